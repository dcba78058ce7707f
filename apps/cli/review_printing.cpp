#include "review_printing.h"

#include "board_drawing.h"
#include "core/notation.h"
#include "study/evaluation.h"
#include "study/kept_findings.h"
#include "study/review.h"
#include "study/summary.h"
#include "study/telling.h"

#include <cmath>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;
using study::Finding;
using study::WinStep;

std::vector<WinStep> stepsIn(const game::Game& game, const Finding& finding) {
    const Board board = study::positionAfter(game, finding.winsAfter()).board;
    return study::stepsOf(game.rule(), board, finding.winner(), finding.line);
}

/// Why, and what would have held: the sentences below the verdict.
std::vector<Reason> sentencesOf(const game::Game& game, const Finding& finding,
                                const std::vector<WinStep>& steps) {
    const int size = game.board().size();
    std::vector<Reason> reasons{study::whyOf(finding, steps, size)};
    for (const auto& more : {study::detailsOf(finding), study::heldOf(finding, size)}) {
        reasons.insert(reasons.end(), more.begin(), more.end());
    }
    return reasons;
}

std::string findingText(const Context& context, const game::Game& game, const Finding& finding,
                        TerminalAbilities abilities) {
    const std::vector<WinStep> steps = stepsIn(game, finding);
    const int size = game.board().size();
    std::string text = "\n" + fittedToTerminal(context.say(study::verdictOf(finding, size))) + "\n";
    for (const Reason& reason : sentencesOf(game, finding, steps)) {
        text += fittedToTerminal("  " + context.say(reason)) + "\n";
    }
    BoardMarks marks;
    if (!finding.move.isPass()) marks.ringed = {finding.move.point()};
    text += drawBoard(study::positionAfter(game, finding.ply).board, marks, abilities);
    int number = 0;
    for (const WinStep& step : steps) {
        text += fmt::format("{:>4}. {}\n", ++number, context.say(study::textOf(step, size)));
    }
    return text;
}

Json stepsJson(const std::vector<WinStep>& steps, int size) {
    Json all = Json::array();
    for (const WinStep& step : steps) {
        Json entry{{"move", toText(step.move, size)},
                   {"side", step.side == Stone::Black ? "black" : "white"},
                   {"attacks", step.attacks},
                   {"makes", idOf(step.made)}};
        if (step.forbidden) entry["forbidden"] = toText(*step.forbidden, size);
        all.push_back(std::move(entry));
    }
    return all;
}

Json findingJson(const Context& context, const game::Game& game, const Finding& finding) {
    const std::vector<WinStep> steps = stepsIn(game, finding);
    const int size = game.board().size();
    Json json{{"kind", idOf(finding.kind)},
              {"move_number", finding.ply},
              {"side", finding.side == Stone::Black ? "black" : "white"},
              {"move", toText(finding.move, size)},
              {"overlooked", idOf(finding.overlooked)},
              {"wrong_end", finding.isWrongEnd},
              {"verdict", context.say(study::verdictOf(finding, size))},
              {"sentences", Json::array()}};
    for (const Reason& reason : sentencesOf(game, finding, steps)) {
        json["sentences"].push_back(context.say(reason));
    }
    if (finding.kind != Finding::Kind::FoulMove) {
        json["win"] = {{"side", finding.winner() == Stone::Black ? "black" : "white"},
                       {"after_move", finding.winsAfter()},
                       {"means", idOf(finding.means)},
                       {"plies", finding.plies},
                       {"line", stepsJson(steps, size)}};
    }
    json["held"] = Json::array();
    for (const study::Defence& each : finding.held) {
        json["held"].push_back({{"move", toText(each.point, size)}, {"proved", each.isProved}});
    }
    json["held_are_examples"] = finding.areExamples;
    json["stones"] = finding.stones;
    return json;
}

Json rounded(const std::optional<double>& number) {
    return number ? Json(std::round(*number * 1000) / 1000) : Json(nullptr);
}

}  // namespace

std::string reviewText(const Context& context, const game::Game& game,
                       TerminalAbilities abilities) {
    std::string text;
    const auto summary = study::summaryOf(game);
    if (!summary) return text;
    for (const Reason& line : summary->lines(game.board().size())) {
        text += fittedToTerminal(context.say(line)) + "\n";
    }
    const auto findings = study::readFindings(game);
    for (const Finding& finding : *findings) text += findingText(context, game, finding, abilities);
    return text;
}

Json reviewJson(const Context& context, const game::Game& game) {
    Json json{{"rule", idOf(game.rule())},
              {"size", game.board().size()},
              {"moves", toText(game.moves(), game.board().size())}};
    const auto summary = study::summaryOf(game);
    if (!summary) return json;
    if (summary->loser) json["loser"] = *summary->loser == Stone::Black ? "black" : "white";
    if (summary->turningPoint) json["turning_point"] = summary->turningPoint->ply;
    json["summary"] = Json::array();
    for (const Reason& line : summary->lines(game.board().size())) {
        json["summary"].push_back(context.say(line));
    }
    json["accuracy"] = {{"black", rounded(summary->accuracy[0])},
                        {"white", rounded(summary->accuracy[1])}};
    json["chances"] = Json::array();
    for (const auto& chance : study::chancesOf(game).ofBlack) {
        json["chances"].push_back(rounded(chance));
    }
    json["findings"] = Json::array();
    const auto findings = study::readFindings(game);
    for (const Finding& finding : *findings) {
        json["findings"].push_back(findingJson(context, game, finding));
    }
    return json;
}

}  // namespace tianyuan::cli
