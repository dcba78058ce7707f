#pragma once

#include "board_drawing.h"
#include "command.h"
#include "inbox.h"
#include "practice/run.h"
#include "screen.h"
#include "terminal.h"

#include <string>
#include <vector>

namespace tianyuan::cli {

/// Puzzles at the terminal: a run, typed move by move. What is done is in the log at once, so that
/// nothing is lost however it ends.
class TerminalPuzzles {
public:
    TerminalPuzzles(const Context& context, Inbox& inbox, TerminalAbilities abilities,
                    store::PuzzleLog& log, const practice::RunSetup& setup);

    /// Until the person leaves, or there is no puzzle left.
    int solve();

    /// The person has left to go on from the position of the last puzzle.
    enum class GoingOn : std::uint8_t { No, Play, Study };
    GoingOn goingOn() const { return goingOn_; }
    const puzzle::Puzzle& puzzle() const { return run_.board().puzzle(); }

private:
    enum class Next : std::uint8_t { Stay, Another, Leave };

    bool showNext();
    void show(const std::vector<Move>& line);
    std::string status() const;
    std::string prompt() const;
    bool isEnded() const;
    Next obey(const std::string& line);
    Next take(const std::string& text);
    Next goOn(GoingOn how);
    void help();
    void showSolution();
    void sayEnd();
    void complain(const Reason& reason) { screen_.say(context_.say(reason)); }

    const Context& context_;
    Inbox& inbox_;
    TerminalAbilities abilities_;
    store::PuzzleLog& log_;
    practice::Run run_;
    Screen screen_;
    bool isAnswerShown_ = false;
    GoingOn goingOn_ = GoingOn::No;
};

}  // namespace tianyuan::cli
