#include "match/tally.h"

#include <algorithm>

namespace tianyuan::match {
namespace {

/// 2 for a win, 1 for a draw, 0 for a loss.
int halfPointsOf(const PlayedGame& game, int player) {
    const auto winner = game.winner();
    return !winner ? 1 : *winner == player ? 2 : 0;
}

Trinomial scoreOf(int halfPoints) {
    return {halfPoints == 0 ? 1 : 0, halfPoints == 1 ? 1 : 0, halfPoints == 2 ? 1 : 0};
}

}  // namespace

PairTally PairTally::reversed() const {
    // Whoever was not Black was White: the other's black games are the rest.
    const Trinomial asWhite{score.losses - asBlack.losses, score.draws - asBlack.draws,
                            score.wins - asBlack.wins};
    return {score.reversed(), asWhite.reversed(), adjudicated.reversed(), pairs.reversed()};
}

EloEstimate estimate(const PairTally& meeting) {
    const bool mostAreWhole = 2 * meeting.pairs.pairs() >= 0.8 * meeting.score.games();
    return mostAreWhole ? estimate(meeting.pairs) : estimate(meeting.score);
}

void Tally::add(const PlayedGame& game) {
    ++games_;
    plies_ += static_cast<std::int64_t>(game.moves.size());
    ++causes_[static_cast<std::size_t>(game.cause)];
    for (const Stone stone : {Stone::Black, Stone::White}) {
        const int number = game.playerOf(stone);
        PlayerTally& player = players_[static_cast<std::size_t>(number)];
        const Trinomial score = scoreOf(halfPointsOf(game, number));
        player.score += score;
        if (stone == Stone::Black) {
            player.asBlack += score;
            black_ += score;
        }
        if (score.losses > 0) ++player.lostBy[static_cast<std::size_t>(game.cause)];
    }
    firstSeat_ += scoreOf(halfPointsOf(game, game.fixture.players[0]));
    addTimes(game);

    const auto [low, high] = std::minmax(game.fixture.players[0], game.fixture.players[1]);
    PairTally& meeting = meetings_[{low, high}];
    const int halfPoints = halfPointsOf(game, low);
    meeting.score += scoreOf(halfPoints);
    if (game.playerOf(Stone::Black) == low) meeting.asBlack += scoreOf(halfPoints);
    if (isAdjudicated(game.cause)) meeting.adjudicated += scoreOf(halfPoints);
    addPair(meeting, game.fixture.pair(), halfPoints);
    for (std::size_t seat = 0; seat < game.remarks.size(); ++seat) {
        const std::vector<std::string>& remarks = game.remarks[seat];
        PlayerTally& player = players_[static_cast<std::size_t>(game.fixture.players[seat])];
        if (player.remarks == 0 && !remarks.empty()) player.firstRemark = remarks.front();
        player.remarks += static_cast<int>(remarks.size());
    }
}

void Tally::addTimes(const PlayedGame& game) {
    Stone side = Stone::Black;
    for (std::size_t i = 0; i < game.moves.size(); ++i, side = opponent(side)) {
        if (i < static_cast<std::size_t>(game.openingMoves)) continue;  // nobody's, or the other's
        PlayerTally& player = players_[static_cast<std::size_t>(game.playerOf(side))];
        const std::chrono::milliseconds spent = game.moves[i].spent;
        ++player.moves;
        player.time += spent;
        player.longest = std::max(player.longest, spent);
    }
}

void Tally::addPair(PairTally& meeting, int pair, int halfPoints) {
    const auto first = halfPairs_.find(pair);
    if (first == halfPairs_.end()) {
        halfPairs_[pair] = halfPoints;
        return;
    }
    ++meeting.pairs.counts[static_cast<std::size_t>(first->second + halfPoints)];
    halfPairs_.erase(first);
}

PairTally Tally::pair(int a, int b) const {
    const auto [low, high] = std::minmax(a, b);
    const auto found = meetings_.find({low, high});
    if (found == meetings_.end()) return {};
    return a < b ? found->second : found->second.reversed();
}

}  // namespace tianyuan::match
