// What a person does at the table.

#include "files/whole_file.h"
#include "model/game_controller.h"
#include "model/game_store.h"
#include "model/language.h"
#include "model/opponents.h"
#include "model/settings.h"
#include "record/formats.h"

#include <QDateTime>
#include <QStandardPaths>

#include <algorithm>

namespace tianyuan::desktop {
namespace {

using game::Event;
using opening::Seat;

bool endsGame(Event::Kind kind) {
    return kind == Event::Kind::Resign || kind == Event::Kind::Time ||
           kind == Event::Kind::Forfeit || kind == Event::Kind::Draw;
}

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
    const int wanted = std::clamp(ply, 0, game().ply());
    viewPly_ = wanted < game().ply() ? std::optional(wanted) : std::nullopt;
    preview_.reset();
    update();
}

void GameController::undo() {
    if (isOver() || isLookingBack()) return showPly(shownPly() - 1);
    report(session_->takeBack());
}

void GameController::redo() {
    if (isLookingBack()) return showPly(shownPly() + 1);
    report(session_->bringBack());
}

/// In a game that is over: another one, with sides changed. Otherwise the two change chairs, and
/// the clocks stay with the chairs.
void GameController::switchSides() {
    GamePlan plan = plan_;
    plan.switchSides();
    if (isOver()) return begin(plan);
    rebuild(plan, eventsUpTo(game().ply()));
}

/// What led to the position after `ply` moves: without what was taken back, and without the end.
std::vector<Event> GameController::eventsUpTo(int ply) const {
    std::vector<Event> line, undone;
    for (const Event& event : events_) {
        if (event.kind == Event::Kind::Undo && !line.empty()) {
            undone.push_back(line.back());
            line.pop_back();
        } else if (event.kind == Event::Kind::Redo && !undone.empty()) {
            line.push_back(undone.back());
            undone.pop_back();
        } else if (!endsGame(event.kind)) {
            line.push_back(event);
            undone.clear();
        }
    }
    auto replayed = game::Game::fromRecord(start_, plan_.game.fouls);
    std::vector<Event> result;
    for (const Event& event : line) {
        if (!replayed || !apply(*replayed, event) || replayed->ply() > ply) break;
        result.push_back(event);
    }
    return result;
}

void GameController::continueFromHere() {
    const std::vector<Event> events = eventsUpTo(shownPly());
    const GamePlan plan = plan_;
    const record::Record start = start_;
    clearTable();
    plan_ = plan;
    start_ = start;
    if (!seat(events)) return update();
    store_.run([start, events](auto& keeper) {
        keeper.begin(start);
        Attempt done = Done{};
        for (const Event& event : events) {
            if (done) done = keeper.save(event);
        }
        return done;
    });
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
    rebuild(plan, eventsUpTo(game().ply()));
}

void GameController::giveHint() {
    auto adviser = makePlayer(strongestSpec(), player::Milliseconds(0));
    if (!adviser) return report(adviser.reason());
    player::Position position{
        game().rule(), game().board(), {game().moves().begin(), game().moves().end()}};
    player::Limits limits;
    limits.turn = std::chrono::milliseconds(1500);
    adviser_.ask(std::move(*adviser), std::move(position), limits,
                 [this](const Result<game::Thinker::Reply>& reply) {
                     if (!session_) return;
                     const Move* move = reply ? std::get_if<Move>(&*reply) : nullptr;
                     updateVerbs();
                     if (!reply) return report(reply.reason());
                     if (!move || move->isPass()) return;
                     suggested_ = move->point();
                     update();
                     Q_EMIT said(
                         language_.say("window.hint", nameOf(move->point())),
                         language_.say("window.hint-help",
                                       portraitOf(strongestSpec(), language_.current()).name),
                         QPoint(move->point().x, move->point().y));
                 });
    updateVerbs();
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

void GameController::saveFile() {
    if (!session_) return;
    QString folder = options_.documents;
    if (folder.isEmpty()) {
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    }
    const QString name = "tianyuan-" + QDateTime::currentDateTime().toString("yyyy-MM-dd-hhmmss");
    const QString file = folder + "/" + name + ".sgf";
    const auto written = record::write(game().record(), record::Format::Sgf);
    if (!written) return report(written.reason());
    const Attempt saved = files::writeFile(std::filesystem::path(file.toStdU16String()),
                                           written->bytes, files::IfThere::Refuse);
    if (!saved) return refuse(language_.say("window.cannot-save"), language_.say(saved.reason()));
    Q_EMIT said(language_.say("window.saved"), file, {-1, -1});
}

void GameController::noticeOverline() {
    if (isOver() || game().moves().empty() || game().moves().back().isPass()) return;
    const Point last = game().moves().back().point();
    if (longestRow(game().board(), last) <= 5) return;
    Q_EMIT said(language_.say("window.overline"), language_.say("window.overline-help"),
                QPoint(last.x, last.y));
}

}  // namespace tianyuan::desktop
