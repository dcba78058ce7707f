#include "core/byte_stream.h"

#include <gtest/gtest.h>

namespace tianyuan {
namespace {

TEST(ByteStream, GivesBackWhatWasPutIn) {
    ByteWriter writer;
    writer.byte(200);
    writer.fixed(0x1234'5678'9ABC, 6);
    writer.number(300);
    writer.integer(-5);
    writer.real(-0.25);
    writer.text("stone");
    ByteReader reader(writer.bytes());
    EXPECT_EQ(reader.byte(), 200U);
    EXPECT_EQ(reader.fixed(6), 0x1234'5678'9ABCU);
    EXPECT_EQ(reader.number(), 300U);
    EXPECT_EQ(reader.integer(), -5);
    EXPECT_EQ(reader.real(), -0.25);
    EXPECT_EQ(reader.text(), "stone");
    EXPECT_TRUE(reader.isAtEnd());
    EXPECT_FALSE(reader.failed());
}

TEST(ByteStream, IsTheSameOnEveryMachine) {
    ByteWriter writer;
    writer.fixed(0x0102, 2);
    writer.number(128);
    EXPECT_EQ(writer.bytes(), "\x02\x01\x80\x01");
}

TEST(ByteStream, PastTheEndThereAreZeros) {
    ByteReader reader("\x05");
    EXPECT_EQ(reader.fixed(2), 5U);
    EXPECT_TRUE(reader.failed());
    EXPECT_EQ(reader.byte(), 0U);
    EXPECT_EQ(reader.place(), 1U);
}

TEST(ByteStream, ALengthThatCannotBeIsNoLength) {
    for (const std::string_view bytes : {"\x7Fst", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"}) {
        ByteReader text(bytes), count(bytes);
        EXPECT_EQ(text.text(), "");
        EXPECT_TRUE(text.failed());
        EXPECT_EQ(count.count(), 0U);
        EXPECT_TRUE(count.failed());
    }
}

}  // namespace
}  // namespace tianyuan
