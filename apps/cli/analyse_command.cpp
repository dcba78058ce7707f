#include "advice/win_chance.h"
#include "command.h"
#include "core/notation.h"
#include "core/referee.h"
#include "interrupt.h"
#include "patience.h"
#include "position_argument.h"
#include "search/engine.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>
#include <thread>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    BoardOptions board;
    std::string position;
    std::string side;
    double seconds = 10;
    bool endless = false;
    int depth = 0;
    std::uint64_t nodes = 0;
    int lines = 1;
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::size_t memory = 256;
    bool json = false;
};

std::string textOf(const player::Score& score) {
    if (score.isProved()) return fmt::format("{}M{}", score.isWin() ? '+' : '-', score.plies());
    return fmt::format("{:+.0f}", score.value());
}

std::vector<std::string> namesOf(const std::vector<Move>& line, int size) {
    std::vector<std::string> names;
    for (const Move move : line) names.push_back(toText(move, size));
    return names;
}

Json toJson(const player::Thought& thought, int size) {
    Json json{{"depth", thought.depth},
              {"rank", thought.rank + 1},
              {"score", textOf(thought.score)},
              {"win_chance", std::round(advice::winChance(thought.score) * 1000) / 1000},
              {"nodes", thought.nodes},
              {"milliseconds", thought.time.count()},
              {"line", namesOf(thought.line, size)}};
    return json;
}

void print(const player::Thought& thought, int size) {
    fmt::print("{:>3}.{} {:>7} {:>5.1f} % {:>11} {:>8.2f} s  {}\n", thought.depth, thought.rank + 1,
               textOf(thought.score), advice::winChance(thought.score) * 100, thought.nodes,
               static_cast<double>(thought.time.count()) / 1000,
               fmt::join(namesOf(thought.line, size), " "));
    std::fflush(stdout);
}

player::Limits limitsOf(const Options& options) {
    player::Limits limits;
    limits.lines = options.lines;
    if (options.depth > 0) limits.depth = options.depth;
    if (options.nodes > 0) limits.nodes = options.nodes;
    return limits;
}

bool isTimed(const Options& options) {
    return !options.endless && options.depth == 0 && options.nodes == 0;
}

/// Is the game over with the last stone? Then there is nothing to analyse.
bool isOver(const PositionArgument& position, Rule rule) {
    if (position.board.isFull()) return true;
    if (position.moves.empty() || position.moves.back().isPass()) return false;
    const Point last = position.moves.back().point();
    return makesFive(position.board, last, position.board.at(last), rule);
}

int analyse(const Context& context, const Options& options) {
    auto argument = positionFromText(options.position, options.board.size);
    if (!argument) return context.fail(argument.reason());
    if (options.side == "black") argument->board.setSideToMove(Stone::Black);
    if (options.side == "white") argument->board.setSideToMove(Stone::White);
    const Rule rule = *ruleFromId(options.board.rule);
    if (isOver(*argument, rule)) return context.fail({"analyse.over", {}});

    search::EngineOptions engineOptions;
    engineOptions.threads = options.threads;
    engineOptions.memory = options.memory << 20;
    search::Engine engine(engineOptions);
    const Interrupt interrupt;
    // The engine is not told of the time: with a clock it plays the only move at once, and nobody
    // learns what it is worth.
    const Patience patience(interrupt, isTimed(options) ? options.seconds : 0);
    const int size = options.board.size;
    bool isSilent = true;
    const auto move = engine.choose({rule, argument->board, argument->moves}, limitsOf(options),
                                    patience.token(), [&](const player::Thought& thought) {
                                        isSilent = false;
                                        if (options.json) {
                                            fmt::print("{}\n", toJson(thought, size).dump());
                                            std::fflush(stdout);
                                        } else {
                                            print(thought, size);
                                        }
                                    });
    if (!move) return context.fail(move.reason());
    if (options.json) {
        fmt::print("{}\n", Json{{"move", toText(*move, size)}}.dump());
    } else {
        if (isSilent) fmt::print("{}\n", context.say("analyse.only-move"));
        fmt::print("{}\n", context.say("analyse.best", toText(*move, size)));
    }
    return Success;
}

}  // namespace

void addAnalyse(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("analyse", context.say("cli.analyse"));
    options->board.addTo(command, context, "freestyle");
    command.addOption("POSITION", options->position, context.say("cli.option.position")).required();
    addChoice(command, context, "--side", options->side, {"black", "white"},
              context.say("cli.option.side"));
    const auto number = [&](const char* name, auto& variable, double least, double most,
                            const char* code) {
        return addNumber(command, context, name, variable, least, most, context.say(code));
    };
    addSeconds(command, context, "--time", options->seconds, 1e6,
               context.say("cli.option.analyse-time"));
    command.addFlag("--endless", options->endless, context.say("cli.option.analyse-endless"));
    number("--depth", options->depth, 1, search::MaxPly, "cli.option.analyse-depth");
    number("--nodes", options->nodes, 1, 1e15, "cli.option.analyse-nodes");
    number("--lines", options->lines, 1, 100, "cli.option.analyse-lines");
    number("--threads", options->threads, 1, 256, "cli.option.engine-threads");
    number("--memory", options->memory, 1, 65536, "cli.option.engine-memory").shownAs("MB");
    command.addFlag("--json", options->json, context.say("cli.option.json-lines"));
    command.run([&context, options] { context.exitCode = analyse(context, *options); });
}

}  // namespace tianyuan::cli
