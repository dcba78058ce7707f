#pragma once

#include "practice/deck.h"
#include "practice/picking.h"
#include "puzzle/puzzle_board.h"
#include "store/puzzle_log.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string_view>

namespace tianyuan::practice {

/// How one puzzle follows another.
enum class Mode : std::uint8_t {
    Next,    // what fits one's strength, and a wish
    Day,     // the one of the day
    Streak,  // harder and harder, until the first wrong answer
    Clock,   // as many as one can in three minutes
    Due,     // those that come back
};

inline constexpr std::array AllModes{Mode::Next, Mode::Day, Mode::Streak, Mode::Clock, Mode::Due};
/// "next", "day", "streak", "clock", "due".
std::string_view idOf(Mode mode);
std::optional<Mode> modeFromId(std::string_view id);

inline constexpr std::chrono::seconds TimeOfAClockRun{180};

/// Who runs, where it is kept, and what chooses.
struct RunSetup {
    Mode mode = Mode::Next;
    Wish wish;
    std::span<const puzzle::Puzzle> puzzles;
    std::uint64_t seed = 1;
    std::chrono::year_month_day day;  // here, not in Greenwich
};

/// One puzzle after another, in a mode. What is done is written down at once: a wrong answer when
/// it is given, not when the puzzle is left. Pure but for the log: it is told the time.
class Run {
public:
    Run(const RunSetup& setup, store::PuzzleLog& log, Time now)
        : setup_(setup), log_(log), deck_(log), started_(now) {}

    /// Puts the next puzzle on the board; false: there is none, or the run is over.
    Result<bool> next(Time now);
    /// The puzzle on the board; only after next() was true.
    puzzle::PuzzleBoard& board() { return *board_; }
    const puzzle::PuzzleBoard& board() const { return *board_; }
    bool hasBoard() const { return board_.has_value(); }
    /// Where it comes from, if it comes back.
    const std::optional<Card>& card() const { return card_; }

    /// Plays a move. The attempt says whether what came of it could be written down.
    struct Played {
        puzzle::Answer answer;
        Attempt kept = Done{};
    };
    Played play(Point point, Time now);
    /// The solution is shown: the puzzle counts as not solved.
    Attempt giveUp(Time now);

    const RunSetup& setup() const { return setup_; }
    int solved() const { return solved_; }
    int failed() const { return failed_; }
    bool isOver(Time now) const;
    /// Of a run against the clock.
    std::chrono::seconds timeLeft(Time now) const;
    /// Writes down how far it came; to be called once, when it is over or left.
    Attempt finish(Time now);
    /// Does a wrong answer end the puzzle, so that the next one comes?
    bool isStrict() const { return setup_.mode == Mode::Streak || setup_.mode == Mode::Clock; }
    /// Is what is to be said of the puzzle on the board said?
    bool isSettled() const { return settled_; }

private:
    Result<const puzzle::Puzzle*> choose(Time now);
    Attempt settle(bool solved, Time now);
    void take(const puzzle::Puzzle& puzzle, Time now);

    RunSetup setup_;
    store::PuzzleLog& log_;
    Deck deck_;
    Time started_;
    Time shown_{};
    std::optional<puzzle::PuzzleBoard> board_;
    std::optional<Card> card_;
    std::set<std::int64_t> seen_;
    bool settled_ = false;
    int solved_ = 0;
    int failed_ = 0;
};

}  // namespace tianyuan::practice
