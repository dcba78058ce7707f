#include "desktop/study/game_review.h"

#include "desktop/settings/language.h"
#include "study/telling.h"

#include <algorithm>
#include <utility>

namespace tianyuan::desktop {

GameReview::GameReview(const Language& language, QObject* parent)
    : QObject(parent), language_(language) {
    connect(&language, &Language::changed, this, &GameReview::moveChanged);
    connect(&language, &Language::changed, this, &GameReview::changed);
}

void GameReview::read(const game::Game* game, int ply, const std::vector<study::Finding>& fresh) {
    if (game) size_ = game->board().size();
    auto known = game ? study::reviewedGame(*game, fresh) : study::ReviewedGame{};
    auto move = game ? known.moveAt(*game, ply) : study::ReviewedMove{};
    const bool isSame = known == known_, isSameMove = move == move_;
    known_ = std::move(known);
    move_ = std::move(move);
    summary_ = game ? study::summaryOf(*game) : std::nullopt;
    if (!isSame) Q_EMIT changed();
    if (!isSameMove) Q_EMIT moveChanged();
}

bool GameReview::isCurved() const {
    const auto& chances = known_.chances.ofBlack;
    return std::count_if(chances.begin(), chances.end(), [](auto& each) { return !!each; }) > 1;
}

QVariantList GameReview::chances() const {
    QVariantList list;
    for (const auto& chance : known_.chances.ofBlack) list << chance.value_or(-1);
    return list;
}

QStringList GameReview::marks() const {
    QStringList marks;
    for (const std::string& mark : known_.marks()) marks << QString::fromStdString(mark);
    return marks;
}

int GameReview::mistakes() const { return static_cast<int>(known_.pliesWorthALook().size()); }

QStringList GameReview::summary() const {
    QStringList lines;
    if (!summary_) return lines;
    for (const Reason& line : summary_->lines(size_)) lines << language_.say(line);
    return lines;
}

int GameReview::turningPoint() const {
    return summary_ && summary_->turningPoint ? summary_->turningPoint->ply : 0;
}

QString GameReview::why() const {
    return move_.proved ? language_.say(study::whyOf(*move_.proved, move_.steps, size_))
                        : QString();
}

QString GameReview::headline() const {
    return move_.isKnown() ? language_.say(move_.headline(size_)) : QString();
}

QString GameReview::detail() const {
    QStringList lines;
    if (!move_.isKnown()) return {};
    for (const Reason& reason : move_.details(size_)) lines << language_.say(reason);
    return lines.join(language_.code() == "zh" ? "" : " ");
}

QString GameReview::chanceChange() const { return QString::fromStdString(move_.change()); }

QString GameReview::mark() const { return QString::fromStdString(move_.mark()); }

}  // namespace tianyuan::desktop
