#include "contest_options.h"

#include "advice/opening_maker.h"
#include "core/notation.h"
#include "file.h"
#include "game/time_control.h"
#include "search/engine.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tianyuan::cli {
namespace {

constexpr const char* DefaultTime = "1s/move";
constexpr int DefaultRandomPlies = 4;
constexpr std::string_view Random = "random";
constexpr std::string_view Balanced = "balanced";

/// A league of Gomocup as its announcements describe it: the rule, the board, seconds for a move
/// and for a game, and after how many moves it is a draw (0: never).
struct League {
    std::string_view id;
    std::string_view rule;
    int size;
    std::string_view time;
    int mostMoves;
};

constexpr int LeagueOpenings = 12;
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

/// "random" or "random:6": how many stones; nothing if it is something else.
std::optional<int> randomPliesFrom(std::string_view text) {
    if (!text.starts_with(Random)) return std::nullopt;
    text.remove_prefix(Random.size());
    if (text.empty()) return DefaultRandomPlies;
    if (!text.starts_with(':')) return std::nullopt;
    int plies = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data() + 1, end, plies);
    const bool fits = error == std::errc() && rest == end && plies >= 0 &&
                      plies <= match::OpeningBook::MostRandomPlies;
    return fits ? std::optional(plies) : std::nullopt;
}

/// Openings that leave both sides a chance, as the organisers of Gomocup choose them, made by our
/// engine.
Result<match::OpeningBook> balancedBook(const match::Terms& terms, std::uint64_t seed) {
    search::Engine engine;
    advice::OpeningMaker::Options wishes;
    wishes.rule = terms.rule;
    wishes.size = terms.size;
    wishes.stones = 5;
    wishes.nodes = 5000;
    wishes.tolerance = 0.15;
    wishes.seed = seed;
    advice::OpeningMaker maker(engine, wishes);
    std::string lines;
    for (int i = 0; i < LeagueOpenings; ++i) {
        const auto made = maker.next({});
        if (!made) return Reason{"openings.no-more", {std::to_string(i)}};
        lines += toText(std::vector<Move>(made->stones.begin(), made->stones.end()), terms.size);
        lines += '\n';
    }
    return match::OpeningBook::fromText(lines, terms.rule, terms.size,
                                        match::OpeningBook::Order::Sequential, seed);
}

Result<match::OpeningBook> bookFrom(const ContestOptions& options, const match::Terms& terms) {
    if (options.openings == "none") return match::OpeningBook();
    if (options.openings == Balanced) return balancedBook(terms, options.seed);
    if (const auto plies = randomPliesFrom(options.openings)) {
        return match::OpeningBook::random(terms.rule, terms.size, *plies, options.seed);
    }
    if (options.openings.starts_with(std::string(Random) + ":")) {
        return Reason{"match.not-random",
                      {options.openings, std::to_string(match::OpeningBook::MostRandomPlies)}};
    }
    const auto text = readFile(options.openings);
    if (!text) return text.reason();
    const auto order = options.order == "random" ? match::OpeningBook::Order::Random
                                                 : match::OpeningBook::Order::Sequential;
    return match::OpeningBook::fromText(*text, terms.rule, terms.size, order, options.seed);
}

Result<match::Terms> termsFrom(const ContestOptions& options) {
    match::Terms terms;
    terms.rule = *ruleFromId(options.board.rule);
    terms.size = options.board.size;
    terms.protocol = *opening::protocolFromId(options.protocol);
    if (const Attempt fits = checkSize(terms.protocol, terms.size); !fits) return fits.reason();
    const bool otherwiseLimited = options.nodes > 0 || options.depth > 0;
    const std::string time = !options.time.empty() ? options.time
                             : otherwiseLimited    ? "none"
                                                   : DefaultTime;
    const auto control = game::timeControlFromText(time);
    if (!control) return control.reason();
    terms.time = *control;
    terms.margin = game::Milliseconds(options.margin);
    if (options.nodes > 0) terms.nodes = options.nodes;
    if (options.depth > 0) terms.depth = options.depth;
    terms.mostMoves = options.mostMoves;
    terms.keepsTranscripts = !options.transcripts.empty();
    if (!options.draw.empty()) {
        const auto draw = match::drawFromText(options.draw);
        if (!draw) return draw.reason();
        terms.adjudication.draw = *draw;
    }
    if (!options.resign.empty()) {
        const auto resign = match::resignFromText(options.resign);
        if (!resign) return resign.reason();
        terms.adjudication.resign = *resign;
    }
    terms.adjudication.proofNodes = options.proofNodes;
    return terms;
}

}  // namespace

