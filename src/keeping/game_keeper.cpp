#include "keeping/game_keeper.h"

#include "store/place.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

namespace tianyuan::keeping {
namespace {

std::optional<std::string> environment(const std::string& name) {
    const char* value = std::getenv(name.c_str());
    return value ? std::optional<std::string>(value) : std::nullopt;
}

store::Origin origin() { return {"played", timeNow(), false}; }

Result<Unfinished> unfinishedFrom(const store::Journal& journal, store::GameId id) {
    Unfinished game{id, journal.start(), {}};
    for (const std::string& line : journal.events()) {
        const auto event = game::eventFromText(line, game.start.size);
        if (!event) return event.reason();
        game.events.push_back(*event);
    }
    return game;
}

}  // namespace

store::Time timeNow() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

Result<store::Library> openLibrary(const std::string& file, const store::OpenOptions& options) {
    if (!file.empty()) return store::Library::open(file, options);
    const auto place = store::defaultPlace(environment);
    if (!place) return place.reason();
    return store::Library::open(*place, options);
}

Result<std::optional<store::Summary>> GameKeeper::lastUnfinished() {
    store::Filter running;
    running.running = true;
    auto found = library_->find(running, {0, 100});
    if (!found) return found.reason();
    const auto latest = std::max_element(
        found->begin(), found->end(), [](const store::Summary& a, const store::Summary& b) {
            return std::tie(a.updated, a.id) < std::tie(b.updated, b.id);
        });
    if (latest == found->end()) return std::optional<store::Summary>();
    return std::optional(*latest);
}

Result<Unfinished> GameKeeper::read(store::GameId id) {
    const auto journal = store::Journal::resume(*library_, id, origin());
    if (!journal) return journal.reason();
    return unfinishedFrom(*journal, id);
}

Result<Unfinished> GameKeeper::resume(store::GameId id) {
    auto journal = store::Journal::resume(*library_, id, origin());
    if (!journal) return journal.reason();
    auto game = unfinishedFrom(*journal, id);
    if (game) journal_.emplace(std::move(*journal));
    return game;
}

void GameKeeper::begin(const record::Record& start) {
    journal_.emplace(*library_, start, origin());
}

Attempt GameKeeper::save(const game::Event& event) {
    if (!journal_) return Done{};
    return journal_->append(toText(event, journal_->start().size));
}

Attempt GameKeeper::leave(const record::Record& record) {
    if (!journal_ || journal_->events().empty()) return Done{};
    Attempt left = Done{};
    if (record.outcome.isOver()) {
        const auto finished = journal_->finish(record, timeNow());
        if (!finished) left = finished.reason();
    } else {
        left = journal_->save();
    }
    journal_.reset();
    return left;
}

Attempt GameKeeper::discard() {
    if (!journal_) return Done{};
    const auto game = journal_->game();
    journal_.reset();
    if (!game) return Done{};
    return library_->remove(std::array{*game});
}

}  // namespace tianyuan::keeping
