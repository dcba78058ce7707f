#pragma once

#include "game/past.h"
#include "store/journal.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::autosave {

/// The library in `file`, or in the usual place if that is empty.
Result<store::Library> openLibrary(const std::string& file, const store::OpenOptions& options = {});
/// The same for somebody who wants to look: where it may not be written, it can still be read.
Result<store::Library> openLibraryToLook(const std::string& file);

/// Where games come from that were played here, as Summary::source has it.
inline constexpr std::string_view PlayedHere = "played";

/// Now, to the second.
store::Time timeNow();

/// The id of the game that was left last, while the disk took nothing of it.
inline constexpr store::GameId NotOnDisk = 0;

/// A game to go on with.
struct Unfinished {
    store::GameId id = 0;
    game::Past past;
};

/// Is a line of a journal no event but a note?
bool isNote(std::string_view line);

/// What is in the journal of a game that is being played.
Result<game::Past> pastOf(store::Library& library, store::GameId id);

/// Keeps the game that is being played in the library, event by event, so that it is there again
/// after a crash. What fails says why, and everything is tried again with the next event: games
/// that were left meanwhile, too. Blocks; belongs to the thread that opened the library.
class GameKeeper {
public:
    explicit GameKeeper(store::Library library)
        : library_(std::make_unique<store::Library>(std::move(library))) {}

    store::Library& library() { return *library_; }
    /// The same library, opened anew; nothing that is not saved yet gets lost.
    void reopen(store::Library library) { *library_ = std::move(library); }

    /// The game that was going on last, if one was left unfinished. One that came to its end is
    /// not, even if nobody could keep it as a whole any more.
    Result<std::optional<store::Summary>> lastUnfinished();
    /// A game with all that happened in it.
    Result<Unfinished> read(store::GameId id);
    /// The same, and goes on with it.
    Result<Unfinished> resume(store::GameId id);

    /// A new game; nothing is saved before its first event.
    void begin(const record::Record& start);
    /// The same with what has happened in it already.
    Attempt begin(const game::Past& past);
    /// Takes back the end of a game that was kept, too: then it is a running one again.
    Attempt save(const game::Event& event);
    /// Keeps a line of text with the game being played, once it has an event. What it means is the
    /// caller's.
    Attempt note(const std::string& text);
    /// Puts the record of a game that is over in the place of its journal, or of what was kept
    /// before; nothing, if it is not over. May be called whenever something was written beside its
    /// moves.
    Attempt keep(const record::Record& record);
    /// The game is left: if it is over it becomes a whole one, else it can be resumed, also where
    /// it could not be saved.
    Attempt leave(const record::Record& record);
    /// The game is left and gone, as if it had never been played.
    Attempt discard();

private:
    /// A game that was left before the disk had taken all of it.
    struct Left {
        store::Journal journal;
        std::optional<record::Record> whole;  // if it is over
    };

    /// A game that is over and still on the table, and what led to its end.
    struct Kept {
        store::GameId game;
        store::Journal journal;
    };

    Attempt saveLeft();
    Attempt reopenKept();
    bool isOver(store::GameId id) const;
    std::vector<Left>::iterator findLeft(store::GameId id);

    std::unique_ptr<store::Library> library_;  // stays where it is: the journals point to it
    std::optional<store::Journal> journal_;    // of a game being played
    std::optional<Kept> kept_;
    std::vector<Left> left_;  // the latest at the end
};

}  // namespace tianyuan::autosave
