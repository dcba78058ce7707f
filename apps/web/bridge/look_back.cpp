#include "web/bridge/look_back.h"

#include "study/evaluation.h"
#include "study/position_view.h"
#include "web/bridge/view_json.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::web {
namespace {

using Kind = study::MoveReview::Kind;

constexpr const char* Judge = "level:10";
constexpr player::Milliseconds JudgeThinks{500};

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

}  // namespace

bool LookBack::isPossible() const {
    const table::Table* table = host_.table();
    return table && !table->moves().empty() && (table->isOver() || host_.reading());
}

void LookBack::open() {
    if (!isPossible() || open_) return;
    open_ = true;
    line_.clear();
    follow();
}

void LookBack::close() {
    if (!open_) return;
    open_ = false;
    judge_.reset();
    pending_.clear();
    betterShown_ = false;
    if (host_.table()) host_.table()->keepNotes();
}

/// At the end of the line on the table, also where an earlier position of it is shown.
game::Game LookBack::wholeGame() const {
    game::Game game = host_.table()->game();
    const auto plies = static_cast<int>(host_.table()->moves().size());
    if (game.ply() < plies) game.jumpTo(plies);
    return game;
}

void LookBack::follow() {
    if (!open_) return;
    if (!isPossible()) return close();
    const table::Table& table = *host_.table();
    if (table.shownPly() != shownPly_) betterShown_ = false;
    shownPly_ = table.shownPly();
    if (table.moves() == line_) return;
    line_ = table.moves();
    judge_ = std::make_unique<WorkerPlayer>(office_, "study", Judge, player::Milliseconds(0));
    pending_.clear();
    const game::Game game = wholeGame();
    const auto views = study::viewsOf(game);
    const auto chances = study::chancesOf(game);
    for (std::size_t ply = 0; ply < views.size(); ++ply) {
        if (!views[ply] && !chances.ofBlack[ply]) pending_.push_back(static_cast<int>(ply));
    }
    judgeNext();
}

void LookBack::judgeNext() {
    const game::Game game = wholeGame();
    chances_ = study::chancesOf(game);
    reviews_ = study::reviewOf(game);
    if (pending_.empty()) return host_.table()->keepNotes();
    ask(pending_.back(), 1);
}

void LookBack::ask(int ply, int lines) {
    thought_.reset();
    player::Limits limits;
    limits.turn = JudgeThinks;
    limits.lines = lines;
    judge_->ask(
        study::positionAfter(wholeGame(), ply), limits,
        [this, ply, lines](const Result<player::Reply>& reply) {
            // Where there is no choice nothing is said, unless more lines are asked for.
            if (reply && !thought_ && lines == 1 && ply > 0) return ask(ply, 2);
            take(ply, reply);
        },
        [this](const player::Thought& thought) {
            if (thought.rank == 0) thought_ = thought;
        });
}

void LookBack::take(int ply, const Result<player::Reply>& reply) {
    if (!reply) {
        pending_.clear();
        return;
    }
    player::Thought thought = thought_.value_or(player::Thought{});
    if (const Move* move = std::get_if<Move>(&*reply); move && thought.line.empty()) {
        thought.line = {*move};
    }
    const Stone side = study::positionAfter(wholeGame(), ply).board.sideToMove();
    host_.table()->write(ply, study::viewOf(thought, side));
    pending_.pop_back();
    judgeNext();
}

const study::MoveReview* LookBack::current() const {
    const auto found = std::find_if(reviews_.begin(), reviews_.end(),
                                    [this](const auto& each) { return each.ply == shownPly_; });
    return found == reviews_.end() ? nullptr : &*found;
}

void LookBack::nextMistake() {
    const auto after = [this](int ply) {
        return std::find_if(reviews_.begin(), reviews_.end(), [ply](const auto& each) {
            return each.ply > ply && isWorthALook(each);
        });
    };
    auto next = after(shownPly_);
    if (next == reviews_.end()) next = after(0);
    if (next == reviews_.end()) return;
    host_.table()->showPly(next->ply);
    follow();
    betterShown_ = true;
}

std::string LookBack::nameOf(Move move) const {
    if (move.isPass()) return speaker_.phrase("study.pass");
    return shownName(move.point(), host_.table()->game().board().size());
}

std::string LookBack::headline(const study::MoveReview& review) const {
    const char* code = review.kind == Kind::Strong     ? "study.strong"
                       : review.kind == Kind::Doubtful ? "study.doubtful"
                       : review.kind == Kind::Plain    ? "study.plain"
                       : review.missesWin              ? "study.misses-win"
                       : review.loses                  ? "study.losing-move"
                                                       : "study.mistake";
    const char* side = review.side == Stone::Black ? "table.black" : "table.white";
    return speaker_.say({code, {side, std::to_string(review.ply), nameOf(review.move)}});
}

std::string LookBack::detail(const study::MoveReview& review) const {
    if (review.better.empty() || !isWorthALook(review)) return {};
    const std::string better = nameOf(review.better.front());
    if (review.betterScore.isWin()) {
        return speaker_.say(
            {"study.would-have-won", {better, std::to_string(review.betterScore.plies())}});
    }
    return speaker_.say({review.loses ? "study.would-have-saved" : "study.was-better",
                         {better, percent(review.before)}});
}

Json LookBack::view() const {
    Json view = {{"isPossible", isPossible()}, {"isOpen", open_}};
    if (!open_) return view;
    Json chances = Json::array();
    for (const auto& chance : chances_.ofBlack) {
        chances.push_back(chance ? Json(*chance) : Json(nullptr));
    }
    Json marks = Json::array();
    for (std::size_t i = 0; i < line_.size(); ++i) marks.push_back("");
    int mistakes = 0;
    for (const study::MoveReview& review : reviews_) {
        marks[static_cast<std::size_t>(review.ply - 1)] = markOf(review.kind);
        mistakes += isWorthALook(review) ? 1 : 0;
    }
    view["chances"] = chances;
    view["marks"] = marks;
    view["mistakes"] = mistakes;
    view["total"] = chances_.ofBlack.size();
    view["done"] = chances_.ofBlack.size() - pending_.size();
    if (const study::MoveReview* review = current()) {
        view["headline"] = headline(*review);
        view["detail"] = detail(*review);
        view["mark"] = markOf(review->kind);
        view["hasBetter"] = isWorthALook(*review) && !review->better.empty();
        const std::string before = percent(review->before), after = percent(review->after);
        view["change"] = before == after ? after : before + " → " + after;
    }
    view["betterShown"] = betterShown_;
    return view;
}

void LookBack::showOn(Json& board) const {
    const study::MoveReview* review = open_ && betterShown_ ? current() : nullptr;
    if (!review || review->better.empty()) return;
    Json kept = Json::array();
    for (const Json& stone : board["stones"]) {
        const bool isReplaced = !review->move.isPass() && stone[0] == review->move.point().x &&
                                stone[1] == review->move.point().y;
        if (!isReplaced) kept.push_back(stone);
    }
    board["stones"] = kept;
    board["last"] = nullptr;
    board["winning"] = Json::array();
    board["line"] = lineJson(review->better, review->side);
}

}  // namespace tianyuan::web
