#include "store/journal.h"

namespace tianyuan::store {
namespace {

// The game in the library is no longer this one.
bool isLost(const Reason& reason) {
    return reason.code == "store.continued-elsewhere" || reason.code == "store.no-such-game";
}

}  // namespace

Journal::Journal(Library& library, record::Record start, Origin origin)
    : library_(&library), start_(std::move(start)), origin_(std::move(origin)) {}

Result<Journal> Journal::resume(Library& library, GameId game, Origin origin) {
    const Result<Summary> summary = library.summary(game);
    if (!summary) return summary.reason();
    if (!summary->running) return Reason{"store.not-running", {std::to_string(game)}};
    Result<record::Record> start = library.load(game);
    if (!start) return start.reason();
    Result<std::vector<std::string>> events = library.events(game);
    if (!events) return events.reason();
    Journal journal(library, *std::move(start), std::move(origin));
    journal.game_ = game;
    journal.events_ = *std::move(events);
    journal.saved_ = journal.events_.size();
    return journal;
}

Attempt Journal::append(std::string event) {
    events_.push_back(std::move(event));
    return save();
}

Attempt Journal::save() {
    if (game_) {
        const auto unsaved = std::span(events_).subspan(saved_);
        Attempt saved =
            library_->append(*game_, std::ssize(events_) - std::ssize(unsaved), unsaved);
        if (saved) saved_ = events_.size();
        if (saved || !isLost(saved.reason())) return saved;
        game_.reset();
        saved_ = 0;
    }
    const Result<GameId> begun = library_->begin(start_, origin_);
    if (!begun) return begun.reason();
    game_ = *begun;
    Attempt saved = library_->append(*game_, 0, events_);
    if (saved) saved_ = events_.size();
    return saved;
}

Result<GameId> Journal::finish(const record::Record& record, Time now) {
    // First the journal, even if it adds nothing: it finds out whether this is still our game.
    const Attempt saved = save();
    if (!saved) return saved.reason();
    const Attempt replaced = library_->replace(*game_, record, now);
    if (!replaced) return replaced.reason();
    return *game_;
}

}  // namespace tianyuan::store
