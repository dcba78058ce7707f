#pragma once

#include "desktop/board/board_picture.h"
#include "store/library.h"

#include <optional>
#include <vector>

namespace tianyuan::desktop {

/// What a list of games shows of one.
struct LibraryRow {
    store::Summary game;
    BoardPicture picture;  // at its end, or where the position that was asked for arose
    int ply = -1;          // that position; -1: none was asked for
    std::string comment;   // on the game as a whole, or the first one in it
};

/// What is wanted of the library: games by a filter, or those with a position.
struct LibraryQuery {
    store::Filter filter;
    std::optional<Board> position;
};

/// A part of the list. Blocks: for the thread of the store.
Result<std::vector<LibraryRow>> rowsOf(store::Library& library, const LibraryQuery& query,
                                       const store::Page& page);

/// How much a search finds, and what it passes over.
struct LibraryCount {
    int games = 0;
    int unsearched = 0;  // games still being played, where a position is looked for
    bool isCut = false;  // there are more, which the list does not show
};
Result<LibraryCount> countOf(store::Library& library, const LibraryQuery& query);

/// The board of a record after so many moves of its main line; -1: all.
BoardPicture pictureOf(const record::Record& record, int ply = -1);

}  // namespace tianyuan::desktop
