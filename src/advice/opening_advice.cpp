#include "advice/opening_advice.h"

#include "advice/balance.h"
#include "advice/fifths.h"
#include "advice/opening_stones.h"
#include "core/shuffle.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::advice {
namespace {

using opening::Choice;
using opening::Decision;
using opening::Protocol;
using opening::Question;
using player::Limits;
using player::Position;

constexpr std::uint64_t LongLook = 20'000;
constexpr std::uint64_t ShortLook = 2'000;
constexpr std::size_t RandomOpenings = 128;
// Swap2: nearer to even than we can tell, the other side may as well choose. Not more: two more
// stones give the choice away.
constexpr double NearlyEven = 0.005;
constexpr double GoodForTen = 0.54;  // Taraguchi-10: then ten fifths are offered

Position positionOf(const Question& question) { return {question.rule, question.board, {}}; }

Decision choose(Choice choice) { return {choice, {}, 0}; }

/// Will the other side be able to change colours after the stone that is asked for?
bool isJudgedByOther(const Question& question) {
    const int stones = question.board.stones();
    switch (question.protocol) {
        case Protocol::Swap1:
        case Protocol::Swap:
        case Protocol::Swap2:
        case Protocol::Taraguchi10:
            return true;
        case Protocol::Rif:
        case Protocol::Yamaguchi:
            return stones < 3;
        case Protocol::Soosorv8:
            return stones < 4;
        case Protocol::Free:
        case Protocol::Pro:
        case Protocol::LongPro:
            return false;
    }
    return false;
}

/// How many stones the one who is asked will place before the other side judges them.
int stonesUntilJudged(const Question& question) {
    const int stones = question.board.stones();
    switch (question.protocol) {
        case Protocol::Swap:
            return 3 - stones;
        case Protocol::Swap2:
            return (stones < 3 ? 3 : 5) - stones;
        case Protocol::Rif:
        case Protocol::Yamaguchi:
        case Protocol::Soosorv8:
            return stones < 3 ? 3 - stones : 1;
        default:
            return 1;
    }
}

/// All points of the board that are not among these.
std::vector<Point> othersThan(const std::vector<Point>& points, const Board& board) {
    std::vector<Point> others;
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % board.size(), i / board.size());
        if (std::find(points.begin(), points.end(), point) == points.end()) others.push_back(point);
    }
    return others;
}

/// One of the 26 openings from its second stone on: beside the centre, and within two of it.
std::vector<Plan> renjuOpenings(const Question& question) {
    const Point centre = question.board.centre();
    std::vector<Plan> plans;
    for (const Point second : question.points) {
        for (int dy = -2; dy <= 2; ++dy) {
            for (int dx = -2; dx <= 2; ++dx) {
                const Point third = centre + Offset{dx, dy};
                if (third != centre && third != second) plans.push_back({{second, third}});
            }
        }
    }
    return plans;
}

}  // namespace

Result<Decision> OpeningAdvice::decide(player::Player& player, const Question& question,
                                       const Limits& limits, std::stop_token stop) {
    const Choice first = question.choices.front();
    if (first == Choice::Place) {
        const auto point = place(player, question, limits, stop);
        if (!point) return point.reason();
        return Decision{Choice::Place, *point, 0};
    }
    Judge judge(player, limits, stop);
    switch (first) {
        case Choice::Declare: {
            const int number = balancedOffers(fifthsOf(question, judge), question.most);
            return Decision{Choice::Declare, {}, number};
        }
        case Choice::Offer:
            for (const Plan& fifth : fifthsOf(question, judge)) {
                const Point point = fifth.stones.front();
                const auto& allowed = question.points;
                if (std::find(allowed.begin(), allowed.end(), point) != allowed.end()) {
                    return Decision{Choice::Offer, point, 0};
                }
            }
            if (question.points.empty()) return Reason{"opening.no-point-left", {}};
            return Decision{Choice::Offer, question.points.front(), 0};
        case Choice::Pick:
            return Decision{Choice::Pick, worstOffer(question, judge), 0};
        default:
            return chooseSide(question, judge);
    }
}

