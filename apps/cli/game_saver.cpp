#include "game_saver.h"

#include "store/place.h"

#include <fmt/chrono.h>

#include <cstdio>
#include <cstdlib>

namespace tianyuan::cli {
namespace {

std::optional<std::string> environment(const std::string& name) {
    const char* value = std::getenv(name.c_str());
    return value ? std::optional<std::string>(value) : std::nullopt;
}

store::Origin origin() { return {"played", timeNow(), false}; }

}  // namespace

store::Time timeNow() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

std::string today() { return fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr))); }

Result<store::Library> openLibrary(const std::string& file) {
    if (!file.empty()) return store::Library::open(file);
    const auto place = store::defaultPlace(environment);
    if (!place) return place.reason();
    return store::Library::open(*place);
}

GameSaver::GameSaver(const Context& context, const std::string& libraryFile) : context_(context) {
    auto library = openLibrary(libraryFile);
    if (library) {
        library_ = std::make_unique<store::Library>(std::move(*library));
    } else {
        complain(library.reason());
    }
}

void GameSaver::complain(const Reason& reason) {
    if (complained_) return;
    complained_ = true;
    fmt::print(stderr, "{}\n{}\n", context_.say(reason), context_.say("play.not-saved"));
}

std::optional<store::Summary> GameSaver::unfinished() {
    if (!library_) return std::nullopt;
    store::Filter running;
    running.running = true;
    const auto found = library_->find(running, {0, 100});
    if (!found) {
        complain(found.reason());
        return std::nullopt;
    }
    const store::Summary* latest = nullptr;
    for (const store::Summary& each : *found) {
        if (!latest || each.updated > latest->updated ||
            (each.updated == latest->updated && each.id > latest->id)) {
            latest = &each;
        }
    }
    return latest ? std::optional(*latest) : std::nullopt;
}

Result<GameSaver::Unfinished> GameSaver::resume(store::GameId id) {
    auto journal = store::Journal::resume(*library_, id, origin());
    if (!journal) return journal.reason();
    Unfinished game{journal->start(), {}};
    for (const std::string& line : journal->events()) {
        const auto event = game::eventFromText(line, game.start.size);
        if (!event) return event.reason();
        game.events.push_back(*event);
    }
    journal_.emplace(std::move(*journal));
    return game;
}

void GameSaver::begin(const record::Record& start) {
    journal_.reset();
    if (library_) journal_.emplace(*library_, start, origin());
}

void GameSaver::save(const game::Event& event) {
    if (!journal_) return;
    const Attempt saved = journal_->append(toText(event, journal_->start().size));
    if (!saved) complain(saved.reason());
}

void GameSaver::leave(const game::Game& game) {
    if (!journal_ || journal_->events().empty()) return;
    if (game.record().outcome.isOver()) {
        const auto finished = journal_->finish(game.record(), timeNow());
        if (!finished) complain(finished.reason());
    } else if (const Attempt saved = journal_->save(); !saved) {
        complain(saved.reason());
    }
    journal_.reset();
}

}  // namespace tianyuan::cli
