#include "autosave/game_keeper.h"
#include "command.h"
#include "progress/report.h"

#include <cmath>
#include <ctime>
#include <functional>
#include <memory>

namespace tianyuan::cli {
namespace {

struct Options {
    std::string library;
    bool json = false;
    bool csv = false;
    bool forget = false;
};

store::Time timeNow() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

std::chrono::seconds clockOffset() {
    const std::time_t now = std::time(nullptr);
    std::tm here{};
    localtime_r(&now, &here);
    return std::chrono::seconds(here.tm_gmtoff);
}

using Names = std::function<std::string(const std::string&)>;

void printLines(const Context& context, const char* title, const std::vector<progress::Line>& lines,
                const Names& nameOf) {
    if (lines.empty()) return;
    fmt::print("\n{}\n", context.say(title));
    for (const progress::Line& line : lines) {
        fmt::print("  {:>4} : {:<4} {}\n", line.balance.won + 0.5 * line.balance.drawn,
                   line.balance.lost + 0.5 * line.balance.drawn, nameOf(line.key));
    }
}

std::string openingName(const Context& context, const std::string& code) {
    for (const opening::NamedOpening& each : opening::namedOpenings()) {
        if (each.code != code) continue;
        return std::string(context.language() == words::Language::Chinese ? each.chinese
                                                                          : each.name);
    }
    return code;
}

int ratedIn(const std::vector<progress::RatingPoint>& points) {
    int rated = 0;
    for (const progress::RatingPoint& point : points) rated += point.games;
    return rated;
}

void print(const Context& context, const progress::Report& report) {
    if (report.games.empty()) {
        fmt::print("{}\n", context.say("progress.cli.none"));
    } else if (report.rating.empty()) {
        fmt::print("{}\n", context.say("progress.cli.unrated", report.games.size()));
    } else {
        const progress::Rating& now = report.rating.back().rating;
        fmt::print("{}\n", context.say("progress.cli.rating", std::lround(now.rating),
                                       2 * std::lround(now.deviation), ratedIn(report.rating)));
    }
    if (!report.puzzleRating.empty()) {
        const progress::Rating& now = report.puzzleRating.back().rating;
        fmt::print("{}\n",
                   context.say("progress.cli.puzzle-rating", std::lround(now.rating),
                               2 * std::lround(now.deviation), ratedIn(report.puzzleRating)));
    }
    fmt::print("{}\n",
               context.say("progress.cli.even", context.say("player.name." + report.evenOpponent),
                           report.evenOpponent));
    if (!report.days.empty()) {
        const std::chrono::year_month_day last(report.days.rbegin()->first);
        fmt::print("{}\n", context.say("progress.cli.days", report.days.size(),
                                       fmt::format("{:04}-{:02}-{:02}", int(last.year()),
                                                   unsigned(last.month()), unsigned(last.day()))));
    }
    const auto phrase = [&](const char* kind) {
        return [&context, kind](const std::string& key) { return context.say(kind + key); };
    };
    printLines(context, "progress.by-opponent", report.byOpponent, [&](const std::string& spec) {
        const std::string code = "player.name." + spec;
        const std::string name = context.say(code);
        return name.starts_with(code) ? spec : name;
    });
    printLines(context, "progress.by-colour", report.byColour, phrase("side."));
    printLines(context, "progress.by-rule", report.byRule, phrase("setup.rule."));
    printLines(context, "progress.by-opening", report.byOpening,
               [&](const std::string& code) { return openingName(context, code); });
    printLines(context, "progress.by-theme", report.byTheme, phrase("puzzles.theme."));
    if (!report.weakestTheme.empty()) {
        fmt::print("  {}\n",
                   context.say("progress.weakest", "puzzles.theme." + report.weakestTheme));
    }
}

int show(const Context& context, const Options& options) {
    auto library = autosave::openLibraryToLook(options.library);
    if (!library) return context.fail(library.reason());
    if (options.forget) {
        const Attempt forgotten = progress::forget(*library, timeNow());
        if (!forgotten) return context.fail(forgotten.reason());
        fmt::print("{}\n", context.say("progress.forgotten"));
        return Success;
    }
    const auto report = progress::reportFrom(*library, clockOffset());
    if (!report) return context.fail(report.reason());
    if (options.json) {
        fmt::print("{}", toJson(*report));
    } else if (options.csv) {
        fmt::print("{}", toCsv(*report));
    } else {
        print(context, *report);
    }
    return Success;
}

}  // namespace

void addProgress(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("progress", context.say("cli.progress"));
    command.addFlag("--json", options->json, context.say("cli.option.progress-json"));
    command.addFlag("--csv", options->csv, context.say("cli.option.progress-csv"))
        .excludes("--json");
    command.addFlag("--forget", options->forget, context.say("cli.option.progress-forget"));
    command.addOption("--library", options->library, context.say("cli.option.library"))
        .shownAs("FILE");
    command.run([&context, options] { context.exitCode = show(context, *options); });
}

}  // namespace tianyuan::cli