double OpeningAdvice::blackChance(const Question& question, Judge& judge) {
    const Position position = positionOf(question);
    if (question.fifths > 0 && question.board.sideToMove() == Stone::Black) {
        return advice::blackChance(fifthsOf(question, judge), question.fifths);
    }
    const double chance = judge.look(position, LongLook).chance;
    return question.board.sideToMove() == Stone::Black ? chance : 1 - chance;
}

Decision OpeningAdvice::chooseSide(const Question& question, Judge& judge) {
    const double black = blackChance(question, judge);
    if (question.allows(Choice::OfferTen)) {
        const double withTen = advice::blackChance(fifthsOf(question, judge), 10);
        if (withTen >= GoodForTen) return choose(Choice::OfferTen);
    }
    if (question.allows(Choice::TwoMore) && std::abs(black - 0.5) < NearlyEven) {
        return choose(Choice::TwoMore);
    }
    const bool wantsBlack = black > 0.5;
    return choose(wantsBlack == (question.seat == question.black) ? Choice::Keep : Choice::Swap);
}

Result<Point> OpeningAdvice::place(player::Player& player, const Question& question,
                                   const Limits& limits, const std::stop_token& stop) {
    if (question.points.empty()) return Reason{"opening.no-point-left", {}};
    if (question.points.size() == 1) return question.points.front();
    const auto isAllowed = [&](Point point) {
        const auto& allowed = question.points;
        return std::find(allowed.begin(), allowed.end(), point) != allowed.end();
    };
    if (!isJudgedByOther(question)) {
        Limits within = limits;
        within.excluded = othersThan(question.points, question.board);
        const auto move = player.choose(positionOf(question), within, stop, {});
        if (!move) return move.reason();
        return move->isPass() || !isAllowed(move->point()) ? question.points.front()
                                                           : move->point();
    }
    if (!memory_ || memory_->board != question.board || memory_->stones.empty()) {
        Judge judge(player, limits, stop);
        memory_ = Memory{question.board, plannedStones(question, judge), {}};
    }
    std::vector<Point>& stones = memory_->stones;
    if (stones.empty() || !isAllowed(stones.front())) return question.points.front();
    const Point next = stones.front();
    stones.erase(stones.begin());
    memory_->board.play(next);
    return next;
}

std::vector<Point> OpeningAdvice::plannedStones(const Question& question, Judge& judge) {
    const Position position = positionOf(question);
    const int count = stonesUntilJudged(question);
    const bool isFree = question.protocol == Protocol::Swap || question.protocol == Protocol::Swap2;
    std::vector<Plan> plans;
    if (isFree && question.board.stones() == 0) {
        const int size = question.board.size();
        auto collected = collectedOpening(question.rule, size, random_);
        if (!collected.empty()) return collected;
        for (auto& stones : randomOpenings(size, RandomOpenings, random_)) {
            plans.push_back({std::move(stones)});
        }
    } else if (count == 1) {
        for (const Point point : question.points) plans.push_back({{point}});
    } else {
        plans = isFree ? randomPairs(position, {}, random_) : renjuOpenings(question);
    }
    shuffle(plans, random_);
    sortByNearness(plans, position, 0.5, judge);
    return plans.empty() ? std::vector<Point>{} : plans.front().stones;
}

const std::vector<Plan>& OpeningAdvice::fifthsOf(const Question& question, Judge& judge) {
    if (!memory_ || memory_->board != question.board || memory_->fifths.empty()) {
        memory_ = Memory{question.board, {}, {}};
        Position position = positionOf(question);
        if (position.board.sideToMove() == Stone::White) {
            const auto fourth = judge.look(position, ShortLook).move;
            if (fourth) position.board.play(*fourth);
        }
        memory_->fifths = rankedFifths(position, judge);
    }
    return memory_->fifths;
}

Point OpeningAdvice::worstOffer(const Question& question, Judge& judge) {
    const Position position = positionOf(question);
    std::vector<Plan> plans;
    for (const Point point : question.points) plans.push_back({{point}});
    sortByNearness(plans, position, 1, judge);  // the best for White, who moves after it
    return plans.front().stones.front();
}

}  // namespace tianyuan::advice
