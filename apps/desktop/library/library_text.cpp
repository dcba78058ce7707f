#include "desktop/library/library_text.h"

#include "autosave/game_keeper.h"
#include "desktop/settings/language.h"

#include <QStringList>

namespace tianyuan::desktop {
namespace {

const char* resultOf(const store::Summary& game) {
    if (!game.outcome.isOver()) return "library.result.open";
    if (game.outcome.isDraw()) return "library.result.draw";
    return game.outcome.winner == Stone::Black ? "library.result.black" : "library.result.white";
}

}  // namespace

QString titleOf(const store::Summary& game, const Language& language) {
    return language.say("files.players", language.storedName(game.black),
                        language.storedName(game.white));
}

QString aboutOf(const store::Summary& game, const Language& language) {
    return language.say(resultOf(game)) + " · " + language.say("files.moves", game.moves);
}

QString ruleOf(const store::Summary& game, const Language& language) {
    return game.rule ? language.say("window.rule." + std::string(idOf(*game.rule))) : QString();
}

QString factsOf(const store::Summary& game, const Language& language) {
    QStringList facts{QString::fromStdString(game.date), ruleOf(game, language),
                      language.say("window.lines", game.size), QString::fromStdString(game.event)};
    if (game.source != autosave::PlayedHere) facts << QString::fromStdString(game.source);
    facts.removeAll(QString());
    return facts.join(" · ");
}

}  // namespace tianyuan::desktop
