#include "command.h"
#include "opponents.h"
#include "play_options.h"
#include "setup_dialogue.h"
#include "terminal_game.h"

#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

TerminalAbilities abilitiesFor(const PlayOptions& options) {
    TerminalAbilities abilities = TerminalAbilities::ofStandardOutput();
    if (options.ascii) abilities.unicode = false;
    return abilities;
}

/// Two computers play, move by move, for who has no keyboard at hand; nothing is saved.
int demonstrate(const Context& context, PlayOptions options) {
    if (options.black == "me") options.black = "shapes:depth=2";
    if (options.white == "me") options.white = "scoremap";
    const auto plan = planFrom(options);
    if (!plan) return context.misuse(plan.reason());
    const auto thinking = thinkingFrom(options);
    if (!thinking) return context.fail(thinking.reason());
    Inbox inbox(Inbox::Editing::No);
    GameSaver nowhere(context);
    TerminalGame game(context, inbox, *thinking, abilitiesFor(options), nowhere);
    if (const Attempt begun = game.begin(*plan); !begun) return context.fail(begun.reason());
    game.watch();
    fmt::print("{}\n", context.say("play.how-to-play"));
    return Success;
}

/// Which game to go on with, and whether the person still wants one at all.
struct Beginning {
    std::optional<store::GameId> resumed;
    bool isWanted = true;
};

/// A game that was named, or the only one that was left; a person at a terminal may choose. Without
/// `--resume` only somebody who was told nothing is asked.
Beginning chooseBeginning(const Context& context, Inbox& inbox, GameSaver& saver,
                          PlayOptions& options, bool mayAsk) {
    if (options.resumed != 0) return {options.resumed, true};
    const std::vector<store::Summary> left = saver.unfinished();
    if (options.resume && left.empty()) {
        fmt::print("{}\n", context.say("play.nothing-to-resume"));
    }
    const bool atTerminal = standardInputIsTerminal();
    const bool asksWhich = atTerminal && (options.resume ? left.size() > 1 : mayAsk);
    if (!left.empty() && asksWhich) {
        const ResumeChoice choice = askWhichToResume(context, inbox, left);
        if (choice.hasEnded) return {std::nullopt, false};
        if (choice.chosen) return {choice.chosen->id, true};
    } else if (!left.empty() && options.resume) {
        return {left.front().id, true};
    }
    if (!mayAsk || !atTerminal) return {};
    return {std::nullopt, askForOptions(context, inbox, options)};
}

int play(const Context& context, PlayOptions options, bool mayAsk) {
    if (const Attempt fits = check(boardPlanOf(options)); !fits) {
        return context.misuse(fits.reason());
    }
    if (options.demo) return demonstrate(context, options);
    Inbox inbox;
    GameSaver saver(context, options.library);
    const Beginning beginning = chooseBeginning(context, inbox, saver, options, mayAsk);
    if (!beginning.isWanted) {
        fmt::print("\n{}\n", context.say("play.goodbye"));
        return Success;
    }
    const auto plan = planFrom(options);
    if (!plan) return context.misuse(plan.reason());
    const auto thinking = thinkingFrom(options);
    if (!thinking) return context.fail(thinking.reason());
    TerminalGame game(context, inbox, *thinking, abilitiesFor(options), saver);
    const Attempt begun = beginning.resumed ? game.resume(*beginning.resumed) : game.begin(*plan);
    if (!begun) return context.fail(begun.reason());
    game.run();
    return Success;
}

}  // namespace

void addPlay(Command app, Context& context) {
    auto options = std::make_shared<PlayOptions>();
    const Command command = app.addCommand("play", context.say("cli.play"));
    options->board.addTo(command, context, "freestyle");
    std::vector<std::string> openings;
    for (const opening::Protocol protocol : opening::AllProtocols)
        openings.emplace_back(idOf(protocol));
    addChoice(command, context, "--opening", options->opening, openings,
              context.say("cli.option.opening"));
    addTime(command, context, "--time", options->time, context.say("cli.option.time"));
    addChoice(command, context, "--fouls", options->fouls, {"refuse", "lose"},
              context.say("cli.option.fouls"));
    addPlayer(command, context, "--black", options->black, context.say("cli.option.black"))
        .shownAs("WHO");
    addPlayer(command, context, "--white", options->white, context.say("cli.option.white"))
        .shownAs("WHO");
    addTime(command, context, "--think", options->think, context.say("cli.option.think"));
    addTime(command, context, "--pause", options->pause, context.say("cli.option.pause"));
    addNumber(command, context, "--depth", options->depth, 1, 100, context.say("cli.option.depth"));
    addChoice(command, context, "--teacher", options->teacher, {"proved", "mistakes", "doubtful"},
              context.say("cli.option.teacher"))
        .maybeWithoutValue()
        .shownAs("[STRICTNESS]");
    addNumber(command, context, "--remarks", options->remarks, 0, 1000,
              context.say("cli.option.remarks"));
    command.addFlag("--demo", options->demo, context.say("cli.option.demo"));
    addNumber(command, context, "--resume", options->resumed, 1, 9e15,
              context.say("cli.option.resume"))
        .maybeWithoutValue()
        .shownAs("[ID]");
    command.addOption("--library", options->library, context.say("cli.option.library"))
        .shownAs("FILE");
    command.addFlag("--ascii", options->ascii, context.say("cli.option.ascii"));
    command.run([&context, options, command] {
        bool told = false;
        for (const char* name : {"--rule", "--size", "--opening", "--time", "--fouls", "--resume",
                                 "--black", "--white"}) {
            told = told || command.has(name);
        }
        options->resume = command.has("--resume");
        if (command.has("--teacher") && options->teacher.empty()) options->teacher = "mistakes";
        context.exitCode = play(context, *options, !told);
    });
}

}  // namespace tianyuan::cli
