#include "game_saver.h"

#include "table/past.h"

#include <algorithm>
#include <cstdio>
#include <functional>

namespace tianyuan::cli {

int movesOf(store::Library& library, const store::Summary& game) {
    if (!game.running) return game.moves;
    const auto past = autosave::pastOf(library, game.id);
    if (!past) return game.moves;
    const auto played = gameOf(*past, game::FoulHandling::Lose);
    return played ? played->ply() : game.moves;
}

GameSaver::GameSaver(const Context& context, const std::string& libraryFile) : context_(context) {
    auto library = autosave::openLibrary(libraryFile);
    if (library) {
        keeper_.emplace(std::move(*library));
    } else {
        complain(library.reason());
    }
}

void GameSaver::complain(const Reason& reason) {
    if (complained_) return;
    complained_ = true;
    const std::string text = context_.say(reason) + "\n" + context_.say("play.not-saved");
    teller_ ? teller_(text) : fmt::print(stderr, "{}\n", text);
}

void GameSaver::take(const Attempt& attempt) {
    hasFailed_ = !attempt;
    if (!attempt) complain(attempt.reason());
}

std::vector<store::Summary> GameSaver::unfinished() {
    if (!keeper_) return {};
    constexpr int Most = 100;
    store::Filter running;
    running.running = true;
    auto found = keeper_->library().find(running, {0, Most});
    if (!found) {
        complain(found.reason());
        return {};
    }
    std::ranges::sort(*found, std::greater(), &store::Summary::id);
    for (store::Summary& each : *found) each.moves = movesOf(keeper_->library(), each);
    return *found;
}

void GameSaver::begin(const game::Past& past) {
    if (keeper_) take(keeper_->begin(past));
}

void GameSaver::save(const game::Event& event) {
    if (keeper_) take(keeper_->save(event));
}

void GameSaver::note(const std::string& text) {
    if (keeper_) take(keeper_->note(text));
}

void GameSaver::keep(const record::Record& record) {
    if (keeper_) take(keeper_->keep(record));
}

void GameSaver::leave(const record::Record& record) {
    if (keeper_) take(keeper_->leave(record));
}

void GameSaver::discard() {
    if (keeper_) take(keeper_->discard());
}

}  // namespace tianyuan::cli
