#include "search/transposition_table.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace tianyuan::search {
namespace {

TEST(TranspositionTable, GivesBackWhatWasStored) {
    TranspositionTable table(1 << 20);
    EXPECT_FALSE(table.probe(42));
    table.store(42, {-1234, 77, -3, Bound::Upper, 500});
    const auto entry = table.probe(42);
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->value, -1234);
    EXPECT_EQ(entry->eval, 77);
    EXPECT_EQ(entry->depth, -3);
    EXPECT_EQ(entry->bound, Bound::Upper);
    EXPECT_EQ(entry->move, 500);
}

TEST(TranspositionTable, KeepsTheMoveWhenANewResultHasNone) {
    TranspositionTable table(1 << 20);
    table.store(42, {1, 2, 5, Bound::Lower, 500});
    table.store(42, {3, 2, 6, Bound::Upper, eval::NoCell});
    EXPECT_EQ(table.probe(42)->move, 500);
    EXPECT_EQ(table.probe(42)->value, 3);
}

TEST(TranspositionTable, ForgetsWhenCleared) {
    TranspositionTable table(1 << 20);
    table.store(42, {1, 2, 5, Bound::Lower, 500});
    table.clear();
    EXPECT_FALSE(table.probe(42));
}

TEST(TranspositionTable, StaysWithinItsBytes) {
    for (const std::size_t bytes :
         {std::size_t{1} << 16, std::size_t{1'000'000}, std::size_t{1} << 24}) {
        EXPECT_LE(TranspositionTable(bytes).bytes(), bytes);
        EXPECT_GT(TranspositionTable(bytes).bytes(), bytes / 2);
    }
}

TEST(TranspositionTable, HoldsAsMuchAsIsExpected) {
    const auto keptOf = [](TranspositionTable& table, std::uint64_t positions) {
        const auto keyOf = [](std::uint64_t i) { return (i + 1) * 0x9E3779B97F4A7C15ULL; };
        for (std::uint64_t i = 0; i < positions; ++i) {
            table.store(keyOf(i), {1, 2, 5, Bound::Lower, 500});
        }
        std::uint64_t kept = 0;
        for (std::uint64_t i = 0; i < positions; ++i) kept += table.probe(keyOf(i)).has_value();
        return kept;
    };
    constexpr std::uint64_t Positions = 400'000;
    TranspositionTable table(std::size_t{16} << 20);
    EXPECT_LT(keptOf(table, Positions), Positions * 3 / 4);
    table.expect(2 * Positions);
    EXPECT_FALSE(table.probe(0x9E3779B97F4A7C15ULL)) << "it starts anew";
    EXPECT_GT(keptOf(table, Positions), Positions * 9 / 10);
    table.expect(Positions);
    EXPECT_GT(keptOf(table, Positions), Positions * 9 / 10) << "it never shrinks";
}

TEST(TranspositionTable, NeverExpectsMoreThanItMayUse) {
    TranspositionTable table(std::size_t{8} << 20);
    table.expect(UINT64_MAX);
    EXPECT_LE(table.bytes(), std::size_t{8} << 20);
    table.store(~std::uint64_t{0}, {1, 2, 5, Bound::Lower, 500});
    EXPECT_TRUE(table.probe(~std::uint64_t{0}));
}

TEST(TranspositionTable, DistancesAreKeptFromTheNode) {
    const Value seenFromRoot = winAt(9);
    EXPECT_EQ(fromTable(toTable(seenFromRoot, 4), 4), seenFromRoot);
    EXPECT_EQ(fromTable(toTable(seenFromRoot, 4), 2), winAt(7));
    EXPECT_EQ(fromTable(toTable(lossAt(9), 4), 2), lossAt(7));
    EXPECT_EQ(toTable(120, 4), 120);
}

TEST(TranspositionTable, ManyThreadsNeverReadAMixedEntry) {
    TranspositionTable table(TranspositionTable::LeastBytes);
    std::vector<std::jthread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&table, t] {
            for (std::uint64_t i = 0; i < 50'000; ++i) {
                // Keys that share buckets; the value tells the key.
                const std::uint64_t key = ((i % 64) << 58) | (i % 97);
                const auto value = static_cast<Value>((i % 64) * 100 + i % 97);
                if (const auto entry = table.probe(key)) {
                    EXPECT_EQ(entry->value, value);
                }
                table.store(key, {value, 0, t, Bound::Exact, 100});
            }
        });
    }
}

}  // namespace
}  // namespace tianyuan::search
