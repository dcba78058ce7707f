#include "desktop/study/game_review.h"

#include "core/notation.h"
#include "desktop/settings/language.h"
#include "study/evaluation.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

GameReview::GameReview(const Language& language, QObject* parent)
    : QObject(parent), language_(language) {
    connect(&language, &Language::changed, this, &GameReview::moveChanged);
}

void GameReview::read(const game::Game* game, int ply) {
    study::Chances chances;
    std::vector<study::MoveReview> reviews;
    std::vector<bool> judged;
    if (game) {
        size_ = game->board().size();
        chances = study::chancesOf(*game);
        reviews = study::reviewOf(*game);
        const auto views = study::viewsOf(*game);
        for (std::size_t i = 0; i < views.size(); ++i) {
            judged.push_back(views[i] || chances.ofBlack[i]);
        }
    }
    const auto found = std::find_if(reviews.begin(), reviews.end(),
                                    [ply](const auto& each) { return each.ply == ply; });
    auto shown = found == reviews.end() ? std::nullopt : std::optional(*found);
    const bool isOtherMove = shown != shown_;
    shown_ = std::move(shown);
    const bool isSame = chances == chances_ && reviews == reviews_ && judged == judged_;
    chances_ = std::move(chances);
    reviews_ = std::move(reviews);
    judged_ = std::move(judged);
    if (!isSame) Q_EMIT changed();
    if (isOtherMove) Q_EMIT moveChanged();
}

std::optional<int> GameReview::mistakeAfter(int ply) const {
    const auto after = [this](int least) {
        return std::find_if(reviews_.begin(), reviews_.end(), [least](const auto& each) {
            return each.ply > least && isWorthALook(each);
        });
    };
    auto next = after(ply);
    if (next == reviews_.end()) next = after(0);
    return next == reviews_.end() ? std::nullopt : std::optional(next->ply);
}

bool GameReview::isCurved() const {
    const auto& chances = chances_.ofBlack;
    return std::count_if(chances.begin(), chances.end(), [](auto& each) { return !!each; }) > 1;
}

QVariantList GameReview::chances() const {
    QVariantList list;
    for (const auto& chance : chances_.ofBlack) list << chance.value_or(-1);
    return list;
}

QStringList GameReview::marks() const {
    QStringList marks;
    for (std::size_t ply = 1; ply < judged_.size(); ++ply) marks << QString();
    for (const study::MoveReview& review : reviews_) marks[review.ply - 1] = markOf(review.kind);
    return marks;
}

int GameReview::mistakes() const {
    return static_cast<int>(std::count_if(reviews_.begin(), reviews_.end(), isWorthALook));
}

QString GameReview::nameOf(Move move) const {
    if (move.isPass()) return language_.say("study.pass");
    return QString::fromStdString(toText(move, size_)).toUpper();
}

QString GameReview::headline() const {
    const study::MoveReview* review = shown();
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

QString GameReview::detail() const {
    const study::MoveReview* review = shown();
    if (!review || review->better.empty() || !isWorthALook(*review)) return {};
    const QString better = nameOf(review->better.front());
    if (review->betterScore.isWin()) {
        return language_.say("study.would-have-won", better, review->betterScore.plies());
    }
    const char* code = review->loses ? "study.would-have-saved" : "study.was-better";
    return language_.say(code, better, percent(review->before));
}

QString GameReview::chanceChange() const {
    const study::MoveReview* review = shown();
    if (!review) return {};
    const QString before = percent(review->before), after = percent(review->after);
    return before == after ? after : before + " → " + after;
}

QString GameReview::mark() const { return shown() ? markOf(shown()->kind) : ""; }

bool GameReview::hasBetter() const {
    return shown_ && isWorthALook(*shown_) && !shown_->better.empty();
}

}  // namespace tianyuan::desktop
