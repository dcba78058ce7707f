#pragma once

#include "core/outcome.h"
#include "core/point.h"
#include "core/result.h"
#include "game/time_control.h"
#include "match/fixture.h"
#include "opening/decision.h"
#include "opening/protocol.h"
#include "player/player.h"
#include "record/record.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::match {

/// What holds for every game of a contest.
struct Terms {
    Rule rule = Rule::Freestyle;
    int size = Board::DefaultSize;
    opening::Protocol protocol = opening::Protocol::Free;
    game::TimeControl time;
    game::Milliseconds margin{0};  // how much too late a move may be without losing
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    int mostMoves = 0;  // then it is a draw; 0: until the board is full

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// What decided a game. The last three are faults of the loser.
enum class Cause : std::uint8_t {
    Five,
    Foul,
    FullBoard,
    TwoPasses,
    MoveLimit,
    Time,
    IllegalMove,
    Crash,
};

inline constexpr std::array AllCauses{Cause::Five,        Cause::Foul,      Cause::FullBoard,
                                      Cause::TwoPasses,   Cause::MoveLimit, Cause::Time,
                                      Cause::IllegalMove, Cause::Crash};

constexpr bool isFault(Cause cause) { return cause >= Cause::Time; }

/// "five", "foul", "full-board", "two-passes", "move-limit", "time", "illegal-move", "crash".
std::string_view idOf(Cause cause);
std::optional<Cause> causeFromId(std::string_view id);

/// A move as it was played, with what its player said last. Small: there are millions of them.
struct PlayedMove {
    Move move = Move::pass();
    std::int16_t depth = 0;  // 0: not told
    std::int16_t winIn = 0;  // a proved win for the mover in so many moves; < 0: a loss
    bool hasValue = false;
    float value = 0;  // as the mover sees it, in its own units
    std::chrono::duration<std::int32_t, std::milli> spent{0};

    /// The value as a double with the same short text: 0.1, not 0.10000000149.
    double shortValue() const;

    friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// A game of a contest that is over.
struct PlayedGame {
    Fixture fixture;
    opening::Seat black = opening::Seat::First;
    std::vector<PlayedMove> moves;
    int openingMoves = 0;  // how many of them were given, or placed by an opening protocol
    std::string openingSteps;
    Outcome outcome;
    Cause cause = Cause::Five;
    std::optional<Reason> detail;  // of a fault

    opening::Seat seatOf(Stone stone) const {
        return stone == Stone::Black ? black : opening::other(black);
    }
    int playerOf(Stone stone) const {
        return fixture.players[static_cast<std::size_t>(seatOf(stone))];
    }
    /// By number; nobody: a draw.
    std::optional<int> winner() const;
    std::optional<int> loser() const;

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// The game on paper: names, times, evaluations as Black sees them, and in the comment what decided
/// it, if that was a fault.
record::Record toRecord(const PlayedGame& game, const Terms& terms,
                        const std::vector<std::string>& names);

}  // namespace tianyuan::match
