#include "contest_options.h"

#include "file.h"
#include "game/time_control.h"

#include <charconv>

namespace tianyuan::cli {
namespace {

constexpr const char* DefaultTime = "1s/move";
constexpr int DefaultRandomPlies = 4;
constexpr std::string_view Random = "random";

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

Result<match::OpeningBook> bookFrom(const ContestOptions& options, const match::Terms& terms) {
    if (options.openings == "none") return match::OpeningBook();
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
    return terms;
}

}  // namespace

void ContestOptions::addTo(CLI::App& app, Context& context, int defaultGames) {
    games = defaultGames;
    const auto number = [&](const std::string& name, auto& variable, double least, double most,
                            const std::string& description) {
        addNumber(app, context, name, variable, least, most, description);
    };
    const auto file = [&](const std::string& name, std::string& variable,
                          const std::string& description) {
        return app.add_option(name, variable, description)->option_text("FILE");
    };
    number("--games", games, 1, 1e6, context.say("cli.option.games", defaultGames));
    board.addTo(app, context, "freestyle");
    app.add_option("--time", time, context.say("cli.option.match-time", DefaultTime))
        ->option_text("TIME");
    number("--nodes", nodes, 1, 1e15, context.say("cli.option.nodes"));
    number("--depth", depth, 1, 1000, context.say("cli.option.match-depth"));
    openings = fmt::format("{}:{}", Random, DefaultRandomPlies);
    app.add_option("--openings", openings, context.say("cli.option.openings", openings))
        ->option_text("FILE|random:N|none");
    addChoice(app, context, "--order", order, {"sequential", "random"},
              context.say("cli.option.order"));
    std::vector<std::string> protocols;
    for (const opening::Protocol each : opening::AllProtocols) protocols.emplace_back(idOf(each));
    addChoice(app, context, "--opening", protocol, protocols,
              context.say("cli.option.match-opening"))
        ->excludes("--openings")
        ->option_text(" ");
    number("--concurrency", concurrency, 1, 1024, context.say("cli.option.concurrency"));
    number("--seed", seed, 0, 9e15, context.say("cli.option.seed"));
    number("--margin", margin, 0, 1e6, context.say("cli.option.margin", margin));
    number("--max-moves", mostMoves, 1, 484, context.say("cli.option.max-moves"));
    file("--out", out, context.say("cli.option.match-out"))->option_text("FILE.sgf|DIR");
    file("--json", json, context.say("cli.option.match-json"));
    file("--html", html, context.say("cli.option.html"));
    file("--log", log, context.say("cli.option.log"));
    app.add_flag("--resume", resume, context.say("cli.option.match-resume"))
        ->needs("--log")
        ->option_text(" ");
    app.add_flag("-v,--verbose", verbose, context.say("cli.option.verbose"));
}

Result<match::ContestSetup> setupFrom(const ContestOptions& options,
                                      const std::vector<std::string>& names) {
    match::ContestSetup setup;
    const auto terms = termsFrom(options);
    if (!terms) return terms.reason();
    setup.terms = *terms;
    auto book = bookFrom(options, setup.terms);
    if (!book) return book.reason();
    setup.book = std::move(*book);
    setup.seed = options.seed;
    setup.concurrency = options.concurrency;
    for (const std::string& name : names) setup.entrants.push_back({name, false});
    return setup;
}

}  // namespace tianyuan::cli
