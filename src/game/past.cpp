#include "game/past.h"

namespace tianyuan::game {

Result<Game> gameOf(const Past& past, FoulHandling fouls) {
    auto game = Game::fromRecord(past.start, fouls);
    if (!game) return game.reason();
    for (const Event& event : past.events) {
        if (const Attempt done = apply(*game, event); !done) return done.reason();
    }
    return game;
}

}  // namespace tianyuan::game
