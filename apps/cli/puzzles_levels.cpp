#include "puzzles_levels.h"

#include "file.h"
#include "interrupt.h"
#include "progress_bar.h"
#include "puzzle/collection.h"
#include "puzzle/grading.h"
#include "puzzle/tasks.h"

#include <array>
#include <memory>
#include <optional>

namespace tianyuan::cli {
namespace {

// None that the grading has used.
constexpr std::uint64_t Seed = 1'000;

struct Options {
    std::string file;
    int each = 40;
};

/// The puzzles of a file, or those that are built in.
Result<std::vector<puzzle::Puzzle>> puzzlesFrom(const std::string& file) {
    if (file.empty()) {
        const auto all = puzzle::builtInPuzzles();
        return std::vector<puzzle::Puzzle>(all.begin(), all.end());
    }
    const auto text = readFile(file);
    if (!text) return text.reason();
    return puzzle::puzzlesFromText(*text);
}

/// Evenly spread over each step.
std::vector<std::vector<puzzle::Puzzle>> sampleOf(const std::vector<puzzle::Puzzle>& puzzles,
                                                  int each) {
    std::vector<std::vector<puzzle::Puzzle>> steps(puzzle::Steps);
    for (const puzzle::Puzzle& one : puzzles) {
        if (one.theme == puzzle::Theme::FindFoul) continue;  // no player can be asked that
        steps[static_cast<std::size_t>(puzzle::stepOf(one) - 1)].push_back(one);
    }
    for (auto& step : steps) {
        std::vector<puzzle::Puzzle> few;
        const auto wanted = std::min(step.size(), static_cast<std::size_t>(each));
        for (std::size_t i = 0; i < wanted; ++i) few.push_back(step[i * step.size() / wanted]);
        step = std::move(few);
    }
    return steps;
}

int showLevels(const Context& context, const Options& options) {
    const auto puzzles = puzzlesFrom(options.file);
    if (!puzzles) return context.fail(puzzles.reason());
    const auto steps = sampleOf(*puzzles, options.each);
    const Interrupt interrupt;
    fmt::print("{:>8}", context.say("puzzles.step"));
    for (int level = 1; level <= puzzle::StrongestGrader; ++level) {
        fmt::print(" {:>5}", fmt::format("L{}", level));
    }
    fmt::print(" {:>6}\n", context.say("puzzles.number"));
    for (std::size_t step = 0; step < steps.size(); ++step) {
        fmt::print("{:>8}", step + 1);
        for (int level = 1; level <= puzzle::StrongestGrader; ++level) {
            int solved = 0;
            for (std::size_t i = 0; i < steps[step].size(); ++i) {
                if (interrupt.hasCome()) return Interrupted;
                solved += puzzle::isSolvedBy(steps[step][i], level, Seed + i);
            }
            const auto count = steps[step].size();
            fmt::print(" {:>4.0f}%", count == 0 ? 0 : 100.0 * solved / static_cast<double>(count));
            std::fflush(stdout);
        }
        fmt::print(" {:>6}\n", steps[step].size());
    }
    return Success;
}

int check(const Context& context, const Options& options) {
    const auto puzzles = puzzlesFrom(options.file);
    if (!puzzles) return context.fail(puzzles.reason());
    const Interrupt interrupt;
    std::size_t wrong = 0;
    std::size_t done = 0;
    {
        ProgressBar bar(puzzles->size());
        for (const puzzle::Puzzle& each : *puzzles) {
            if (interrupt.hasCome()) return Interrupted;
            if (!puzzle::isSound(each)) {
                ++wrong;
                fmt::print("{}\n", puzzle::toText(each));
            }
            bar.show(++done);
        }
    }
    fmt::print("{}\n", context.say("puzzles.checked", done, wrong));
    return wrong == 0 ? Success : Failure;
}

}  // namespace

void addPuzzlesLevels(CLI::App& puzzles, Context& context) {
    auto options = std::make_shared<Options>();
    CLI::App* checks = puzzles.add_subcommand("check", context.say("cli.puzzles.check"));
    checks->add_option("FILE", options->file, context.say("cli.option.puzzles-other-file"))
        ->option_text(" ");
    checks->callback([&context, options] { context.exitCode = check(context, *options); });

    CLI::App* levels = puzzles.add_subcommand("levels", context.say("cli.puzzles.levels"));
    levels->add_option("FILE", options->file, context.say("cli.option.puzzles-other-file"))
        ->option_text(" ");
    addNumber(*levels, context, "--each", options->each, 1, 1e6,
              context.say("cli.option.puzzles-sample", options->each));
    levels->callback([&context, options] { context.exitCode = showLevels(context, *options); });
}

}  // namespace tianyuan::cli
