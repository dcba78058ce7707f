#include "contest_openings.h"

#include "advice/opening_maker.h"
#include "core/notation.h"
#include "core/number_text.h"
#include "file.h"
#include "search/engine.h"

#include <optional>

namespace tianyuan::cli {
namespace {

constexpr int DefaultRandomPlies = 4;
constexpr std::string_view Random = "random";

/// "random" or "random:6": how many stones; nothing if it is something else.
std::optional<int> randomPliesFrom(std::string_view text) {
    if (!text.starts_with(Random)) return std::nullopt;
    text.remove_prefix(Random.size());
    if (text.empty()) return DefaultRandomPlies;
    if (!text.starts_with(':')) return std::nullopt;
    const auto plies = numberFromText<int>(text.substr(1));
    const bool fits = plies && 0 <= *plies && *plies <= match::OpeningBook::MostRandomPlies;
    return fits ? plies : std::nullopt;
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
    for (int i = 0; i < ContestOpenings::BalancedCount; ++i) {
        const auto made = maker.next({});
        if (!made) return Reason{"openings.no-more", {std::to_string(i)}};
        lines += toText(std::vector<Move>(made->stones.begin(), made->stones.end()), terms.size);
        lines += '\n';
    }
    return match::OpeningBook::fromText(lines, terms.rule, terms.size,
                                        match::OpeningBook::Order::Sequential, seed);
}

}  // namespace

void ContestOpenings::addTo(Command app, Context& context) {
    source = fmt::format("{}:{}", Random, DefaultRandomPlies);
    app.addOption("--openings", source, context.say("cli.option.openings", source))
        .shownAs("FILE|random:N|balanced|none");
    addChoice(app, context, "--order", order, {"sequential", "random"},
              context.say("cli.option.order"));
    std::vector<std::string> protocols;
    for (const opening::Protocol known : opening::AllProtocols) protocols.emplace_back(idOf(known));
    addChoice(app, context, "--opening", protocol, protocols,
              context.say("cli.option.match-opening"))
        .excludes("--openings")
        .shownAs(" ");
    addNumber(app, context, "--seed", seed, 0, 9e15, context.say("cli.option.seed"));
}

Result<match::OpeningBook> ContestOpenings::book(const match::Terms& terms) const {
    if (source == "none") return match::OpeningBook();
    if (source == Balanced) return balancedBook(terms, seed);
    if (const auto plies = randomPliesFrom(source)) {
        return match::OpeningBook::random(terms.rule, terms.size, *plies, seed);
    }
    if (source.starts_with(std::string(Random) + ":")) {
        return Reason{"match.not-random",
                      {source, std::to_string(match::OpeningBook::MostRandomPlies)}};
    }
    const auto text = readFile(source);
    if (!text) return text.reason();
    const auto way = order == "random" ? match::OpeningBook::Order::Random
                                       : match::OpeningBook::Order::Sequential;
    return match::OpeningBook::fromText(*text, terms.rule, terms.size, way, seed);
}

}  // namespace tianyuan::cli
