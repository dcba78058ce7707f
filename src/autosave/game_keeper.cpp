#include "autosave/game_keeper.h"

#include "store/place.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace tianyuan::autosave {
namespace {

constexpr std::string_view NoteMark = "note ";

store::Origin origin() { return {std::string(PlayedHere), timeNow(), false}; }

/// A line of a journal that is no event but a note, without what marks it as one.
std::optional<std::string> noteIn(std::string_view line) {
    if (!line.starts_with(NoteMark)) return std::nullopt;
    return std::string(line.substr(NoteMark.size()));
}

Result<game::Past> pastFrom(const record::Record& start, const std::vector<std::string>& lines) {
    game::Past past{start, {}, {}};
    for (const std::string& line : lines) {
        if (auto note = noteIn(line)) {
            past.notes.push_back(std::move(*note));
            continue;
        }
        const auto event = game::eventFromText(line, start.size);
        if (!event) return event.reason();
        past.events.push_back(*event);
    }
    return past;
}

Result<Unfinished> unfinishedFrom(const store::Journal& journal, store::GameId id) {
    auto past = pastFrom(journal.start(), journal.events());
    if (!past) return past.reason();
    return Unfinished{id, std::move(*past)};
}

}  // namespace

bool isNote(std::string_view line) { return noteIn(line).has_value(); }

Result<game::Past> pastOf(store::Library& library, store::GameId id) {
    const auto start = library.load(id);
    if (!start) return start.reason();
    const auto lines = library.events(id);
    if (!lines) return lines.reason();
    return pastFrom(*start, *lines);
}

store::Time timeNow() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

Result<store::Library> openLibrary(const std::string& file, const store::OpenOptions& options) {
    if (!file.empty()) return store::Library::open(file, options);
    const auto place = store::defaultPlace();
    if (!place) return place.reason();
    return store::Library::open(*place, options);
}

Result<store::Library> openLibraryToLook(const std::string& file) {
    auto library = openLibrary(file);
    if (library || library.reason().code != "store.read-only") return library;
    return openLibrary(file, {.readOnly = true});
}

Result<std::optional<store::Summary>> GameKeeper::lastUnfinished() {
    const auto left =
        std::find_if(left_.rbegin(), left_.rend(), [](const Left& each) { return !each.whole; });
    if (left != left_.rend()) {
        store::Summary summary;
        summary.id = left->journal.game().value_or(NotOnDisk);
        summary.running = true;
        return std::optional(summary);
    }
    store::Filter running;
    running.running = true;
    auto found = library_->find(running, {0, 100});
    if (!found) return found.reason();
    // By number, not by time: clocks are set back now and then.
    std::ranges::sort(*found, std::greater(), &store::Summary::id);
    const auto latest = std::find_if(found->begin(), found->end(),
                                     [this](const auto& each) { return !isOver(each.id); });
    if (latest == found->end()) return std::optional<store::Summary>();
    return std::optional(*latest);
}

bool GameKeeper::isOver(store::GameId id) const {
    const auto past = pastOf(*library_, id);
    // Whoever took a foul for a loss has written it so; nobody else could have made one.
    const auto game = past ? gameOf(*past, game::FoulHandling::Lose) : past.reason();
    return game && game->outcome().isOver();
}

/// The latest game of that id which is not over.
std::vector<GameKeeper::Left>::iterator GameKeeper::findLeft(store::GameId id) {
    const auto found = std::find_if(left_.rbegin(), left_.rend(), [id](const Left& each) {
        return !each.whole && each.journal.game().value_or(NotOnDisk) == id;
    });
    return found == left_.rend() ? left_.end() : std::prev(found.base());
}

Result<Unfinished> GameKeeper::read(store::GameId id) {
    if (const auto left = findLeft(id); left != left_.end()) {
        return unfinishedFrom(left->journal, id);
    }
    const auto journal = store::Journal::resume(*library_, id, origin());
    if (!journal) return journal.reason();
    return unfinishedFrom(*journal, id);
}

Result<Unfinished> GameKeeper::resume(store::GameId id) {
    const auto left = findLeft(id);
    auto journal = left == left_.end() ? store::Journal::resume(*library_, id, origin())
                                       : Result<store::Journal>(left->journal);
    if (!journal) return journal.reason();
    if (left != left_.end()) left_.erase(left);
    auto game = unfinishedFrom(*journal, id);
    if (game) {
        kept_.reset();
        journal_.emplace(std::move(*journal));
    }
    return game;
}

void GameKeeper::begin(const record::Record& start) {
    kept_.reset();
    journal_.emplace(*library_, start, origin());
}

Attempt GameKeeper::begin(const game::Past& past) {
    begin(past.start);
    Attempt done = Done{};
    for (const game::Event& event : past.events) {
        if (done) done = save(event);
    }
    for (const std::string& text : past.notes) {
        if (done) done = note(text);
    }
    return done;
}

Attempt GameKeeper::save(const game::Event& event) {
    const Attempt earlier = saveLeft();
    const Attempt reopened = reopenKept();
    if (!reopened || !journal_) return reopened ? earlier : reopened;
    const Attempt saved = journal_->append(toText(event, journal_->start().size));
    return saved ? earlier : saved;
}

Attempt GameKeeper::note(const std::string& text) {
    if (!journal_ || journal_->events().empty()) return Done{};
    return journal_->append(std::string(NoteMark) + text);
}

Attempt GameKeeper::saveLeft() {
    while (!left_.empty()) {
        Left& first = left_.front();
        if (first.whole) {
            const auto finished = first.journal.finish(*first.whole, timeNow());
            if (!finished) return finished.reason();
        } else if (const Attempt saved = first.journal.save(); !saved) {
            return saved;
        }
        left_.erase(left_.begin());
    }
    return Done{};
}

Attempt GameKeeper::keep(const record::Record& record) {
    if (!record.outcome.isOver()) return Done{};
    if (kept_) return library_->replace(kept_->game, record, timeNow());
    if (!journal_ || journal_->events().empty()) return Done{};
    const auto finished = journal_->finish(record, timeNow());
    if (!finished) return finished.reason();
    kept_ = Kept{*finished, *std::exchange(journal_, std::nullopt)};
    return Done{};
}

/// The whole game makes room for a journal again.
Attempt GameKeeper::reopenKept() {
    if (!kept_) return Done{};
    const Kept ended = *std::exchange(kept_, std::nullopt);
    journal_.emplace(*library_, ended.journal.start(), origin());
    Attempt saved = Done{};
    for (const std::string& line : ended.journal.events()) saved = journal_->append(line);
    return saved ? library_->remove(std::array{ended.game}) : saved;
}

Attempt GameKeeper::leave(const record::Record& record) {
    Attempt left = saveLeft();
    const bool isOver = record.outcome.isOver();
    if (isOver) {
        if (const Attempt kept = keep(record); !kept) left = kept;
    } else if (journal_ && !journal_->events().empty()) {
        if (const Attempt saved = journal_->save(); !saved) left = saved;
    }
    const bool remains =
        journal_ && !journal_->events().empty() && (isOver || !journal_->isSaved());
    if (remains) left_.push_back({*journal_, isOver ? std::optional(record) : std::nullopt});
    journal_.reset();
    kept_.reset();
    return left;
}

Attempt GameKeeper::discard() {
    const auto game = journal_ ? journal_->game()
                      : kept_  ? std::optional(kept_->game)
                               : std::nullopt;
    journal_.reset();
    kept_.reset();
    if (!game) return Done{};
    return library_->remove(std::array{*game});
}

}  // namespace tianyuan::autosave
