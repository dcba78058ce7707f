#include "brain/swap2_answer.h"

#include "brain/shared_time.h"
#include "opening/opening.h"

#include <optional>

namespace tianyuan::brain {
namespace {

using opening::Choice;
using opening::Decision;
using opening::Opening;
using player::Limits;
namespace reply = protocol::reply;

/// The opening as far as the stones tell it. With five, the second player has added two.
std::optional<Opening> openingWith(int size, const std::vector<Point>& stones) {
    Opening opening(opening::Protocol::Swap2, size);
    for (std::size_t i = 0; i < stones.size(); ++i) {
        if (i == 3 && !opening.decide({Choice::TwoMore, {}, 0})) return std::nullopt;
        if (!opening.decide({Choice::Place, stones[i], 0})) return std::nullopt;
    }
    return opening;
}

std::optional<opening::Question> questionOf(const Opening& opening, Rule rule) {
    auto question = opening.question();
    if (question) question->rule = rule;
    return question;
}

/// Answers so many questions for stones.
protocol::Reply placedStones(player::Player& player, Rule rule, Opening opening, int count,
                             const SharedTime& time, const std::stop_token& stop) {
    reply::Points points;
    for (; count > 0; --count) {
        const auto question = questionOf(opening, rule);
        if (!question) return reply::Error{"the opening is over"};
        const auto decision = player.decide(*question, time.next(count), stop);
        if (!decision || !opening.decide(*decision)) return reply::Error{"no stones found"};
        points.points.push_back(decision->point);
    }
    return points;
}

}  // namespace

protocol::Reply swap2Answer(player::Player& player, Rule rule, int size,
                            const std::vector<Point>& stones, const Limits& limits,
                            std::stop_token stop) {
    if (stones.size() != 0 && stones.size() != 3 && stones.size() != 5) {
        return reply::Error{"SWAP2BOARD takes no, three or five stones"};
    }
    std::optional<Opening> opening = openingWith(size, stones);
    if (!opening) return reply::Error{"these stones are not on different points of the board"};
    const SharedTime time(limits);
    if (stones.empty()) return placedStones(player, rule, *opening, 3, time, stop);

    // Who is asked is the second player with three stones, and the first with five.
    const auto question = questionOf(*opening, rule);
    if (!question) return reply::Error{"the opening is over"};
    const auto decision = player.decide(*question, time.next(2), stop);
    if (!decision || !opening->decide(*decision)) return reply::Error{"no decision found"};
    if (decision->choice == Choice::TwoMore)
        return placedStones(player, rule, *opening, 2, time, stop);
    if (question->seat == opening->black()) return reply::Swap{};
    player::Position position{rule, opening->board(), {}};
    for (const Point stone : stones) position.moves.emplace_back(stone);
    const auto move = player.choose(position, time.next(1), stop, {});
    if (!move || move->isPass()) return reply::Error{"no move found"};
    return reply::Points{{move->point()}};
}

}  // namespace tianyuan::brain
