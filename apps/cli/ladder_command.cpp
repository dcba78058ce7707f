#include "command.h"
#include "contest_options.h"
#include "contest_players.h"
#include "contest_run.h"
#include "file.h"
#include "match/gomocup_table.h"
#include "match/rating_plot.h"
#include "match/standings.h"
#include "match/summary.h"
#include "match/swiss.h"
#include "opponents.h"
#include "roster/roster.h"

#include <algorithm>
#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

struct Options {
    ContestOptions contest;
    std::vector<std::string> players;
    int swissRounds = 0;  // 0: everyone meets everyone
    std::string anchor;
    double level = 1500;
    std::string markdown;
    std::string svg;
};

/// Everyone there is: what the program brings along, and the user's engines.
Result<std::vector<std::string>> everyone() {
    std::vector<std::string> names;
    for (const roster::BuiltIn& each : roster::builtIns()) names.emplace_back(each.id);
    const auto engines = roster::EngineRegistry::load(roster::EngineRegistry::usualFile());
    if (!engines) return engines.reason();
    for (const roster::RegisteredEngine& each : engines->engines()) names.push_back(each.name);
    return names;
}

Result<match::RatingOptions> ratingFrom(const Options& options,
                                        const std::vector<std::string>& names) {
    match::RatingOptions rating;
    rating.level = options.level;
    if (options.anchor.empty()) return rating;
    const auto found = std::find(names.begin(), names.end(), options.anchor);
    if (found == names.end()) return Reason{"match.no-such-anchor", {options.anchor}};
    rating.anchor = static_cast<int>(found - names.begin());
    return rating;
}

Attempt playAll(ContestRun& run, const match::Contest& contest, const Options& options,
                const match::RatingOptions& rating) {
    const int players = static_cast<int>(contest.setup().entrants.size());
    const int games = options.contest.games;
    if (options.swissRounds == 0) {
        const auto fixtures = match::fixturesOf(match::roundRobin(players), games);
        return run.play(fixtures, static_cast<int>(fixtures.size()), rating);
    }
    match::Swiss swiss(players, games);
    for (int round = 0; round < options.swissRounds; ++round) {
        const auto fixtures = swiss.nextRound();
        const int total = static_cast<int>(fixtures.size()) * options.swissRounds;
        const Attempt played = run.play(fixtures, total, rating);
        if (!played || run.wasInterrupted()) return played;
        for (const match::Fixture& fixture : fixtures) {
            swiss.add(contest.games().at(fixture.index));
        }
    }
    return Done{};
}

/// The table with the terms it was played on, for docs/strength.md.
std::string markdownOf(const match::Contest& contest, const std::string& table) {
    const match::Terms& terms = contest.setup().terms;
    return fmt::format(
        "Rule {}, {} lines, time {}, {} games, seed {}. Elo is likelihood's best guess from all "
        "results; ± holds the truth 95 times in 100.\n\n{}",
        idOf(terms.rule), terms.size, match::toText(terms), contest.tally().games(),
        contest.setup().seed, table);
}

Attempt writeTables(const Options& options, const match::Contest& contest,
                    const std::vector<match::Standing>& standings) {
    const auto names = contest.setup().names();
    if (!options.markdown.empty()) {
        const std::string table = match::ratingTableInMarkdown(standings, names);
        const Attempt written = writeFile(options.markdown, markdownOf(contest, table), true);
        if (!written) return written;
    }
    if (options.svg.empty()) return Done{};
    return writeFile(options.svg, match::ratingPlot(standings, names, match::PlotPlace::Alone),
                     true);
}

/// Before the first game.
Attempt tryPaths(const Options& options) {
    for (const std::string& path : {options.markdown, options.svg}) {
        if (path.empty()) continue;
        if (const Attempt can = tryWriting(path); !can) return can;
    }
    return Done{};
}

int climb(const Context& context, Options options) {
    options.contest.fillFromLeague();
    if (options.players.empty()) {
        auto names = everyone();
        if (!names) return context.fail(names.reason());
        options.players = std::move(*names);
    }
    if (options.players.size() < 2) return context.misuse({"match.needs-two", {}});
    const auto players = ContestPlayers::from(options.players, options.contest.each,
                                              game::Milliseconds(options.contest.limits.margin));
    if (!players) return refuse(context, players.reason());
    jobs::Crew& crew = context.crew();
    auto setup = setupFrom(options.contest, *players, !crew.serves());
    if (!setup && crew.serves()) return serveNot(crew, setup.reason());
    if (!setup) return refuse(context, setup.reason());
    const auto rating = ratingFrom(options, players->names());
    if (!rating && !crew.serves()) return refuse(context, rating.reason());

    match::Contest contest(*setup, players->factory(),
                           [] { return std::chrono::steady_clock::now(); });
    if (crew.serves()) return serve(crew, contest, *players);
    ContestRun run(context, options.contest, contest);
    for (const Attempt& able :
         {crew.gather(greetingOf(*setup, *players)), tryPaths(options), run.open()}) {
        if (!able) return refuse(context, able.reason());
    }
    const Attempt played = playAll(run, contest, options, *rating);
    const auto standings = match::standingsOf(contest.tally(), *rating);
    if (!options.contest.gomocup.empty()) fmt::print("{}\n", match::gomocupTable(contest));
    fmt::print("{}{}{}", match::ratingTable(standings, contest.setup().names()),
               match::linesOfPlayers(contest), match::lineOfGames(contest.tally()));
    const Attempt reported = run.report();
    run.tellFiles();
    for (const Attempt& done : {played, reported, writeTables(options, contest, standings)}) {
        if (!done) return context.fail(done.reason());
    }
    return run.wasInterrupted() ? Interrupted : Success;
}

}  // namespace

void addLadder(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("ladder", context.say("cli.ladder"));
    const Option players =
        command.addOption("PLAYERS", options->players, context.say("cli.option.ladder-players"))
            .shownAs(" ");
    context.choices[&players.inner()] = {PlayerNames};
    options->contest.addTo(command, context, 20);
    addNumber(command, context, "--swiss", options->swissRounds, 1, 1000,
              context.say("cli.option.swiss"))
        .shownAs("ROUNDS");
    addPlayer(command, context, "--anchor", options->anchor, context.say("cli.option.anchor"));
    command.addOption("--level", options->level, context.say("cli.option.level")).shownAs("ELO");
    command.addOption("--markdown", options->markdown, context.say("cli.option.markdown"))
        .shownAs("FILE");
    command.addOption("--svg", options->svg, context.say("cli.option.svg")).shownAs("FILE");
    command.run([&context, options] { context.exitCode = climb(context, *options); });
}

}  // namespace tianyuan::cli
