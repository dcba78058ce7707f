#include "eval/defences.h"

#include "core/notation.h"
#include "support/board_text.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace tianyuan::eval {
namespace {

std::string namesOf(const CellSet& cells, int size) {
    std::string names;
    cells.forEach(size, [&](Cell cell) { names += toText(Move(pointOf(cell)), size) + " "; });
    return names;
}

TEST(Defences, AnOpenThreeIsStoppedAtItsEndsAndNoFartherThanItCanGrow) {
    const Board board = test::boardOf(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    const ShapeMap map(Rule::Freestyle, board);
    // b5 and h5 leave an open four at the other end only one place for the five.
    EXPECT_EQ(namesOf(defencesAgainst(map, BlackSide, Threat::OpenFour), 9), "c5 g5 ");
}

TEST(Defences, AFourIsStoppedOnItsPointAloneButInCaroAlsoAtTheEnd) {
    const Board board = test::boardOf(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O X X X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    EXPECT_EQ(
        namesOf(defencesAgainst(ShapeMap(Rule::Freestyle, board), BlackSide, Threat::Five), 9),
        "g5 ");
    EXPECT_EQ(namesOf(defencesAgainst(ShapeMap(Rule::Caro, board), BlackSide, Threat::Five), 9),
              "g5 h5 ");
}

TEST(Defences, AreExactlyTheStonesAfterWhichNoThreatIsAsStrong) {
    std::mt19937_64 random(5);
    int asked = 0;
    for (int round = 0; round < 4000; ++round) {
        const Rule rule = AllRules[random() % AllRules.size()];
        const int size = 9 + static_cast<int>(random() % 5);
        ShapeMap map(rule, size, PointTable::of(rule));
        for (int i = 0; i < 26; ++i) {
            const Cell cell =
                cellOf({static_cast<int>(random() % 8), static_cast<int>(random() % 8)});
            if (map.isEmpty(cell)) map.place(cell, random() % 2 ? BlackSide : WhiteSide);
        }
        for (const Side attacker : {BlackSide, WhiteSide}) {
            for (const Threat threat : {Threat::Five, Threat::OpenFour}) {
                if (map.count(attacker, threat) == 0) continue;
                ++asked;
                const CellSet stops = defencesAgainst(map, attacker, threat);
                const CellSet threats = map.cells(attacker, threat);
                const CellSet empty = map.empty();
                empty.forEach(size, [&](Cell cell) {
                    map.place(cell, other(attacker));
                    bool stopped = true;
                    threats.forEach(size, [&](Cell each) {
                        if (map.isEmpty(each) && map.threat(attacker, each) >= threat &&
                            map.threat(attacker, each) <= Threat::Five) {
                            stopped = false;
                        }
                    });
                    map.takeBack();
                    ASSERT_EQ(stops.contains(cell), stopped);
                });
            }
        }
    }
    EXPECT_GT(asked, 500);
}

}  // namespace
}  // namespace tianyuan::eval
