#include "web/bridge/game_review.h"

#include "study/telling.h"
#include "web/bridge/view_json.h"

namespace tianyuan::web {

using study::Finding;

void GameReview::read(const game::Game& game, const std::vector<Finding>& fresh) {
    size_ = game.board().size();
    known_ = study::reviewedGame(game, fresh);
    summary_ = study::summaryOf(game);
}

void GameReview::turnTo(const game::Game& game, int ply) { move_ = known_.moveAt(game, ply); }

std::string GameReview::detail() const {
    const bool isSpaced = speaker_.language != words::Language::Chinese;
    std::string text;
    for (const Reason& reason : move_.details(size_)) {
        text += (isSpaced && !text.empty() ? " " : "") + speaker_.say(reason);
    }
    return text;
}

Json GameReview::view() const {
    Json chances = Json::array(), summary = Json::array();
    for (const auto& chance : known_.chances.ofBlack) {
        chances.push_back(chance ? Json(*chance) : Json(nullptr));
    }
    if (summary_) {
        for (const Reason& line : summary_->lines(size_)) summary.push_back(speaker_.say(line));
    }
    const bool isTurned = summary_ && summary_->turningPoint;
    Json view = {{"chances", chances},
                 {"marks", known_.marks()},
                 {"mistakes", known_.pliesWorthALook().size()},
                 {"summary", summary},
                 {"turningPoint", isTurned ? summary_->turningPoint->ply : 0}};
    if (!move_.isKnown()) return view;
    const auto& proved = move_.proved;
    view["headline"] = speaker_.say(move_.headline(size_));
    view["why"] = proved ? speaker_.say(study::whyOf(*proved, move_.steps, size_)) : "";
    view["detail"] = detail();
    view["mark"] = move_.mark();
    view["hasBetter"] = hasBetter();
    if (move_.judged) view["change"] = move_.change();
    return view;
}

/// The stone of the move, and what is marked because of it.
void GameReview::takeAway(Json& board) const {
    const Move move = move_.proved ? move_.proved->move : move_.judged->move;
    Json kept = Json::array();
    for (const Json& stone : board["stones"]) {
        const bool isIt =
            !move.isPass() && stone[0] == move.point().x && stone[1] == move.point().y;
        if (!isIt) kept.push_back(stone);
    }
    board["stones"] = kept;
}

void GameReview::showBetterOn(Json& board) const {
    takeAway(board);
    board["last"] = nullptr;
    board["winning"] = Json::array();
    if (!move_.proved) {
        board["line"] = lineJson(move_.judged->better, move_.judged->side);
    } else if (move_.proved->kind == Finding::Kind::MissedWin) {
        board["line"] = lineJson(move_.proved->line, move_.proved->side);
    } else {
        Json heat = Json::array();
        for (const study::Defence& each : move_.proved->held) {
            heat.push_back({each.point.x, each.point.y, each.isProved ? 1.0 : 0.6, ""});
        }
        board["heat"] = heat;
    }
}

void GameReview::showWinOn(Json& board, int stones) const {
    if (move_.proved->kind == Finding::Kind::MissedWin) takeAway(board);
    board["last"] = nullptr;
    board["winning"] = Json::array();
    std::vector<Move> line;
    const study::WinStep* attack = nullptr;
    for (int i = 0; i < stones; ++i) {
        const study::WinStep& step = move_.steps[static_cast<std::size_t>(i)];
        line.push_back(step.move);
        if (step.attacks) attack = &step;
    }
    board["line"] = lineJson(line, move_.proved->winner());
    if (!attack) return;
    board["capsules"] = Json::array();
    for (const study::StandingShape& shape : attack->shapes) {
        table::Capsule capsule;
        capsule.stones = shape.stones;
        capsule.growth = shape.growth;
        capsule.tone = table::Capsule::Tone::Threat;
        board["capsules"].push_back(toJson(capsule));
    }
}

}  // namespace tianyuan::web
