#pragma once

#include "desktop/library/library_rows.h"

#include <functional>
#include <map>
#include <set>

namespace tianyuan::desktop {

class GameStore;

/// The part of a list of games that is looked at, page by page as the store brings them.
class LibraryPages {
public:
    /// `arrived` is told which rows have come: from the first, so many.
    using Arrived = std::function<void(int first, int count)>;
    LibraryPages(GameStore& store, Arrived arrived);

    /// Another list: what is on its way for the last one does not count any more.
    void begin(const LibraryQuery& query);
    const LibraryQuery& query() const { return query_; }
    /// A row; nothing if it is not there yet: then it is fetched.
    const LibraryRow* find(int row) const;

private:
    void fetch(int page) const;
    void take(int page, const std::vector<LibraryRow>& rows);

    GameStore& store_;
    Arrived arrived_;
    LibraryQuery query_;
    std::uint64_t list_ = 0;  // counts the lists
    std::map<int, std::vector<LibraryRow>> pages_;
    mutable std::set<int> asked_;  // pages on their way
};

}  // namespace tianyuan::desktop
