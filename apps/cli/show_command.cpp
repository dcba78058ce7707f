#include "board_drawing.h"
#include "command.h"
#include "core/codes.h"
#include "core/foul.h"
#include "core/referee.h"
#include "opening/named_opening.h"
#include "position_argument.h"
#include "record_argument.h"
#include "record_printing.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>

namespace tianyuan::cli {
namespace {

struct Options {
    BoardOptions board;
    std::string what;
    ReadingOptions reading;
    std::optional<int> ply;
    bool ascii = false;
};

/// What the last move did, in words; empty if the game goes on.
std::string verdictOf(const Context& context, const PositionArgument& position, Rule rule) {
    if (position.moves.empty() || position.moves.back().isPass()) return {};
    const Point last = position.moves.back().point();
    Board before = position.board;
    const Stone stone = before.at(last);
    before.remove(last);
    const std::string side = sideCode(stone);
    switch (judge(before, last, stone, rule)) {
        case Judgement::Win:
            return context.say("show.wins", side);
        case Judgement::Foul:
            return context.say("show.foul");
        case Judgement::Draw:
            return context.say("show.full");
        case Judgement::Fine:
            break;
    }
    return {};
}

BoardMarks marksOf(const PositionArgument& position, Rule rule) {
    BoardMarks marks;
    if (!position.moves.empty() && !position.moves.back().isPass()) {
        const Point last = position.moves.back().point();
        marks.ringed = winningStones(position.board, last, position.board.at(last), rule);
        if (marks.ringed.empty()) marks.ringed = {last};
    }
    if (rule == Rule::Renju) {
        for (const ForbiddenPoint& each : forbiddenPoints(position.board)) {
            marks.forbidden.push_back(each.point);
        }
    }
    return marks;
}

void showPosition(const Context& context, const Options& options, const PositionArgument& position,
                  TerminalAbilities abilities) {
    const Rule rule = *ruleFromId(options.board.rule);
    fmt::print("{}", drawBoard(position.board, marksOf(position, rule), abilities));

    const std::string verdict = verdictOf(context, position, rule);
    fmt::print("{}\n{}\n", context.say("show.rule", "rule." + options.board.rule),
               verdict.empty() ? context.say("show.to-move", position.board.stones(),
                                             sideCode(position.board.sideToMove()))
                               : verdict);
    if (const auto* opening = opening::namedOpeningOf(position.moves, options.board.size)) {
        fmt::print("{}\n", openingText(context, *opening));
    }
}

/// At most so many nodes of a tree and so many games of a file are shown.
constexpr std::size_t MostNodes = 10'000;
constexpr std::size_t MostGames = 20;

int showRecords(const Context& context, const Options& options, const record::Reading& reading,
                TerminalAbilities abilities) {
    const std::size_t shown = std::min(reading.records.size(), MostGames);
    fmt::print("{}\n", context.say("show.format", fmt::format("format.{}", idOf(reading.format))));
    for (std::size_t i = 0; i < shown; ++i) {
        const record::Record& record = reading.records[i];
        if (reading.records.size() > 1) {
            fmt::print("{}\n", context.say("show.game-of", i + 1, reading.records.size()));
        }
        fmt::print("{}{}{}", boardText(record, options.ply, abilities), headerText(context, record),
                   treeText(context, record, MostNodes));
    }
    const bool isWhole = tellWhatIsMissing(context, options.what, reading);
    if (shown < reading.records.size()) {
        fmt::print("{}\n", context.say("show.more-games", reading.records.size() - shown));
    }
    return isWhole ? Success : Failure;
}

/// What was given may be a file, a position code, or a record pasted as it is.
int show(const Context& context, const Options& options) {
    TerminalAbilities abilities = TerminalAbilities::ofStandardOutput();
    if (options.ascii) abilities = {};
    std::error_code error;
    if (options.what == "-" || std::filesystem::exists(options.what, error)) {
        const auto reading = readRecords(options.what, options.reading);
        return reading ? showRecords(context, options, *reading, abilities)
                       : context.fail(reading.reason());
    }
    const auto position = positionFromText(options.what, options.board.size);
    if (position) {
        showPosition(context, options, *position, abilities);
        return Success;
    }
    const auto reading = record::read(options.what);
    const bool isRecord = reading && reading->format != record::Format::PositionCode;
    return isRecord ? showRecords(context, options, *reading, abilities)
                    : context.fail(position.reason());
}

}  // namespace

void addShow(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("show", context.say("cli.show"));
    command.addOption("WHAT", options->what, context.say("cli.option.what"))
        .required()
        .shownAs(" ");
    options->board.addTo(command, context, "freestyle");
    options->reading.addTo(command, context);
    addNumber(command, context, "--ply", options->ply, 0, 1e6, context.say("cli.option.ply"));
    command.addFlag("--ascii", options->ascii, context.say("cli.option.ascii"));
    command.run([&context, options] { context.exitCode = show(context, *options); });
}

}  // namespace tianyuan::cli
