#pragma once

#include "autosave/game_keeper.h"
#include "command.h"
#include "table/world.h"

#include <optional>
#include <string>

namespace tianyuan::cli {

/// Keeps the game at the terminal in the library, move by move. Where that cannot be, it says so
/// once and the game goes on.
class GameSaver : public table::Keeper {
public:
    GameSaver(const Context& context, const std::string& libraryFile);
    /// Keeps nothing.
    explicit GameSaver(const Context& context) : context_(context) {}

    /// The game that was going on last, if one was left unfinished.
    std::optional<store::Summary> unfinished();
    /// Only if there is one.
    Result<autosave::Unfinished> resume(store::GameId id) { return keeper_->resume(id); }

    void begin(const game::Past& past) override;
    void save(const game::Event& event) override;
    void note(const std::string& text) override;
    void keep(const record::Record& record) override;
    void leave(const record::Record& record) override;
    void discard() override;

private:
    void complainOf(const Attempt& attempt);
    void complain(const Reason& reason);

    const Context& context_;
    std::optional<autosave::GameKeeper> keeper_;
    bool complained_ = false;
};

}  // namespace tianyuan::cli
