#include "desktop/table/game_controller.h"

#include "core/notation.h"
#include "desktop/bridge/singleton.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/table/table_settings.h"
#include "roster/roster.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace tianyuan::desktop {
namespace {

std::optional<Point> pointAt(QPoint place) {
    if (place.x() < 0 || place.y() < 0) return std::nullopt;
    return Point(place.x(), place.y());
}

bool isNewStone(const game::Event& event, const game::Game& game) {
    const bool isMove =
        event.kind == game::Event::Kind::Play || event.kind == game::Event::Kind::Decide;
    return isMove && !game.moves().empty() && !game.moves().back().isPass();
}

QString idOf(table::ResultView::Kind kind) {
    return kind == table::ResultView::Kind::Win    ? "win"
           : kind == table::ResultView::Kind::Loss ? "loss"
                                                   : "draw";
}

}  // namespace

GameController::GameController(TableHost& host, Settings& settings, const Language& language,
                               QObject* parent)
    : QObject(parent),
      host_(host),
      settings_(settings),
      language_(language),
      moves_(new MoveListModel(this)),
      verbs_(new TableVerbs([this](table::Verb verb) { perform(verb); }, this)) {
    connect(verbs_, &TableVerbs::refused, this, [this](const QString& why) { complain(why, {}); });
    connect(&host_, &TableHost::seated, this, &GameController::sit);
    connect(&host_, &TableHost::happened, this, &GameController::happen);
    connect(&host_, &TableHost::turned, this, &GameController::follow);
    connect(&host_, &TableHost::shown, this, &GameController::follow);
    connect(&host_, &TableHost::drawOfferChanged, this, &GameController::showVerbs);
    connect(&host_, &TableHost::told, this, &GameController::pass);
    connect(&language_, &Language::changed, this, [this] {
        showVerbs();
        Q_EMIT ruleChanged();
    });
    connect(&settings_.look(), &LookSettings::numbersChanged, this, &GameController::passOnWishes);
    const PlaySettings& play = settings_.play();
    connect(&play, &PlaySettings::forbiddenShownChanged, this, &GameController::passOnWishes);
    connect(&play, &PlaySettings::clickChanged, this, &GameController::passOnWishes);
    connect(&play, &PlaySettings::helpChanged, this, &GameController::passOnWishes);
    connect(&settings_.newGame(), &NewGameSettings::sizeChanged, this, [this] {
        if (!host_.table()) showPicture();
    });
    sit();
}

GameController* GameController::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<GameController>(*engine);
}

void GameController::sit() {
    passOnWishes();
    isSittingDown_ = true;
    follow();
    isSittingDown_ = false;
    Q_EMIT ruleChanged();
    Q_EMIT seatedAnew();
    if (host_.table()) Q_EMIT tableSet();
}

void GameController::passOnWishes() {
    if (host_.table()) host_.table()->setWishes(wishesFrom(settings_.look(), settings_.play()));
}

void GameController::happen(const game::Event& event) {
    // In a game, whose turn it is comes next.
    if (isReading()) follow();
    if (isNewStone(event, host_.table()->game())) Q_EMIT stonePlayed();
}

/// Position, turn or what is laid over the board has changed.
void GameController::follow() {
    showMoves();
    updateState();
    showPicture();
    showVerbs();
}

void GameController::updateState() {
    State now;
    if (const table::Table* table = host_.table()) {
        now.active = true;
        now.over = table->isOver();
        now.thinking = host_.isPlaying() && host_.play().session().isThinking();
        now.lookingBack = host_.isPlaying() && host_.play().isLookingBack();
        now.reading = isReading();
        now.shownPly = table->shownPly();
        now.node = table->game().here();
    }
    const State before = std::exchange(state_, now);
    if (now.active != before.active) Q_EMIT activeChanged();
    if (now.thinking != before.thinking) Q_EMIT thinkingChanged();
    const bool isOtherPosition = now.shownPly != before.shownPly || now.node != before.node ||
                                 now.lookingBack != before.lookingBack;
    if (isOtherPosition || now.over != before.over || now.reading != before.reading) {
        Q_EMIT shownPlyChanged();
        Q_EMIT positionChanged();
    }
    if (now.over == before.over) return;
    Q_EMIT overChanged();
    // Who returns to a game that is over has heard of it.
    if (now.over && host_.isPlaying() && !isSittingDown_)
        Q_EMIT ended(idOf(host_.play().result()->kind));
}

