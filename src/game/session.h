#pragma once

#include "game/clock.h"
#include "game/event.h"
#include "game/game.h"
#include "game/thinker.h"
#include "player/player.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tianyuan::game {

/// Who sits at a seat: a person (no player), or a player with its limits.
struct SeatSetup {
    std::string name;
    std::shared_ptr<player::Player> player;
    player::Limits limits;  // on top of what the clock allows
};

struct SessionSetup {
    GameOptions game;
    TimeControl time;
    std::array<SeatSetup, 2> seats;  // First places the first stone
};

/// What a session needs from outside.
struct SessionWorld {
    std::function<TimePoint()> now;
    Thinker::Post post;                                   // to the session's thread
    std::function<void(const Event&)> journal = nullptr;  // called after each event, if given
};

/// A game at a table: the game, its clock and the two who play. It asks computer players when it is
/// their turn, and takes what people do. One thread owns it; nothing in it blocks.
class Session {
public:
    using Listener = std::function<void()>;

    /// A new game, or one that goes on from where `game` stands.
    Session(SessionSetup setup, SessionWorld world);
    Session(Game game, SessionSetup setup, SessionWorld world);

    /// Brings a game back from its journal, before begin(): the events happen again, each in the
    /// time it took. Refused, at the first event that cannot be, with those before it in place.
    Attempt replay(std::span<const Event> events);

    /// Starts the clock, and the computer if it is to move.
    void begin();
    /// Stops the clock and whoever thinks; begin() goes on.
    void pause();

    /// A person's move or decision.
    Attempt play(Move move);
    Attempt decide(const opening::Decision& decision);

    /// Takes back until a person is to move again: one move between people, a round against a
    /// computer. Against a computer nothing is taken back after the end.
    Attempt takeBack();
    /// Brings back what takeBack() took.
    Attempt bringBack();

    Attempt resign(opening::Seat seat);
    Attempt offerDraw(opening::Seat seat);
    Attempt answerDraw(bool accept);
    std::optional<opening::Seat> drawOffer() const { return drawOffer_; }

    /// Ends the game if the running side has no time left. To be called now and then, best at
    /// clock().runsOutAt().
    void checkClock();

    const Game& game() const { return game_; }
    Game& game() { return game_; }
    const Clock& clock() const { return clock_; }
    ClockFace clockFace(opening::Seat seat) const { return clock_.face(seat, world_.now()); }
    const SeatSetup& seat(opening::Seat seat) const {
        return seats_[static_cast<std::size_t>(seat)];
    }
    bool isPerson(opening::Seat seat) const { return !this->seat(seat).player; }
    bool isThinking() const { return thinker_.isThinking(); }
    /// What the thinking player last said, while it thinks.
    const std::optional<player::Thought>& thought() const { return thought_; }
    /// Why a computer player could not move; the game was forfeited then.
    const std::optional<Reason>& failure() const { return failure_; }

    /// Calls `listener` after every change: a move, an end, a thought, a draw offer.
    void onChange(Listener listener) { listeners_.push_back(std::move(listener)); }

private:
    Attempt act(Event event);
    Attempt actAsPerson(const Event& event);
    void continueGame();
    void askComputer();
    void takeReply(const Result<Thinker::Reply>& reply);
    player::Limits limitsFor(opening::Seat seat) const;
    Stone colourOf(opening::Seat seat) const;
    bool hasComputer() const;
    void keepClock();
    void restoreClock();
    void goOnFromHere();
    void writeNames();
    void notify() const;

    Game game_;
    std::array<SeatSetup, 2> seats_;
    SessionWorld world_;
    Clock clock_;
    std::vector<Clock> clocksByPly_;  // as they stood when each position arose
    std::optional<opening::Seat> drawOffer_;
    std::optional<player::Thought> thought_;
    std::optional<Reason> failure_;
    std::vector<Listener> listeners_;
    Thinker thinker_;  // last: it must go first
};

}  // namespace tianyuan::game
