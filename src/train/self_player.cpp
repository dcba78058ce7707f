#include "train/self_player.h"

#include "core/referee.h"
#include "core/splitmix.h"
#include "match/opening_book.h"
#include "search/candidates.h"
#include "search/value.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tianyuan::train {
namespace {

constexpr std::size_t TableBytes = std::size_t{2} << 20;  // few positions, cleared for each game
constexpr int MostOpenings = 40;                          // looked at until one is balanced
constexpr double WanderUnit = 60;  // of the rank of moves: how far chance strays from the best

search::EngineOptions optionsFor(const SelfPlaySetup& setup) {
    search::EngineOptions options;
    options.memory = TableBytes;
    options.weights = setup.weights;
    return options;
}

int valueOf(const player::Score& score) {
    if (score.isWin()) return search::winAt(score.plies());
    if (score.isLoss()) return search::lossAt(score.plies());
    return static_cast<int>(score.value());
}

void place(player::Position& position, Point point) {
    position.board.play(point);
    position.moves.emplace_back(point);
}

/// In a game that goes on so long nobody wins any more.
int mostMoves(int size) { return size * size * 3 / 4; }

}  // namespace

SelfPlayer::SelfPlayer(SelfPlaySetup setup)
    : setup_(std::move(setup)), engine_(optionsFor(setup_)) {}

SelfPlayer::Verdict SelfPlayer::search(const player::Position& position, std::stop_token stop) {
    player::Limits limits;
    limits.nodes = setup_.nodes;
    Verdict verdict;
    const auto move = engine_.choose(position, limits, stop, [&](const player::Thought& thought) {
        if (thought.rank == 0) verdict.score = valueOf(thought.score);
    });
    if (move && !move->isPass()) verdict.best = move->point();
    return verdict;
}

/// A few stones near the centre that leave both sides a chance.
player::Position SelfPlayer::makeOpening(Random& random, std::stop_token stop) {
    player::Position position;
    for (int tries = 0; tries < MostOpenings && !stop.stop_requested(); ++tries) {
        const auto span = static_cast<std::uint64_t>(setup_.mostStones - setup_.leastStones + 1);
        const int stones = setup_.leastStones + static_cast<int>(random() % span);
        const auto book = match::OpeningBook::random(setup_.rule, setup_.size, stones, random());
        position = {setup_.rule, Board(setup_.size), {}};
        for (const Move move : book.opening(0)) place(position, move.point());
        if (std::abs(search(position, stop).score) <= setup_.balance) break;
    }
    return position;
}

/// Another move than the best, the likelier the better it looks at first sight; the best where
/// there is no choice.
Point SelfPlayer::wander(const player::Position& position, Point best, Random& random) const {
    const eval::ShapeMap map(setup_.rule, position.board);
    const eval::Side side = eval::sideOf(position.board.sideToMove());
    const auto found = search::candidatesFor(map, side, search::Range::Near);
    if (found.situation != search::Situation::Free) return best;
    std::vector<Point> points;
    std::vector<double> chances;
    found.cells.forEach(setup_.size, [&](eval::Cell cell) {
        if (eval::pointOf(cell) == best) return;
        const int rank = map.value(side, cell).attack() + map.value(other(side), cell).defence();
        points.push_back(eval::pointOf(cell));
        chances.push_back(rank / WanderUnit);
    });
    if (points.empty()) return best;
    const double most = *std::max_element(chances.begin(), chances.end());
    double sum = 0;
    for (double& chance : chances) sum += chance = std::exp(chance - most);
    double left = sum * static_cast<double>(random() >> 11) * 0x1p-53;
    for (std::size_t i = 0; i < points.size(); ++i) {
        left -= chances[i];
        if (left < 0) return points[i];
    }
    return points.back();
}

std::optional<TrainingGame> SelfPlayer::play(std::uint32_t number, std::stop_token stop) {
    Random random(mixed(setup_.seed, number));
    engine_.reset();
    player::Position position = makeOpening(random, stop);
    TrainingGame game;
    game.number = number;
    for (const Move move : position.moves)
        game.moves.push_back({move.point(), false, 0, move.point()});

    const auto openingStones = static_cast<int>(position.moves.size());
    while (static_cast<int>(position.moves.size()) < mostMoves(setup_.size)) {
        const Stone side = position.board.sideToMove();
        const Verdict verdict = search(position, stop);
        if (stop.stop_requested()) return std::nullopt;
        if (!verdict.best) break;
        const int plies = static_cast<int>(position.moves.size()) - openingStones;
        const bool wanders = plies < setup_.wanderPlies && !search::isProved(verdict.score) &&
                             static_cast<int>(random() % 100) < setup_.wanderPercent;
        const Point point = wanders ? wander(position, *verdict.best, random) : *verdict.best;
        game.moves.push_back({point, true, verdict.score, *verdict.best});
        if (search::isProved(verdict.score)) {  // the rest is known
            game.winner = search::isWin(verdict.score) ? side : opponent(side);
            break;
        }
        const Judgement judgement = judge(position.board, point, side, setup_.rule);
        if (judgement == Judgement::Win) game.winner = side;
        if (judgement == Judgement::Foul) game.winner = opponent(side);
        if (judgement != Judgement::Fine) break;
        place(position, point);
    }
    return game;
}

}  // namespace tianyuan::train
