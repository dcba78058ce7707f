#include "desktop/study/look_back.h"

#include "core/notation.h"
#include "desktop/opponents/opponents.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/study/analysis.h"
#include "desktop/table/game_controller.h"
#include "study/evaluation.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {
namespace {

using Kind = study::MoveReview::Kind;

QString percent(double chance) { return QString("%1%").arg(std::lround(chance * 100)); }

const char* markOf(Kind kind) {
    switch (kind) {
        case Kind::Strong:
            return "!";
        case Kind::Doubtful:
            return "?";
        case Kind::Mistake:
            return "??";
        case Kind::Plain:
            break;
    }
    return "";
}

bool isWorthALook(const study::MoveReview& review) {
    return review.kind == Kind::Mistake || review.kind == Kind::Doubtful;
}

}  // namespace

LookBack::LookBack(GameController& game, Settings& settings, Language& language, QObject* parent)
    : QObject(parent),
      game_(game),
      settings_(settings),
      language_(language),
      thinker_([this](std::function<void()> function) {
          QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
      }) {}

LookBack::~LookBack() { thinker_.cancel(); }

bool LookBack::isPossible() const {
    if (!game_.isActive() || game_.hasFailed() || line_.empty()) return false;
    return game_.isOver() || (settings_.play().help() && game_.table()->plan().isBetweenPeople());
}

void LookBack::open() {
    if (!isPossible() || open_) return;
    open_ = true;
    if (done() < total()) return start();
    Q_EMIT changed();
}

void LookBack::close() {
    if (!open_) return;
    stop();
    open_ = false;
    betterShown_ = false;
    Q_EMIT changed();
}

void LookBack::start() {
    if (running_ || !isPossible()) return;
    trouble_.clear();
    pending_.clear();
    const bool isWhole = done() == total();
    for (int ply = 0; ply < total(); ++ply) {
        if (isWhole || !judged_[static_cast<std::size_t>(ply)]) pending_.push_back(ply);
    }
    const bool isEnded = !game_.onTable()->winningStones().empty();
    if (isWhole && isEnded) pending_.pop_back();
    running_ = true;
    judgeNext();
}

void LookBack::cancel() {
    stop();
    Q_EMIT changed();
}

void LookBack::stop() {
    thinker_.cancel();
    if (running_) game_.keepNotes();
    running_ = false;
}

void LookBack::follow() {
    const game::Game* game = game_.onTable();
    std::vector<Move> line;
    if (game) line.assign(game->moves().begin(), game->moves().end());
    if (line != line_ || !game) {
        thinker_.cancel();
        running_ = false;
        line_ = std::move(line);
        trouble_.clear();
    }
    const bool goesOn = wasOver_ && !game_.isOver();
    wasOver_ = game_.isOver();
    if (goesOn || !isPossible()) {
        thinker_.cancel();
        running_ = false;
        open_ = false;
    }
    if (game_.shownPly() != shownPly_) betterShown_ = false;
    shownPly_ = game_.shownPly();
    review();
}

void LookBack::review() {
    chances_ = {};
    reviews_.clear();
    judged_.clear();
    if (const game::Game* game = game_.onTable()) {
        chances_ = study::chancesOf(*game);
        reviews_ = study::reviewOf(*game);
        const auto views = study::viewsOf(*game);
        for (std::size_t ply = 0; ply < views.size(); ++ply) {
            judged_.push_back(views[ply] || chances_.ofBlack[ply]);
        }
    }
    Q_EMIT reviewed();
    Q_EMIT changed();
}

int LookBack::done() const {
    if (running_) return total() - static_cast<int>(pending_.size());
    return static_cast<int>(std::count(judged_.begin(), judged_.end(), true));
}

bool LookBack::isCurved() const {
    const auto& chances = chances_.ofBlack;
    return std::count_if(chances.begin(), chances.end(), [](auto& each) { return !!each; }) > 1;
}

/// From the end to the start: what happened later helps to judge what came before.
void LookBack::judgeNext() {
    if (pending_.empty()) return finish();
    ask(pending_.back(), 1);
    Q_EMIT changed();
}

void LookBack::finish() {
    stop();
    if (!isCurved()) trouble_ = language_.say("study.no-scores");
    Q_EMIT changed();
}

