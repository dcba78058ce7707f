#include "game/session.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tianyuan::game {

using opening::Seat;

namespace {

/// Somebody has moved or decided: the turn goes on.
bool isTurn(const Event& event) {
    return event.kind == Event::Kind::Play || event.kind == Event::Kind::Decide;
}

/// Back or forth in what was played already.
bool isWalk(const Event& event) {
    return event.kind == Event::Kind::Undo || event.kind == Event::Kind::Redo;
}

/// How long a computer looks at a position before it answers a draw offer.
constexpr Milliseconds DrawThought{1000};

}  // namespace

Session::Session(SessionSetup setup, SessionWorld world)
    : Session(Game(setup.game), std::move(setup), std::move(world)) {}

Session::Session(Game game, SessionSetup setup, SessionWorld world)
    : game_(std::move(game)),
      seats_(std::move(setup.seats)),
      world_(std::move(world)),
      clock_(setup.time) {
    clocksByPly_.assign(static_cast<std::size_t>(game_.ply()) + 1, clock_);
    game_.editDescription().timeControl = toText(setup.time);
    writeNames();
}

Session::~Session() { stopThinking(); }

Attempt Session::replay(std::span<const Event> events) {
    TimePoint time{};
    for (const Event& event : events) {
        if (isTurn(event)) {
            clock_.start(game_.seatToMove(), time);
            time += event.spent.value_or(Milliseconds(0));
            clock_.moved(time);
        }
        if (Attempt done = apply(game_, event); !done) return done;
        if (isTurn(event)) {
            keepClock();
        } else {
            restoreClock();
        }
        events_.push_back(event);
    }
    writeNames();
    return Done{};
}

void Session::begin() {
    hasBegun_ = true;
    goOn();
}

void Session::setHeld(bool held) {
    if (held == isHeld_) return;
    isHeld_ = held;
    if (!hasBegun_ || game_.outcome().isOver()) return;
    if (held) {
        clock_.stop(world_.now());
    } else if (isThinking() || isPerson(game_.seatToMove())) {
        clock_.start(game_.seatToMove(), world_.now());
    } else {
        continueGame();
    }
    tellTurn();
}

Attempt Session::play(Move move) { return actAsPerson(Event::play(move)); }

Attempt Session::decide(const opening::Decision& decision) {
    return actAsPerson(Event::decide(decision));
}

Attempt Session::actAsPerson(const Event& event) {
    if (!game_.outcome().isOver() && !isPerson(game_.seatToMove())) {
        return Reason{"game.not-your-turn", {}};
    }
    return act(event);
}

Attempt Session::act(const Event& event) {
    if (isTurn(event)) checkClock();
    if (Attempt done = happen(event); !done) return done;
    goOn();
    return Done{};
}

/// The one way in which anything happens to the game: rules first, then clock and listener.
Attempt Session::happen(Event event) {
    const Clock before = clock_;
    const Seat mover = game_.seatToMove();
    // What was played while the clock was held cost no time since.
    if (isTurn(event) && isHeld_) clock_.start(game_.seatToMove(), world_.now());
    if (isTurn(event) && clock_.running()) event.spent = clock_.moved(world_.now());
    if (Attempt done = apply(game_, event); !done) {
        clock_ = before;
        return done;
    }
    stopThinking();
    if (isTurn(event)) {
        keepClock();
    } else {
        clock_.stop(world_.now());
    }
    const bool offerStands =
        isTurn(event) && isConsideringDraw() && drawOffer_ == mover && !game_.outcome().isOver();
    if (!offerStands) drawOffer_.reset();
    if (isWalk(event)) restoreClock();
    writeNames();
    events_.push_back(event);
    if (world_.listener) world_.listener->onEvent(event);
    return Done{};
}

/// Lets whoever is to move now do so.
void Session::goOn() {
    if (!game_.outcome().isOver()) continueGame();
    tellTurn();
}

void Session::continueGame() {
    const Seat turn = game_.seatToMove();
    if (isHeld_ && !hasPerson()) return;
    if (!isHeld_) clock_.start(turn, world_.now());
    if (!isPerson(turn)) askComputer();
}

void Session::askComputer() {
    const Seat turn = game_.seatToMove();
    player::Request request = position();
    if (auto question = game_.question()) request = std::move(*question);
    seat(turn).player->ask(
        std::move(request), limitsFor(turn),
        [this](const Result<player::Reply>& reply) { takeReply(reply); },
        [this](const player::Thought& thought) {
            thought_ = thought;
            if (world_.listener) world_.listener->onThought(thought);
        });
}

player::Position Session::position() const {
    return {game_.rule(), game_.board(), {game_.moves().begin(), game_.moves().end()}};
}

bool Session::isThinking() const {
    const SeatSetup& turn = seat(game_.seatToMove());
    return !game_.outcome().isOver() && turn.player && turn.player->isThinking();
}

void Session::stopThinking() {
    for (const SeatSetup& seat : seats_) {
        if (seat.player) seat.player->cancel();
    }
    thought_.reset();
}

void Session::takeReply(const Result<player::Reply>& reply) {
    if (reply && isConsideringDraw() && takeDraw(thought_)) return;
    const Stone side = game_.question() ? colourOf(game_.seatToMove()) : game_.board().sideToMove();
    Attempt done = Done{};
    if (!reply) {
        done = reply.reason();
    } else if (const auto* move = std::get_if<Move>(&*reply)) {
        done = act(Event::play(*move));
    } else {
        done = act(Event::decide(std::get<opening::Decision>(*reply)));
    }
    if (done || game_.outcome().isOver()) return;
    failure_ = done.reason();
    const Attempt forfeited = act(Event::of(Event::Kind::Forfeit, side));
    assert(forfeited);
}

