#include "puzzles_command.h"

#include "autosave/game_keeper.h"
#include "position_game.h"
#include "practice/own_games.h"
#include "progress/report.h"
#include "puzzle/collection.h"
#include "puzzles_levels.h"
#include "puzzles_make.h"
#include "terminal_puzzles.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ctime>
#include <memory>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;
using practice::Mode;

constexpr int GamesAtOnce = 200;  // whose mistakes become puzzles

struct Options {
    std::string library;
    std::string rule;
    std::string theme;
    int step = 0;
    int most = 20;
    std::uint64_t seed = 0;
    bool ascii = false;
    bool json = false;

    practice::Wish wish() const {
        practice::Wish wish{ruleFromId(rule), puzzle::themeFromId(theme), {}};
        if (step > 0) wish.step = step;
        return wish;
    }
};

/// The day here.
std::chrono::year_month_day today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return std::chrono::year(local.tm_year + 1900) / (local.tm_mon + 1) / local.tm_mday;
}

int solve(const Context& context, const Options& options, Mode mode) {
    auto library = autosave::openLibrary(options.library);
    if (!library) return context.fail(library.reason());
    store::PuzzleLog log(*library);
    if (mode == Mode::Due) {
        const auto mistakes =
            practice::takeMistakes(*library, log, GamesAtOnce, autosave::timeNow());
        if (!mistakes) return context.fail(mistakes.reason());
    }
    TerminalAbilities abilities = TerminalAbilities::ofStandardOutput();
    if (options.ascii) abilities.unicode = false;
    const auto seed =
        options.seed != 0 ? options.seed : static_cast<std::uint64_t>(std::time(nullptr));
    Inbox inbox;
    TerminalPuzzles puzzles(context, inbox, abilities, log,
                            {mode, options.wish(), puzzle::builtInPuzzles(), seed, today()});
    const int code = puzzles.solve();
    using GoingOn = TerminalPuzzles::GoingOn;
    if (puzzles.goingOn() == GoingOn::No) return code;
    PlayOptions game;
    game.library = options.library;
    if (puzzles.goingOn() == GoingOn::Play) {
        const auto report = progress::reportFrom(*library, {});
        if (!report) return context.fail(report.reason());
        game.white = report->evenOpponent;
    }
    return playFrom(context, inbox, {puzzles.puzzle().board, puzzles.puzzle().rule}, game,
                    abilities);
}

Json toJson(const puzzle::Puzzle& puzzle) {
    return {{"name", puzzle::nameOf(puzzle::keyOf(puzzle))},
            {"rule", idOf(puzzle.rule)},
            {"theme", puzzle::idOf(puzzle.theme)},
            {"step", puzzle::stepOf(puzzle)},
            {"rating", puzzle.rating},
            {"plies", puzzle.plies},
            {"solutions", puzzle.solutions.size()},
            {"text", puzzle::toText(puzzle)}};
}

int list(const Context& context, const Options& options) {
    std::vector<const puzzle::Puzzle*> found;
    const practice::Wish wish = options.wish();
    for (const puzzle::Puzzle& each : puzzle::builtInPuzzles()) {
        if (wish.fits(each)) found.push_back(&each);
    }
    const auto shown = std::min(found.size(), static_cast<std::size_t>(options.most));
    if (options.json) {
        Json json = Json::array();
        for (std::size_t i = 0; i < shown; ++i) json.push_back(toJson(*found[i]));
        fmt::print("{}\n", json.dump(2));
        return Success;
    }
    for (std::size_t i = 0; i < shown; ++i) {
        const puzzle::Puzzle& each = *found[i];
        fmt::print("{}  {}\n", puzzle::nameOf(puzzle::keyOf(each)),
                   context.say("puzzles.listed", "rule." + std::string(idOf(each.rule)),
                               fmt::format("puzzles.theme.{}", puzzle::idOf(each.theme)),
                               puzzle::stepOf(each), each.rating));
    }
    fmt::print("{}\n", context.say("puzzles.count", found.size()));
    return Success;
}

void addWish(Command command, Context& context, Options& options) {
    std::vector<std::string> themes;
    for (const puzzle::Theme theme : puzzle::CollectionThemes)
        themes.emplace_back(puzzle::idOf(theme));
    addChoice(command, context, "--rule", options.rule, {"freestyle", "standard", "renju"},
              context.say("cli.option.puzzles-rule"));
    addChoice(command, context, "--theme", options.theme, themes,
              context.say("cli.option.puzzles-theme"));
    addNumber(command, context, "--step", options.step, 1, puzzle::Steps,
              context.say("cli.option.puzzles-step", puzzle::Steps));
}

}  // namespace

void addPuzzles(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command puzzles = app.addCommand("puzzles", context.say("cli.puzzles"));
    puzzles.allowCommand();
    puzzles.run([&context, options, puzzles] {
        if (!puzzles.hasCommand()) context.exitCode = solve(context, *options, Mode::Next);
    });
    for (const Mode mode : practice::AllModes) {
        const std::string name(practice::idOf(mode));
        const Command command = puzzles.addCommand(name, context.say("cli.puzzles." + name));
        command.addOption("--library", options->library, context.say("cli.option.library"))
            .shownAs("FILE");
        command.addFlag("--ascii", options->ascii, context.say("cli.option.ascii"));
        if (mode != Mode::Day && mode != Mode::Due) {
            addWish(command, context, *options);
            addNumber(command, context, "--seed", options->seed, 1, 9e15,
                      context.say("cli.option.puzzles-seed"));
        }
        command.run(
            [&context, options, mode] { context.exitCode = solve(context, *options, mode); });
    }
    const Command lists = puzzles.addCommand("list", context.say("cli.puzzles.list"));
    addWish(lists, context, *options);
    addNumber(lists, context, "--most", options->most, 0, 1e9,
              context.say("cli.option.puzzles-most", options->most));
    lists.addFlag("--json", options->json, context.say("cli.option.json-plain"));
    lists.run([&context, options] { context.exitCode = list(context, *options); });
    addPuzzlesMake(puzzles, context);
    addPuzzlesLevels(puzzles, context);
}

}  // namespace tianyuan::cli
