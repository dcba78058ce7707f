#pragma once

#include "autosave/game_keeper.h"
#include "command.h"
#include "table/world.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::cli {

/// How many moves a game has; the library itself counts them when it is over.
int movesOf(store::Library& library, const store::Summary& game);

/// Keeps the game at the terminal in the library, move by move. Where that cannot be, it says so
/// once and the game goes on.
class GameSaver : public table::Keeper {
public:
    GameSaver(const Context& context, const std::string& libraryFile);
    /// Keeps nothing.
    explicit GameSaver(const Context& context) : context_(context) {}

    /// The games that were left unfinished, the latest first, with how many moves they have.
    std::vector<store::Summary> unfinished();
    /// Only if there is one.
    Result<autosave::Unfinished> resume(store::GameId id) { return keeper_->resume(id); }

    void begin(const game::Past& past) override;
    void save(const game::Event& event) override;
    void note(const std::string& text) override;
    void keep(const record::Record& record) override;
    void leave(const record::Record& record) override;
    void discard() override;

    /// Is the game not on the disk as it stands?
    bool hasFailed() const { return !keeper_ || hasFailed_; }
    /// Who tells what went wrong, instead of standard error.
    void setTeller(std::function<void(const std::string&)> teller) { teller_ = std::move(teller); }

private:
    void take(const Attempt& attempt);
    void complain(const Reason& reason);

    const Context& context_;
    std::optional<autosave::GameKeeper> keeper_;
    std::function<void(const std::string&)> teller_;
    bool hasFailed_ = false;  // what was tried last
    bool complained_ = false;
};

}  // namespace tianyuan::cli
