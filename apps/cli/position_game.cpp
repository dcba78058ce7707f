#include "position_game.h"

#include "game_saver.h"
#include "terminal_game.h"

namespace tianyuan::cli {

int playFrom(const Context& context, Inbox& inbox, const table::SetupPosition& position,
             const PlayOptions& options, TerminalAbilities abilities) {
    const auto plan = planFrom(options);
    if (!plan) return context.misuse(plan.reason());
    const auto thinking = thinkingFrom(options);
    if (!thinking) return context.fail(thinking.reason());
    const record::Record start = position.record();
    const Stone toMove = position.board().sideToMove();
    GameSaver saver(context, options.library);
    TerminalGame game(context, inbox, *thinking, abilities, saver);
    const Attempt begun = game.beginFrom(table::plannedFrom(*plan, start, toMove), start);
    if (!begun) return context.fail(begun.reason());
    game.run();
    return Success;
}

}  // namespace tianyuan::cli
