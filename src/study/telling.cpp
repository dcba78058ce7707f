#include "study/telling.h"

#include "core/notation.h"
#include "core/reason_list.h"

#include <cmath>

namespace tianyuan::study {
namespace {

using Kind = Finding::Kind;

/// More of them are not listed.
constexpr std::size_t MostNamed = 6;

std::string code(std::string_view group, std::string_view id) {
    return std::string(group) + std::string(id);
}

/// 100,000 with its commas.
std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (auto place = static_cast<int>(text.size()) - 3; place > 0; place -= 3) {
        text.insert(static_cast<std::size_t>(place), ",");
    }
    return text;
}

/// The sentence about the stone that decides.
std::string whyCode(const WinStep& step) {
    if (step.forbidden) return "lookback.why.foul";
    switch (step.made) {
        case Made::FourThree:
        case Made::DoubleFour:
        case Made::DoubleThree:
        case Made::Five:
            return code("lookback.why.", idOf(step.made));
        default:
            return "lookback.why.open-four";
    }
}

void tellHeld(const Finding& finding, bool isProved, int size, std::vector<Reason>& reasons) {
    std::vector<std::string> names;
    bool isMore = finding.areExamples;
    for (const Defence& defence : finding.held) {
        if (defence.isProved != isProved) continue;
        if (names.size() == MostNamed) {
            isMore = true;
            break;
        }
        names.push_back(pointName(defence.point, size));
    }
    if (names.empty()) return;
    const std::string joint = listArgument(names, Joint::Or);
    Reason reason{isProved ? "lookback.held.proved" : "lookback.held.within", {joint}};
    if (isMore) reason.code += "-such-as";
    if (!isProved) reason.arguments.push_back(grouped(finding.stones));
    reasons.push_back(std::move(reason));
}

}  // namespace

std::string codeOf(Stone side) { return side == Stone::Black ? "table.black" : "table.white"; }

std::string percent(double chance) { return std::to_string(std::lround(chance * 100)) + "%"; }

Reason verdictOf(const Finding& finding, int size) {
    return {code("lookback.", idOf(finding.kind)),
            {codeOf(finding.side), std::to_string(finding.ply), pointName(finding.move, size)}};
}

Reason whyOf(const Finding& finding, const std::vector<WinStep>& steps, int size) {
    const std::string side = codeOf(finding.winner());
    if (finding.kind == Kind::FoulMove) {
        return {"lookback.why.played-foul", {side, pointName(finding.move, size)}};
    }
    const WinStep* step = decidingStep(steps);
    if (!step) return verdictOf(finding, size);
    const std::string first = pointName(steps.front().move, size);
    if (finding.means == Means::QuietMove) return {"lookback.why.quiet-move", {side, first}};
    const auto before = (step - steps.data()) / 2;
    Reason reason{whyCode(*step),
                  {side, pointName(step->move, size), first, std::to_string(before)}};
    if (before > 0) reason.code += "-after";
    if (step->forbidden) reason.arguments.push_back(pointName(*step->forbidden, size));
    return reason;
}

std::vector<Reason> detailsOf(const Finding& finding) {
    std::vector<Reason> reasons;
    if (finding.isWrongEnd) reasons.push_back({"lookback.wrong-end", {}});
    if (finding.plies > 1) {
        reasons.push_back({"lookback.length", {std::to_string(finding.plies)}});
    }
    return reasons;
}

std::vector<Reason> heldOf(const Finding& finding, int size) {
    std::vector<Reason> reasons;
    tellHeld(finding, true, size, reasons);
    tellHeld(finding, false, size, reasons);
    return reasons;
}

Reason textOf(const WinStep& step, int size) {
    const std::string side = codeOf(step.side);
    if (step.move.isPass()) return {"lookback.step.anywhere", {side}};
    const std::string point = pointName(step.move, size);
    if (step.forbidden) {
        return {"lookback.step.forbidden", {side, point, pointName(*step.forbidden, size)}};
    }
    const bool isAnswer = !step.attacks && step.made == Made::Nothing;
    return {"lookback.step",
            {side, point, code("lookback.made.", isAnswer ? "answer" : idOf(step.made))}};
}

std::string slipOf(const Finding& finding) {
    if (finding.kind == Kind::MissedWin) return "lookback.slip.own-win";
    if (finding.isWrongEnd) return "lookback.slip.wrong-end";
    return code("lookback.slip.", idOf(finding.overlooked));
}

}  // namespace tianyuan::study
