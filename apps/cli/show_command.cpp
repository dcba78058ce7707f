#include "board_drawing.h"
#include "command.h"
#include "core/foul.h"
#include "core/referee.h"
#include "opening/named_opening.h"
#include "position_argument.h"

#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

struct Options {
    BoardOptions board;
    std::string position;
    bool ascii = false;
};

/// What the last move did, in words; empty if the game goes on.
std::string verdictOf(const Context& context, const PositionArgument& position, Rule rule) {
    if (position.moves.empty() || position.moves.back().isPass()) return {};
    const Point last = position.moves.back().point();
    Board before = position.board;
    const Stone stone = before.at(last);
    before.remove(last);
    const std::string side = stone == Stone::Black ? "side.black" : "side.white";
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

int show(const Context& context, const Options& options) {
    const Rule rule = *ruleFromId(options.board.rule);
    const auto position = positionFromText(options.position, options.board.size);
    if (!position) return context.fail(position.reason());
    TerminalAbilities abilities = TerminalAbilities::ofStandardOutput();
    if (options.ascii) abilities = {};
    fmt::print("{}", drawBoard(position->board, marksOf(*position, rule), abilities));

    const bool blackNext = position->board.sideToMove() == Stone::Black;
    const std::string verdict = verdictOf(context, *position, rule);
    fmt::print("{}\n{}\n", context.say("show.rule", "rule." + options.board.rule),
               verdict.empty() ? context.say("show.to-move", position->board.stones(),
                                             blackNext ? "side.black" : "side.white")
                               : verdict);
    if (const auto* opening = opening::namedOpeningOf(position->moves, options.board.size)) {
        fmt::print("{}\n", openingText(context, *opening));
    }
    return Success;
}

}  // namespace

void addShow(CLI::App& app, Context& context) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("show", context.say("cli.show"));
    command->add_option("POSITION", options->position, context.say("cli.option.position"))
        ->required()
        ->option_text(" ");
    options->board.addTo(*command, context, "freestyle");
    command->add_flag("--ascii", options->ascii, context.say("cli.option.ascii"));
    command->callback([&context, options] { context.exitCode = show(context, *options); });
}

}  // namespace tianyuan::cli
