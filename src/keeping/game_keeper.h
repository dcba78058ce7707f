#pragma once

#include "game/event.h"
#include "store/journal.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::keeping {

/// The library in `file`, or in the usual place if that is empty.
Result<store::Library> openLibrary(const std::string& file, const store::OpenOptions& options = {});

/// Where games come from that were played here, as Summary::source has it.
inline constexpr std::string_view PlayedHere = "played";

/// Now, to the second.
store::Time timeNow();

/// A game to go on with: how it began, and what happened since.
struct Unfinished {
    store::GameId id = 0;
    record::Record start;
    std::vector<game::Event> events;
};

/// Keeps the game that is being played in the library, event by event, so that it is there again
/// after a crash. What fails says why, and everything is tried again with the next event. Blocks;
/// belongs to the thread that opened the library.
class GameKeeper {
public:
    explicit GameKeeper(store::Library library)
        : library_(std::make_unique<store::Library>(std::move(library))) {}

    store::Library& library() { return *library_; }

    /// The game that was going on last, if one was left unfinished.
    Result<std::optional<store::Summary>> lastUnfinished();
    /// A game with all that happened in it.
    Result<Unfinished> read(store::GameId id);
    /// The same, and goes on with it.
    Result<Unfinished> resume(store::GameId id);

    /// A new game; nothing is saved before its first event.
    void begin(const record::Record& start);
    Attempt save(const game::Event& event);
    /// Puts the record of a game that is over in the place of its journal, or of what was kept
    /// before; nothing, if it is not over. May be called whenever something was written beside its
    /// moves.
    Attempt keep(const record::Record& record);
    /// The game is left: if it is over it becomes a whole one, else it can be resumed.
    Attempt leave(const record::Record& record);
    /// The game is left and gone, as if it had never been played.
    Attempt discard();

private:
    std::unique_ptr<store::Library> library_;  // stays where it is: the journal points to it
    std::optional<store::Journal> journal_;    // of a game being played
    std::optional<store::GameId> kept_;        // a game that is over, and still on the table
};

}  // namespace tianyuan::keeping
