#include "match/game_worker.h"

#include "core/notation.h"
#include "core/splitmix.h"
#include "match/game_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace tianyuan::match {
namespace {

using nlohmann::json;

struct Order {
    Fixture fixture;
    std::vector<Move> opening;
};

Result<Order> orderFrom(const std::string& text, int size) {
    const Reason bad{"match.bad-order", {}};
    try {
        const json source = json::parse(text);
        Order order;
        order.fixture = {source.at("game").get<int>(), source.at("opening").get<int>(),
                         source.at("players").get<std::array<int, 2>>()};
        const auto moves = movesFromText(source.at("moves").get<std::string>(), size);
        if (!moves) return bad;
        order.opening = *moves;
        return order;
    } catch (const json::exception&) {
        return bad;
    }
}

class GameWorker final : public jobs::Worker {
public:
    GameWorker(const ContestSetup& setup, PlayerFactory factory, Adjudicator::Now now)
        : setup_(setup),
          factory_(std::move(factory)),
          adjudicator_(setup.terms, std::move(now)),
          players_(setup.entrants.size()) {}

    Result<std::optional<std::string>> work(const jobs::Job& job,
                                            const std::stop_token& stop) override {
        const auto order = orderFrom(job.order, setup_.terms.size);
        if (!order) return order.reason();
        const Fixture& fixture = order->fixture;
        std::array<Contender, 2> contenders{nullptr, nullptr};
        for (std::size_t seat = 0; seat < contenders.size(); ++seat) {
            const int entrant = fixture.players[seat];
            const auto player = ready(entrant, fixture);
            if (!player) return player.reason();
            contenders[seat] = {*player, setup_.entrant(entrant).own};
        }
        const auto game = adjudicator_.play(fixture, order->opening, contenders, stop);
        if (!game) return std::optional<std::string>();
        if (isFault(game->cause)) players_[static_cast<std::size_t>(*game->loser())].reset();
        return std::optional(outcomeOf(*game, setup_.terms.size));
    }

private:
    /// A player ready for a new game.
    Result<player::Player*> ready(int entrant, const Fixture& fixture) {
        const auto number = static_cast<std::size_t>(entrant);
        std::unique_ptr<player::Player>& player = players_[number];
        const bool fresh = setup_.entrants[number].freshEachGame;
        if (player && !fresh) {
            player->reset();
            return player.get();
        }
        player.reset();
        const std::uint64_t seed =
            fresh ? mixed(setup_.seed, static_cast<std::uint64_t>(fixture.index) + 1, number)
                  : mixed(setup_.seed, 0, number);
        auto made = factory_(entrant, seed);
        if (!made) return made.reason();
        player = std::move(*made);
        return player.get();
    }

    const ContestSetup& setup_;
    PlayerFactory factory_;
    Adjudicator adjudicator_;
    std::vector<std::unique_ptr<player::Player>> players_;  // by entrant; empty: not made yet
};

}  // namespace

jobs::Job jobFor(const Fixture& fixture, const ContestSetup& setup) {
    const bool isFree = setup.terms.protocol == opening::Protocol::Free;
    std::string moves;
    if (isFree) moves = toText(setup.book.opening(fixture.opening), setup.terms.size);
    const json order{{"game", fixture.index},
                     {"opening", fixture.opening},
                     {"players", fixture.players},
                     {"moves", moves}};
    return {static_cast<std::uint64_t>(fixture.index), lineOf(order)};
}

std::unique_ptr<jobs::Worker> makeGameWorker(const ContestSetup& setup, PlayerFactory factory,
                                             Adjudicator::Now now) {
    return std::make_unique<GameWorker>(setup, std::move(factory), std::move(now));
}

std::string outcomeOf(const PlayedGame& game, int size) {
    json outcome{{"game", toJson(game, size)}};
    const auto& [first, second] = game.transcripts;
    if (!first.empty() || !second.empty()) outcome["transcripts"] = game.transcripts;
    return lineOf(outcome);
}

Result<PlayedGame> gameFromOutcome(std::string_view outcome, const ContestSetup& setup) {
    const json source = json::parse(outcome, nullptr, false);
    if (!source.is_object() || !source.contains("game")) return Reason{"match.not-a-game", {}};
    auto game =
        gameFromJson(source["game"], setup.terms.size, static_cast<int>(setup.entrants.size()));
    if (!game || !source.contains("transcripts")) return game;
    try {
        game->transcripts = source["transcripts"].get<std::array<std::string, 2>>();
    } catch (const json::exception&) {
        return Reason{"match.not-a-game", {}};
    }
    return game;
}

}  // namespace tianyuan::match
