#include "web/bridge/work_room.h"

#include "core/notation.h"
#include "roster/built_ins.h"
#include "search/bench_positions.h"
#include "search/engine.h"
#include "study/forced_win.h"
#include "web/bridge/request.h"

#include <chrono>

namespace tianyuan::web {
namespace {

using Clock = std::chrono::steady_clock;

/// Whoever thinks deep says something all the time; nobody can read more than this.
constexpr std::chrono::milliseconds BetweenThoughts{120};

/// Two opponents and two for the study; who came first goes first.
constexpr std::size_t MostPlayers = 4;

Json winJson(const std::optional<study::ForcedWin>& win) {
    if (!win) return nullptr;
    Json line = Json::array();
    for (const Move move : win->line) line.push_back(toJson(move));
    return {{"byFours", win->byFours}, {"plies", win->plies}, {"line", line}};
}

}  // namespace

Json WorkRoom::perform(const Json& task) {
    const std::string what = textAt(task, "task");
    if (what == "ask") return ask(task);
    if (what == "wins") return findWins(task);
    if (what == "examine") return examine(task);
    if (what == "bench") return bench(task);
    return {};
}

/// A player stays for its game: it remembers what it found, and how it rolled its dice.
Result<player::Player*> WorkRoom::playerOf(const Json& task) {
    const int number = numberAt(task, "player");
    const std::string spec = textAt(task, "spec");
    Seated& seated = players_[number];
    if (seated.player && seated.spec == spec) return seated.player.get();
    if (!roster::builtInOf(spec)) return Reason{"roster.unknown-player", {spec, {}}};
    auto player = roster::createBuiltIn(spec, task.value("seed", std::uint64_t{1}));
    if (!player) return player.reason();
    seated = {spec, std::move(*player)};
    player::Player* made = seated.player.get();
    while (players_.size() > MostPlayers) {
        players_.erase(players_.begin()->first == number ? std::next(players_.begin())
                                                         : players_.begin());
    }
    return made;
}

Json WorkRoom::ask(const Json& task) {
    const auto player = playerOf(task);
    if (!player) return {{"failed", toJson(player.reason())}};
    const player::Request request = requestFrom(task.at("request"));
    const player::Limits limits = limitsFrom(task.at("limits"));
    if (const auto* question = std::get_if<opening::Question>(&request)) {
        const auto decided = (*player)->decide(*question, limits, {});
        if (!decided) return {{"failed", toJson(decided.reason())}};
        return toJson(Result<player::Reply>(player::Reply(*decided)), question->board.size());
    }
    const auto& position = std::get<player::Position>(request);
    std::map<int, player::Thought> held;  // by rank; told a little later
    auto toldAt = Clock::now();
    const auto tellHeld = [&] {
        for (const auto& [rank, thought] : held) tell_({{"thought", toJson(thought)}});
        held.clear();
        toldAt = Clock::now();
    };
    const auto move = (*player)->choose(position, limits, {}, [&](const player::Thought& thought) {
        held[thought.rank] = thought;
        if (Clock::now() - toldAt >= BetweenThoughts) tellHeld();
    });
    tellHeld();
    if (!move) return {{"failed", toJson(move.reason())}};
    return toJson(Result<player::Reply>(player::Reply(*move)), position.board.size());
}

Json WorkRoom::findWins(const Json& task) {
    const player::Position position = positionFrom(task.at("position"));
    Json wins;
    for (const Stone side : {Stone::Black, Stone::White}) {
        wins[toText(side)] = winJson(study::findForcedWin(position.rule, position.board, side, {}));
    }
    return wins;
}

/// Each finding is told as soon as it is proved.
Json WorkRoom::examine(const Json& task) {
    study::GameLine line = gameLineFrom(task.at("line"));
    if (line.boards.empty()) return Json::object();
    const int size = line.boards.front().size();
    study::Examination examination(std::move(line), {});
    examination.run([this, size](const study::ProvedFinding& found) {
        tell_({{"finding", study::toText(found.finding, size)}});
    });
    return Json::object();
}

/// The signature of the engine: as `tianyuan-cli bench`.
Json WorkRoom::bench(const Json& task) {
    std::uint64_t nodes = 0;
    const auto start = Clock::now();
    for (const search::BenchPosition& bench : search::BenchPositions) {
        const auto moves = movesFromText(bench.moves, bench.size);
        const auto board = moves ? boardFromMoves(*moves, bench.size) : moves.reason();
        if (!board) continue;
        search::Engine engine;
        player::Limits limits;
        limits.depth = numberAt(task, "depth", 10);
        const auto move = engine.choose({bench.rule, *board, *moves}, limits, {}, {});
        if (move) nodes += engine.effort().nodes;
    }
    const std::chrono::duration<double> time = Clock::now() - start;
    return {{"bench", nodes}, {"seconds", time.count()}};
}

}  // namespace tianyuan::web
