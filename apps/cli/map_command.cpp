#include "command.h"
#include "core/notation.h"
#include "game_advice.h"
#include "map_drawing.h"
#include "opponents.h"
#include "position_argument.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    BoardOptions board;
    std::string position;
    std::string player = "scoremap";
    bool json = false;
};

Json toJson(const Options& options, const Opinion& opinion) {
    Json points = Json::object();
    for (const player::PointScore& each : opinion.map) {
        points[toText(each.point, options.board.size)] = each.score;
    }
    return {{"position", options.position},
            {"player", options.player},
            {"best", toText(opinion.best, options.board.size)},
            {"points", std::move(points)}};
}

int show(const Context& context, const Options& options) {
    const auto argument = positionFromText(options.position, options.board.size);
    if (!argument) return context.fail(argument.reason());
    const auto spec = specFrom(options.player);
    if (!spec) return context.misuse(spec.reason());
    const Rule rule = ruleFromId(options.board.rule).value_or(Rule::Freestyle);
    player::Limits limits;
    limits.turn = std::chrono::seconds(10);
    const auto opinion = opinionOf(*spec, {rule, argument->board, argument->moves}, limits);
    if (!opinion) return context.fail(opinion.reason());
    if (options.json) {
        fmt::print("{}\n", toJson(options, *opinion).dump());
        return Success;
    }
    fmt::print("{}\n{}{}\n", context.say("play.map", nameOfPlayer(context, *spec)),
               drawMap(argument->board, opinion->map),
               context.say("map.best", toText(opinion->best, options.board.size)));
    return Success;
}

}  // namespace

void addMap(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("map", context.say("cli.map"));
    command.addOption("POSITION", options->position, context.say("cli.option.position"))
        .required()
        .shownAs(" ");
    options->board.addTo(command, context, "freestyle");
    addPlayer(command, context, "--player", options->player, context.say("cli.option.map-player"));
    command.addFlag("--json", options->json, context.say("cli.option.json-plain"));
    command.run([&context, options] { context.exitCode = show(context, *options); });
}

}  // namespace tianyuan::cli
