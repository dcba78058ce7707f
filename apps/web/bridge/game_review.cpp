#include "web/bridge/game_review.h"

#include "study/evaluation.h"
#include "study/kept_findings.h"
#include "study/telling.h"
#include "web/bridge/view_json.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tianyuan::web {
namespace {

using Kind = study::MoveReview::Kind;
using study::Finding;

std::string percent(double chance) { return std::to_string(std::lround(chance * 100)) + "%"; }

const char* markOf(Kind kind) {
    return kind == Kind::Strong     ? "!"
           : kind == Kind::Doubtful ? "?"
           : kind == Kind::Mistake  ? "??"
                                    : "";
}

bool isWorthALook(const study::MoveReview& review) {
    return review.kind == Kind::Mistake || review.kind == Kind::Doubtful;
}

template <typename Told>
std::optional<Told> ofPly(const std::vector<Told>& all, int ply) {
    const auto found =
        std::find_if(all.begin(), all.end(), [ply](const Told& each) { return each.ply == ply; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

void GameReview::read(const game::Game& game, const std::vector<Finding>& fresh) {
    const auto kept = study::readFindings(game);
    size_ = game.board().size();
    chances_ = study::chancesOf(game);
    reviews_ = study::reviewOf(game);
    examined_ = kept.has_value();
    findings_ = kept.value_or(fresh);
    summary_ = study::summaryOf(game);
}

void GameReview::turnTo(const game::Game& game, int ply) {
    judged_ = ofPly(reviews_, ply);
    proved_ = ofPly(findings_, ply);
    steps_.clear();
    if (!proved_) return;
    const Board board = study::positionAfter(game, proved_->winsAfter()).board;
    steps_ = study::stepsOf(game.rule(), board, proved_->winner(), proved_->line);
}

std::vector<int> GameReview::pliesWorthALook() const {
    std::set<int> plies;
    for (const Finding& finding : findings_) plies.insert(finding.ply);
    for (const study::MoveReview& review : reviews_) {
        if (isWorthALook(review)) plies.insert(review.ply);
    }
    return {plies.begin(), plies.end()};
}

std::optional<int> GameReview::mistakeAfter(int ply) const {
    const std::vector<int> plies = pliesWorthALook();
    if (plies.empty()) return std::nullopt;
    const auto next = std::upper_bound(plies.begin(), plies.end(), ply);
    return next == plies.end() ? plies.front() : *next;
}

bool GameReview::hasBetter() const {
    if (proved_) return !proved_->held.empty() || proved_->kind == Finding::Kind::MissedWin;
    return judged_ && isWorthALook(*judged_) && !judged_->better.empty();
}

std::string GameReview::nameOf(Move move) const {
    return move.isPass() ? speaker_.phrase("study.pass") : shownName(move.point(), size_);
}

std::string GameReview::headline() const {
    if (proved_) return speaker_.say(study::verdictOf(*proved_, size_));
    const char* code = judged_->kind == Kind::Strong     ? "study.strong"
                       : judged_->kind == Kind::Doubtful ? "study.doubtful"
                       : judged_->kind == Kind::Plain    ? "study.plain"
                       : judged_->missesWin              ? "study.misses-win"
                       : judged_->loses                  ? "study.losing-move"
                                                         : "study.mistake";
    const char* side = judged_->side == Stone::Black ? "table.black" : "table.white";
    return speaker_.say({code, {side, std::to_string(judged_->ply), nameOf(judged_->move)}});
}

std::string GameReview::detail() const {
    if (proved_) {
        std::string text;
        for (const auto& reasons : {study::detailsOf(*proved_), study::heldOf(*proved_, size_)}) {
            for (const Reason& reason : reasons) {
                const bool isSpaced =
                    !text.empty() && speaker_.language != words::Language::Chinese;
                text += (isSpaced ? " " : "") + speaker_.say(reason);
            }
        }
        return text;
    }
    if (judged_->better.empty() || !isWorthALook(*judged_)) return {};
    const std::string better = nameOf(judged_->better.front());
    if (judged_->betterScore.isWin()) {
        return speaker_.say(
            {"study.would-have-won", {better, std::to_string(judged_->betterScore.plies())}});
    }
    return speaker_.say({judged_->loses ? "study.would-have-saved" : "study.was-better",
                         {better, percent(judged_->before)}});
}

Json GameReview::view() const {
    Json chances = Json::array(), marks = Json::array(), summary = Json::array();
    for (const auto& chance : chances_.ofBlack) {
        chances.push_back(chance ? Json(*chance) : Json(nullptr));
    }
    for (std::size_t i = 1; i < chances_.ofBlack.size(); ++i) marks.push_back("");
    const auto mark = [&marks](int ply, Kind kind) {
        marks[static_cast<std::size_t>(ply - 1)] = markOf(kind);
    };
    for (const study::MoveReview& review : reviews_) mark(review.ply, review.kind);
    for (const Finding& finding : findings_) mark(finding.ply, Kind::Mistake);
    if (summary_) {
        for (const Reason& line : summary_->lines(size_)) summary.push_back(speaker_.say(line));
    }
    const bool isTurned = summary_ && summary_->turningPoint;
    Json view = {{"chances", chances},
                 {"marks", marks},
                 {"mistakes", pliesWorthALook().size()},
                 {"summary", summary},
                 {"turningPoint", isTurned ? summary_->turningPoint->ply : 0}};
    if (!judged_ && !proved_) return view;
    view["headline"] = headline();
    view["why"] = proved_ ? speaker_.say(study::whyOf(*proved_, steps_, size_)) : "";
    view["detail"] = detail();
    view["mark"] = markOf(proved_ ? Kind::Mistake : judged_->kind);
    view["hasBetter"] = hasBetter();
    if (judged_) {
        const std::string before = percent(judged_->before), after = percent(judged_->after);
        view["change"] = before == after ? after : before + " → " + after;
    }
    return view;
}

/// The stone of the move, and what is marked because of it.
void GameReview::takeAway(Json& board) const {
    const Move move = proved_ ? proved_->move : judged_->move;
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
    if (!proved_) {
        board["line"] = lineJson(judged_->better, judged_->side);
    } else if (proved_->kind == Finding::Kind::MissedWin) {
        board["line"] = lineJson(proved_->line, proved_->side);
    } else {
        Json heat = Json::array();
        for (const study::Defence& each : proved_->held) {
            heat.push_back({each.point.x, each.point.y, each.isProved ? 1.0 : 0.6, ""});
        }
        board["heat"] = heat;
    }
}

void GameReview::showWinOn(Json& board, int stones) const {
    if (proved_->kind == Finding::Kind::MissedWin) takeAway(board);
    board["last"] = nullptr;
    board["winning"] = Json::array();
    std::vector<Move> line;
    const study::WinStep* attack = nullptr;
    for (int i = 0; i < stones; ++i) {
        const study::WinStep& step = steps_[static_cast<std::size_t>(i)];
        line.push_back(step.move);
        if (step.attacks) attack = &step;
    }
    board["line"] = lineJson(line, proved_->winner());
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
