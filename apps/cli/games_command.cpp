#include "command.h"
#include "core/notation.h"
#include "file.h"
#include "game_saver.h"
#include "position_argument.h"
#include "progress_bar.h"
#include "record_argument.h"
#include "record_printing.h"
#include "table/past.h"
#include "words/display.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using store::GameId;

/// What the subcommands of "games" share.
struct Options {
    std::string library;
    store::Filter filter;
    std::string rule;
    std::string result;
    std::string position;
    int size = 15;
    int most = 50;
    bool json = false;

    std::vector<GameId> ids;
    std::vector<std::string> paths;
    std::string out;
    std::string to;
    ReadingOptions reading;
    bool force = false;
};

void addFilter(Command app, Context& context, Options& options) {
    store::Filter& filter = options.filter;
    const auto text = [&](const char* name, std::string& variable, const char* code) {
        app.addOption(name, variable, context.say(code)).shownAs("TEXT");
    };
    text("--player", filter.player, "cli.option.player");
    text("--text", filter.text, "cli.option.text");
    text("--event", filter.event, "cli.option.event");
    text("--from-date", filter.fromDate, "cli.option.from-date");
    text("--to-date", filter.toDate, "cli.option.to-date");
    text("--opening", filter.opening, "cli.option.find-opening");
    std::vector<std::string> rules;
    for (const Rule rule : AllRules) rules.emplace_back(idOf(rule));
    addChoice(app, context, "--rule", options.rule, rules, context.say("cli.option.find-rule"));
    addChoice(app, context, "--result", options.result, {"black", "white", "draw", "unfinished"},
              context.say("cli.option.result"));
    addNumber(app, context, "--most", options.most, 0, 1e9, context.say("cli.option.most"));
    app.addFlag("--json", options.json, context.say("cli.option.json-plain"));
}

store::Filter filterOf(const Options& options) {
    store::Filter filter = options.filter;
    filter.rule = ruleFromId(options.rule);
    if (options.result == "black") filter.winner = Stone::Black;
    if (options.result == "white") filter.winner = Stone::White;
    if (options.result == "draw") filter.winner = Stone::None;
    if (options.result == "unfinished") filter.running = true;
    return filter;
}

Json toJson(const store::Summary& game) {
    Json json{{"id", game.id},       {"black", game.black},     {"white", game.white},
              {"event", game.event}, {"date", game.date},       {"size", game.size},
              {"moves", game.moves}, {"running", game.running}, {"source", game.source}};
    if (game.rule) json["rule"] = idOf(*game.rule);
    if (!game.opening.empty()) json["opening"] = game.opening;
    if (game.outcome.isOver()) {
        json["winner"] = game.outcome.isDraw()                 ? "draw"
                         : game.outcome.winner == Stone::Black ? "black"
                                                               : "white";
    }
    return json;
}

std::string shortResult(const store::Summary& game) {
    if (!game.outcome.isOver()) return game.running ? "…" : "?";
    if (game.outcome.isDraw()) return "½-½";
    return game.outcome.winner == Stone::Black ? "1-0" : "0-1";
}

std::string lineOf(const store::Summary& game) {
    const std::string rule = game.rule ? std::string(idOf(*game.rule)) : "?";
    const std::string line =
        fmt::format("{:>6}  {:<10}  {:<5}  {:<13}  {:>2}  {:>3}  {} – {}{}", game.id,
                    game.date.substr(0, 10), shortResult(game), rule, game.size, game.moves,
                    game.black, game.white, game.event.empty() ? "" : "  (" + game.event + ")");
    return words::displayableLine(line);
}

/// Whoever only looks makes no library: a name that is mistyped is told, not made.
Result<store::Library> openLibrary(const std::string& file, bool mayMake) {
    std::error_code error;
    if (!file.empty() && !mayMake && !fs::exists(file, error)) {
        return Reason{"store.not-there", {file}};
    }
    return mayMake ? autosave::openLibrary(file) : autosave::openLibraryToLook(file);
}

Result<record::Record> wholeGame(store::Library& library, GameId id) {
    const auto summary = library.summary(id);
    if (!summary) return summary.reason();
    if (!summary->running) return library.load(id);
    const auto past = autosave::pastOf(library, id);
    if (!past) return past.reason();
    return table::recordOf(*past);
}

