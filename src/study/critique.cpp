#include "study/critique.h"

#include "advice/win_chance.h"
#include "core/notation.h"
#include "core/referee.h"
#include "study/evaluation.h"
#include "study/holding_moves.h"
#include "study/overlooked.h"
#include "study/telling.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tianyuan::study {
namespace {

using Kind = Finding::Kind;
using search::Verdict;

constexpr double MistakeDrop = 0.25, DoubtfulDrop = 0.12;

constexpr std::array<std::string_view, 3> StrictnessIds{"proved", "mistakes", "doubtful"};

Finding winFinding(Kind kind, Rule rule, const Board& board, const ProvedWin& win) {
    Finding finding;
    finding.kind = kind;
    finding.side = kind == Kind::MissedWin ? win.side : opponent(win.side);
    finding.means = win.means;
    finding.plies = win.proof.plies();
    finding.line = wholeLine(win.proof);
    finding.overlooked = overlookedIn(rule, board, win.side, finding);
    return finding;
}

/// The position before the last move, and after it.
class LastMove {
public:
    LastMove(const player::Position& position, const CritiqueLimits& limits)
        : after_(position), before_(position), limits_(limits), prover_(limits.proof) {
        critique_.move = position.moves.back();
        before_.board.takeBack(critique_.move);
        before_.moves.pop_back();
        critique_.side = before_.board.sideToMove();
    }

    Critique look() {
        if (!loses() && !missesWin()) givesAway();
        return std::move(critique_);
    }

private:
    bool isStopped() const { return limits_.proof.stop.stop_requested(); }

    bool loses() {
        const Stone other = opponent(critique_.side);
        const WinAnswer answer = prover_.prove(after_.rule, after_.board, other);
        if (answer.verdict != Verdict::Won) return false;
        HoldingMoves moves = holdingMoves(before_.rule, before_.board, prover_);
        lost_ = true;
        if (moves.held.empty() || isStopped()) return false;
        Finding finding = winFinding(Kind::LosingMove, after_.rule, after_.board, answer.win);
        finding.held = std::move(moves.held);
        finding.areExamples = moves.areExamples;
        tell(std::move(finding), after_.board);
        critique_.finding.isWrongEnd =
            stopsOnTheWrongEnd(before_.rule, before_.board, critique_.finding);
        return true;
    }

    /// There was a win, and after the move the other side has something that stops it.
    bool missesWin() {
        if (isStopped()) return false;
        const WinAnswer answer = prover_.prove(before_.rule, before_.board, critique_.side);
        if (answer.verdict != Verdict::Won) return false;
        const search::Proof& proof = answer.win.proof;
        if (Move(proof.attack(proof.root()).point) == critique_.move) return false;
        const HoldingMoves moves = holdingMoves(after_.rule, after_.board, prover_);
        if (moves.held.empty() || isStopped()) return false;
        tell(winFinding(Kind::MissedWin, before_.rule, before_.board, answer.win), before_.board);
        return true;
    }

    void tell(Finding finding, const Board& board) {
        critique_.kind = Critique::Kind::Proved;
        finding.ply = static_cast<int>(after_.moves.size());
        finding.move = critique_.move;
        finding.stones = limits_.proof.threats;
        critique_.steps = stepsOf(after_.rule, board, finding.winner(), finding.line);
        critique_.finding = std::move(finding);
    }

    /// What is lost anyway gives nothing away.
    void givesAway() {
        if (limits_.strictness == Strictness::Proved || lost_ || isStopped()) return;
        EngineJudge judge(limits_.judged);
        const auto was = judge.judge(before_, limits_.proof.stop);
        const auto is = judge.judge(after_, limits_.proof.stop);
        if (!was || !is || was->line.empty() || was->line.front() == critique_.move) return;
        critique_.before = advice::winChance(scoreFor(critique_.side, was->evaluation));
        critique_.after = advice::winChance(scoreFor(critique_.side, is->evaluation));
        const double least =
            limits_.strictness == Strictness::Doubtful ? DoubtfulDrop : MistakeDrop;
        if (critique_.before - critique_.after < least) return;
        critique_.kind = Critique::Kind::GivesAway;
        critique_.better = was->line;
    }

    player::Position after_, before_;
    CritiqueLimits limits_;
    WinProver prover_;
    Critique critique_;
    bool lost_ = false;
};

bool endsTheGame(const player::Position& position) {
    if (position.moves.empty() || position.board.isFull()) return true;
    const Move last = position.moves.back();
    if (last.isPass()) return true;
    Board before = position.board;
    before.takeBack(last);
    return judge(before, last.point(), before.sideToMove(), position.rule) != Judgement::Fine;
}

}  // namespace

Critique critiqueOf(const player::Position& position, const CritiqueLimits& limits) {
    if (endsTheGame(position)) return {};
    return LastMove(position, limits).look();
}

Lookout lookoutOf(const player::Position& position, const CritiqueLimits& limits) {
    Lookout lookout;
    const Stone side = position.board.sideToMove();
    WinProver prover(limits.proof);
    const auto look = [&](Stone whose, Kind kind, auto& finding, auto& steps) {
        const WinAnswer answer = prover.prove(position.rule, position.board, whose);
        if (answer.verdict != Verdict::Won) return;
        finding = winFinding(kind, position.rule, position.board, answer.win);
        steps = stepsOf(position.rule, position.board, whose, finding->line);
    };
    look(side, Kind::MissedWin, lookout.own, lookout.ownSteps);
    look(opponent(side), Kind::LosingMove, lookout.threat, lookout.threatSteps);
    return lookout;
}

Reason headlineOf(const Critique& critique, int size) {
    const std::string point = pointName(critique.move, size);
    if (critique.kind == Critique::Kind::GivesAway) return {"teacher.gives-away", {point}};
    return {critique.finding.kind == Kind::MissedWin ? "teacher.misses-win" : "teacher.loses",
            {point}};
}

std::vector<Reason> linesOf(const Critique& critique, int size) {
    if (critique.kind == Critique::Kind::GivesAway) {
        return {{"teacher.chance",
                 {percent(critique.before), percent(critique.after),
                  pointName(critique.better.front(), size)}}};
    }
    std::vector<Reason> lines{whyOf(critique.finding, critique.steps, size)};
    for (Reason& each : detailsOf(critique.finding)) lines.push_back(std::move(each));
    return lines;
}

std::vector<Reason> linesOf(const Lookout& lookout, int size) {
    std::vector<Reason> lines;
    if (lookout.own) lines.push_back({"teacher.own-win", {std::to_string(lookout.own->plies)}});
    if (lookout.threat) {
        const Reason why = whyOf(*lookout.threat, lookout.threatSteps, size);
        lines.push_back({"teacher.threat", {}});
        lines.push_back(why);
    }
    if (lines.empty()) lines.push_back({"teacher.nothing", {}});
    return lines;
}

std::string_view idOf(Strictness strictness) {
    return StrictnessIds[static_cast<std::size_t>(strictness)];
}

std::optional<Strictness> strictnessFromId(std::string_view id) {
    const auto found = std::find(StrictnessIds.begin(), StrictnessIds.end(), id);
    if (found == StrictnessIds.end()) return std::nullopt;
    return static_cast<Strictness>(found - StrictnessIds.begin());
}

}  // namespace tianyuan::study
