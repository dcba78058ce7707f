#include "opening/named_opening.h"

#include "core/notation.h"
#include "core/symmetry.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace tianyuan::opening {
namespace {

std::string_view nameOf(std::string_view code, int size = 15) {
    const NamedOpening* opening = namedOpeningOf(*movesFromText(code, size), size);
    return opening ? opening->name : "";
}

TEST(NamedOpening, KnowsThePublishedForms) {
    const std::map<std::string, std::string_view> published{
        {"h8h9h10", "Kansei"},   {"h8h9i10", "Keigetsu"}, {"h8h9j10", "Sosei"},
        {"h8h9i9", "Kagetsu"},   {"h8h9j9", "Zangetsu"},  {"h8h9i8", "Ugetsu"},
        {"h8h9j8", "Kinsei"},    {"h8h9h7", "Shogetsu"},  {"h8h9i7", "Kyugetsu"},
        {"h8h9j7", "Shingetsu"}, {"h8h9h6", "Zuisei"},    {"h8h9i6", "Sangetsu"},
        {"h8h9j6", "Yusei"},     {"h8i9j10", "Chosei"},   {"h8i9j9", "Kyogetsu"},
        {"h8i9j8", "Kosei"},     {"h8i9j7", "Suigetsu"},  {"h8i9j6", "Ryusei"},
        {"h8i9i8", "Ungetsu"},   {"h8i9i7", "Hogetsu"},   {"h8i9i6", "Rangetsu"},
        {"h8i9h7", "Gingetsu"},  {"h8i9h6", "Myojo"},     {"h8i9g7", "Shagetsu"},
        {"h8i9g6", "Meigetsu"},  {"h8i9f6", "Suisei"}};
    EXPECT_EQ(published.size(), 26U);
    for (const auto& [moves, name] : published) EXPECT_EQ(nameOf(moves), name) << moves;
}

TEST(NamedOpening, IsRecognisedUnderEverySymmetryAndSize) {
    for (const int size : {9, 15, 19}) {
        for (const NamedOpening& opening : namedOpenings()) {
            const auto moves = movesOf(opening, size);
            for (const Symmetry symmetry : AllSymmetries) {
                std::vector<Move> turned;
                for (const Move move : moves) turned.emplace_back(symmetry(move.point(), size));
                const NamedOpening* found = namedOpeningOf(turned, size);
                ASSERT_TRUE(found);
                EXPECT_EQ(found->code, opening.code);
            }
        }
    }
}

TEST(NamedOpening, EveryThirdStoneInTheSquareHasAName) {
    for (const char* second : {"h9", "i9"}) {
        std::set<std::string_view> names;
        for (int y = 5; y <= 9; ++y) {
            for (int x = 5; x <= 9; ++x) {
                const std::string third = toText(Point(x, y), 15);
                if (third == "h8" || third == second) continue;
                const std::string_view name = nameOf(std::string("h8") + second + third);
                EXPECT_NE(name, "") << second << third;
                names.insert(name);
            }
        }
        EXPECT_EQ(names.size(), 13U);
    }
}

TEST(NamedOpening, IsNothingElsewhere) {
    EXPECT_EQ(nameOf("h8h9"), "");
    EXPECT_EQ(nameOf("h8h10h9"), "");
    EXPECT_EQ(nameOf("h8h9h11"), "");
    EXPECT_EQ(nameOf("g8h9h7"), "");
    EXPECT_EQ(nameOf("h8passh7"), "");
    EXPECT_EQ(nameOf("h8h9h10", 16), "");
    EXPECT_EQ(nameOf("h8h9i9a1b2"), "Kagetsu") << "later moves do not matter";
}

}  // namespace
}  // namespace tianyuan::opening
