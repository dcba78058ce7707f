#pragma once

#include "core/board.h"
#include "core/rule.h"

#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tianyuan::test {

/// Finds wins by threats in the plainest way: every four, every three, and against them every legal
/// answer, told by the referee alone. It knows nothing of shapes and shares nothing with the
/// engine's search. Slow.
class ExhaustiveAttack {
public:
    /// What may be left out of account, to see what a careless attacker believes.
    struct Blindness {
        bool forCounters = false;  // that the defender can make five himself
        bool forFouls = false;     // that a point is forbidden to Black
    };

    ExhaustiveAttack(const Board& board, Rule rule, Stone attacker)
        : ExhaustiveAttack(board, rule, attacker, Blindness{}) {}
    ExhaustiveAttack(const Board& board, Rule rule, Stone attacker, Blindness blindness)
        : board_(board),
          rule_(rule),
          attacker_(attacker),
          blindness_(blindness),
          points_(pointsOf(board)) {}

    /// The stones until the five of the shortest win by at most so many fours; 0: none.
    int byFours(int fours);
    /// The same with fours and at most so many threes.
    int byThrees(int threes);

    /// Has it given up, after this many positions? Then 0 means nothing.
    bool hasGivenUp() const { return givenUp_; }
    void setPatience(std::uint64_t positions) { patience_ = positions; }
    /// Was everything tried, so that more fours or threes would not help either?
    bool sawAll() const { return !cut_ && !givenUp_; }

private:
    struct Depth {
        int threes = 0;
        int fours = 0;
    };

    int attack(Depth depth);
    int fours(Depth depth);
    int threes(Depth depth);
    int answersToFour(Depth depth, const std::vector<Point>& fives);
    int answersToThree(Depth depth, Point three);
    bool stopsThree(Depth depth, Point answer, int& worst);
    static std::vector<Point> pointsOf(const Board& board);
    bool attackerHasFive() const;
    bool defenderHasFive() const;
    bool makesFiveAnywhere(Stone stone) const;
    std::vector<Point> fivesThrough(Point point, Stone stone) const;
    bool mayGrow(Point point, int stones) const;
    bool isAllowed(Point point, Stone stone) const;

    Board board_;
    Rule rule_;
    Stone attacker_;
    Blindness blindness_;
    std::vector<Point> points_;        // of the board
    std::optional<Point> lastAttack_;  // on the way to the position on the board
    std::optional<Point> lastAnswer_;
    std::map<int, Point> lastStop_;  // what stopped a three last, by the threes that were left
    bool cut_ = false;
    bool givenUp_ = false;
    std::uint64_t patience_ = 100'000;
    std::uint64_t seen_ = 0;
    std::unordered_map<std::uint64_t, int> failed_;  // by position: the fours or threes tried
};

}  // namespace tianyuan::test
