#include "desktop/opponents/balance.h"

#include "autosave/game_keeper.h"
#include "desktop/opponents/portrait.h"
#include "roster/roster.h"

#include <algorithm>
#include <limits>
#include <set>

namespace tianyuan::desktop {
namespace {

std::set<std::string, std::less<>> namesOf(const std::string& spec) {
    std::set<std::string, std::less<>> names;
    for (const auto language : {words::Language::English, words::Language::Chinese}) {
        names.insert(portraitOf(spec, language).name.toStdString());
    }
    return names;
}

bool isComputer(std::string_view name) {
    const auto table = roster::builtIns();
    return std::any_of(table.begin(), table.end(), [name](const roster::BuiltIn& player) {
        return namesOf(std::string(player.id)).contains(name);
    });
}

void count(const store::Summary& game, Stone computer, store::Balance& balance) {
    const std::string& person = computer == Stone::Black ? game.white : game.black;
    if (game.source != autosave::PlayedHere || isComputer(person) || !game.outcome.isOver()) return;
    ++(game.outcome.isDraw()             ? balance.drawn
       : game.outcome.winner == computer ? balance.lost
                                         : balance.won);
}

}  // namespace

Result<store::Balance> balanceAgainst(store::Library& library, const std::string& spec) {
    store::Balance balance;
    for (const std::string& name : namesOf(spec)) {
        for (const Stone computer : {Stone::Black, Stone::White}) {
            store::Filter filter;
            filter.wholeNames = true;
            filter.running = false;
            (computer == Stone::Black ? filter.black : filter.white) = name;
            const auto games = library.find(filter, {0, std::numeric_limits<int>::max()});
            if (!games) return games.reason();
            for (const store::Summary& game : *games) count(game, computer, balance);
        }
    }
    return balance;
}

}  // namespace tianyuan::desktop