void LookBack::ask(int ply, int lines) {
    const std::string spec = settings_.study().analyst().toStdString();
    if (!player_ || spec != spec_) {
        auto player = makePlayer(spec, player::Milliseconds(0));
        if (!player) {
            trouble_ = language_.say(player.reason());
            return stop();
        }
        player_ = std::move(*player);
        spec_ = spec;
    }
    thought_.reset();
    player::Limits limits;
    limits.turn = player::Milliseconds(std::lround(settings_.study().lookBackSeconds() * 1000));
    limits.lines = lines;
    thinker_.ask(
        player_, study::positionAfter(*game_.onTable(), ply), limits,
        [this, ply, lines](const Result<game::Thinker::Reply>& reply) {
            // Our engine says nothing where it has no choice, unless it is asked for more lines.
            const bool isMute = !thought_ && lines == 1 && isOurEngine(spec_);
            if (reply && isMute && ply > 0) return ask(ply, 2);
            take(ply, reply);
        },
        [this](const player::Thought& thought) {
            if (thought.rank == 0) thought_ = thought;
        });
}

void LookBack::take(int ply, const Result<game::Thinker::Reply>& reply) {
    if (!reply) {
        trouble_ = language_.say(reply.reason());
        player_.reset();
        stop();
        Q_EMIT changed();
        return;
    }
    player::Thought thought = thought_.value_or(player::Thought{});
    if (const Move* move = std::get_if<Move>(&*reply); move && thought.line.empty()) {
        thought.line = {*move};
    }
    const Stone side = study::positionAfter(*game_.onTable(), ply).board.sideToMove();
    const std::string by =
        isOurEngine(spec_) ? "" : portraitOf(spec_, language_.current()).name.toStdString();
    game_.write(ply, study::viewOf(thought, side, by));
    pending_.pop_back();
    review();
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
    game_.showPly(next->ply);
    showBetter(true);
}

void LookBack::showBetter(bool shown) {
    if (shown == betterShown_) return;
    betterShown_ = shown;
    Q_EMIT changed();
}

QVariantList LookBack::chances() const {
    QVariantList list;
    for (const auto& chance : chances_.ofBlack) list << chance.value_or(-1);
    return list;
}

QStringList LookBack::marks() const {
    QStringList marks;
    for (std::size_t i = 0; i < line_.size(); ++i) marks << QString();
    for (const study::MoveReview& review : reviews_) marks[review.ply - 1] = markOf(review.kind);
    return marks;
}

int LookBack::mistakes() const {
    return static_cast<int>(std::count_if(reviews_.begin(), reviews_.end(), isWorthALook));
}

QString LookBack::nameOf(Move move) const {
    if (move.isPass()) return language_.say("study.pass");
    return QString::fromStdString(toText(move, game_.onTable()->board().size())).toUpper();
}

QString LookBack::headline() const {
    const study::MoveReview* review = current();
    if (!review) return {};
    const char* code = review->kind == Kind::Strong     ? "study.strong"
                       : review->kind == Kind::Doubtful ? "study.doubtful"
                       : review->kind == Kind::Plain    ? "study.plain"
                       : review->missesWin              ? "study.misses-win"
                       : review->loses                  ? "study.losing-move"
                                                        : "study.mistake";
    return language_.say(
        code, language_.say(review->side == Stone::Black ? "table.black" : "table.white"),
        review->ply, nameOf(review->move));
}

QString LookBack::detail() const {
    const study::MoveReview* review = current();
    if (!review || review->better.empty() || !isWorthALook(*review)) return {};
    const QString better = nameOf(review->better.front());
    if (review->betterScore.isWin()) {
        return language_.say("study.would-have-won", better, review->betterScore.plies());
    }
    const char* code = review->loses ? "study.would-have-saved" : "study.was-better";
    return language_.say(code, better, percent(review->before));
}

QString LookBack::chanceChange() const {
    const study::MoveReview* review = current();
    if (!review) return {};
    const QString before = percent(review->before), after = percent(review->after);
    return before == after ? after : before + " → " + after;
}

QString LookBack::mark() const { return current() ? markOf(current()->kind) : ""; }

bool LookBack::hasBetter() const {
    return open_ && current() && isWorthALook(*current()) && !current()->better.empty();
}

void LookBack::paintBetter(BoardPicture& picture) const {
    if (!isBetterShown()) return;
    const study::MoveReview& review = *current();
    if (!review.move.isPass()) {
        std::erase_if(picture.stones,
                      [&](const ShownStone& stone) { return stone.point == review.move.point(); });
    }
    picture.last.reset();
    picture.winning.clear();
    picture.line = stonesOf(review.better, review.side);
}

}  // namespace tianyuan::desktop
