#pragma once

#include "core/result.h"
#include "puzzle/attack_judge.h"
#include "puzzle/puzzle.h"

#include <optional>
#include <vector>

namespace tianyuan::puzzle {

/// What came of a move, and what to say of it.
struct Answer {
    enum class Kind : std::uint8_t {
        GoesOn,    // right: the other side has answered, and there is more to find
        Solved,    // right: that was all
        Wrong,     // it is refuted, and taken back
        NotAsked,  // neither: it wins in another way, or nobody can tell; taken back
        Refused,   // it cannot be played at all
    };

    Kind kind = Kind::Refused;
    Reason sentence;
    std::vector<Move> line;  // what stands on the board after it: the move and what follows
};

/// Two sentences of help: what there is, and what asking again would tell.
struct Help {
    Reason sentence;
    std::optional<Reason> more;
    std::optional<Point> point;  // the place it speaks of
};

/// What was played instead, if it is a mistake of a game.
std::optional<Reason> playedInstead(const Puzzle& puzzle);

/// A puzzle being solved: a person plays, the other side answers with what resists longest. What is
/// wrong is refuted and does not stay on the board. Nothing here is guessed: whatever is called
/// right or wrong is proved. Calls may take some tenths of a second.
class PuzzleBoard {
public:
    explicit PuzzleBoard(Puzzle puzzle) : puzzle_(std::move(puzzle)), board_(puzzle_.board) {}

    const Puzzle& puzzle() const { return puzzle_; }
    /// As it stands now.
    const Board& board() const { return board_; }
    /// What was played since the start, both sides.
    const std::vector<Move>& moves() const { return moves_; }
    bool isSolved() const { return solved_; }
    int wrongAnswers() const { return wrong_; }
    int hintsTaken() const { return hints_; }
    /// Solved at the first try and without help.
    bool isClean() const { return solved_ && wrong_ == 0 && hints_ == 0; }

    Answer play(Point point);
    /// The next of three steps: where, what, and the move itself.
    Help hint();
    /// What solves it from here, both sides, to the end.
    std::vector<Move> solution() const;
    /// Back to the first position. Wrong answers and hints stay counted.
    void startOver();

    static constexpr int HintSteps = 3;

private:
    Answer attack(Point point);
    Answer defend(Point point);
    Answer hold(Point point);
    Answer name(Point point);
    Answer refuted(Reason why, std::vector<Move> line);
    Answer refutedAttack(Point point, const AttackVerdict& verdict);
    std::optional<std::vector<Move>> winAgainst(Point point) const;
    bool isCutOff(Point point, Point answer) const;
    Help hintOfHolding() const;
    std::optional<Point> holdingMove() const;
    search::Proof win() const;
    /// As long as it takes to see what is claimed.
    std::uint64_t stones() const { return puzzle_.played ? StonesOfAMistake : StonesOfASearch; }
    Means means() const { return puzzle_.theme == Theme::Threes ? Means::Threes : Means::Fours; }
    void put(Move move);

    Puzzle puzzle_;
    Board board_;
    std::vector<Move> moves_;
    search::Proof proof_;  // of a mistake in a game: the win from here, once it was looked for
    bool solved_ = false;
    int wrong_ = 0;
    int hints_ = 0;
    int hintStep_ = 0;  // of the move that is to be found now
};

}  // namespace tianyuan::puzzle
