#include "puzzles_levels.h"

#include "file.h"
#include "interrupt.h"
#include "progress_bar.h"
#include "puzzle/collection.h"
#include "puzzle/level_check.h"
#include "puzzle/tasks.h"

#include <array>
#include <memory>
#include <optional>

namespace tianyuan::cli {
namespace {

// None that the grading has used.
constexpr std::uint64_t Seed = 1'000;
// What is asked of the steps: in so many, so many groups of levels that are certainly apart.
constexpr int StepsWanted = 8;
constexpr std::size_t GroupsWanted = 3;

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

/// The levels try the puzzles of a step; nothing if it was broken off.
std::optional<puzzle::LevelCheck> tryStep(const std::vector<puzzle::Puzzle>& puzzles,
                                          const Interrupt& interrupt) {
    puzzle::LevelCheck check;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        puzzle::LevelCheck::Results results{};
        for (int level = 1; level <= puzzle::StrongestGrader; ++level) {
            if (interrupt.hasCome()) return {};
            results[static_cast<std::size_t>(level - 1)] =
                puzzle::triedBy(puzzles[i], level, Seed + i);
        }
        check.add(results);
    }
    return check;
}

int showLevels(const Context& context, const Options& options) {
    const auto puzzles = puzzlesFrom(options.file);
    if (!puzzles) return context.fail(puzzles.reason());
    const auto steps = sampleOf(*puzzles, options.each);
    const Interrupt interrupt;
    fmt::print("{:>4} {:>5}", context.say("puzzles.step"), context.say("puzzles.number"));
    for (int level = 1; level <= puzzle::StrongestGrader; ++level) {
        fmt::print(" {:>5}", fmt::format("L{}", level));
    }
    fmt::print("  {}\n", context.say("puzzles.apart"));
    int fewer = 0;
    int apart = 0;
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const auto check = tryStep(steps[step], interrupt);
        if (!check) return Interrupted;
        fmt::print("{:>4} {:>5}", step + 1, check->puzzles());
        for (int level = 1; level <= puzzle::StrongestGrader; ++level) {
            fmt::print(" {:>4.0f}%", check->solved(level));
        }
        const std::vector<int> groups = check->groups();
        fmt::print("  {}\n", puzzle::toText(groups));
        std::fflush(stdout);
        fewer += check->hasFewer();
        apart += groups.size() >= GroupsWanted;
    }
    fmt::print("{}\n",
               context.say("puzzles.levels-checked", apart, steps.size(), GroupsWanted, fewer));
    return fewer == 0 && apart >= StepsWanted ? Success : Failure;
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

void addPuzzlesLevels(Command puzzles, Context& context) {
    auto options = std::make_shared<Options>();
    const Command checks = puzzles.addCommand("check", context.say("cli.puzzles.check"));
    checks.addOption("FILE", options->file, context.say("cli.option.puzzles-other-file"))
        .shownAs(" ");
    checks.run([&context, options] { context.exitCode = check(context, *options); });

    const Command levels = puzzles.addCommand("levels", context.say("cli.puzzles.levels"));
    levels.addOption("FILE", options->file, context.say("cli.option.puzzles-other-file"))
        .shownAs(" ");
    addNumber(levels, context, "--each", options->each, 1, 1e6,
              context.say("cli.option.puzzles-sample", options->each));
    levels.run([&context, options] { context.exitCode = showLevels(context, *options); });
}

}  // namespace tianyuan::cli