void GameController::showPicture() {
    BoardPicture picture;
    if (const table::Table* table = host_.table()) {
        picture = BoardPicture(table->board());
    } else {
        picture.size = settings_.newGame().size();
        picture.next = Stone::Black;
    }
    if (picture == picture_) return;
    picture_ = std::move(picture);
    Q_EMIT pictureChanged();
}

void GameController::showMoves() {
    QStringList names;
    if (const table::Table* table = host_.table()) {
        for (const Move move : table->moves()) {
            names << QString::fromStdString(pointName(move, table->plan().game.size));
        }
    }
    moves_->show(names);
}

bool GameController::hasProgram() const {
    if (!host_.isPlaying()) return false;
    const auto& seats = host_.play().plan().seats;
    return std::any_of(seats.begin(), seats.end(), [](const table::SeatPlan& seat) {
        return !seat.isPerson() && !roster::builtInOf(seat.spec);
    });
}

QString GameController::ruleShort() const {
    const table::Plan plan = table() ? table()->plan() : table::Plan{};
    return language_.say("window.rule." + std::string(idOf(plan.game.rule))) + " · " +
           language_.say("window.lines", plan.game.size);
}

QString GameController::ruleLine() const {
    const Rule rule = table() ? table()->plan().game.rule : Rule::Freestyle;
    return ruleShort() + " · " + language_.say("window.wins." + std::string(idOf(rule)));
}

QString GameController::transcript() const { return QString::fromStdString(host_.transcript()); }

void GameController::keepNotes() {
    if (host_.table()) host_.table()->keepNotes();
}

void GameController::pass(const table::Message& message) {
    if (message.isRefusal) Q_EMIT refused();
    const QPoint place =
        message.point ? QPoint(message.point->x, message.point->y) : QPoint(-1, -1);
    Q_EMIT said(language_.say(message.headline),
                message.line ? language_.say(*message.line) : QString(), place);
}

void GameController::complain(const QString& headline, const QString& line) {
    Q_EMIT refused();
    Q_EMIT said(headline, line, {-1, -1});
}

void GameController::report(const Attempt& attempt) {
    if (attempt) return;
    complain(language_.say("table.cannot-play"), language_.say(attempt.reason()));
}

void GameController::newGame() {
    const bool coin = QRandomGenerator::global()->bounded(2) == 1;
    const auto plan = planFrom(settings_.newGame(), settings_.play(), coin);
    report(plan ? host_.play().begin(*plan) : Attempt(plan.reason()));
}

void GameController::newGameAsSecond() {
    auto plan = planFrom(settings_.newGame(), settings_.play(), false);
    if (!plan) return report(plan.reason());
    if (plan->onlyPerson() == opening::Seat::First) plan->switchSides();
    report(host_.play().begin(*plan));
}

void GameController::playFrom(const record::Record& start) {
    auto plan = planFrom(settings_.newGame(), settings_.play(), false);
    if (!plan) return report(plan.reason());
    const auto position = game::Game::fromRecord(start);
    if (!position) return report(position.reason());
    report(host_.play().beginFrom(table::plannedFrom(*plan, start, position->board().sideToMove()),
                                  start));
}

void GameController::perform(table::Verb verb) {
    if (!host_.table()) return;
    if (verb == table::Verb::PlayFromHere && host_.reading()) {
        return playFrom(host_.reading()->lineToHere());
    }
    host_.table()->perform(verb);
}

void GameController::play(QPoint place) {
    const auto point = pointAt(place);
    if (host_.table() && point) host_.table()->play(*point);
}

void GameController::rightClick() {
    if (host_.isPlaying()) {
        host_.play().beginSecondOrUndo();
    } else {
        verbs_->undo()->trigger();
    }
}

void GameController::look(QPoint place) {
    if (host_.table()) host_.table()->look(pointAt(place));
}

void GameController::showPly(int ply) {
    if (host_.table()) host_.table()->showPly(ply);
}

void GameController::answerDraw(bool accept) {
    if (host_.isPlaying()) host_.play().answerDraw(accept);
}

void GameController::goOnWithSubstitute() {
    if (host_.isPlaying()) host_.play().goOnWithSubstitute();
}

}  // namespace tianyuan::desktop