player::Limits Session::limitsFor(Seat turn) const {
    player::Limits limits = seat(turn).limits;
    const TimeControl& control = clock_.control();
    const ClockFace face = clock_.face(turn, world_.now());
    if (control.perMove && (!limits.turn || *limits.turn > *control.perMove)) {
        limits.turn = control.perMove;
    }
    if (control.main) {
        limits.left = face.left;
        if (control.increment > Milliseconds(0)) limits.increment = control.increment;
        if (control.periods > 0 && face.inByoYomi) limits.turn = face.left;
    }
    return limits;
}

/// How much has to be taken back until a person is to move; 0 if that never comes.
int Session::stepsBack() const {
    Game probe = game_;
    int steps = 0;
    while (probe.undo()) {
        ++steps;
        if (!hasComputer() || isPerson(probe.seatToMove())) return steps;
    }
    return 0;
}

Attempt Session::takeBack() {
    if (hasComputer() && game_.outcome().isOver()) return Reason{"game.no-undo-after-end", {}};
    if (!game_.canUndo()) return Reason{"game.nothing-to-undo", {}};
    const int steps = stepsBack();
    if (steps == 0) return Reason{"game.only-their-stone", {}};
    for (int i = 0; i < steps; ++i) {
        [[maybe_unused]] const Attempt undone = happen(Event::of(Event::Kind::Undo));
        assert(undone);
    }
    goOn();
    return Done{};
}

Attempt Session::bringBack() {
    if (!game_.canRedo()) return Reason{"game.nothing-to-redo", {}};
    do {
        [[maybe_unused]] const Attempt redone = happen(Event::of(Event::Kind::Redo));
        assert(redone);
    } while (hasComputer() && !game_.outcome().isOver() && !isPerson(game_.seatToMove()) &&
             game_.canRedo());
    goOn();
    return Done{};
}

void Session::keepClock() {
    clocksByPly_.resize(static_cast<std::size_t>(game_.ply()) + 1, clock_);
    clocksByPly_.back() = clock_;
}

/// Time stands again as it did when this position arose.
void Session::restoreClock() {
    const auto ply = static_cast<std::size_t>(game_.ply());
    if (ply < clocksByPly_.size()) clock_ = clocksByPly_[ply];
}

bool Session::adopt(const record::Record& studied) {
    auto game = Game::fromRecord(studied, game_.fouls());
    if (!game || game->outcome() != game_.outcome() ||
        !std::equal(game->moves().begin(), game->moves().end(), game_.moves().begin(),
                    game_.moves().end())) {
        return false;
    }
    game_ = std::move(*game);
    writeNames();
    return true;
}

Attempt Session::resign(Seat who) { return act(Event::of(Event::Kind::Resign, colourOf(who))); }

Attempt Session::offerDraw(Seat who) {
    if (game_.outcome().isOver()) return Reason{"move.game-over", {}};
    if (drawOffer_ == other(who)) return answerDraw(true);
    if (drawOffer_ == who) return Reason{"game.own-draw-offer", {}};
    drawOffer_ = who;
    if (isConsideringDraw() && !isThinking()) askAboutDraw();
    tellDrawOffer();
    return Done{};
}

/// A computer that waits for the other's move looks at the position as the other would; nobody
/// hears what it thinks meanwhile.
void Session::askAboutDraw() {
    const SeatSetup& asked = seat(other(*drawOffer_));
    player::Limits limits = asked.limits;
    limits.turn = std::min(limits.turn.value_or(DrawThought), DrawThought);
    const auto thought = std::make_shared<std::optional<player::Thought>>();
    asked.player->ask(
        position(), limits,
        [this, thought](const Result<player::Reply>& /*its move is not wanted*/) {
            if (isConsideringDraw()) takeDraw(*thought);
        },
        [thought](const player::Thought& heard) { *thought = heard; });
}

/// The computer answers the offer; true: the game is drawn.
bool Session::takeDraw(const std::optional<player::Thought>& thought) {
    const TakesDraw& takes = seat(other(*drawOffer_)).takesDraw;
    const bool accepts = takes && takes(game_, thought);
    [[maybe_unused]] const Attempt answered = answerDraw(accepts);
    assert(answered);
    return accepts;
}

Attempt Session::answerDraw(bool accept) {
    if (!drawOffer_) return Reason{"game.no-draw-offer", {}};
    drawOffer_.reset();
    if (accept) return act(Event::of(Event::Kind::Draw));
    tellDrawOffer();
    return Done{};
}

void Session::checkClock() {
    const auto running = clock_.running();
    if (!running || game_.outcome().isOver()) return;
    if (!clock_.face(*running, world_.now()).hasRunOut) return;
    const Attempt ended = act(Event::of(Event::Kind::Time, colourOf(*running)));
    assert(ended);
}

Stone Session::colourOf(Seat who) const {
    return who == game_.black() ? Stone::Black : Stone::White;
}

bool Session::hasComputer() const { return !isPerson(Seat::First) || !isPerson(Seat::Second); }

/// Colours may have been swapped since.
void Session::writeNames() {
    game_.editDescription().black = seat(game_.black()).name;
    game_.editDescription().white = seat(other(game_.black())).name;
}

void Session::tellTurn() const {
    if (world_.listener) world_.listener->onTurn();
}

void Session::tellDrawOffer() const {
    if (world_.listener) world_.listener->onDrawOffer();
}

}  // namespace tianyuan::game
