#pragma once

#include "game/session.h"
#include "record/record.h"

#include <array>
#include <string>

namespace tianyuan::desktop {

class Settings;

/// Who is to sit at a seat: a person, or a player of the roster by its spec.
struct SeatPlan {
    std::string spec;  // empty: a person
    std::string name;  // of a person, if told

    bool isPerson() const { return spec.empty(); }
    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

/// What kind of game is played; enough to play another one like it.
struct GamePlan {
    game::GameOptions game;
    game::TimeControl time;
    std::array<SeatPlan, 2> seats;  // First places the first stone

    const SeatPlan& seat(opening::Seat seat) const { return seats[static_cast<std::size_t>(seat)]; }
    bool hasPerson() const { return seats[0].isPerson() || seats[1].isPerson(); }
    bool hasComputer() const { return !seats[0].isPerson() || !seats[1].isPerson(); }
    bool isBetweenPeople() const { return !hasComputer(); }
    void switchSides() { std::swap(seats[0], seats[1]); }
};

/// The kind of game that the settings tell; `coin` decides where they leave it to chance. What does
/// not fit together, such as an opening that needs a larger board, is a reason.
Result<GamePlan> planFrom(const Settings& settings, bool coin);

/// The record of a game before its first move carries the plan, also what records have no place
/// for; and it can be read from there.
void writePlan(const GamePlan& plan, record::Record& start);
GamePlan planFrom(const record::Record& start);

}  // namespace tianyuan::desktop
