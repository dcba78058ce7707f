#include "game_saver.h"

#include <fmt/chrono.h>

#include <cstdio>

namespace tianyuan::cli {

std::string today() { return fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr))); }

GameSaver::GameSaver(const Context& context, const std::string& libraryFile) : context_(context) {
    auto library = keeping::openLibrary(libraryFile);
    if (library) {
        keeper_.emplace(std::move(*library));
    } else {
        complain(library.reason());
    }
}

void GameSaver::complain(const Reason& reason) {
    if (complained_) return;
    complained_ = true;
    fmt::print(stderr, "{}\n{}\n", context_.say(reason), context_.say("play.not-saved"));
}

void GameSaver::complainOf(const Attempt& attempt) {
    if (!attempt) complain(attempt.reason());
}

std::optional<store::Summary> GameSaver::unfinished() {
    if (!keeper_) return std::nullopt;
    const auto found = keeper_->lastUnfinished();
    if (found) return *found;
    complain(found.reason());
    return std::nullopt;
}

void GameSaver::begin(const record::Record& start) {
    if (keeper_) keeper_->begin(start);
}

void GameSaver::save(const game::Event& event) {
    if (keeper_) complainOf(keeper_->save(event));
}

void GameSaver::leave(const game::Game& game) {
    if (keeper_) complainOf(keeper_->leave(game.record()));
}

}  // namespace tianyuan::cli
