#include "practice/own_games.h"

#include "game/game.h"
#include "practice/mistakes.h"
#include "study/evaluation.h"
#include "study/kept_findings.h"
#include "table/plan.h"

#include <string>
#include <vector>

namespace tianyuan::practice {
namespace {

const std::string PlayedHere = "played";  // the source of games that were played in the program

/// What a person overlooked in this game; nothing where it was not looked back on.
std::vector<Mistake> mistakesIn(const record::Record& record) {
    const auto game = game::Game::fromRecord(record);
    if (!game) return {};
    const auto findings = study::readFindings(*game);
    if (!findings) return {};
    const table::Plan plan = table::planOf(record);
    std::vector<Mistake> mistakes;
    for (const study::Finding& finding : *findings) {
        if (!plan.seat(game->seatOf(finding.side)).isPerson()) continue;
        mistakes.push_back(
            {game->rule(), study::positionAfter(*game, finding.ply - 1).board, finding});
    }
    return mistakes;
}

}  // namespace

Result<int> takeMistakes(store::Library& library, store::PuzzleLog& log, int games, Time now) {
    const auto fresh = log.gamesToLookAt(PlayedHere, games);
    if (!fresh) return fresh.reason();
    Deck deck(log);
    int added = 0;
    for (const store::GameId id : *fresh) {
        // A damaged game has nothing to tell, and is not asked again.
        const auto record = library.load(id);
        const auto cards =
            addMistakes(deck, record ? mistakesIn(*record) : std::vector<Mistake>(), id, now);
        if (!cards) return cards.reason();
        added += *cards;
        const Attempt looked = log.lookedAt(id, now);
        if (!looked) return looked.reason();
    }
    return added;
}

}  // namespace tianyuan::practice
