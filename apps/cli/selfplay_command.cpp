#include "command.h"
#include "core/fnv.h"
#include "eval/weights.h"
#include "file.h"
#include "interrupt.h"
#include "progress_bar.h"
#include "train/game_file.h"
#include "train/self_play.h"

#include <memory>
#include <set>
#include <thread>

namespace tianyuan::cli {
namespace {

constexpr int DefaultGames = 1000;

struct Options {
    BoardOptions board;
    std::uint32_t games = DefaultGames;
    std::uint64_t nodes = train::SelfPlaySetup().nodes;
    std::uint64_t seed = 1;
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::string out;
    bool resume = false;
};

train::SelfPlaySetup setupFrom(const Options& options) {
    train::SelfPlaySetup setup;
    setup.rule = *ruleFromId(options.board.rule);
    setup.size = options.board.size;
    setup.nodes = options.nodes;
    setup.seed = options.seed;
    return setup;
}

train::GameFileHeader headerFrom(const Options& options) {
    const Rule rule = *ruleFromId(options.board.rule);
    return {rule, options.board.size,
            fmt::format("nodes={} seed={} weights={:08x}", options.nodes, options.seed,
                        eval::fingerprintOf(eval::weightsFor(rule)))};
}

/// Those of the games wanted that are not there yet.
std::vector<std::uint32_t> missing(std::uint32_t games, const std::vector<std::uint32_t>& there) {
    const std::set<std::uint32_t> known(there.begin(), there.end());
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t number = 1; number <= games; ++number) {
        if (!known.contains(number)) numbers.push_back(number);
    }
    return numbers;
}

/// What all processes that play must have the same of.
jobs::Greeting greetingFrom(const Options& options) {
    const auto program = readFile("/proc/self/exe");
    const train::GameFileHeader header = headerFrom(options);
    return {Done{},
            {{"options", fmt::format("{} {} {}", idOf(header.rule), header.size, header.origin)},
             {"program", program ? fmt::format("{:016x}", fnv64(*program)) : "-"}}};
}

int playItself(const Context& context, const Options& options) {
    const train::GameFileHeader header = headerFrom(options);
    jobs::Crew& crew = context.crew();
    if (crew.serves()) {
        const Attempt served = crew.serve(greetingFrom(options),
                                          train::selfPlayers(setupFrom(options), options.threads));
        return served ? Success : Failure;
    }
    if (const Attempt able = crew.gather(greetingFrom(options)); !able) {
        return context.fail(able.reason());
    }
    auto file = options.resume ? train::GameFileWriter::resume(options.out, header)
                               : train::GameFileWriter::create(options.out, header);
    if (!file) return context.fail(file.reason());
    const std::vector<std::uint32_t> numbers = missing(options.games, file->numbers());
    std::size_t played = 0;
    const Interrupt interrupt;
    Attempt done = Done{};
    {
        ProgressBar bar(numbers.size());
        done = train::playGames(setupFrom(options), numbers, options.threads, crew,
                                interrupt.token(), [&](const train::TrainingGame& game) {
                                    const Attempt written = file->append(game);
                                    bar.show(++played);
                                    return written;
                                });
    }
    if (!done) return context.fail(done.reason());
    const std::size_t total = file->numbers().size() + played;
    const bool stopped = played < numbers.size();
    fmt::print("{}\n",
               context.say(stopped ? "selfplay.stopped" : "selfplay.done", total, options.out));
    return stopped ? Interrupted : Success;
}

}  // namespace

void addSelfplay(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("selfplay", context.say("cli.selfplay"));
    command.addOption("FILE", options->out, context.say("cli.option.selfplay-out"))
        .required()
        .shownAs(" ");
    addNumber(command, context, "--games", options->games, 1, 1e8,
              context.say("cli.option.selfplay-games", DefaultGames));
    options->board.addTo(command, context, "freestyle");
    addNumber(command, context, "--nodes", options->nodes, 500, 1e9,
              context.say("cli.option.selfplay-nodes", options->nodes));
    addNumber(command, context, "--threads", options->threads, 1, 1024,
              context.say("cli.option.selfplay-threads"));
    addNumber(command, context, "--seed", options->seed, 0, 9e15, context.say("cli.option.seed"));
    command.addFlag("--resume", options->resume, context.say("cli.option.selfplay-resume"));
    command.footer(context.say("cli.selfplay.footer"));
    command.run([&context, options] { context.exitCode = playItself(context, *options); });
}

}  // namespace tianyuan::cli
