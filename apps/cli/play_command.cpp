#include "command.h"
#include "play_options.h"
#include "terminal_game.h"
#include "terminal_words.h"

#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

/// Asks whether to go on with the game that was left; an empty answer means yes.
bool wantsToResume(const Context& context, Inbox& inbox, const store::Summary& game) {
    const auto named = [&](const std::string& name, const char* side) {
        return name.empty() ? context.say(side) : name;
    };
    fmt::print("{}", context.say("ask.resume", named(game.black, "side.black"),
                                 named(game.white, "side.white"), game.date));
    std::fflush(stdout);
    std::string line;
    if (!inbox.readLine(line)) return false;
    const std::string answer = tidied(line);
    return answer.empty() || answer == "y" || answer == "yes" || answer == "是";
}

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
    if (!plan) return context.fail(plan.reason());
    const auto thinking = thinkingFrom(options);
    if (!thinking) return context.fail(thinking.reason());
    Inbox inbox;
    GameSaver nowhere(context);
    TerminalGame game(context, inbox, *thinking, abilitiesFor(options), nowhere);
    if (const Attempt begun = game.begin(*plan); !begun) return context.fail(begun.reason());
    game.watch();
    fmt::print("{}\n", context.say("play.how-to-play"));
    return Success;
}

int play(const Context& context, PlayOptions options, bool ask) {
    if (options.demo) return demonstrate(context, options);
    Inbox inbox;
    GameSaver saver(context, options.library);
    const auto left = saver.unfinished();
    const bool atTerminal = standardInputIsTerminal();
    const bool resumes =
        left && (options.resume || (ask && atTerminal && wantsToResume(context, inbox, *left)));
    if (options.resume && !left) fmt::print("{}\n", context.say("play.nothing-to-resume"));
    if (!resumes && ask && atTerminal && !askForOptions(context, inbox, options)) return Success;
    const auto plan = planFrom(options);
    if (!plan) return context.fail(plan.reason());
    const auto thinking = thinkingFrom(options);
    if (!thinking) return context.fail(thinking.reason());
    TerminalGame game(context, inbox, *thinking, abilitiesFor(options), saver);
    const Attempt begun = resumes ? game.resume(left->id) : game.begin(*plan);
    if (!begun) return context.fail(begun.reason());
    game.run();
    return Success;
}

}  // namespace

void addPlay(CLI::App& app, Context& context) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* command = app.add_subcommand("play", context.say("cli.play"));
    options->board.addTo(*command, context, "freestyle");
    std::vector<std::string> openings;
    for (const opening::Protocol protocol : opening::AllProtocols)
        openings.emplace_back(idOf(protocol));
    addChoice(*command, context, "--opening", options->opening, openings,
              context.say("cli.option.opening"));
    command->add_option("--time", options->time, context.say("cli.option.time"))
        ->option_text("TIME");
    addChoice(*command, context, "--fouls", options->fouls, {"refuse", "lose"},
              context.say("cli.option.fouls"));
    command->add_option("--black", options->black, context.say("cli.option.black"))
        ->option_text("WHO");
    command->add_option("--white", options->white, context.say("cli.option.white"))
        ->option_text("WHO");
    command->add_option("--think", options->think, context.say("cli.option.think"))
        ->option_text("TIME");
    command->add_option("--pause", options->pause, context.say("cli.option.pause"))
        ->option_text("TIME");
    command->add_option("--depth", options->depth, context.say("cli.option.depth"))
        ->check(CLI::Range(1, 100))
        ->option_text("N");
    command->add_flag("--demo", options->demo, context.say("cli.option.demo"));
    command->add_flag("--resume", options->resume, context.say("cli.option.resume"));
    command->add_option("--library", options->library, context.say("cli.option.library"))
        ->option_text("FILE");
    command->add_flag("--ascii", options->ascii, context.say("cli.option.ascii"));
    command->callback([&context, options, command] {
        bool told = false;
        for (const char* name : {"--rule", "--size", "--opening", "--time", "--fouls", "--resume",
                                 "--black", "--white"}) {
            told = told || command->count(name) > 0;
        }
        context.exitCode = play(context, *options, !told);
    });
}

}  // namespace tianyuan::cli
