#include "contest_options.h"

#include "game/time_control.h"

#include <algorithm>
#include <array>

namespace tianyuan::cli {
namespace {

constexpr const char* DefaultTime = "1s/move";

/// A league of Gomocup as its announcements describe it: the rule, the board, seconds for a move
/// and for a game, and after how many moves it is a draw (0: never).
struct League {
    std::string_view id;
    std::string_view rule;
    int size;
    std::string_view time;
    int mostMoves;
};

constexpr std::string_view LeagueMemory = "memory=350";
constexpr std::array<League, 11> Leagues{{
    {"freestyle", "freestyle", 20, "180s,30s/move", 0},
    {"freestyle15", "freestyle", 15, "180s,30s/move", 0},
    {"standard", "standard", 15, "180s,30s/move", 0},
    {"renju", "renju", 15, "180s,30s/move", 200},
    {"caro", "caro", 15, "180s,30s/move", 0},
    {"fastgame", "freestyle", 20, "120s,5s/move", 0},
    {"freestyle-final", "freestyle", 20, "1000s,300s/move", 0},
    {"freestyle15-final", "freestyle", 15, "1000s,300s/move", 0},
    {"standard-final", "standard", 15, "1000s,300s/move", 0},
    {"renju-final", "renju", 15, "1000s,300s/move", 200},
    {"caro-final", "caro", 15, "1000s,300s/move", 0},
}};

Result<match::Terms> termsFrom(const ContestOptions& options) {
    match::Terms terms;
    terms.rule = *ruleFromId(options.board.rule);
    terms.size = options.board.size;
    terms.protocol = *opening::protocolFromId(options.openings.protocol);
    if (const Attempt fits = checkSize(terms.protocol, terms.size); !fits) return fits.reason();
    const bool otherwiseLimited = options.limits.nodes > 0 || options.limits.depth > 0;
    const std::string time = !options.limits.time.empty() ? options.limits.time
                             : otherwiseLimited           ? "none"
                                                          : DefaultTime;
    const auto control = game::timeControlFromText(time);
    if (!control) return control.reason();
    terms.time = *control;
    terms.margin = game::Milliseconds(options.limits.margin);
    if (options.limits.nodes > 0) terms.nodes = options.limits.nodes;
    if (options.limits.depth > 0) terms.depth = options.limits.depth;
    terms.mostMoves = options.endings.mostMoves;
    terms.keepsTranscripts = !options.files.transcripts.empty();
    if (!options.endings.draw.empty()) {
        const auto draw = match::drawFromText(options.endings.draw);
        if (!draw) return draw.reason();
        terms.adjudication.draw = *draw;
    }
    if (!options.endings.resign.empty()) {
        const auto resign = match::resignFromText(options.endings.resign);
        if (!resign) return resign.reason();
        terms.adjudication.resign = *resign;
    }
    terms.adjudication.proofNodes = options.endings.proofNodes;
    return terms;
}

}  // namespace

void ContestLimits::addTo(Command app, Context& context) {
    addTime(app, context, "--time", time, context.say("cli.option.match-time", DefaultTime));
    addNumber(app, context, "--nodes", nodes, 1, 1e15, context.say("cli.option.nodes"));
    addNumber(app, context, "--depth", depth, 1, 1000, context.say("cli.option.match-depth"));
    addNumber(app, context, "--margin", margin, 0, 1e6, context.say("cli.option.margin", margin));
}

void ContestEndings::addTo(Command app, Context& context) {
    addNumber(app, context, "--max-moves", mostMoves, 1, 484, context.say("cli.option.max-moves"));
    app.addOption("--draw", draw, context.say("cli.option.draw"))
        .shownAs("movenumber=N,movecount=N,score=X");
    app.addOption("--resign", resign, context.say("cli.option.resign"))
        .shownAs("movecount=N,score=X");
    addNumber(app, context, "--prove-wins", proofNodes, 1, 1e12,
              context.say("cli.option.prove-wins"));
}

void ContestFiles::addTo(Command app, Context& context) {
    const auto file = [&](const std::string& name, std::string& variable,
                          const std::string& description) {
        return app.addOption(name, variable, description).shownAs("FILE");
    };
    file("--out", out, context.say("cli.option.match-out")).shownAs("FILE.sgf|DIR/");
    addChoice(app, context, "--format", format, {"sgf", "psq"}, context.say("cli.option.format"));
    file("--transcripts", transcripts, context.say("cli.option.transcripts")).shownAs("DIR");
    file("--json", json, context.say("cli.option.match-json"));
    file("--html", html, context.say("cli.option.html"));
    file("--log", log, context.say("cli.option.log"));
    app.addFlag("--resume", resume, context.say("cli.option.match-resume"))
        .needs("--log")
        .shownAs(" ");
}

void ContestOptions::addTo(Command app, Context& context, int defaultGames) {
    games = defaultGames;
    command_ = app;
    addNumber(app, context, "--games", games, 1, 1e6,
              context.say("cli.option.games", defaultGames));
    board.addTo(app, context, "freestyle");
    limits.addTo(app, context);
    app.addOption("--each", each, context.say("cli.option.each")).shownAs("KEY=VALUE,...");
    openings.addTo(app, context);
    addNumber(app, context, "--concurrency", concurrency, 1, 1024,
              context.say("cli.option.concurrency"));
    endings.addTo(app, context);
    std::vector<std::string> leagues;
    for (const League& league : Leagues) leagues.emplace_back(league.id);
    addChoice(app, context, "--gomocup", gomocup, leagues,
              context.say("cli.option.gomocup", ContestOpenings::BalancedCount));
    files.addTo(app, context);
    app.addFlag("-v,--verbose", verbose, context.say("cli.option.verbose"));
}

void ContestOptions::fillFromLeague() {
    const auto* league = std::find_if(Leagues.begin(), Leagues.end(),
                                      [this](const League& known) { return known.id == gomocup; });
    if (league == Leagues.end()) return;
    const auto told = [this](const char* name) { return command_->has(name); };
    if (!told("--rule")) board.rule = league->rule;
    if (!told("--size")) board.size = league->size;
    if (!told("--time") && !told("--nodes") && !told("--depth")) limits.time = league->time;
    if (!told("--max-moves")) endings.mostMoves = league->mostMoves;
    if (!told("--openings") && !told("--opening")) openings.source = ContestOpenings::Balanced;
    if (!told("--games")) games = 2 * ContestOpenings::BalancedCount;
    if (each.find("memory=") == std::string::npos) {
        each += (each.empty() ? "" : ",") + std::string(LeagueMemory);
    }
}

int refuse(const Context& context, const Reason& reason) {
    constexpr std::array<std::string_view, 12> WrongUses{
        "match.not-an-sprt",       "match.not-random",     "match.needs-two",
        "match.sprt-needs-two",    "match.no-such-anchor", "match.psq-holds-one",
        "match.not-an-out",        "match.out-is-sgf",     "match.not-a-draw-rule",
        "match.not-a-resign-rule", "engine.open-quote",    "engine.no-program"};
    const std::string_view code = reason.code;
    const bool isWrongUse = code.starts_with("roster.") || code.starts_with("time.") ||
                            code.starts_with("opening.") ||
                            std::find(WrongUses.begin(), WrongUses.end(), code) != WrongUses.end();
    return isWrongUse ? context.misuse(reason) : context.fail(reason);
}

Result<match::ContestSetup> setupFrom(const ContestOptions& options, const ContestPlayers& players,
                                      bool withOpenings) {
    match::ContestSetup setup;
    const auto terms = termsFrom(options);
    if (!terms) return terms.reason();
    setup.terms = *terms;
    if (withOpenings) {
        auto book = options.openings.book(setup.terms);
        if (!book) return book.reason();
        setup.book = std::move(*book);
    }
    setup.seed = options.openings.seed;
    setup.concurrency = options.concurrency;
    if (const Attempt entered = players.enter(setup, !options.limits.time.empty()); !entered) {
        return entered.reason();
    }
    return setup;
}

}  // namespace tianyuan::cli
