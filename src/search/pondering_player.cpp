#include "search/pondering_player.h"

#include "core/referee.h"

#include <utility>

namespace tianyuan::search {

PonderingPlayer::PonderingPlayer(EngineOptions options) : engine_(std::move(options)) {}

void PonderingPlayer::rest() {
    pondering_.request_stop();
    if (pondering_.joinable()) pondering_.join();
}

Result<Move> PonderingPlayer::choose(const player::Position& position, const player::Limits& limits,
                                     std::stop_token stop, const OnThought& onThought) {
    rest();
    const auto move = engine_.choose(position, limits, stop, onThought);
    if (!move || move->isPass() || stop.stop_requested()) return move;
    player::Position next = position;
    const Stone side = next.board.sideToMove();
    if (judge(next.board, move->point(), side, next.rule) != Judgement::Fine) return move;
    next.board.play(*move);
    next.moves.push_back(*move);
    pondering_ = std::jthread([this, next = std::move(next)](const std::stop_token& enough) {
        engine_.ponder(next, enough);
    });
    return move;
}

Result<opening::Decision> PonderingPlayer::decide(const opening::Question& question,
                                                  const player::Limits& limits,
                                                  std::stop_token stop) {
    rest();
    return engine_.decide(question, limits, std::move(stop));
}

void PonderingPlayer::reset() {
    rest();
    engine_.reset();
}

Attempt PonderingPlayer::prepare(Rule rule, int size, const player::Limits& limits,
                                 std::stop_token stop) {
    rest();
    return engine_.prepare(rule, size, limits, std::move(stop));
}

}  // namespace tianyuan::search
