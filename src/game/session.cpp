#include "game/session.h"

#include <cassert>
#include <utility>

namespace tianyuan::game {

using opening::Seat;

Session::Session(SessionSetup setup, SessionWorld world)
    : Session(Game(setup.game), std::move(setup), std::move(world)) {}

Session::Session(Game game, SessionSetup setup, SessionWorld world)
    : game_(std::move(game)),
      seats_(std::move(setup.seats)),
      world_(std::move(world)),
      clock_(setup.time),
      thinker_(world_.post) {
    clocksByPly_.assign(static_cast<std::size_t>(game_.ply()) + 1, clock_);
    game_.editDescription().timeControl = toText(setup.time);
    writeNames();
}

Attempt Session::replay(std::span<const Event> events) {
    TimePoint time{};
    for (const Event& event : events) {
        const bool isTurn = event.kind == Event::Kind::Play || event.kind == Event::Kind::Decide;
        if (isTurn) {
            clock_.start(game_.seatToMove(), time);
            time += event.spent.value_or(Milliseconds(0));
            clock_.moved(time);
        }
        if (Attempt done = apply(game_, event); !done) return done;
        if (isTurn) {
            keepClock();
        } else {
            restoreClock();
        }
    }
    writeNames();
    return Done{};
}

void Session::begin() {
    if (!game_.outcome().isOver()) continueGame();
    notify();
}

void Session::pause() {
    thinker_.cancel();
    thought_.reset();
    clock_.stop(world_.now());
    notify();
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

/// The one way in which anything happens to the game: rules first, then clock, journal and turn.
Attempt Session::act(Event event) {
    const bool isTurn = event.kind == Event::Kind::Play || event.kind == Event::Kind::Decide;
    if (isTurn) checkClock();
    const Clock before = clock_;
    if (isTurn && clock_.running()) event.spent = clock_.moved(world_.now());
    if (Attempt done = apply(game_, event); !done) {
        clock_ = before;
        return done;
    }
    if (world_.journal) world_.journal(event);
    if (isTurn) {
        drawOffer_.reset();
        keepClock();
    }
    thinker_.cancel();
    thought_.reset();
    writeNames();
    if (game_.outcome().isOver()) {
        clock_.stop(world_.now());
    } else {
        continueGame();
    }
    notify();
    return Done{};
}

void Session::continueGame() {
    const Seat turn = game_.seatToMove();
    clock_.start(turn, world_.now());
    if (!isPerson(turn)) askComputer();
}

void Session::askComputer() {
    const Seat turn = game_.seatToMove();
    Thinker::Request request =
        player::Position{game_.rule(), game_.board(), {game_.moves().begin(), game_.moves().end()}};
    if (auto question = game_.question()) request = std::move(*question);
    thinker_.ask(
        seat(turn).player, std::move(request), limitsFor(turn),
        [this](const Result<Thinker::Reply>& reply) { takeReply(reply); },
        [this](const player::Thought& thought) {
            thought_ = thought;
            notify();
        });
}

void Session::takeReply(const Result<Thinker::Reply>& reply) {
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

Attempt Session::takeBack() {
    if (hasComputer() && game_.outcome().isOver()) return Reason{"game.no-undo-after-end", {}};
    if (!game_.canUndo()) return Reason{"game.nothing-to-undo", {}};
    int steps = 0;
    do {
        [[maybe_unused]] const bool undone = game_.undo();
        assert(undone);
        ++steps;
    } while (hasComputer() && !isPerson(game_.seatToMove()) && game_.canUndo());
    if (hasComputer() && !isPerson(game_.seatToMove())) {
        for (; steps > 0; --steps) game_.redo();
        return Reason{"game.only-their-stone", {}};
    }
    for (int i = 0; i < steps && world_.journal; ++i) world_.journal(Event::of(Event::Kind::Undo));
    goOnFromHere();
    return Done{};
}

Attempt Session::bringBack() {
    if (!game_.canRedo()) return Reason{"game.nothing-to-redo", {}};
    do {
        [[maybe_unused]] const bool redone = game_.redo();
        assert(redone);
        if (world_.journal) world_.journal(Event::of(Event::Kind::Redo));
    } while (hasComputer() && !game_.outcome().isOver() && !isPerson(game_.seatToMove()) &&
             game_.canRedo());
    goOnFromHere();
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

/// After going back or forth.
void Session::goOnFromHere() {
    clock_.stop(world_.now());
    restoreClock();
    drawOffer_.reset();
    thinker_.cancel();
    thought_.reset();
    writeNames();
    if (!game_.outcome().isOver()) continueGame();
    notify();
}

Attempt Session::resign(Seat who) { return act(Event::of(Event::Kind::Resign, colourOf(who))); }

Attempt Session::offerDraw(Seat who) {
    if (game_.outcome().isOver()) return Reason{"move.game-over", {}};
    if (drawOffer_ == other(who)) return answerDraw(true);
    if (drawOffer_ == who) return Reason{"game.own-draw-offer", {}};
    drawOffer_ = who;
    notify();
    return Done{};
}

Attempt Session::answerDraw(bool accept) {
    if (!drawOffer_) return Reason{"game.no-draw-offer", {}};
    drawOffer_.reset();
    if (accept) return act(Event::of(Event::Kind::Draw));
    notify();
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

void Session::notify() const {
    for (const Listener& listener : listeners_) listener();
}

}  // namespace tianyuan::game
