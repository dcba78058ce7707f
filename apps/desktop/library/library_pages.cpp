#include "desktop/library/library_pages.h"

#include "desktop/store/game_store.h"

namespace tianyuan::desktop {
namespace {

constexpr int PageSize = 24;
constexpr std::size_t MostPages = 40;  // kept at a time

}  // namespace

LibraryPages::LibraryPages(GameStore& store, Arrived arrived)
    : store_(store), arrived_(std::move(arrived)) {}

void LibraryPages::begin(const LibraryQuery& query) {
    ++list_;
    query_ = query;
    pages_.clear();
    asked_.clear();
}

const LibraryRow* LibraryPages::find(int row) const {
    const auto page = pages_.find(row / PageSize);
    if (page == pages_.end()) {
        fetch(row / PageSize);
        return nullptr;
    }
    const auto place = static_cast<std::size_t>(row % PageSize);
    return place < page->second.size() ? &page->second[place] : nullptr;
}

/// Asks for a page that is looked at and not there.
void LibraryPages::fetch(int page) const {
    if (!asked_.insert(page).second) return;
    auto* self = const_cast<LibraryPages*>(this);  // what comes back is news, not part of asking
    store_.ask<std::vector<LibraryRow>>(
        [wanted = query_, page](autosave::GameKeeper& keeper) {
            return rowsOf(keeper.library(), wanted, {page * PageSize, PageSize});
        },
        [self, page, list = list_](const std::vector<LibraryRow>& rows) {
            if (list == self->list_) self->take(page, rows);
        });
}

void LibraryPages::take(int page, const std::vector<LibraryRow>& rows) {
    asked_.erase(page);
    if (pages_.size() >= MostPages) {
        // The one farthest away is least likely to be looked at next.
        const auto first = pages_.begin(), last = std::prev(pages_.end());
        pages_.erase(page - first->first > last->first - page ? first : last);
    }
    pages_[page] = rows;
    arrived_(page * PageSize, static_cast<int>(rows.size()));
}

}  // namespace tianyuan::desktop
