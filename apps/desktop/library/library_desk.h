#pragma once

#include "desktop/library/library_rows.h"

#include <QString>

namespace tianyuan::desktop {

class GameController;
class GameStore;
class Language;
class RecordDesk;
class UnfinishedGame;

/// Takes games out of the library: to the table, or to a file.
class LibraryDesk {
public:
    LibraryDesk(GameStore& store, GameController& game, RecordDesk& desk,
                UnfinishedGame& unfinished, const Language& language)
        : store_(store), game_(game), desk_(desk), unfinished_(unfinished), language_(language) {}

    /// One that is not over goes on, another can be looked at.
    void open(const LibraryRow& row);
    /// Puts one that is over on the table, after so many moves; -1: at its end.
    void look(store::GameId id, int ply);
    void playOn(store::GameId id);
    /// Writes one game, or all that the filter finds, to a file of SGF.
    void exportTo(QString path, std::optional<store::GameId> only, const store::Filter& filter);

private:
    void complain(const char* headline, const Reason& reason);

    GameStore& store_;
    GameController& game_;
    RecordDesk& desk_;
    UnfinishedGame& unfinished_;
    const Language& language_;
};

}  // namespace tianyuan::desktop