int list(const Context& context, store::Library& library, const Options& options) {
    auto games = library.find(filterOf(options), {0, options.most});
    if (!games) return context.fail(games.reason());
    for (store::Summary& each : *games) each.moves = movesOf(library, each);
    if (options.json) {
        Json all = Json::array();
        for (const auto& game : *games) all.push_back(toJson(game));
        fmt::print("{}\n", all.dump(2, ' ', false, Json::error_handler_t::replace));
        return Success;
    }
    for (const auto& game : *games) fmt::print("{}\n", lineOf(game));
    const auto count = library.count(filterOf(options));
    if (!count) return context.fail(count.reason());
    fmt::print("{}\n", context.say("games.count", games->size(), *count));
    return Success;
}

std::string tallyText(const Context& context, const store::ResultCounts& tally) {
    return context.say("games.tally", tally.games, tally.blackWins, tally.draws, tally.whiteWins);
}

int findPosition(const Context& context, store::Library& library, const Options& options) {
    const auto position = positionFromText(options.position, options.size);
    if (!position) return context.fail(position.reason());
    const auto statistics = library.statistics(position->board, filterOf(options));
    if (!statistics) return context.fail(statistics.reason());
    const auto found = library.findPosition(position->board, filterOf(options), {0, options.most});
    if (!found) return context.fail(found.reason());
    // Only games that are over are found by position.
    store::Filter beingPlayed = filterOf(options);
    beingPlayed.running = true;
    const auto running = library.count(beingPlayed);
    if (!running) return context.fail(running.reason());
    if (options.json) {
        const auto tally = [](const store::ResultCounts& each) {
            return Json{{"games", each.games},
                        {"black", each.blackWins},
                        {"white", each.whiteWins},
                        {"draws", each.draws}};
        };
        Json json{{"position", options.position},
                  {"total", tally(statistics->total)},
                  {"onlyInVariations", statistics->onlyInVariations},
                  {"notLookedThrough", *running},
                  {"next", Json::array()},
                  {"games", Json::array()}};
        for (const auto& next : statistics->next) {
            Json entry = tally(next.tally);
            entry["move"] = toText(next.move, options.size);
            json["next"].push_back(entry);
        }
        for (const auto& each : *found) {
            Json entry = toJson(each.game);
            entry["ply"] = each.ply;
            json["games"].push_back(entry);
        }
        fmt::print("{}\n", json.dump(2, ' ', false, Json::error_handler_t::replace));
        return Success;
    }
    fmt::print("{}\n", context.say("games.were-here", tallyText(context, statistics->total)));
    if (statistics->onlyInVariations > 0) {
        fmt::print("{}\n", context.say("games.in-variations", statistics->onlyInVariations));
    }
    for (const auto& next : statistics->next) {
        fmt::print("  {:<5} {}\n", toText(next.move, options.size), tallyText(context, next.tally));
    }
    for (const auto& each : *found) {
        fmt::print("{}  {}\n", lineOf(each.game), context.say("games.after-move", each.ply));
    }
    if (*running > 0) fmt::print("{}\n", context.say("games.not-looked-through", *running));
    return Success;
}

int find(const Context& context, store::Library& library, const Options& options) {
    return options.position.empty() ? list(context, library, options)
                                    : findPosition(context, library, options);
}

