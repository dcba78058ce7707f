#include "command.h"
#include "play_options.h"
#include "terminal_game.h"

#include <memory>

namespace tianyuan::cli {
namespace {

int play(const Context& context, PlayOptions options, bool ask) {
    Inbox inbox;
    if (ask && standardInputIsTerminal() && !askForOptions(context, inbox, options)) return Success;
    auto setup = setupFrom(context, options);
    if (!setup) return context.fail(setup.reason());
    TerminalAbilities abilities = TerminalAbilities::ofStandardOutput();
    if (options.ascii) abilities.unicode = false;
    TerminalGame(context, inbox, std::move(*setup), abilities).run();
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
        ->option_text("NAME");
    command->add_option("--white", options->white, context.say("cli.option.white"))
        ->option_text("NAME");
    command->add_flag("--ascii", options->ascii, context.say("cli.option.ascii"));
    command->callback([&context, options, command] {
        bool told = false;
        for (const char* name : {"--rule", "--size", "--opening", "--time", "--fouls"}) {
            told = told || command->count(name) > 0;
        }
        context.exitCode = play(context, *options, !told);
    });
}

}  // namespace tianyuan::cli
