#include "table/play_table.h"

#include "core/notation.h"
#include "study/kept_findings.h"
#include "table/news.h"
#include "table/point_name.h"
#include "table/seating.h"

#include <algorithm>
#include <utility>

namespace tianyuan::table {

using game::Event;
using opening::Seat;

PlayTable::PlayTable(World world, TableListener& listener)
    : world_(std::move(world)),
      listener_(listener),
      kept_(world_.keeper),
      focus_(world_),
      teacher_(world_, listener, kept_, [this] { hold(); }) {}

PlayTable::~PlayTable() { stand(); }

Attempt PlayTable::begin(const Plan& plan) {
    return beginFrom(plan, game::Game(plan.game).record());
}

Attempt PlayTable::beginFrom(const Plan& plan, const record::Record& start) {
    game::Past past{start, {}, {}};
    if (past.start.date.empty()) past.start.date = world_.today();
    return this->start(plan, std::move(past));
}

/// A game that the keeper does not know yet.
Attempt PlayTable::start(const Plan& plan, game::Past past) {
    if (Attempt fits = check(plan); !fits) return fits;
    writePlan(plan, past.start);
    auto session = seat(plan, past);
    if (!session) return session.reason();
    writeNames(**session, past.start);
    stand();
    kept_.begin(past);
    put(std::move(*session), plan);
    return Done{};
}

Attempt PlayTable::takeUp(const game::Past& past, const std::function<void()>& resume) {
    const Plan plan = planOf(past.start);
    auto session = seat(plan, past);
    if (!session) return session.reason();
    stand();
    resume();
    kept_.goOn(past);
    put(std::move(*session), plan);
    return Done{};
}

/// The same game with other people; it takes the place of the one that is kept.
Attempt PlayTable::reseat(const Plan& plan) {
    game::Past past = kept_.pastUpTo(game().ply(), *session_);
    writePlan(plan, past.start);
    auto session = seat(plan, past);
    if (!session) return session.reason();
    writeNames(**session, past.start);
    kept_.replace(past);
    put(std::move(*session), plan);
    return Done{};
}

Result<std::unique_ptr<game::Session>> PlayTable::seat(const Plan& plan, const game::Past& past) {
    auto seated = seatPlayers(teacher_.taught(), plan, past, draws_, *this);
    if (!seated) return seated.reason();
    if (seated->broken) {
        listener_.onMessage(refusal({"table.cannot-play", {}}, seated->broken));
    }
    return std::move(seated->session);
}

void PlayTable::put(std::unique_ptr<game::Session> session, const Plan& plan) {
    session_ = std::move(session);
    plan_ = plan;
    isPaused_ = false;
    teacher_.begin(*session_, plan.teacher);
    hold();
    resignAskedAt_.reset();
    viewPly_.reset();
    focus_.clear();
    draws_.begin();
    turn_ = game().seatToMove();
    listener_.onSeated();
    session_->begin();
}

/// Whoever sits here stands up; the game stays with the keeper.
void PlayTable::stand() {
    focus_.clear();
    teacher_.end();
    viewPly_.reset();
    if (!session_) return;
    kept_.leave(game());
    session_.reset();
}

void PlayTable::leave() {
    stand();
    listener_.onSeated();
}

void PlayTable::onEvent(const Event& event) {
    kept_.save(event, game());
    viewPly_.reset();
    resignAskedAt_.reset();
    if (isOver()) isPaused_ = false;
    focus_.clear();
    listener_.onEvent(event);
    const Actor actor{turn_, nameOf(turn_), session_->isPerson(turn_)};
    turn_ = game().seatToMove();
    if (const auto news = newsOf(event, game(), actor, plan_.onlyPerson())) {
        listener_.onMessage(*news);
    }
    teacher_.follow(event);
}

bool PlayTable::isPersonsTurn() const {
    return !isOver() && session_->isPerson(game().seatToMove());
}

std::string PlayTable::nameOf(Seat seat) const { return table::nameOf(plan_, seat, world_.nameOf); }

BoardView PlayTable::board() const {
    BoardView view = boardViewOf(game(), {wishes_, shownPly(), isPersonsTurn(), true});
    if (!isLookingBack()) focus_.showOn(view);
    if (!isLookingBack()) teacher_.showOn(view);
    return view;
}

SeatView PlayTable::seat(Seat seat) const {
    SeatView view = seatViewOf(game(), plan_, seat, nameOf(seat));
    view.isThinking = view.isTurn && session_->isThinking();
    view.clock = session_->clockFace(seat);
    // Silence gives nothing away: only once the teacher has spoken the opponent is seen to wait.
    if (view.isThinking && teacher_.isOpponentWaiting() && teacher_.remark()) {
        view.isThinking = false;
        view.line = Reason{"table.waits", {}};
    }
    if (view.isTurn && isPaused_) view.line = Reason{"table.paused", {}};
    const bool hasJustMoved = proved_ && proved_->seat == seat && proved_->ply + 1 == game().ply();
    if (hasJustMoved && !isOver()) {
        view.line = Reason{"table.proved", {std::to_string(proved_->moves - 1)}};
    }
    return view;
}

std::vector<Move> PlayTable::moves() const {
    return {game().moves().begin(), game().moves().end()};
}

std::optional<GuideView> PlayTable::guide() const {
    const auto question = isOver() ? std::nullopt : game().question();
    if (!question) return std::nullopt;
    return guideViewOf(*question, {nameOf(question->seat), nameOf(other(question->seat)),
                                   session_->isPerson(question->seat)});
}

std::optional<ResultView> PlayTable::result() const {
    if (!isOver()) return std::nullopt;
    ResultNames names{nameOf(game().black()), nameOf(other(game().black())), Stone::None};
    if (const auto person = plan_.onlyPerson()) {
        names.person = *person == game().black() ? Stone::Black : Stone::White;
    }
    ResultView view = resultViewOf(game(), names);
    if (session_->failure()) {
        view.title = {"table.engine-stopped", {}};
        view.how = {"table.engine-stopped-help", {}};
    }
    return view;
}

std::optional<DrawOfferView> PlayTable::drawOffer() const {
    return drawOfferViewOf(*session_, [this](Seat seat) { return nameOf(seat); });
}

PlayState PlayTable::state() const {
    return {*session_,    plan_,
            shownPly(),   focus_.adviser().isThinking(),
            wishes_.help, draws_.movesToNextOffer(game().ply())};
}

std::optional<Reason> PlayTable::whyNot(Verb verb) const { return table::whyNot(verb, state()); }

void PlayTable::perform(Verb verb) {
    if (const auto reason = whyNot(verb)) return listener_.onMessage(refusal(*reason));
    switch (verb) {
        case Verb::Undo:
            return undo();
        case Verb::Redo:
            return redo();
        case Verb::Hint:
            return giveHint();
        case Verb::SwitchSides:
            return switchSides();
        case Verb::Restart:
            return report(begin(Plan(plan_)));
        case Verb::Pass:
            return report(session_->play(Move::pass()));
        case Verb::OfferDraw:
            return report(session_->offerDraw(plan_.onlyPerson().value_or(game().seatToMove())));
        case Verb::Resign:
            return resign();
        case Verb::PlayFromHere:
            return report(start(Plan(plan_), kept_.pastUpTo(shownPly(), *session_)));
        case Verb::Pause:
            return setPaused(!isPaused_);
    }
}

/// Asked for once it is only a question, for as long as that can still be read.
void PlayTable::resign() {
    constexpr std::chrono::seconds Remembered{10};
    const auto asked = std::exchange(resignAskedAt_, world_.now());
    if (wishes_.asksToResign && (!asked || world_.now() - *asked > Remembered)) {
        return listener_.onMessage(
            {{"table.resign-again", {}}, Reason{"table.resign-again-help", {}}});
    }
    report(session_->resign(plan_.onlyPerson().value_or(game().seatToMove())));
}

void PlayTable::setPaused(bool paused) {
    isPaused_ = paused;
    hold();
}

void PlayTable::setCovered(bool covered) {
    isCovered_ = covered;
    if (session_) hold();
}

void PlayTable::undo() {
    if (isOver() || isLookingBack()) return showPly(shownPly() - 1);
    takeBack();
}

void PlayTable::redo() {
    if (isLookingBack()) return showPly(shownPly() + 1);
    report(session_->bringBack());
}

/// In a game that is over: another one, with sides changed. Otherwise the two change chairs, and
/// the clocks stay with the chairs.
void PlayTable::switchSides() {
    Plan plan = plan_;
    plan.switchSides();
    report(isOver() ? begin(plan) : reseat(plan));
}

void PlayTable::giveHint() {
    if (focus_.adviser().hasHint()) return tellHint();
    focus_.adviser().ask(game(), [this](const Attempt& ready) {
        if (ready) return tellHint();
        report(ready);
        listener_.onShown();
    });
    listener_.onShown();
}

void PlayTable::tellHint() {
    const Message message = focus_.adviser().tellMore();
    listener_.onShown();
    listener_.onMessage(message);
}

void PlayTable::answerDraw(bool accept) {
    const auto offer = drawOffer();
    if (!offer) return report(Reason{"game.no-draw-offer", {}});
    report(offer->isForPerson ? session_->answerDraw(accept) : Reason{"table.draw-waiting", {}});
}

/// An offer that is gone without an event was declined.
void PlayTable::onDrawOffer() {
    const auto person = plan_.onlyPerson();
    const bool computerDeclines = person && !session_->drawOffer();
    if (computerDeclines) draws_.decline(game().ply());
    listener_.onDrawOffer();
    if (!computerDeclines) return;
    listener_.onMessage({{"table.draw-declined", {nameOf(other(*person))}},
                         Reason{"table.draw-declined-help",
                                {std::to_string(draws_.movesToNextOffer(game().ply()))}}});
}

void PlayTable::onThought(const player::Thought& thought) {
    draws_.hear(game().ply(), thought);
    proved_.reset();
    if (thought.provedMoves)
        proved_ = Proved{game().seatToMove(), game().ply(), *thought.provedMoves};
    listener_.onThought(thought);
}

void PlayTable::decide(const opening::Decision& decision) { report(session_->decide(decision)); }

void PlayTable::beginSecondOrUndo() {
    const bool computerMayStart = plan_.onlyPerson() && game().ply() == 0 && isPersonsTurn() &&
                                  plan_.game.opening == opening::Protocol::Free;
    perform(computerMayStart ? Verb::SwitchSides : Verb::Undo);
}

/// What is in the way of a stone, beyond what the rules would say of it.
std::optional<Message> PlayTable::whyNotPlay(Point point) const {
    if (isOver()) return refusal({"table.over", {}}, Reason{"table.over-help", {}}, point);
    if (game().board().contains(point) && !game().board().isEmpty(point)) {
        return refusal({"table.occupied", {pointName(point, plan_.game.size)}},
                       Reason{"table.occupied-help", {}}, point);
    }
    if (isPersonsTurn()) return std::nullopt;
    if (teacher_.remark()) return refusal({"teacher.choices", {}}, std::nullopt, point);
    if (!plan_.hasPerson()) return refusal({"table.watching", {}}, std::nullopt, point);
    return refusal({"table.they-think", {nameOf(game().seatToMove())}},
                   Reason{"table.they-think-help", {}}, point);
}

void PlayTable::play(Point point) {
    if (isPaused_) return setPaused(false);
    if (!isOver() && isLookingBack()) return showPly(game().ply());
    if (const auto message = whyNotPlay(point)) return listener_.onMessage(*message);
    if (game().fouls() == game::FoulHandling::Refuse && mayBeFoul(game(), point)) {
        look(point);
        if (const auto& foul = focus_.foul(); foul && foul->isForbidden) {
            return listener_.onMessage(refusal(foul->headline, foul->summary, point));
        }
    }
    if (wishes_.confirms && focus_.preview() != point && board().isPlayable(point)) {
        focus_.choose(point);
        listener_.onShown();
        return listener_.onMessage(
            {{"table.tap-again", {pointName(point, plan_.game.size)}}, std::nullopt, point});
    }
    focus_.choose(std::nullopt);
    const auto question = game().question();
    if (!question) return report(session_->play(point), point);
    if (!opening::takesPoint(question->choices.front())) {
        return report(Reason{"move.decide-first", {}}, point);
    }
    report(session_->decide({question->choices.front(), point, 0}), point);
}

void PlayTable::look(std::optional<Point> point) {
    if (isLookingBack()) point.reset();
    if (focus_.look(game(), point)) listener_.onShown();
}

void PlayTable::showPly(int ply) {
    const int wanted = std::clamp(ply, 0, game().ply());
    if (wanted == shownPly()) return;
    viewPly_ = wanted < game().ply() ? std::optional(wanted) : std::nullopt;
    focus_.choose(std::nullopt);
    listener_.onShown();
}

void PlayTable::setWishes(const Wishes& wishes) {
    if (wishes == wishes_) return;
    wishes_ = wishes;
    if (session_) listener_.onShown();
}

std::optional<std::string> PlayTable::substitute() const {
    if (!session_->failure()) return std::nullopt;
    const Seat loser = game().seatOf(opponent(game().outcome().winner));
    return world_.substituteFor(plan_.seat(loser).spec);
}

void PlayTable::goOnWithSubstitute() {
    const auto spec = substitute();
    if (!spec) return;
    Plan plan = plan_;
    plan.seat(game().seatOf(opponent(game().outcome().winner))) = {*spec, {}};
    report(reseat(plan));
}

void PlayTable::write(int ply, const study::PositionView& view) {
    kept_.write(ply, view, *session_);
}

void PlayTable::write(const std::vector<study::Finding>& findings) {
    study::writeFindings(findings, game(), [this](record::NodeId node) -> record::Notes& {
        return session_->editNotes(node);
    });
}

bool PlayTable::adopt(const record::Record& studied) {
    if (!session_->adopt(studied)) return false;
    keepNotes();
    return true;
}

void PlayTable::report(const Attempt& attempt, std::optional<Point> point) {
    if (attempt) return;
    listener_.onMessage(refusal(withNames(attempt.reason(), plan_.game.size), std::nullopt, point));
}

}  // namespace tianyuan::table
