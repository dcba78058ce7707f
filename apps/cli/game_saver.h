#pragma once

#include "command.h"
#include "game/event.h"
#include "store/journal.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::cli {

/// The library in `file`, or in the usual place if that is empty.
Result<store::Library> openLibrary(const std::string& file);

/// Now, to the second; and today, "2026-11-15".
store::Time timeNow();
std::string today();

/// Keeps the game at the terminal in the library, move by move. Where that cannot be, it says so
/// once and the game goes on.
class GameSaver {
public:
    GameSaver(const Context& context, const std::string& libraryFile);
    /// Keeps nothing.
    explicit GameSaver(const Context& context) : context_(context) {}

    /// The game that was going on last, if one was left unfinished.
    std::optional<store::Summary> unfinished();

    /// A game to go on with: how it began, and what happened since.
    struct Unfinished {
        record::Record start;
        std::vector<game::Event> events;
    };
    Result<Unfinished> resume(store::GameId id);

    /// A new game; nothing is saved before its first move.
    void begin(const record::Record& start);
    void save(const game::Event& event);
    /// The game is left: if it is over it becomes a whole one, else it can be resumed.
    void leave(const game::Game& game);

private:
    void complain(const Reason& reason);

    const Context& context_;
    std::unique_ptr<store::Library> library_;
    std::optional<store::Journal> journal_;
    bool complained_ = false;
};

}  // namespace tianyuan::cli
