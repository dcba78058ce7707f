#pragma once

#include "core/outcome.h"
#include "core/point.h"
#include "core/result.h"
#include "game/time_control.h"
#include "match/adjudication.h"
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

/// What a player may use for its moves. An empty field sets no limit.
struct Allowance {
    game::TimeControl time;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;

    friend bool operator==(const Allowance&, const Allowance&) = default;
};
/// "10s+100ms", "none, 5000 nodes", "1s/move, depth 4".
std::string toText(const Allowance& allowance);

/// What holds for every game of a contest; the allowance is that of players who have none of their
/// own.
struct Terms : Allowance {
    Rule rule = Rule::Freestyle;
    int size = Board::DefaultSize;
    opening::Protocol protocol = opening::Protocol::Free;
    game::Milliseconds margin{0};  // how much too late a move may be without losing
    int mostMoves = 0;             // then it is a draw; 0: until the board is full
    Adjudication adjudication;
    /// Of programs in every game, not only in those that a fault ended. No game depends on it.
    bool keepsTranscripts = false;

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// Someone who takes part in a contest.
struct Entrant {
    std::string name;
    bool freshEachGame = false;    // made anew for every game, so that each game can be repeated
    std::optional<Allowance> own;  // none: that of the terms

    const Allowance& allowance(const Terms& terms) const { return own ? *own : terms; }
};

/// What decided a game. The last three are faults of the loser.
enum class Cause : std::uint8_t {
    Five,
    Foul,
    FullBoard,
    TwoPasses,
    MoveLimit,
    AdjudicatedDraw,   // by the scores of both
    AdjudicatedScore,  // a win by the scores of both
    AdjudicatedProof,  // a win that our search for threats has proved
    Time,
    IllegalMove,
    Crash,
};

inline constexpr std::array AllCauses{Cause::Five,
                                      Cause::Foul,
                                      Cause::FullBoard,
                                      Cause::TwoPasses,
                                      Cause::MoveLimit,
                                      Cause::AdjudicatedDraw,
                                      Cause::AdjudicatedScore,
                                      Cause::AdjudicatedProof,
                                      Cause::Time,
                                      Cause::IllegalMove,
                                      Cause::Crash};

constexpr bool isFault(Cause cause) { return cause >= Cause::Time; }
constexpr bool isAdjudicated(Cause cause) {
    return cause >= Cause::AdjudicatedDraw && cause <= Cause::AdjudicatedProof;
}

/// "five", "foul", "full-board", "two-passes", "move-limit", "adjudicated-draw",
/// "adjudicated-score", "adjudicated-proof", "time", "illegal-move", "crash".
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
    /// By seat: lines of a program that were no answer and did no harm.
    std::array<std::vector<std::string>, 2> remarks;
    /// By seat: what was said with a program, if that is kept. Only on its way to whoever writes it
    /// down, not in logs and reports.
    std::array<std::string, 2> transcripts;

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
/// it, if the rules did not, and what programs remarked.
record::Record toRecord(const PlayedGame& game, const Terms& terms,
                        const std::vector<Entrant>& entrants);

}  // namespace tianyuan::match
