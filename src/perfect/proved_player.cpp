#include "perfect/proved_player.h"

#include "perfect/explanation.h"

#include <algorithm>

namespace tianyuan::perfect {

std::optional<player::Thought> thoughtOf(const ProvedBook* book, Follower& follower,
                                         const player::Position& position,
                                         const player::Limits& limits) {
    const bool isOfThisGame = book && book->rule() == position.rule &&
                              book->size() == position.board.size() && limits.lines == 1;
    if (!isOfThisGame) return {};
    const auto place = follower.find(*book, position.board);
    if (!place || !place->attackerMoves) return {};
    const std::vector<Point> line = longestResistance(*book, position.board, *place);
    if (line.empty() || std::ranges::find(limits.excluded, line.front()) != limits.excluded.end()) {
        return {};
    }
    player::Thought thought;
    thought.provedMoves = place->moves;
    thought.score = player::Score::winIn(2 * place->moves - 1);
    thought.depth = static_cast<int>(line.size());
    thought.chance = 1;
    thought.line.assign(line.begin(), line.end());
    return thought;
}

Result<Move> ProvedPlayer::choose(const player::Position& position, const player::Limits& limits,
                                  std::stop_token stop, const OnThought& onThought) {
    book_ = books_(position.rule, position.board.size());
    if (const auto thought = thoughtOf(book_.get(), follower_, position, limits)) {
        if (onThought) onThought(*thought);
        return thought->line.front();
    }
    return other_->choose(position, limits, std::move(stop), onThought);
}

Result<opening::Decision> ProvedPlayer::decide(const opening::Question& question,
                                               const player::Limits& limits, std::stop_token stop) {
    return other_->decide(question, limits, std::move(stop));
}

void ProvedPlayer::giveBackMemory() {
    book_.reset();
    other_->giveBackMemory();
}

Attempt ProvedPlayer::prepare(Rule rule, int size, const player::Limits& limits,
                              std::stop_token stop) {
    book_ = books_(rule, size);
    return other_->prepare(rule, size, limits, std::move(stop));
}

}  // namespace tianyuan::perfect
