#pragma once

#include "store/library.h"

#include <optional>
#include <string>
#include <vector>

namespace tianyuan::store {

/// The journal of one game being played: saves each event as it happens. What the disk does not
/// take is kept, and saved together with the next event that it does take, so the game can go on
/// whatever happens to the disk. If somebody else has gone on with the same game, or removed it, it
/// is written once more as a game of its own.
class Journal {
public:
    /// A new game; `start` is the record before the first move. Writes nothing yet. The library
    /// must stay where it is for as long as the journal lives.
    Journal(Library& library, record::Record start, Origin origin);
    /// Goes on with a running game of the library.
    static Result<Journal> resume(Library& library, GameId game, Origin origin);

    /// What has happened so far, saved or not.
    const std::vector<std::string>& events() const { return events_; }
    const record::Record& start() const { return start_; }
    /// Its id, once something of it is on disk.
    std::optional<GameId> game() const { return game_; }
    bool isSaved() const { return game_ && saved_ == events_.size(); }

    /// Adds an event and saves it, with those that could not be saved before. A failure says why
    /// it is only in memory yet.
    Attempt append(std::string event);
    /// Tries again to save what is not.
    Attempt save();
    /// Puts the whole game in place of the journal; gives its id. After a failure, try again.
    Result<GameId> finish(const record::Record& record, Time now);

private:
    Library* library_;
    record::Record start_;
    Origin origin_;
    std::optional<GameId> game_;
    std::vector<std::string> events_;
    std::size_t saved_ = 0;
};

}  // namespace tianyuan::store
