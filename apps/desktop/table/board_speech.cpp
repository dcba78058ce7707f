#include "desktop/table/board_speech.h"

#include "core/notation.h"
#include "desktop/bridge/singleton.h"
#include "desktop/settings/language.h"
#include "desktop/table/game_controller.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

QString nameOf(Point point, int size) {
    return QString::fromStdString(toText(point, size)).toUpper();
}

const char* codeOf(Stone stone) {
    return stone == Stone::Black   ? "speech.black"
           : stone == Stone::White ? "speech.white"
                                   : "speech.empty";
}

const char* codeOf(FoulStatus foul) {
    return foul == FoulStatus::Overline     ? "speech.overline"
           : foul == FoulStatus::DoubleFour ? "speech.double-four"
                                            : "speech.double-three";
}

}  // namespace

BoardSpeech::BoardSpeech(const GameController& game, const Language& language, QObject* parent)
    : QObject(parent), game_(game), language_(language) {
    connect(&game, &GameController::pictureChanged, this, &BoardSpeech::listen);
}

BoardSpeech* BoardSpeech::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<BoardSpeech>(*engine);
}

QString BoardSpeech::describe(const BoardPicture& picture, QPoint at) const {
    const Point point(at.x(), at.y());
    if (at.x() < 0 || at.y() < 0 || at.x() >= picture.size || at.y() >= picture.size) {
        return whole(picture);
    }
    const auto stone = std::find_if(picture.stones.begin(), picture.stones.end(),
                                    [&](const ShownStone& each) { return each.point == point; });
    QStringList parts{
        nameOf(point, picture.size),
        language_.say(codeOf(stone == picture.stones.end() ? Stone::None : stone->stone))};
    if (picture.last == point) parts << language_.say("speech.last");
    const auto foul = std::find_if(picture.forbidden.begin(), picture.forbidden.end(),
                                   [&](const ForbiddenPoint& each) { return each.point == point; });
    if (foul != picture.forbidden.end()) parts << language_.say(codeOf(foul->foul));
    if (std::find(picture.winning.begin(), picture.winning.end(), point) != picture.winning.end()) {
        parts << language_.say("speech.winning");
    }
    if (picture.suggested == point) parts << language_.say("speech.suggested");
    return parts.join(language_.say("speech.comma"));
}

QString BoardSpeech::whole(const BoardPicture& picture) const {
    const QString text =
        language_.say("speech.board", picture.size, static_cast<int>(picture.stones.size()));
    return picture.last ? text + language_.say("speech.comma") +
                              language_.say("speech.last-at", nameOf(*picture.last, picture.size))
                        : text;
}

void BoardSpeech::listen() {
    const BoardPicture& picture = game_.picture();
    const std::size_t before = stones_;
    const bool wasWon = isWon_;
    stones_ = picture.stones.size();
    isWon_ = !picture.winning.empty();
    if (stones_ == before && isWon_ == wasWon) return;
    if (stones_ > before) {
        const ShownStone& stone = picture.stones.back();
        news_ =
            language_.say(stone.stone == Stone::Black ? "speech.black-plays" : "speech.white-plays",
                          nameOf(stone.point, picture.size));
        if (isWon_) news_ += language_.say("speech.comma") + language_.say("speech.five");
    } else {
        news_ = language_.say("speech.taken-back", static_cast<int>(stones_));
    }
    Q_EMIT newsChanged();
}

}  // namespace tianyuan::desktop