void ContestOptions::addTo(CLI::App& app, Context& context, int defaultGames) {
    games = defaultGames;
    app_ = &app;
    const auto number = [&](const std::string& name, auto& variable, double least, double most,
                            const std::string& description) {
        return addNumber(app, context, name, variable, least, most, description);
    };
    const auto file = [&](const std::string& name, std::string& variable,
                          const std::string& description) {
        return app.add_option(name, variable, description)->option_text("FILE");
    };
    number("--games", games, 1, 1e6, context.say("cli.option.games", defaultGames));
    board.addTo(app, context, "freestyle");
    addTime(app, context, "--time", time, context.say("cli.option.match-time", DefaultTime));
    app.add_option("--each", each, context.say("cli.option.each"))->option_text("KEY=VALUE,…");
    number("--nodes", nodes, 1, 1e15, context.say("cli.option.nodes"));
    number("--depth", depth, 1, 1000, context.say("cli.option.match-depth"));
    openings = fmt::format("{}:{}", Random, DefaultRandomPlies);
    app.add_option("--openings", openings, context.say("cli.option.openings", openings))
        ->option_text("FILE|random:N|balanced|none");
    addChoice(app, context, "--order", order, {"sequential", "random"},
              context.say("cli.option.order"));
    std::vector<std::string> protocols;
    for (const opening::Protocol known : opening::AllProtocols) protocols.emplace_back(idOf(known));
    addChoice(app, context, "--opening", protocol, protocols,
              context.say("cli.option.match-opening"))
        ->excludes("--openings")
        ->option_text(" ");
    number("--concurrency", concurrency, 1, 1024, context.say("cli.option.concurrency"));
    number("--seed", seed, 0, 9e15, context.say("cli.option.seed"));
    number("--margin", margin, 0, 1e6, context.say("cli.option.margin", margin));
    number("--max-moves", mostMoves, 1, 484, context.say("cli.option.max-moves"));
    app.add_option("--draw", draw, context.say("cli.option.draw"))
        ->option_text("movenumber=N,movecount=N,score=X");
    app.add_option("--resign", resign, context.say("cli.option.resign"))
        ->option_text("movecount=N,score=X");
    number("--prove-wins", proofNodes, 1, 1e12, context.say("cli.option.prove-wins"));
    std::vector<std::string> leagues;
    for (const League& league : Leagues) leagues.emplace_back(league.id);
    addChoice(app, context, "--gomocup", gomocup, leagues,
              context.say("cli.option.gomocup", LeagueOpenings));
    file("--out", out, context.say("cli.option.match-out"))->option_text("FILE.sgf|DIR/");
    addChoice(app, context, "--format", format, {"sgf", "psq"}, context.say("cli.option.format"));
    file("--transcripts", transcripts, context.say("cli.option.transcripts"))->option_text("DIR");
    file("--json", json, context.say("cli.option.match-json"));
    file("--html", html, context.say("cli.option.html"));
    file("--log", log, context.say("cli.option.log"));
    app.add_flag("--resume", resume, context.say("cli.option.match-resume"))
        ->needs("--log")
        ->option_text(" ");
    app.add_flag("-v,--verbose", verbose, context.say("cli.option.verbose"));
}

void ContestOptions::fillFromLeague() {
    const auto* league = std::find_if(Leagues.begin(), Leagues.end(),
                                      [this](const League& known) { return known.id == gomocup; });
    if (league == Leagues.end()) return;
    const auto told = [this](const char* name) { return app_->count(name) > 0; };
    if (!told("--rule")) board.rule = league->rule;
    if (!told("--size")) board.size = league->size;
    if (!told("--time") && !told("--nodes") && !told("--depth")) time = league->time;
    if (!told("--max-moves")) mostMoves = league->mostMoves;
    if (!told("--openings") && !told("--opening")) openings = Balanced;
    if (!told("--games")) games = 2 * LeagueOpenings;
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
        auto book = bookFrom(options, setup.terms);
        if (!book) return book.reason();
        setup.book = std::move(*book);
    }
    setup.seed = options.seed;
    setup.concurrency = options.concurrency;
    if (const Attempt entered = players.enter(setup, !options.time.empty()); !entered) {
        return entered.reason();
    }
    return setup;
}

}  // namespace tianyuan::cli
