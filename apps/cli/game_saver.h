#pragma once

#include "command.h"
#include "keeping/game_keeper.h"

#include <optional>
#include <string>

namespace tianyuan::cli {

/// Today, "2026-11-15".
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
    /// Only if there is one.
    Result<keeping::Unfinished> resume(store::GameId id) { return keeper_->resume(id); }

    /// A new game; nothing is saved before its first move.
    void begin(const record::Record& start);
    void save(const game::Event& event);
    /// The game is left: if it is over it becomes a whole one, else it can be resumed.
    void leave(const game::Game& game);

private:
    void complainOf(const Attempt& attempt);
    void complain(const Reason& reason);

    const Context& context_;
    std::optional<keeping::GameKeeper> keeper_;
    bool complained_ = false;
};

}  // namespace tianyuan::cli
