// What a person does at the table.

#include "desktop/opponents/opponents.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/store/game_store.h"
#include "desktop/table/game_controller.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

using opening::Seat;

/// A computer agrees to a draw once there is little left to play for.
bool agreesToDraw(const Board& board) { return board.stones() * 5 >= board.area() * 3; }

/// How many stones of a colour stand in a row through a point, at most.
int longestRow(const Board& board, Point point) {
    int longest = 0;
    for (const Offset step : Directions) {
        int length = 1;
        for (const Offset way : {step, -step}) {
            for (Point next = point + way; board.at(next) == board.at(point); next = next + way) {
                ++length;
            }
        }
        longest = std::max(longest, length);
    }
    return longest;
}

}  // namespace

void GameController::refuse(const QString& headline, const QString& line, QPoint point) {
    Q_EMIT refused();
    Q_EMIT said(headline, line, point);
}

void GameController::report(const Attempt& attempt, QPoint point) {
    if (!attempt) refuse(language_.say(attempt.reason()), {}, point);
}

void GameController::play(QPoint place) {
    if (!session_) return;
    const Point point(place.x(), place.y());
    if (!markTool_.isEmpty()) return mark(place);
    if (reading_) return report(playInRecord(point), place);
    if (isOver()) {
        return refuse(language_.say("window.over"), language_.say("window.over-help"), place);
    }
    if (isLookingBack()) return showPly(game().ply());
    if (!game().board().isEmpty(point)) {
        return refuse(language_.say("window.occupied", nameOf(point)),
                      language_.say("window.occupied-help"), place);
    }
    if (!isPersonsTurn()) {
        if (!plan_.hasPerson()) return refuse(language_.say("window.watching"), {}, place);
        return refuse(language_.say("window.they-think", nameOf(game().seatToMove())),
                      language_.say("window.they-think-help"), place);
    }
    const auto question = game().question();
    const bool forbidden =
        !question && game().rule() == Rule::Renju && game().board().sideToMove() == Stone::Black &&
        game().fouls() == game::FoulHandling::Refuse && isForbidden(game().board(), point);
    if (forbidden) {
        look(place);
        return refuse(explanation_.headline, explanation_.summary, place);
    }
    if (settings_.click() == "confirm" && preview_ != point) {
        preview_ = point;
        update();
        Q_EMIT said(language_.say("window.tap-again", nameOf(point)), {}, place);
        return;
    }
    preview_.reset();
    Attempt done = Done{};
    if (!question) {
        done = session_->play(point);
    } else if (opening::takesPoint(question->choices.front())) {
        done = session_->decide({question->choices.front(), point, 0});
    } else {
        done = Reason{"move.decide-first", {}};
    }
    report(done, place);
}

void GameController::rightClick() {
    if (!session_) return;
    const bool computerMayStart = onlyPerson() && game().ply() == 0 && isPersonsTurn() &&
                                  plan_.game.opening == opening::Protocol::Free;
    (computerMayStart ? switchSides_ : undo_)->trigger();
}

void GameController::look(QPoint place) {
    if (!session_) return;
    const Point point(place.x(), place.y());
    const bool matters =
        !isOver() && !isLookingBack() && !game().question() && game().rule() == Rule::Renju &&
        game().board().sideToMove() == Stone::Black && game().board().isEmpty(point);
    const std::optional<Point> wanted = matters ? std::optional(point) : std::nullopt;
    if (wanted == explained_) return;
    explained_ = wanted;
    explanation_ = wanted ? explain(game().board(), point, language_) : FoulExplanation{};
    update();
}

void GameController::showPly(int ply) {
    if (!session_) return;
    if (reading_) {
        session_->game().jumpTo(std::clamp(ply, 0, moves_->plies()));
        return walked();
    }
    const int wanted = std::clamp(ply, 0, game().ply());
    viewPly_ = wanted < game().ply() ? std::optional(wanted) : std::nullopt;
    preview_.reset();
    update();
}

void GameController::undo() {
    if (reading_ || isOver() || isLookingBack()) return showPly(shownPly() - 1);
    report(session_->takeBack());
}

void GameController::redo() {
    if (reading_ || isLookingBack()) return showPly(shownPly() + 1);
    report(session_->bringBack());
}

/// In a game that is over: another one, with sides changed. Otherwise the two change chairs, and
/// the clocks stay with the chairs.
void GameController::switchSides() {
    GamePlan plan = plan_;
    plan.switchSides();
    if (isOver()) return begin(plan);
    rebuild(plan, pastUpTo(game().ply()));
}

