#include "advice/opening_maker.h"
#include "command.h"
#include "core/notation.h"
#include "interrupt.h"
#include "search/engine.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    BoardOptions board;
    int count = 10;
    advice::OpeningMaker::Options maker;
    bool json = false;
};

void print(const advice::OpeningMaker::Made& made, int size, bool json) {
    std::vector<Move> moves(made.stones.begin(), made.stones.end());
    const std::string code = toText(moves, size);
    if (json) {
        const Json line{{"opening", code}, {"black_chance", made.blackChance}};
        fmt::print("{}\n", line.dump());
    } else {
        fmt::print("{:<16} # {:.0f} %\n", code, made.blackChance * 100);
    }
    std::fflush(stdout);
}

int openings(const Context& context, Options options) {
    options.maker.rule = ruleFromId(options.board.rule).value_or(Rule::Freestyle);
    options.maker.size = options.board.size;
    const Interrupt interrupt;
    search::Engine engine;
    advice::OpeningMaker maker(engine, options.maker);
    for (int made = 0; made < options.count; ++made) {
        const auto opening = maker.next(interrupt.token());
        if (interrupt.hasCome()) return Interrupted;
        if (!opening) return context.fail({"openings.no-more", {std::to_string(made)}});
        print(*opening, options.maker.size, options.json);
    }
    return Success;
}

}  // namespace

void addOpenings(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("openings", context.say("cli.openings"));
    options->board.addTo(command, context, "freestyle");
    const auto number = [&](const char* name, auto& variable, double least, double most,
                            const char* code) {
        addNumber(command, context, name, variable, least, most, context.say(code));
    };
    number("--count", options->count, 1, 1e6, "cli.option.openings-count");
    number("--stones", options->maker.stones, 1, 20, "cli.option.openings-stones");
    number("--nodes", options->maker.nodes, 1, 1e9, "cli.option.openings-nodes");
    number("--tolerance", options->maker.tolerance, 0.001, 0.5, "cli.option.openings-tolerance");
    number("--seed", options->maker.seed, 0, 9e15, "cli.option.seed");
    command.addFlag("--json", options->json, context.say("cli.option.json-lines"));
    command.run([&context, options] { context.exitCode = openings(context, *options); });
}

}  // namespace tianyuan::cli
