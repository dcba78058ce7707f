#include "match/game_json.h"

#include "core/notation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <limits>

namespace tianyuan::match {
namespace {

using nlohmann::json;

json valueOf(const PlayedMove& move) {
    return move.hasValue && move.winIn == 0 ? json(move.shortValue()) : json();
}

json winOf(const PlayedMove& move) { return move.winIn != 0 ? json(move.winIn) : json(); }

/// A number; in logs of older versions also "win 5" and "loss 6".
bool readEvaluation(const json& value, PlayedMove& move) {
    if (value.is_null()) return true;
    if (value.is_number()) {
        move.hasValue = true;
        move.value = static_cast<float>(value.get<double>());
        return true;
    }
    if (!value.is_string()) return false;
    const auto text = value.get<std::string>();
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string word = text.substr(0, space);
    int plies = 0;
    const char* begin = text.data() + std::min(space + 1, text.size());
    const auto [rest, error] = std::from_chars(begin, text.data() + text.size(), plies);
    if (error != std::errc() || plies < 1 || plies > std::numeric_limits<std::int16_t>::max()) {
        return false;
    }
    move.winIn = static_cast<std::int16_t>(word == "win" ? plies : -plies);
    return word == "win" || word == "loss";
}

std::string_view nameOf(const Outcome& outcome) {
    if (outcome.winner == Stone::None) return "draw";
    return outcome.winner == Stone::Black ? "black" : "white";
}

std::optional<Ending> endingOf(Cause cause, bool decided) {
    switch (cause) {
        case Cause::Five:
            return decided ? std::optional(Ending::Five) : std::nullopt;
        case Cause::Foul:
            return decided ? std::optional(Ending::Foul) : std::nullopt;
        case Cause::Time:
            return decided ? std::optional(Ending::Time) : std::nullopt;
        case Cause::IllegalMove:
        case Cause::Crash:
            return decided ? std::optional(Ending::Forfeit) : std::nullopt;
        case Cause::FullBoard:
            return decided ? std::nullopt : std::optional(Ending::FullBoard);
        case Cause::TwoPasses:
            return decided ? std::nullopt : std::optional(Ending::TwoPasses);
        case Cause::AdjudicatedScore:
        case Cause::AdjudicatedProof:
            return decided ? std::optional(Ending::Resignation) : std::nullopt;
        case Cause::AdjudicatedDraw:
        case Cause::MoveLimit:
            return decided ? std::nullopt : std::optional(Ending::Agreement);
    }
    return std::nullopt;
}

bool readOutcome(const json& source, PlayedGame& game) {
    const auto result = source.at("result").get<std::string>();
    const auto cause = causeFromId(source.at("cause").get<std::string>());
    if (!cause || (result != "black" && result != "white" && result != "draw")) return false;
    const auto ending = endingOf(*cause, result != "draw");
    if (!ending) return false;
    game.cause = *cause;
    game.outcome.ending = *ending;
    if (result == "black") game.outcome.winner = Stone::Black;
    if (result == "white") game.outcome.winner = Stone::White;
    if (!source.contains("reason")) return true;
    auto words = source["reason"].get<std::vector<std::string>>();
    if (words.empty()) return false;
    game.detail = Reason{words.front(), {words.begin() + 1, words.end()}};
    return true;
}

bool readMoves(const json& source, int size, PlayedGame& game) {
    const auto moves = movesFromText(source.at("moves").get<std::string>(), size);
    if (!moves) return false;
    game.moves.assign(moves->size(), {});
    const json none = json::array();
    const json& times = source.contains("ms") ? source["ms"] : none;
    const json& values = source.contains("eval") ? source["eval"] : none;
    const json& wins = source.contains("win") ? source["win"] : none;
    const json& depths = source.contains("depth") ? source["depth"] : none;
    for (const json* each : {&times, &values, &wins, &depths}) {
        if (!each->is_array() || (!each->empty() && each->size() != moves->size())) return false;
    }
    for (std::size_t i = 0; i < moves->size(); ++i) {
        PlayedMove& move = game.moves[i];
        move.move = (*moves)[i];
        if (!times.empty()) move.spent = decltype(move.spent)(times[i].get<std::int32_t>());
        if (!depths.empty()) move.depth = depths[i].get<std::int16_t>();
        if (!values.empty() && !readEvaluation(values[i], move)) return false;
        if (!wins.empty() && !wins[i].is_null()) move.winIn = wins[i].get<std::int16_t>();
    }
    game.openingMoves = source.at("given").get<int>();
    return game.openingMoves >= 0 && game.openingMoves <= static_cast<int>(moves->size());
}

bool readFixture(const json& source, int players, PlayedGame& game) {
    game.fixture.index = source.at("game").get<int>();
    game.fixture.opening = source.at("opening").get<int>();
    game.fixture.players = source.at("players").get<std::array<int, 2>>();
    const auto [a, b] = game.fixture.players;
    const auto black = source.at("black").get<int>();
    if (black == b) game.black = opening::Seat::Second;
    const auto isPlayer = [&](int number) { return number >= 0 && number < players; };
    return game.fixture.index >= 0 && game.fixture.opening >= 0 && isPlayer(a) && isPlayer(b) &&
           a != b && (black == a || black == b);
}

}  // namespace

json toJson(const PlayedGame& game, int size) {
    std::string moves;
    json times = json::array();
    json values = json::array();
    json wins = json::array();
    json depths = json::array();
    for (const PlayedMove& move : game.moves) {
        moves += toText(move.move, size);
        times.push_back(move.spent.count());
        values.push_back(valueOf(move));
        wins.push_back(winOf(move));
        depths.push_back(move.depth);
    }
    json line{{"game", game.fixture.index},
              {"opening", game.fixture.opening},
              {"players", game.fixture.players},
              {"black", game.playerOf(Stone::Black)},
              {"moves", moves},
              {"given", game.openingMoves},
              {"result", nameOf(game.outcome)},
              {"cause", idOf(game.cause)}};
    const auto says = [](const json& list, const json& nothing) {
        return std::any_of(list.begin(), list.end(), [&](const json& x) { return x != nothing; });
    };
    if (says(times, 0)) line["ms"] = std::move(times);
    if (says(values, nullptr)) line["eval"] = std::move(values);
    if (says(wins, nullptr)) line["win"] = std::move(wins);
    if (says(depths, 0)) line["depth"] = std::move(depths);
    if (!game.openingSteps.empty()) line["steps"] = game.openingSteps;
    const auto& [first, second] = game.remarks;
    if (!first.empty() || !second.empty()) line["remarks"] = game.remarks;
    if (game.detail) {
        std::vector<std::string> words{game.detail->code};
        words.insert(words.end(), game.detail->arguments.begin(), game.detail->arguments.end());
        line["reason"] = words;
    }
    return line;
}

Result<PlayedGame> gameFromJson(const json& source, int size, int players) {
    PlayedGame game;
    try {
        if (!readFixture(source, players, game) || !readMoves(source, size, game) ||
            !readOutcome(source, game)) {
            return Reason{"match.not-a-game", {}};
        }
        game.openingSteps = source.value("steps", "");
        game.remarks = source.value("remarks", game.remarks);
    } catch (const json::exception&) {
        return Reason{"match.not-a-game", {}};
    }
    return game;
}

json toJson(const Allowance& allowance) {
    json result{{"time", game::toText(allowance.time)}};
    if (allowance.nodes) result["nodes"] = *allowance.nodes;
    if (allowance.depth) result["depth"] = *allowance.depth;
    return result;
}

json toJson(const ContestSetup& setup) {
    const Terms& terms = setup.terms;
    json result{{"players", setup.names()},
                {"rule", idOf(terms.rule)},
                {"size", terms.size},
                {"opening", opening::idOf(terms.protocol)},
                {"margin", terms.margin.count()},
                {"max-moves", terms.mostMoves},
                {"seed", setup.seed},
                {"openings", setup.book.fingerprint()}};
    result.update(toJson(static_cast<const Allowance&>(terms)));
    const Adjudication& adjudication = terms.adjudication;
    if (adjudication.draw) result["draw"] = toText(*adjudication.draw);
    if (adjudication.resign) result["resign"] = toText(*adjudication.resign);
    if (adjudication.proofNodes > 0) result["prove-wins"] = adjudication.proofNodes;
    for (std::size_t i = 0; i < setup.entrants.size(); ++i) {
        const auto& own = setup.entrants[i].own;
        if (own) result["own"][std::to_string(i)] = toJson(*own);
    }
    return result;
}

std::string lineOf(const json& content) {
    return content.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace tianyuan::match
