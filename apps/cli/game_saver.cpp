#include "game_saver.h"

#include <cstdio>

namespace tianyuan::cli {

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

void GameSaver::begin(const game::Past& past) {
    if (keeper_) complainOf(keeper_->begin(past));
}

void GameSaver::save(const game::Event& event) {
    if (keeper_) complainOf(keeper_->save(event));
}

void GameSaver::note(const std::string& text) {
    if (keeper_) complainOf(keeper_->note(text));
}

void GameSaver::keep(const record::Record& record) {
    if (keeper_) complainOf(keeper_->keep(record));
}

void GameSaver::leave(const record::Record& record) {
    if (keeper_) complainOf(keeper_->leave(record));
}

void GameSaver::discard() {
    if (keeper_) complainOf(keeper_->discard());
}

}  // namespace tianyuan::cli
