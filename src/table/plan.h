#pragma once

#include "game/game.h"
#include "game/time_control.h"
#include "opening/decision.h"
#include "record/record.h"
#include "study/critique.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::table {

/// Who is to sit at a seat: a person, or a player of the roster by its spec.
struct SeatPlan {
    std::string spec;  // empty: a person
    std::string name;  // of a person, if told

    bool isPerson() const { return spec.empty(); }
    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

/// "me", "me:Ann", or the spec of a player.
std::string toText(const SeatPlan& seat);
SeatPlan seatFromText(std::string_view text);

/// A teacher at the board.
struct TeacherPlan {
    study::Strictness strictness = study::Strictness::Mistakes;
    int most = 0;  // remarks in a game; 0: as many as there are

    friend bool operator==(const TeacherPlan&, const TeacherPlan&) = default;
};

/// Which game it is: enough to play another one like it.
struct Plan {
    game::GameOptions game;
    game::TimeControl time;
    std::array<SeatPlan, 2> seats;  // First places the first stone
    std::optional<TeacherPlan> teacher;

    const SeatPlan& seat(opening::Seat seat) const { return seats[static_cast<std::size_t>(seat)]; }
    SeatPlan& seat(opening::Seat seat) { return seats[static_cast<std::size_t>(seat)]; }
    bool hasPerson() const { return seats[0].isPerson() || seats[1].isPerson(); }
    bool isBetweenPeople() const { return seats[0].isPerson() && seats[1].isPerson(); }
    /// The seat of the person who plays a computer.
    std::optional<opening::Seat> onlyPerson() const;
    void switchSides() { std::swap(seats[0], seats[1]); }

    friend bool operator==(const Plan&, const Plan&) = default;
};

/// Does the opening fit the board?
Attempt check(const Plan& plan);

/// The same for a game that goes on from the end of a record's main line, `toMove` to move: its
/// rule and its board, no opening any more, and where one person plays a computer the move is the
/// person's.
Plan plannedFrom(Plan plan, const record::Record& start, Stone toMove);

/// The record of a game before its first move carries its plan, also what records have no place of
/// their own for; and it can be read from there. This is the one mapping between the two: whichever
/// program left a game, any other goes on with it.
void writePlan(const Plan& plan, record::Record& start);
Plan planOf(const record::Record& start);

}  // namespace tianyuan::table
