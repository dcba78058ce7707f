#pragma once

#include "game/clock.h"
#include "game/past.h"
#include "player/async_player.h"
#include "table/plan.h"

#include <functional>
#include <memory>
#include <string>

namespace tianyuan::table {

/// Keeps the game that is being played, event by event, so that it is there again after a crash.
/// Nothing here waits for a disk; what fails is told elsewhere, and the game goes on.
class Keeper {
public:
    virtual ~Keeper() = default;

    /// A new game, with what has happened in it already.
    virtual void begin(const game::Past& past) = 0;
    virtual void save(const game::Event& event) = 0;
    virtual void note(const std::string& text) = 0;
    /// A game that is over: the whole of it.
    virtual void keep(const record::Record& record) = 0;
    /// The game is left; if it is not over, it can be taken up again.
    virtual void leave(const record::Record& record) = 0;
    /// The game is gone, as if it had never been played.
    virtual void discard() = 0;
};

/// A computer player who comes to the table, and how long and how deep it may think beyond what the
/// clock says.
struct Guest {
    std::shared_ptr<player::AsyncPlayer> player;
    player::Limits limits;
    bool isOurs = false;  // its scores are in the units of our engine
};

/// What a table needs from outside. Everything is called on the table's thread, and nothing blocks.
struct World {
    std::function<game::TimePoint()> now;
    std::function<std::string()> today;  // "2026-11-15"
    /// The player of a spec, for a seat of this game.
    std::function<Result<Guest>(const std::string& spec, const Plan& plan)> invite;
    /// One to think about hints and nothing else.
    std::function<Result<Guest>()> adviser;
    /// Lets a player of ours think elsewhere. Only if given: without it there is no teacher.
    std::function<std::shared_ptr<player::AsyncPlayer>(std::shared_ptr<player::Player>)> hire;
    /// What a reason says to the person; only if given, what a teacher says is kept as a comment.
    std::function<std::string(const Reason& reason)> say;
    /// How a player of the roster is called, in the language of the person.
    std::function<std::string(const std::string& spec)> nameOf;
    /// What is written above a game for a person who has told no name; may be empty. Only if given.
    std::function<std::string(const Plan& plan, opening::Seat seat)> nameOfPerson;
    /// Who could go on in the place of one that has failed.
    std::function<std::string(const std::string& spec)> substituteFor;
    std::string adviserSpec;
    Keeper* keeper = nullptr;  // none: nothing is kept
};

}  // namespace tianyuan::table
