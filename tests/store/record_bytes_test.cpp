#include "store/record_bytes.h"

#include "store/random_record.h"

#include <gtest/gtest.h>

namespace tianyuan::store {
namespace {

TEST(RecordBytes, AnEmptyRecordComesBack) {
    const record::Record record;
    EXPECT_EQ(recordFromBytes(recordToBytes(record)), record);
}

TEST(RecordBytes, NothingOfARecordIsLost) {
    std::mt19937 random(1);
    for (int i = 0; i < 500; ++i) {
        const record::Record record = randomRecord(random);
        const auto back = recordFromBytes(recordToBytes(record));
        ASSERT_TRUE(back) << i;
        ASSERT_EQ(*back, record) << i;
    }
}

TEST(RecordBytes, KeepsTheOrderAfterRemovingAndPromoting) {
    std::mt19937 random(2);
    record::Record record = randomRecord(random, 200);
    record.tree.promote(120);
    record.tree.remove(50);
    const auto back = recordFromBytes(recordToBytes(record));
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, record);
}

TEST(RecordBytes, GivesIdsInPreOrder) {
    std::mt19937 random(3);
    const auto back = recordFromBytes(recordToBytes(randomRecord(random, 200)));
    ASSERT_TRUE(back);
    record::NodeId expected = 0;
    for (record::NodeId id = 0; id != record::NoNode; id = back->tree.next(id)) {
        ASSERT_EQ(id, expected++);
    }
    EXPECT_EQ(expected, back->tree.capacity());
}

TEST(RecordBytes, APlainMoveTakesTwoBytes) {
    std::mt19937 random(4);
    const auto size = [&](int moves) {
        return recordToBytes(recordOf(randomMoves(random, moves, 15))).size();
    };
    EXPECT_EQ(size(101) - size(1), 200U);
}

TEST(RecordBytes, AMillionNodesInOneLineAreNoTrouble) {
    record::Record record;
    record::NodeId node = record::Tree::Root;
    for (int i = 0; i < 1'000'000; ++i) node = record.tree.add(node, Stone::Black, Move::pass());
    const auto back = recordFromBytes(recordToBytes(record));
    ASSERT_TRUE(back);
    EXPECT_EQ(back->tree.capacity(), 1'000'001U);
}

TEST(RecordBytes, EveryShorterFormIsRefused) {
    std::mt19937 random(5);
    const std::string bytes = recordToBytes(randomRecord(random));
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        ASSERT_FALSE(recordFromBytes(std::string_view(bytes).substr(0, length))) << length;
    }
    EXPECT_FALSE(recordFromBytes(bytes + "x"));
}

TEST(RecordBytes, ChangedBytesGiveARecordOrNothing) {
    std::mt19937 random(6);
    int refused = 0;
    for (int i = 0; i < 5000; ++i) {
        std::string bytes = recordToBytes(randomRecord(random, 20));
        for (auto changes = 1 + random() % 3; changes > 0; --changes) {
            bytes[random() % bytes.size()] = static_cast<char>(random());
        }
        if (!recordFromBytes(bytes)) ++refused;
    }
    EXPECT_GT(refused, 0);
    EXPECT_LT(refused, 5000);
}

TEST(RecordBytes, ANewerFormIsRefused) {
    std::string bytes = recordToBytes({});
    ++bytes.front();
    EXPECT_FALSE(recordFromBytes(bytes));
}

}  // namespace
}  // namespace tianyuan::store
