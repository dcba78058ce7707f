#include "web/bridge/request.h"

#include "opening/protocol.h"

namespace tianyuan::web {
namespace {

using player::Limits;
using player::Milliseconds;
using player::Position;
using player::Score;
using player::Thought;

Rule ruleAt(const Json& json) { return ruleFromId(textAt(json, "rule")).value_or(Rule::Freestyle); }

Json movesJson(const std::vector<Move>& moves) {
    Json list = Json::array();
    for (const Move move : moves) list.push_back(toJson(move));
    return list;
}

std::vector<Move> movesFrom(const Json& list) {
    std::vector<Move> moves;
    for (const Json& each : list) moves.push_back(moveFrom(each));
    return moves;
}

Json toJson(const opening::Question& question) {
    Json choices = Json::array();
    for (const opening::Choice choice : question.choices)
        choices.push_back(static_cast<int>(choice));
    return {{"protocol", opening::idOf(question.protocol)},
            {"seat", static_cast<int>(question.seat)},
            {"black", static_cast<int>(question.black)},
            {"choices", choices},
            {"points", web::toJson(question.points)},
            {"most", question.most},
            {"board", web::toJson(question.board)},
            {"offered", web::toJson(question.offered)},
            {"fifths", question.fifths},
            {"rule", idOf(question.rule)}};
}

opening::Question questionFrom(const Json& json) {
    opening::Question question;
    question.protocol =
        opening::protocolFromId(textAt(json, "protocol")).value_or(opening::Protocol::Free);
    question.seat = static_cast<opening::Seat>(numberAt(json, "seat"));
    question.black = static_cast<opening::Seat>(numberAt(json, "black"));
    for (const Json& each : listAt(json, "choices")) {
        question.choices.push_back(static_cast<opening::Choice>(each.get<int>()));
    }
    question.points = pointsFrom(listAt(json, "points"));
    question.most = numberAt(json, "most");
    question.board = boardFrom(json.at("board"));
    question.offered = pointsFrom(listAt(json, "offered"));
    question.fifths = numberAt(json, "fifths");
    question.rule = ruleAt(json);
    return question;
}

Json toJson(const Score& score) {
    if (score.isProved()) return {{score.isWin() ? "win" : "loss", score.plies()}};
    return {{"value", score.value()}};
}

Score scoreFrom(const Json& json) {
    if (json.contains("win")) return Score::winIn(numberAt(json, "win"));
    if (json.contains("loss")) return Score::lossIn(numberAt(json, "loss"));
    return Score::of(json.value("value", 0.0));
}

}  // namespace

Json toJson(const Position& position) {
    return {{"rule", idOf(position.rule)},
            {"board", toJson(position.board)},
            {"moves", movesJson(position.moves)}};
}

Position positionFrom(const Json& json) {
    return {ruleAt(json), boardFrom(json.at("board")), movesFrom(listAt(json, "moves"))};
}

Json toJson(const player::Request& request) {
    if (const auto* position = std::get_if<Position>(&request)) {
        return {{"position", toJson(*position)}};
    }
    return {{"question", toJson(std::get<opening::Question>(request))}};
}

player::Request requestFrom(const Json& json) {
    if (json.contains("question")) return questionFrom(json.at("question"));
    return positionFrom(json.at("position"));
}

Json toJson(const Limits& limits) {
    Json json = {{"lines", limits.lines}, {"excluded", toJson(limits.excluded)}};
    if (limits.turn) json["turn"] = limits.turn->count();
    if (limits.left) json["left"] = limits.left->count();
    if (limits.increment) json["increment"] = limits.increment->count();
    if (limits.nodes) json["nodes"] = *limits.nodes;
    if (limits.depth) json["depth"] = *limits.depth;
    return json;
}

Limits limitsFrom(const Json& json) {
    Limits limits;
    const auto time = [&json](const char* key) -> std::optional<Milliseconds> {
        if (!json.contains(key)) return std::nullopt;
        return Milliseconds(json.at(key).get<std::int64_t>());
    };
    limits.turn = time("turn");
    limits.left = time("left");
    limits.increment = time("increment");
    if (json.contains("nodes")) limits.nodes = json.at("nodes").get<std::uint64_t>();
    if (json.contains("depth")) limits.depth = numberAt(json, "depth");
    limits.lines = numberAt(json, "lines", 1);
    limits.excluded = pointsFrom(listAt(json, "excluded"));
    return limits;
}

Json toJson(const Result<player::Reply>& reply, int size) {
    if (!reply) return {{"failed", toJson(reply.reason())}};
    if (const Move* move = std::get_if<Move>(&*reply)) return {{"move", toJson(*move)}};
    return {{"decision", opening::toText(std::get<opening::Decision>(*reply), size)}};
}

Result<player::Reply> replyFrom(const Json& json, int size) {
    if (json.contains("failed")) return reasonFrom(json.at("failed"));
    if (json.contains("move")) return player::Reply(moveFrom(json.at("move")));
    auto decision = opening::decisionFromText(textAt(json, "decision"), size);
    if (!decision) return decision.reason();
    return player::Reply(*decision);
}

Json toJson(const study::GameLine& line) {
    Json boards = Json::array();
    for (const Board& board : line.boards) boards.push_back(toJson(board));
    return {{"rule", idOf(line.rule)},
            {"boards", boards},
            {"moves", movesJson(line.moves)},
            {"ending", static_cast<int>(line.outcome.ending)},
            {"winner", toText(line.outcome.winner)}};
}

study::GameLine gameLineFrom(const Json& json) {
    study::GameLine line;
    line.rule = ruleAt(json);
    for (const Json& board : listAt(json, "boards")) line.boards.push_back(boardFrom(board));
    line.moves = movesFrom(listAt(json, "moves"));
    line.outcome = {static_cast<Ending>(numberAt(json, "ending")),
                    stoneFrom(textAt(json, "winner"))};
    return line;
}

Json toJson(const Thought& thought) {
    Json json = {{"rank", thought.rank},           {"depth", thought.depth},
                 {"score", toJson(thought.score)}, {"nodes", thought.nodes},
                 {"time", thought.time.count()},   {"line", movesJson(thought.line)}};
    if (thought.chance) json["chance"] = *thought.chance;
    if (thought.map) {
        Json map = Json::array();
        for (const player::PointScore& each : *thought.map) {
            map.push_back({toJson(each.point), each.score});
        }
        json["map"] = map;
    }
    return json;
}

Thought thoughtFrom(const Json& json) {
    Thought thought;
    thought.rank = numberAt(json, "rank");
    thought.depth = numberAt(json, "depth");
    thought.score = scoreFrom(json.at("score"));
    thought.nodes = json.value("nodes", std::uint64_t{0});
    thought.time = Milliseconds(json.value("time", std::int64_t{0}));
    thought.line = movesFrom(listAt(json, "line"));
    if (json.contains("chance")) thought.chance = json.at("chance").get<double>();
    if (json.contains("map")) {
        thought.map.emplace();
        for (const Json& each : listAt(json, "map")) {
            thought.map->push_back(
                {pointFrom(each.at(0)).value_or(Point()), each.at(1).get<double>()});
        }
    }
    return thought;
}

}  // namespace tianyuan::web