int show(const Context& context, store::Library& library, const Options& options) {
    for (const GameId id : options.ids) {
        const auto record = wholeGame(library, id);
        if (!record) return context.fail(record.reason());
        fmt::print("{}{}{}",
                   boardText(*record, std::nullopt, TerminalAbilities::ofStandardOutput()),
                   headerText(context, *record), treeText(context, *record, 10'000));
    }
    return Success;
}

int exportGames(const Context& context, store::Library& library, const Options& options) {
    auto format = options.to.empty() ? record::formatFromFileName(options.out)
                                     : record::formatFromId(options.to);
    if (!format) return context.misuse({"convert.which-format", {options.out}});
    std::vector<GameId> ids = options.ids;
    if (ids.empty()) {
        const auto games = library.find(filterOf(options), {0, std::numeric_limits<int>::max()});
        if (!games) return context.fail(games.reason());
        for (const auto& game : *games) ids.push_back(game.id);
    }
    std::vector<record::Record> records;
    for (const GameId id : ids) {
        auto record = wholeGame(library, id);
        if (!record) return context.fail(record.reason());
        records.push_back(std::move(*record));
    }
    const auto written = record::write(std::span<const record::Record>(records), *format);
    if (!written) return context.fail(written.reason());
    if (const Attempt done = writeFile(options.out, written->bytes, options.force); !done) {
        return context.fail(done.reason());
    }
    if (!written->leftOut.empty()) {
        fmt::print(
            stderr, "{}\n",
            context.say("convert.left-out", options.out, lossesText(context, written->leftOut)));
    }
    fmt::print(stderr, "{}\n", context.say("games.exported", records.size(), options.out));
    return Success;
}

int import(const Context& context, store::Library& library, const Options& options) {
    const std::vector<std::string> files = filesUnder(options.paths);
    std::size_t added = 0;
    std::size_t known = 0;
    std::size_t richer = 0;
    std::size_t failed = 0;
    std::size_t damaged = 0;
    {
        ProgressBar bar(files.size());
        for (std::size_t i = 0; i < files.size(); ++i) {
            const auto reading = readRecords(files[i], options.reading);
            if (!reading) {
                fmt::print(stderr, "{}: {}\n", words::displayableLine(files[i]),
                           context.say(reading.reason()));
                ++failed;
                continue;
            }
            tellWhatIsMissing(context, files[i], *reading);
            failed += reading->refused.size();
            damaged += reading->damage.parts;
            // Some thousands at a time, so that another program can write in between.
            constexpr std::size_t Together = 5000;
            const std::span<const record::Record> all(reading->records);
            for (std::size_t first = 0; first < all.size(); first += Together) {
                const auto results = library.addAll(
                    all.subspan(first, std::min(Together, all.size() - first)),
                    {fs::path(files[i]).filename().string(), autosave::timeNow(), false});
                if (!results) return context.fail(results.reason());
                const auto fresh = static_cast<std::size_t>(
                    std::count_if(results->begin(), results->end(),
                                  [](const store::Added& each) { return each.isNew; }));
                added += fresh;
                known += results->size() - fresh;
                richer += static_cast<std::size_t>(
                    std::count_if(results->begin(), results->end(),
                                  [](const store::Added& each) { return each.isRicher; }));
            }
            bar.show(i + 1, fs::path(files[i]).filename().string());
        }
    }
    fmt::print("{}\n", context.say("games.imported", added, known, failed));
    if (richer > 0) fmt::print("{}\n", context.say("games.richer", richer));
    return failed == 0 && damaged == 0 ? Success : Failure;
}

int removeGames(const Context& context, store::Library& library, const Options& options) {
    for (const GameId id : options.ids) {
        if (const auto summary = library.summary(id); !summary)
            return context.fail(summary.reason());
    }
    if (const Attempt done = library.remove(options.ids); !done) return context.fail(done.reason());
    fmt::print("{}\n", context.say("games.deleted", options.ids.size()));
    return Success;
}

}  // namespace

void addGames(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command games = app.addCommand("games", context.say("cli.games"));
    games.addOption("--library", options->library, context.say("cli.option.library"))
        .shownAs("FILE");
    using Action = int (*)(const Context&, store::Library&, const Options&);
    const auto add = [&](const char* name, Action run, bool mayMake = false) {
        const Command command =
            games.addCommand(name, context.say(fmt::format("cli.games.{}", name)));
        command.takeOptionsOfParent();
        command.run([&context, options, run, mayMake] {
            auto library = openLibrary(options->library, mayMake);
            context.exitCode =
                library ? run(context, *library, *options) : context.fail(library.reason());
        });
        return command;
    };
    games.requireCommand();
    addFilter(add("list", list), context, *options);

    const Command finding = add("find", find);
    addFilter(finding, context, *options);
    finding.addOption("--position", options->position, context.say("cli.option.find-position"))
        .shownAs("POSITION");
    addNumber(finding, context, "--size", options->size, Board::MinSize, Board::MaxSize,
              context.say("cli.option.size"));

    const auto ids = [&](Command command, bool required) {
        command.addOption("IDS", options->ids, context.say("cli.option.ids"))
            .required(required)
            .shownAs(" ");
    };
    ids(add("show", show), true);

    const Command exporting = add("export", exportGames);
    addFilter(exporting, context, *options);
    exporting.addOption("OUT", options->out, context.say("cli.option.out")).required().shownAs(" ");
    ids(exporting, false);
    std::vector<std::string> formats;
    for (const record::Format format : record::AllFormats) {
        if (format != record::Format::Rif) formats.emplace_back(idOf(format));
    }
    addChoice(exporting, context, "--to", options->to, formats, context.say("cli.option.to"));
    exporting.addFlag("--force", options->force, context.say("cli.option.force"));

    const Command importing = add("import", import, true);
    importing.addOption("PATHS", options->paths, context.say("cli.option.import-paths"))
        .required()
        .shownAs(" ");
    options->reading.addTo(importing, context);

    ids(add("delete", removeGames), true);
}

}  // namespace tianyuan::cli
