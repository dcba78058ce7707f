#pragma once

#include "core/result.h"
#include "game/game.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::game {

/// Something that happened in a game. A game is its options and its events in order: whoever keeps
/// them, each as it happens, can bring the game back as it was.
struct Event {
    enum class Kind { Play, Decide, Undo, Redo, Resign, Time, Forfeit, Draw };

    Kind kind = Kind::Play;
    Move move = Move::pass();                        // Play
    opening::Decision decision;                      // Decide
    Stone side = Stone::None;                        // Resign, Time, Forfeit: who
    std::optional<std::chrono::milliseconds> spent;  // Play, Decide: how long it took

    static Event play(Move move) { return {Kind::Play, move, {}, Stone::None, {}}; }
    static Event decide(const opening::Decision& decision) {
        return {Kind::Decide, Move::pass(), decision, Stone::None, {}};
    }
    static Event of(Kind kind, Stone side = Stone::None) {
        return {kind, Move::pass(), {}, side, {}};
    }

    friend bool operator==(const Event&, const Event&) = default;
};

/// "play h8 1200", "decide swap", "undo", "resign black", … in one line of ASCII.
std::string toText(const Event& event, int size);
Result<Event> eventFromText(std::string_view text, int size);

/// Makes it happen; a refusal says why and changes nothing. Time spent goes to the notes of the
/// move.
Attempt apply(Game& game, const Event& event);

}  // namespace tianyuan::game
