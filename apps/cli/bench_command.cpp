#include "command.h"
#include "core/notation.h"
#include "position_argument.h"
#include "problems_bench.h"
#include "search/bench_positions.h"
#include "search/engine.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    int depth = 10;
    int threads = 1;
    std::size_t memory = 64;
    std::string rule;
    bool json = false;
    bool problems = false;
    std::string file;  // of problems
    std::uint64_t nodes = 1'000'000;
};

struct Measured {
    std::uint64_t nodes = 0;
    std::uint64_t fourNodes = 0;
    double seconds = 0;

    void add(const Measured& more) {
        nodes += more.nodes;
        fourNodes += more.fourNodes;
        seconds += more.seconds;
    }
    double speed() const { return seconds > 0 ? static_cast<double>(nodes) / seconds : 0; }
};

Result<Measured> measure(const search::BenchPosition& bench, const Options& options) {
    auto argument = positionFromText(bench.moves, bench.size);
    if (!argument) return argument.reason();
    const player::Position position{bench.rule, argument->board, argument->moves};
    search::EngineOptions engineOptions;
    engineOptions.threads = options.threads;
    engineOptions.memory = options.memory << 20;
    search::Engine engine(engineOptions);
    player::Limits limits;
    limits.depth = options.depth;
    const auto start = std::chrono::steady_clock::now();
    const auto move = engine.choose(position, limits, {}, {});
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    if (!move) return move.reason();
    return Measured{engine.effort().nodes, engine.effort().fourNodes, time.count()};
}

int bench(const Context& context, const Options& options) {
    if (options.problems || !options.file.empty()) {
        return benchProblems(context, options.file, options.nodes, options.json);
    }
    Measured total;
    Json list = Json::array();
    for (const search::BenchPosition& position : search::BenchPositions) {
        if (!options.rule.empty() && idOf(position.rule) != options.rule) continue;
        const auto measured = measure(position, options);
        if (!measured) return context.fail(measured.reason());
        total.add(*measured);
        if (options.json) {
            list.push_back({{"rule", idOf(position.rule)},
                            {"position", position.moves},
                            {"nodes", measured->nodes},
                            {"four_nodes", measured->fourNodes},
                            {"seconds", measured->seconds}});
        } else {
            fmt::print("{:<14} {:>10} {:>10} {:>9.0f}/s  {}\n", idOf(position.rule),
                       measured->nodes, measured->fourNodes, measured->speed(), position.moves);
        }
    }
    if (options.json) {
        const Json json{{"depth", options.depth},
                        {"bench", total.nodes},
                        {"nodes_per_second", total.speed()},
                        {"positions", std::move(list)}};
        fmt::print("{}\n", json.dump(2));
        return Success;
    }
    fmt::print("{}\n", context.say("bench.total", fmt::format("{:.2f}", total.seconds),
                                   fmt::format("{:.0f}", total.speed()), total.fourNodes));
    fmt::print("Bench: {}\n", total.nodes);
    return Success;
}

}  // namespace

void addBench(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("bench", context.say("cli.bench"));
    const auto number = [&](const char* name, auto& variable, double most, const char* code) {
        return addNumber(command, context, name, variable, 1, most, context.say(code));
    };
    number("--depth", options->depth, 60, "cli.option.bench-depth");
    number("--threads", options->threads, 256, "cli.option.engine-threads");
    number("--memory", options->memory, 65536, "cli.option.engine-memory").shownAs("MB");
    std::vector<std::string> rules;
    for (const Rule rule : AllRules) rules.emplace_back(idOf(rule));
    addChoice(command, context, "--rule", options->rule, rules,
              context.say("cli.option.bench-rule"));
    command.addFlag("--problems", options->problems, context.say("cli.option.bench-problems"));
    command.addOption("--file", options->file, context.say("cli.option.bench-file"))
        .shownAs("FILE");
    number("--nodes", options->nodes, 1e15, "cli.option.bench-nodes");
    command.addFlag("--json", options->json, context.say("cli.option.json-plain"));
    command.run([&context, options] { context.exitCode = bench(context, *options); });
}

}  // namespace tianyuan::cli
