#include "study/examination.h"

#include "study/evaluation.h"
#include "study/holding_moves.h"
#include "study/overlooked.h"

#include <algorithm>
#include <utility>

namespace tianyuan::study {

using Kind = Finding::Kind;
using search::Verdict;

GameLine lineOf(const game::Game& game) {
    GameLine line;
    line.rule = game.rule();
    line.outcome = game.outcome();
    line.moves.assign(game.moves().begin(), game.moves().end());
    for (int ply = 0; ply <= game.ply(); ++ply) {
        line.boards.push_back(positionAfter(game, ply).board);
    }
    return line;
}

Examination::Examination(GameLine line, const ProofLimits& limits)
    : line_(std::move(line)), prover_(limits), known_(line_.boards.size()) {
    // A game that has ended on the board has no side to move there.
    if (isEnded(plies())) known_.back().isAsked = true;
}

bool Examination::isEnded(int ply) const {
    return ply == plies() && (isEndedByFive() || line_.outcome.ending == Ending::Foul);
}

const Examination::Known& Examination::winAfter(int ply) {
    Known& known = searchAfter(ply);
    if (known.isWon || known.isFollowed || ply < 2) return known;
    known.isFollowed = true;
    const Known& before = searchAfter(ply - 2);
    if (!before.isWon || isEnded(ply)) return known;
    // Who plays the win that was proved has it still, though it may not be found again.
    const search::Proof& proof = before.win.proof;
    const search::Proof::Attack& attack = proof.attack(proof.root());
    if (moveOf(ply - 1) != Move(attack.point) || attack.wins()) return known;
    known.isWon = true;
    known.win = before.win;
    const auto listed = std::find_if(
        attack.answers.begin(), attack.answers.end(),
        [&](const search::Proof::Answer& each) { return Move(each.point) == moveOf(ply); });
    known.win.proof.setRoot(listed == attack.answers.end() ? attack.otherwise : listed->next);
    return known;
}

Examination::Known& Examination::searchAfter(int ply) {
    Known& known = known_[static_cast<std::size_t>(ply)];
    if (known.isAsked) return known;
    const Board& board = boardAfter(ply);
    WinAnswer answer = prover_.prove(line_.rule, board, board.sideToMove());
    known.isAsked = true;
    known.isWon = answer.verdict == Verdict::Won;
    if (known.isWon) known.win = std::move(answer.win);
    return known;
}

bool Examination::run(const OnFinding& onFinding, const OnProgress& onProgress) {
    const auto isStopped = [this] { return prover_.limits().stop.stop_requested(); };
    for (int ply = plies(); ply >= 1; --ply) {
        for (const auto& found : {missedWin(ply), losingMove(ply)}) {
            if (isStopped()) return false;
            if (found) onFinding(*found);
        }
        if (onProgress) onProgress(plies() - ply + 1, plies());
    }
    return !isStopped();
}

/// Had the side of this move a win that was gone when it came to move again?
std::optional<ProvedFinding> Examination::missedWin(int ply) {
    const bool isFoul = line_.outcome.ending == Ending::Foul;
    const bool isLast = ply == plies();
    if (isLast && !isFoul) return std::nullopt;             // it was never answered
    if (ply + 1 == plies() && isFoul) return std::nullopt;  // the answer lost at once
    if (!winAfter(ply - 1).isWon) return std::nullopt;
    const ProvedWin& win = winAfter(ply - 1).win;
    const bool followsIt = moveOf(ply) == Move(win.proof.attack(win.proof.root()).point);
    if (followsIt || (!isLast && winAfter(ply + 1).isWon)) return std::nullopt;
    Finding finding = about(Kind::MissedWin, ply);
    tell(finding, win);
    return ProvedFinding{std::move(finding), win};
}

/// Could the side of this move hold the game, and the other side wins by force after it?
std::optional<ProvedFinding> Examination::losingMove(int ply) {
    const bool isFoul = ply == plies() && line_.outcome.ending == Ending::Foul;
    if (!isFoul && !winAfter(ply).isWon) return std::nullopt;
    if (winAfter(ply - 1).isWon) return std::nullopt;  // it missed a win, which says more
    if (ply >= 2 && winAfter(ply - 2).isWon) {
        const search::Proof& before = winAfter(ply - 2).win.proof;
        if (moveOf(ply - 1) == Move(before.attack(before.root()).point)) return std::nullopt;
    }
    const Board& board = boardAfter(ply - 1);
    HoldingMoves moves = holdingMoves(line_.rule, board, prover_);
    if (moves.isLost) {
        if (ply < 2 || moveOf(ply - 1).isPass()) return std::nullopt;
        Known& before = known_[static_cast<std::size_t>(ply - 2)];
        if (!before.isWon) {
            before.isWon = true;
            before.win =
                quietWin(moveOf(ply - 1).point(), opponent(board.sideToMove()), std::move(moves));
        }
        return std::nullopt;
    }
    if (moves.held.empty()) return std::nullopt;
    Finding finding = about(isFoul ? Kind::FoulMove : Kind::LosingMove, ply);
    finding.held = std::move(moves.held);
    finding.areExamples = moves.areExamples;
    if (isFoul) {
        finding.overlooked = Overlooked::Foul;
        return ProvedFinding{std::move(finding), {}};
    }
    const ProvedWin& win = winAfter(ply).win;
    tell(finding, win);
    finding.isWrongEnd = stopsOnTheWrongEnd(line_.rule, board, finding);
    return ProvedFinding{std::move(finding), win};
}

Finding Examination::about(Kind kind, int ply) const {
    Finding finding;
    finding.kind = kind;
    finding.ply = ply;
    finding.side = boardAfter(ply - 1).sideToMove();
    finding.move = moveOf(ply);
    finding.stones = prover_.limits().threats;
    return finding;
}

void Examination::tell(Finding& finding, const ProvedWin& win) const {
    finding.means = win.means;
    finding.plies = win.proof.plies();
    finding.line = wholeLine(win.proof);
    finding.overlooked =
        overlookedIn(line_.rule, boardAfter(finding.winsAfter()), win.side, finding);
}

}  // namespace tianyuan::study