void GameController::continueFromHere() {
    if (reading_) return playFromRecord();
    const Past past = pastUpTo(shownPly());
    const GamePlan plan = plan_;
    clearTable();
    plan_ = plan;
    start_ = past.start;
    if (!seat(past.events, past.notes)) return update();
    store_.run([past](auto& keeper) { return desktop::begin(keeper, past); });
    findTally();
    startPlaying();
}

void GameController::goOnWithSubstitute() {
    if (!hasFailed()) return;
    GamePlan plan = plan_;
    for (SeatPlan& seat : plan.seats) {
        const bool isLoser =
            &seat ==
            &plan.seats[static_cast<std::size_t>(game().seatOf(opponent(game().outcome().winner)))];
        if (isLoser && !seat.isPerson()) seat = {substituteFor(seat.spec), {}};
    }
    rebuild(plan, pastUpTo(game().ply()));
}

/// The first time, somebody has to think; after that the same hint goes on, step by step.
void GameController::giveHint() {
    if (advice_) return sayHint();
    auto adviser = makePlayer(strongestSpec(), player::Milliseconds(0));
    if (!adviser) return report(adviser.reason());
    player::Position position{
        game().rule(), game().board(), {game().moves().begin(), game().moves().end()}};
    player::Limits limits;
    limits.turn = std::chrono::milliseconds(1500);
    adviserThought_.reset();
    adviser_.ask(
        std::move(*adviser), std::move(position), limits,
        [this](const Result<game::Thinker::Reply>& reply) {
            if (!session_) return;
            const Move* move = reply ? std::get_if<Move>(&*reply) : nullptr;
            updateVerbs();
            if (!reply) return report(reply.reason());
            if (!move || move->isPass()) return;
            const player::Score score = adviserThought_ ? adviserThought_->score : player::Score();
            advice_ = Advice{study::hintFor(game().rule(), game().board(), move->point(), score)};
            sayHint();
        },
        [this](const player::Thought& thought) {
            if (thought.rank == 0) adviserThought_ = thought;
        });
    updateVerbs();
}

void GameController::sayHint() {
    const study::Hint& hint = advice_->hint;
    advice_->step = std::min(advice_->step + 1, HintSteps);
    update();
    const QPoint nowhere(-1, -1);
    if (advice_->step == 1) {
        const QString region = language_.say(
            "study.region." + std::string(study::regionOf(game().board(), hint.area)));
        const QString where =
            hint.direction < 0
                ? language_.say("study.hint.where", region)
                : language_.say("study.hint.where-line", region,
                                language_.say(hint.direction == 0   ? "study.row"
                                              : hint.direction == 1 ? "study.column"
                                                                    : "study.diagonal"));
        Q_EMIT said(where, language_.say("study.hint.again"), nowhere);
    } else if (advice_->step == 2) {
        Q_EMIT said(language_.say("study.purpose." + std::string(study::idOf(hint.purpose))),
                    language_.say("study.hint.once-more"), nowhere);
    } else {
        Q_EMIT said(language_.say("window.hint", nameOf(hint.move)),
                    language_.say("window.hint-help",
                                  portraitOf(strongestSpec(), language_.current()).name),
                    QPoint(hint.move.x, hint.move.y));
    }
}

void GameController::offerDraw() {
    const auto person = onlyPerson();
    if (!person) return report(session_->offerDraw(game().seatToMove()));
    if (const Attempt offered = session_->offerDraw(*person); !offered) return report(offered);
    const bool agrees = agreesToDraw(game().board());
    const QString name = nameOf(other(*person));
    report(session_->answerDraw(agrees));
    if (!agrees) {
        Q_EMIT said(language_.say("window.draw-declined", name),
                    language_.say("window.draw-declined-help"), {-1, -1});
    }
}

void GameController::answerDraw(bool accept) {
    if (session_ && session_->drawOffer()) report(session_->answerDraw(accept));
}

void GameController::resign() {
    report(session_->resign(onlyPerson().value_or(game().seatToMove())));
}

void GameController::noticeOverline() {
    if (isOver() || game().moves().empty() || game().moves().back().isPass()) return;
    const Point last = game().moves().back().point();
    if (longestRow(game().board(), last) <= 5) return;
    Q_EMIT said(language_.say("window.overline"), language_.say("window.overline-help"),
                QPoint(last.x, last.y));
}

}  // namespace tianyuan::desktop
