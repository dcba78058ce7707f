#pragma once

#include "game/game.h"
#include "study/finding.h"

#include <functional>
#include <optional>
#include <vector>

namespace tianyuan::study {

/// A finding with the proof of its win; a FoulMove has an empty one.
struct ProvedFinding {
    Finding finding;
    ProvedWin win;
};

/// What a game can be asked about while it is examined elsewhere: its moves and how it ended.
struct GameLine {
    Rule rule = Rule::Freestyle;
    std::vector<Board> boards;  // before the first move, then after each, with the side to move
    std::vector<Move> moves;
    Outcome outcome;
};
/// The line on which a game stands.
GameLine lineOf(const game::Game& game);

/// Looks for the moves that decided a game, from its end to its start: wins that were there and not
/// taken, moves that lost what could be held. What is found is proved, within limits of stones
/// placed. Blocks, on any thread.
class Examination {
public:
    using OnFinding = std::function<void(const ProvedFinding&)>;
    using OnProgress = std::function<void(int done, int total)>;  // positions

    Examination(GameLine line, const ProofLimits& limits);

    /// Calls `onFinding` for each as soon as it is found, the last of the game first. False if it
    /// was stopped on the way.
    bool run(const OnFinding& onFinding, const OnProgress& onProgress = {});

private:
    struct Known {
        bool isAsked = false;     // of the search
        bool isFollowed = false;  // was the win before it played on?
        bool isWon = false;
        ProvedWin win;  // for the side to move
    };

    int plies() const { return static_cast<int>(line_.moves.size()); }
    const Board& boardAfter(int ply) const { return line_.boards[static_cast<std::size_t>(ply)]; }
    Move moveOf(int ply) const { return line_.moves[static_cast<std::size_t>(ply - 1)]; }
    bool isEndedByFive() const { return line_.outcome.ending == Ending::Five; }
    bool isEnded(int ply) const;
    const Known& winAfter(int ply);
    Known& searchAfter(int ply);

    std::optional<ProvedFinding> missedWin(int ply);
    std::optional<ProvedFinding> losingMove(int ply);
    Finding about(Finding::Kind kind, int ply) const;
    void tell(Finding& finding, const ProvedWin& win) const;

    GameLine line_;
    WinProver prover_;
    std::vector<Known> known_;  // by ply
};

}  // namespace tianyuan::study
