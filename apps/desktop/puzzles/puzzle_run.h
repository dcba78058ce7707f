#pragma once

#include "autosave/game_keeper.h"
#include "practice/run.h"

#include <chrono>
#include <optional>
#include <vector>

namespace tianyuan::desktop {

/// How far a run has come.
struct RunSoFar {
    practice::Mode mode = practice::Mode::Next;
    int solved = 0;
    int failed = 0;
    std::int64_t best = 0;  // of this mode
    std::optional<practice::Time> deadline;
    bool isOver = false;
};

/// What is to be seen of a run of puzzles, as plain data that goes from thread to thread.
struct PuzzleSight {
    RunSoFar run;
    std::optional<puzzle::Puzzle> puzzle;  // nothing: there is none, or the run is over
    Board board;
    std::optional<Point> last;   // move of the other side
    std::vector<Point> winning;  // the five that ended it
    std::optional<puzzle::Answer> answer;
    std::optional<puzzle::Help> help;
    std::vector<Move> solution;  // asked for
    std::optional<store::GameId> game;
    int ply = 0;
    bool isSolved = false;
    bool isSettled = false;
    std::optional<Reason> trouble;  // something could not be written down
};

/// A run of puzzles where the store is: on its thread, which may take its time. Each call gives
/// what is to be seen then.
class PuzzleRun {
public:
    using Keeper = autosave::GameKeeper;

    /// With the puzzles that come with the program.
    PuzzleSight begin(Keeper& keeper, const practice::RunSetup& setup);
    PuzzleSight next();
    PuzzleSight play(Point point);
    PuzzleSight hint();
    PuzzleSight showSolution();
    PuzzleSight startOver();
    PuzzleSight sight();
    /// Writes down how far it came.
    PuzzleSight leave();

private:
    std::optional<store::PuzzleLog> log_;
    std::optional<practice::Run> run_;
    bool finished_ = false;
    practice::Time started_{};
};

/// The day here.
std::chrono::year_month_day localDay();

}  // namespace tianyuan::desktop
