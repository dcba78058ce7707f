#include "desktop/study/game_review.h"

#include "core/notation.h"
#include "desktop/settings/language.h"
#include "desktop/study/percent.h"
#include "study/evaluation.h"
#include "study/kept_findings.h"
#include "study/telling.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tianyuan::desktop {
namespace {

using Kind = study::MoveReview::Kind;

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
    connect(&language, &Language::changed, this, &GameReview::changed);
}

void GameReview::read(const game::Game* game, int ply, const std::vector<study::Finding>& fresh) {
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
    const auto kept = game ? study::readFindings(*game) : std::nullopt;
    const auto found = std::find_if(reviews.begin(), reviews.end(),
                                    [ply](const auto& each) { return each.ply == ply; });
    auto shown = found == reviews.end() ? std::nullopt : std::optional(*found);
    const auto provedBefore = proved_;
    const auto stepsBefore = steps_;
    const bool isSame = chances == chances_ && reviews == reviews_ && judged == judged_ &&
                        examined_ == kept.has_value() && findings_ == kept.value_or(fresh);
    examined_ = kept.has_value();
    findings_ = kept.value_or(fresh);
    summary_ = game ? study::summaryOf(*game) : std::nullopt;
    readFinding(game, ply);
    const bool isOtherMove = shown != shown_ || proved_ != provedBefore || steps_ != stepsBefore;
    shown_ = std::move(shown);
    chances_ = std::move(chances);
    reviews_ = std::move(reviews);
    judged_ = std::move(judged);
    if (!isSame) Q_EMIT changed();
    if (isOtherMove) Q_EMIT moveChanged();
}

void GameReview::readFinding(const game::Game* game, int ply) {
    proved_.reset();
    steps_.clear();
    const auto found = std::find_if(findings_.begin(), findings_.end(),
                                    [ply](const auto& each) { return each.ply == ply; });
    if (!game || found == findings_.end()) return;
    proved_ = *found;
    const Board board = study::positionAfter(*game, found->winsAfter()).board;
    steps_ = study::stepsOf(game->rule(), board, found->winner(), found->line);
}

std::vector<int> GameReview::pliesWorthALook() const {
    std::set<int> plies;
    for (const study::Finding& finding : findings_) plies.insert(finding.ply);
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
    for (const study::Finding& finding : findings_) marks[finding.ply - 1] = markOf(Kind::Mistake);
    return marks;
}

int GameReview::mistakes() const { return static_cast<int>(pliesWorthALook().size()); }

QStringList GameReview::summary() const {
    QStringList lines;
    if (!summary_) return lines;
    for (const Reason& line : summary_->lines(size_)) lines << language_.say(line);
    return lines;
}

int GameReview::turningPoint() const {
    return summary_ && summary_->turningPoint ? summary_->turningPoint->ply : 0;
}

QString GameReview::nameOf(Move move) const {
    if (move.isPass()) return language_.say("study.pass");
    return QString::fromStdString(toText(move, size_)).toUpper();
}

QString GameReview::why() const {
    return proved_ ? language_.say(study::whyOf(*proved_, steps_, size_)) : QString();
}

QString GameReview::headline() const {
    if (proved_) return language_.say(study::verdictOf(*proved_, size_));
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
    if (proved_) {
        QStringList lines;
        for (const auto& reasons : {study::detailsOf(*proved_), study::heldOf(*proved_, size_)}) {
            for (const Reason& reason : reasons) lines << language_.say(reason);
        }
        return lines.join(language_.code() == "zh" ? "" : " ");
    }
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

QString GameReview::mark() const {
    return proved_ ? markOf(Kind::Mistake) : shown() ? markOf(shown()->kind) : "";
}

bool GameReview::hasBetter() const {
    if (proved_) return !proved_->held.empty() || proved_->kind == study::Finding::Kind::MissedWin;
    return shown_ && isWorthALook(*shown_) && !shown_->better.empty();
}

}  // namespace tianyuan::desktop
