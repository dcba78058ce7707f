#include "record/formats.h"
#include "support/library_bytes.h"
#include "support/random_record.h"
#include "support/reason_text.h"
#include "support/wild_record.h"

#include <gtest/gtest.h>

namespace tianyuan::record {
namespace {

using test::reasonOf;

TEST(Conversion, ALibrarySurvivesTheWayThroughSgf) {
    std::mt19937 random(11);
    const std::vector<std::string> texts{"four", "a[b]", "x\\y:z", "VCF"};
    for (int i = 0; i < 100; ++i) {
        test::RandomRecordOptions options;
        options.passes = true;
        options.emptyNodes = true;
        const Record moves = test::randomRecord(random, options);
        const std::string library = test::RandomLibrary(random, moves, texts).make();
        const Result<Reading> original = read(library);
        ASSERT_EQ(reasonOf(original), "");
        ASSERT_EQ(original->format, Format::RenLib);
        const Result<Written> sgf = write(original->records, Format::Sgf);
        ASSERT_TRUE(sgf);
        EXPECT_TRUE(sgf->leftOut.empty());
        const Result<Reading> back = read(sgf->bytes);
        ASSERT_EQ(reasonOf(back), "");
        EXPECT_EQ(back->format, Format::Sgf);
        EXPECT_EQ(back->records, original->records) << sgf->bytes;
        const Result<Written> again = write(back->records.front(), Format::RenLib);
        ASSERT_EQ(reasonOf(again), "");
        EXPECT_EQ(again->bytes, library);
    }
}

TEST(Conversion, WhatAnyFormatWritesCanBeReadWithoutSayingWhatItIs) {
    for (unsigned seed = 1; seed <= 200; ++seed) {
        const Record record = test::WildRecord(seed).make();
        for (const Format format : AllFormats) {
            const Result<Written> written = write(record, format);
            if (!written || written->bytes.empty()) continue;
            const Result<Reading> reading = read(written->bytes);
            EXPECT_EQ(reasonOf(reading), "") << idOf(format) << "\n" << written->bytes;
            if (reading) {
                EXPECT_EQ(reading->format, format) << written->bytes;
            }
        }
    }
}

}  // namespace
}  // namespace tianyuan::record
