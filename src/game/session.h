#pragma once

#include "game/clock.h"
#include "game/event.h"
#include "game/game.h"
#include "game/session_listener.h"
#include "player/async_player.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tianyuan::game {

/// Does a player take a draw in the position of the game? `thought` is what it thinks of it, as
/// whoever is to move there sees it; nothing: it cannot tell.
using TakesDraw =
    std::function<bool(const Game& game, const std::optional<player::Thought>& thought)>;

/// Who sits at a seat: a person (no player), or a player with its limits.
struct SeatSetup {
    std::string name;
    std::shared_ptr<player::AsyncPlayer> player;
    player::Limits limits;     // on top of what the clock allows
    TakesDraw takesDraw = {};  // none: never
};

struct SessionSetup {
    GameOptions game;
    TimeControl time;
    std::array<SeatSetup, 2> seats;  // First places the first stone
};

/// What a session needs from outside.
struct SessionWorld {
    std::function<TimePoint()> now;
    SessionListener* listener = nullptr;  // outlives the session
};

/// A game at a table: the game, its clock and the two who play. It asks computer players when it is
/// their turn, and takes what people do. One thread owns it; nothing in it blocks.
class Session {
public:
    /// A new game, or one that goes on from where `game` stands.
    Session(SessionSetup setup, SessionWorld world);
    Session(Game game, SessionSetup setup, SessionWorld world);
    /// Whoever thinks is told to stop; nobody is waited for.
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Brings a game back from its journal, before begin(): the events happen again, each in the
    /// time it took, and nobody is told. Refused, at the first event that cannot be, with those
    /// before it in place.
    Attempt replay(std::span<const Event> events);

    /// Starts the clock, and the computer if it is to move.
    void begin();
    /// While it is held no clock runs, and where nobody but computers plays, none is asked for the
    /// next move. Whoever thinks goes on thinking.
    void setHeld(bool held);
    bool isHeld() const { return isHeld_; }

    /// A person's move or decision.
    Attempt play(Move move);
    Attempt decide(const opening::Decision& decision);

    /// Takes back until a person is to move again: one move between people, a round against a
    /// computer. Against a computer nothing is taken back after the end.
    Attempt takeBack();
    /// Brings back what takeBack() took.
    Attempt bringBack();

    Attempt resign(opening::Seat seat);
    /// The other one answers later. A computer looks at the position first, or, if it is thinking
    /// about its move, answers together with it; a person calls answerDraw(). A move declines, but
    /// not the move of whoever has offered a draw to a computer.
    Attempt offerDraw(opening::Seat seat);
    Attempt answerDraw(bool accept);
    std::optional<opening::Seat> drawOffer() const { return drawOffer_; }

    /// Ends the game if the running side has no time left. To be called now and then, best at
    /// clock().runsOutAt().
    void checkClock();

    const Game& game() const { return game_; }
    /// All that has happened since the game was put on the table.
    const std::vector<Event>& events() const { return events_; }
    /// Notes may be written at any time; nobody is told.
    record::Notes& editNotes(record::NodeId node) { return game_.editNotes(node); }
    /// So may variations be added, in a copy of the record; false, and nothing changes, if what was
    /// played is no longer the game there.
    bool adopt(const record::Record& studied);
    const Clock& clock() const { return clock_; }
    ClockFace clockFace(opening::Seat seat) const { return clock_.face(seat, world_.now()); }
    const SeatSetup& seat(opening::Seat seat) const {
        return seats_[static_cast<std::size_t>(seat)];
    }
    bool isPerson(opening::Seat seat) const { return !this->seat(seat).player; }
    /// The computer that is to move thinks about it.
    bool isThinking() const;
    /// A computer has yet to say whether it takes a draw.
    bool isConsideringDraw() const { return drawOffer_ && !isPerson(other(*drawOffer_)); }
    /// What the thinking player last said, while it thinks.
    const std::optional<player::Thought>& thought() const { return thought_; }
    /// Why a computer player could not move; the game was forfeited then.
    const std::optional<Reason>& failure() const { return failure_; }

private:
    Attempt happen(Event event);
    Attempt act(const Event& event);
    Attempt actAsPerson(const Event& event);
    void goOn();
    void continueGame();
    void askComputer();
    player::Position position() const;
    void askAboutDraw();
    bool takeDraw(const std::optional<player::Thought>& thought);
    void stopThinking();
    void takeReply(const Result<player::Reply>& reply);
    player::Limits limitsFor(opening::Seat seat) const;
    Stone colourOf(opening::Seat seat) const;
    bool hasComputer() const;
    bool hasPerson() const {
        return isPerson(opening::Seat::First) || isPerson(opening::Seat::Second);
    }
    int stepsBack() const;
    void keepClock();
    void restoreClock();
    void writeNames();
    void tellTurn() const;
    void tellDrawOffer() const;

    Game game_;
    std::array<SeatSetup, 2> seats_;
    SessionWorld world_;
    std::vector<Event> events_;
    Clock clock_;
    std::vector<Clock> clocksByPly_;  // as they stood when each position arose
    bool hasBegun_ = false;
    bool isHeld_ = false;
    std::optional<opening::Seat> drawOffer_;
    std::optional<player::Thought> thought_;
    std::optional<Reason> failure_;
};

}  // namespace tianyuan::game
