// What QML sees of the table.

#include "core/notation.h"
#include "desktop/opponents/opponents.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/table/game_controller.h"
#include "desktop/table/game_picture.h"

#include <algorithm>
#include <array>

namespace tianyuan::desktop {
namespace {

using opening::Seat;

constexpr game::Milliseconds Short{10'000};  // time that is running out

/// When each hint for the newcomer comes, in moves played.
constexpr std::array GuidanceAt{0, 4, 8, 12};
constexpr int GuidanceLasts = 3;
constexpr std::array GuidanceWords{"window.guide.five", "window.guide.three", "window.guide.undo",
                                   "window.guide.hint"};

}  // namespace

bool GameController::isPersonsTurn() const {
    return session_ && !isOver() && session_->isPerson(game().seatToMove());
}

/// The seat of the person who plays a computer.
std::optional<Seat> GameController::onlyPerson() const {
    if (plan_.seats[0].isPerson() == plan_.seats[1].isPerson()) return std::nullopt;
    return plan_.seats[0].isPerson() ? Seat::First : Seat::Second;
}

Seat GameController::lowerSeat() const { return onlyPerson().value_or(Seat::First); }

QString GameController::nameOf(Point point) const {
    return QString::fromStdString(toText(point, plan_.game.size)).toUpper();
}

QString GameController::nameOf(Seat seat) const {
    const SeatPlan& plan = plan_.seat(seat);
    if (!plan.isPerson()) return portraitOf(plan.spec, language_.current()).name;
    if (!plan.name.empty()) return QString::fromStdString(plan.name);
    if (!plan_.isBetweenPeople()) return language_.say("window.you");
    return language_.say(seat == Seat::First ? "window.first-person" : "window.second-person");
}

QString GameController::ruleShort() const {
    const std::string rule(idOf(plan_.game.rule));
    return language_.say("window.rule." + rule) + " · " +
           language_.say("window.lines", plan_.game.size);
}

QString GameController::ruleLine() const {
    return ruleShort() + " · " + language_.say("window.wins." + std::string(idOf(plan_.game.rule)));
}

int GameController::shownPly() const {
    if (!session_) return 0;
    return viewPly_.value_or(game().ply());
}

QString GameController::substitute() const {
    if (!hasFailed()) return {};
    const SeatPlan& loser = plan_.seat(game().seatOf(opponent(game().outcome().winner)));
    return portraitOf(substituteFor(loser.spec), language_.current()).name;
}

QString GameController::drawOffer() const {
    if (!session_ || !session_->drawOffer()) return {};
    return language_.say("window.draw-offered", nameOf(*session_->drawOffer()));
}

QString GameController::notice() const {
    return unsaved_ ? language_.say("window.not-saved") : QString();
}

QString GameController::noticeWhy() const {
    return unsaved_ ? language_.say(*unsaved_) : QString();
}

QString GameController::guidance() const {
    const int seen = settings_.guidanceSeen();
    if (!session_ || !onlyPerson() || isOver() || seen < 0) return {};
    const auto next = static_cast<std::size_t>(seen);
    if (next >= GuidanceAt.size() || game().ply() < GuidanceAt[next]) return {};
    return language_.say(GuidanceWords[next]);
}

void GameController::updateGuidance() {
    const auto next = static_cast<std::size_t>(std::max(0, settings_.guidanceSeen()));
    if (!onlyPerson() || next >= GuidanceAt.size()) return;
    if (game().ply() < GuidanceAt[next] + GuidanceLasts) return;
    settings_.setProperty("guidanceSeen", static_cast<int>(next) + 1);
}

/// Also called for every thought of a player; only what happened matters here.
void GameController::sessionChanged() {
    const bool happened = events_.size() != eventsSeen_;
    if (happened) {
        const bool isNewStone =
            events_.size() > eventsSeen_ && (events_.back().kind == game::Event::Kind::Play ||
                                             events_.back().kind == game::Event::Kind::Decide);
        eventsSeen_ = events_.size();
        viewPly_.reset();
        advice_.reset();
        preview_.reset();
        explained_.reset();
        explanation_ = {};
        adviser_.cancel();
        update();
        if (isNewStone && !game().moves().empty()) {
            const Move last = game().moves().back();
            if (!last.isPass()) {
                Q_EMIT stonePlayed();
                noticeOverline();
            } else if (!isOver()) {
                Q_EMIT said(
                    language_.say("window.passed",
                                  nameOf(game().seatOf(opponent(game().board().sideToMove())))),
                    {}, {-1, -1});
            }
        }
        updateGuidance();
        if (isOver()) {
            Q_EMIT ended(result_.sound);
            findTally();
        }
    } else if (isThinking() != wasThinking_ || !drawOffer().isEmpty()) {
        update();
    }
    if (session_ && session_->thought()) Q_EMIT thoughtHeard();
    tick();
}

void GameController::update() {
    wasThinking_ = isThinking();
    if (!session_) {
        picture_ = BoardPicture{};
        picture_.size = std::clamp(settings_.size(), Board::MinSize, Board::MaxSize);
        picture_.next = Stone::Black;
        moves_->show({});
        guide_->hide();
        if (unfinished_) {
            plan_ = planFrom(unfinished_->start);
            unfinishedLine_ = nameOf(Seat::First) + " – " + nameOf(Seat::Second);
        }
        updateVerbs();
        Q_EMIT changed();
        return;
    }
    PictureOptions options;
    options.numbers = settings_.numbers();
    options.forbiddenShown = settings_.forbiddenShown();
    options.ply = shownPly();
    options.personToMove = isPersonsTurn() && markTool_.isEmpty();
    options.opening = !reading_;
    picture_ = pictureOf(game(), options);
    picture_.preview = preview_;
    if (advice_ && !isLookingBack()) {
        if (advice_->step < HintSteps) picture_.area = advice_->hint.area;
        if (advice_->step == HintSteps) picture_.suggested = advice_->hint.move;
    }
    if (explained_ && !explanation_.headline.isEmpty()) {
        const Point point = *explained_;
        explanation_ = explain(game().board(), point, language_);
        picture_.capsules = explanation_.capsules;
        if (isForbidden(game().board(), point)) picture_.foul = point;
    }
    QStringList moves;
    const auto add = [&](Move move) {
        moves.push_back(move.isPass() ? QString("–") : nameOf(move.point()));
    };
    if (reading_) {
        for (const record::NodeId id : game().line()) {
            const record::Node& node = game().record().tree[id];
            if (node.isMove()) add(node.move);
        }
    } else {
        for (const Move& move : game().moves()) add(move);
    }
    moves_->show(moves);
    if (isOver()) {
        const auto person = onlyPerson();
        ResultNames names{nameOf(game().black()), nameOf(other(game().black())), Stone::None};
        if (person) names.person = *person == game().black() ? Stone::Black : Stone::White;
        result_ = resultOf(game(), names, language_);
        if (hasFailed()) {
            result_.title = language_.say("window.engine-stopped");
            result_.how = language_.say("window.engine-stopped-help");
        }
    }
    updateGuide();
    updateSeats();
    updateVerbs();
    Q_EMIT changed();
}

void GameController::updateGuide() {
    const auto question = isOver() || reading_ ? std::nullopt : game().question();
    if (!question) return guide_->hide();
    guide_->show(
        *question,
        {nameOf(question->seat), nameOf(other(question->seat)), session_->isPerson(question->seat)},
        language_);
}

void GameController::updateSeats() {
    lower_->show(viewOf(lowerSeat()));
    upper_->show(viewOf(other(lowerSeat())));
}

SeatView GameController::viewOf(Seat seat) const {
    SeatView view;
    view.name = nameOf(seat);
    view.face = plan_.seat(seat).isPerson()
                    ? QString()
                    : portraitOf(plan_.seat(seat).spec, language_.current()).face;
    const bool isOpen = game().question() && mayChangeColours(plan_.game.opening);
    if (!isOpen) view.stone = seat == game().black() ? "black" : "white";
    view.isTurn = !isOver() && game().seatToMove() == seat;
    view.isThinking = view.isTurn && isThinking();
    view.line = lineOf(seat);
    view.clock = clockText(seat);
    const game::ClockFace face = session_->clockFace(seat);
    view.isShort = view.isTurn && face.left && *face.left < Short;
    return view;
}

QString GameController::lineOf(Seat seat) const {
    const bool isTurn = !isOver() && game().seatToMove() == seat;
    const bool isOpen = game().question() && mayChangeColours(plan_.game.opening);
    const bool isPerson = session_->isPerson(seat);
    if (isTurn && !isPerson) return language_.say("window.thinking");
    if (isTurn && game().question()) return language_.say("window.choosing");
    if (isTurn) return language_.say(onlyPerson() ? "window.your-move" : "window.to-move");
    if (isOpen) return language_.say("window.side-open");
    if (!isPerson) return portraitOf(plan_.seat(seat).spec, language_.current()).character;
    return language_.say(seat == game().black() ? "window.black" : "window.white");
}

QString GameController::clockText(Seat seat) const {
    const game::ClockFace face = session_->clockFace(seat);
    if (!face.left) return {};
    const auto tenths = std::max<std::int64_t>(0, (face.left->count() + 99) / 100);
    const auto seconds = tenths < 100 ? tenths / 10 : (tenths + 9) / 10;
    QString text = QString("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QChar('0'));
    if (tenths < 100) text += QString(".%1").arg(tenths % 10);
    if (face.inByoYomi) text += QString(" ×%1").arg(face.periodsLeft);
    return text;
}

/// Shows the running clock, and comes back when it will look different. No limit: no tick.
void GameController::tick() {
    if (!session_) return;
    session_->checkClock();
    updateSeats();
    const auto running = session_->clock().running();
    if (!running || isOver()) return;
    const auto left = session_->clockFace(*running).left;
    if (!left) return;
    const auto milliseconds = left->count();
    if (milliseconds > Short.count()) {
        clockTimer_.start(static_cast<int>(milliseconds % 1000) + 5);
        return;
    }
    const bool isWholeSecond = milliseconds % 1000 > 900;
    if (isWholeSecond && session_->isPerson(*running)) Q_EMIT secondsRunningOut();
    clockTimer_.start(static_cast<int>(milliseconds % 100) + 5);
}

void GameController::updateVerbs() {
    const auto say = [this](const char* code) { return language_.say(code); };
    const std::array all{undo_, redo_,      hint_,   switchSides_, restart_,
                         pass_, offerDraw_, resign_, playFromHere_};
    if (!session_) {
        for (Verb* verb : all) verb->setReason(say("window.no-game"));
        return;
    }
    if (reading_) return updateReadingVerbs();
    const bool over = isOver(), watching = !plan_.hasPerson(), back = isLookingBack();
    const bool asked = !over && game().question().has_value();
    const bool mine = isPersonsTurn();
    const QString yes;

    QString undoReason = yes, redoReason = yes;
    if (over || back) {
        if (shownPly() == 0) undoReason = say("window.at-start");
        if (!back) redoReason = say("window.at-end");
    } else {
        if (watching)
            undoReason = redoReason = say("window.watching");
        else if (!game().canUndo())
            undoReason = say("game.nothing-to-undo");
        else if (onlyPerson() && !game().hasActed(*onlyPerson()))
            undoReason = say("game.only-their-stone");
        if (!watching && !game().canRedo()) redoReason = say("game.nothing-to-redo");
    }
    undo_->setReason(undoReason);
    redo_->setReason(redoReason);

    const QString turnReason = over       ? say("window.over")
                               : watching ? say("window.watching")
                               : asked    ? say("window.opening-first")
                               : !mine    ? say("window.wait-turn")
                                          : yes;
    hint_->setReason(!turnReason.isEmpty()   ? turnReason
                     : !settings_.help()     ? say("study.no-help")
                     : adviser_.isThinking() ? say("window.hint-coming")
                                             : yes);
    pass_->setReason(turnReason);
    switchSides_->setReason(!over && asked ? say("window.opening-sides") : yes);
    restart_->setReason(yes);
    const QString goingOn = over                ? say("window.over")
                            : watching          ? say("window.watching")
                            : game().ply() == 0 ? say("window.nobody-moved")
                                                : yes;
    resign_->setReason(goingOn);
    offerDraw_->setReason(!goingOn.isEmpty()      ? goingOn
                          : session_->drawOffer() ? say("window.draw-waiting")
                                                  : yes);
    playFromHere_->setReason(over || back ? yes : say("window.at-end"));
}

}  // namespace tianyuan::desktop
