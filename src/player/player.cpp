#include "player/player.h"

#include <algorithm>

namespace tianyuan::player {

Result<opening::Decision> Player::decide(const opening::Question& question, const Limits&,
                                         std::stop_token) {
    const opening::Choice first = question.choices.front();
    if (first == opening::Choice::Declare) return opening::Decision{first, {}, 1};
    if (!opening::takesPoint(first)) return opening::Decision{opening::Choice::Keep, {}, 0};
    if (question.points.empty()) return Reason{"opening.no-point-left", {}};
    const Point centre = question.board.centre();
    const auto nearest = std::min_element(
        question.points.begin(), question.points.end(),
        [&](Point a, Point b) { return distance(a, centre) < distance(b, centre); });
    return opening::Decision{first, *nearest, 0};
}

Attempt Player::prepare(Rule, int, const Limits&, std::stop_token) { return Done{}; }

Talk Player::takeTalk(bool) { return {}; }

}  // namespace tianyuan::player
