#pragma once

#include "record/record.h"
#include "store/database.h"
#include "store/filter.h"
#include "store/summary.h"

#include <chrono>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace tianyuan::store {

/// How to open a library.
struct OpenOptions {
    bool readOnly = false;  // also for a medium that cannot be written; needs the newest version
    std::chrono::milliseconds patience{5000};  // for another program that is writing
};

/// Where a game comes from, and what time it is.
struct Origin {
    std::string source;  // a file name, "played", …: whatever the list is to show
    Time now;
    bool evenIfThere = false;  // add the game though it is in the library already
};

/// What became of a game that was added: its id, or the id of the same game that was there before.
struct Added {
    GameId game = 0;
    bool isNew = false;
    bool isRicher = false;  // it was there, and has more in it now than it had
};

class PositionIndexer;

/// All games, on disk. Everything that it has answered well to is safe from a crash and a power
/// cut; what fails changes nothing and says why, and another program may use the same file
/// meanwhile. When the file is taken away, the next change begins a new one in its place. All calls
/// block. Belongs to the thread that opened it: another thread opens its own.
class Library {
public:
    /// Opens the library in `file`, makes it, with its folder, if it is not there, and brings an
    /// older one to the present form. A newer one than we know is refused and left as it is.
    static Result<Library> open(const std::filesystem::path& file, const OpenOptions& options = {});
    /// One that is gone with the object.
    static Result<Library> inMemory();
    /// An empty one that takes nothing: for when the disk gives none.
    static Result<Library> nowhere();

    /// Adds a game. If the same game is there (see identityOf), what it says besides, such as
    /// comments and variations, is put into that one; where the two contradict each other, both are
    /// kept.
    Result<Added> add(const record::Record& record, const Origin& origin);
    /// Adds many at once, all or none. Others cannot write meanwhile: give it some thousands, not a
    /// million. Answers in the same order.
    Result<std::vector<Added>> addAll(std::span<const record::Record> records,
                                      const Origin& origin);
    /// Keeps a record as it stands and gives its id: in the place of the same game if that one has
    /// nothing that the record lacks, else as a game of its own beside it.
    Result<GameId> keep(const record::Record& record, const Origin& origin);
    /// The whole game; of a running one, its start.
    Result<record::Record> load(GameId game);
    /// Puts another record in the game's place. A running game is over with it, and its journal
    /// goes.
    Attempt replace(GameId game, const record::Record& record, Time now);
    /// Those that are not there are passed over.
    Attempt remove(std::span<const GameId> games);

    /// The games that the filter wants, the latest date first.
    Result<std::vector<Summary>> find(const Filter& filter, const Page& page = {});
    Result<std::int64_t> count(const Filter& filter);
    Result<Summary> summary(GameId game);

    /// The games in which this position, with this side to move, occurs: also turned or mirrored,
    /// and by any order of moves. Those added last come first.
    Result<std::vector<Occurrence>> findPosition(const Board& board, const Filter& filter = {},
                                                 const Page& page = {});
    Result<Statistics> statistics(const Board& board, const Filter& filter = {});

    /// A game that is being played; Journal is the comfortable way to do this, and replace() ends
    /// it. `start` is the game before its first move. An event is a short text that means something
    /// to the caller; they are numbered from 0, and `number` is that of the first one given: if it
    /// is not the next, somebody else has gone on with the game. Running games are not found by
    /// position.
    Result<GameId> begin(const record::Record& start, const Origin& origin);
    Attempt append(GameId game, std::int64_t number, std::span<const std::string> events);
    Result<std::vector<std::string>> events(GameId game);

    /// Reads everything and says whether the file is sound. Takes long.
    Attempt check();

private:
    friend class LessonLog;
    friend class ProgressStart;
    friend class PuzzleLog;

    explicit Library(Database database) : database_(std::move(database)) {}

    static Result<Library> openReadOnly(const std::filesystem::path& file,
                                        const OpenOptions& options);
    Result<Added> addUnlessThere(const record::Record& record, const Origin& origin,
                                 PositionIndexer& indexer);
    /// The place of a game among those that are the same; its id is 0 if it must stand beside them.
    Result<Added> addToTwin(const record::Record& record, Time now, PositionIndexer& indexer);
    Result<bool> isRunning(GameId game);
    Attempt openAnew();
    Result<Transaction> beginWriting();

    Database database_;
    std::string goneFrom_;       // where its file was that was taken away; empty: it is there
    std::int64_t lastGone_ = 0;  // the number of the last game in that file
};

}  // namespace tianyuan::store
