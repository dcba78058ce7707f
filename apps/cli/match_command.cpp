#include "command.h"
#include "contest_options.h"
#include "contest_players.h"
#include "contest_run.h"
#include "match/fixture.h"
#include "match/gomocup_table.h"
#include "match/summary.h"
#include "opponents.h"

#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

struct Options {
    ContestOptions contest;
    std::vector<std::string> players;
    bool gauntlet = false;
    std::string sprt;
    std::string sprtModel = "normalized";
};

Result<match::ContestSetup> setupFrom(const Options& options, const ContestPlayers& players,
                                      bool withOpenings) {
    auto setup = setupFrom(options.contest, players, withOpenings);
    if (!setup) return setup.reason();
    if (options.sprt.empty()) return setup;
    auto test = match::sprtFromText(options.sprt);
    if (!test) return test.reason();
    test->model =
        options.sprtModel == "logistic" ? match::EloModel::Logistic : match::EloModel::Normalized;
    setup->sprt = *test;
    return setup;
}

int playMatch(const Context& context, Options options) {
    options.contest.fillFromLeague();
    if (options.players.size() < 2) return context.misuse({"match.needs-two", {}});
    if (!options.sprt.empty() && options.players.size() != 2) {
        return context.misuse({"match.sprt-needs-two", {}});
    }
    const auto players = ContestPlayers::from(options.players, options.contest.each,
                                              game::Milliseconds(options.contest.limits.margin));
    if (!players) return refuse(context, players.reason());
    jobs::Crew& crew = context.crew();
    const auto setup = setupFrom(options, *players, !crew.serves());
    if (!setup && crew.serves()) return serveNot(crew, setup.reason());
    if (!setup) return refuse(context, setup.reason());

    match::Contest contest(*setup, players->factory(),
                           [] { return std::chrono::steady_clock::now(); });
    if (crew.serves()) return serve(crew, contest, *players);
    ContestRun run(context, options.contest, contest);
    if (const Attempt able = crew.gather(greetingOf(*setup, *players)); !able) {
        return refuse(context, able.reason());
    }
    if (const Attempt open = run.open(); !open) return refuse(context, open.reason());
    const int number = static_cast<int>(options.players.size());
    const auto pairings = options.gauntlet ? match::gauntlet(number) : match::roundRobin(number);
    const auto fixtures = match::fixturesOf(pairings, options.contest.games);
    const Attempt played = run.play(fixtures, static_cast<int>(fixtures.size()));
    if (!options.contest.gomocup.empty()) fmt::print("{}\n", match::gomocupTable(contest));
    fmt::print("{}", match::summaryOf(contest));
    const Attempt reported = run.report();
    run.tellFiles();
    if (!played) return context.fail(played.reason());
    if (!reported) return context.fail(reported.reason());
    if (!run.wasInterrupted()) return Success;
    fmt::print(
        stderr, "{}\n",
        context.say(options.contest.files.log.empty() ? "match.stopped" : "match.stopped-resume"));
    return Interrupted;
}

}  // namespace

void addMatch(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("match", context.say("cli.match"));
    const Option players =
        command.addOption("PLAYERS", options->players, context.say("cli.option.players"))
            .required()
            .shownAs(" ");
    context.choices[&players.inner()] = {PlayerNames};
    options->contest.addTo(command, context, 100);
    command.addFlag("--gauntlet", options->gauntlet, context.say("cli.option.gauntlet"));
    command.addOption("--sprt", options->sprt, context.say("cli.option.sprt"))
        .check([&context](const std::string& text) {
            const auto test = match::sprtFromText(text);
            return test ? std::string() : context.say(test.reason());
        })
        .shownAs("ELO0,ELO1[,A,B]");
    addChoice(command, context, "--sprt-model", options->sprtModel, {"normalized", "logistic"},
              context.say("cli.option.sprt-model"));
    command.footer(context.say("cli.match.footer"));
    command.run([&context, options] { context.exitCode = playMatch(context, *options); });
}

}  // namespace tianyuan::cli
