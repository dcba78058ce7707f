#include "table/news.h"

#include "core/notation.h"

#include <algorithm>

namespace tianyuan::table {
namespace {

using game::Event;
using opening::Choice;
using opening::Seat;

/// How many stones of a colour stand in a row through a point, at most.
int longestRow(const Board& board, Point point) {
    int longest = 0;
    for (const Offset step : Directions) {
        int length = 1;
        for (const Offset way : {step, -step}) {
            for (Point next = point + way; board.at(next) == board.at(point); next = next + way) {
                ++length;
            }
        }
        longest = std::max(longest, length);
    }
    return longest;
}

/// Colours were kept or swapped: for good, or until the next chance.
Message sideChosen(const game::Game& game, bool swaps, const Actor& actor,
                   std::optional<Seat> person) {
    if (game.mayStillSwap()) {
        return {{swaps ? "table.chose.swap" : "table.chose.no-swap", {actor.name}}};
    }
    const bool isBlack = game.black() == actor.seat;
    Message message{{isBlack ? "table.chose.black" : "table.chose.white", {actor.name}}};
    if (person) {
        const bool personIsBlack = game.black() == *person;
        message.line = Reason{personIsBlack ? "table.you-are.black" : "table.you-are.white", {}};
    }
    return message;
}

std::optional<Message> choiceOf(const opening::Decision& decision, const game::Game& game,
                                const Actor& actor, std::optional<Seat> person) {
    switch (decision.choice) {
        case Choice::Keep:
        case Choice::Swap:
            return sideChosen(game, decision.choice == Choice::Swap, actor, person);
        case Choice::TwoMore:
            return Message{
                {"table.chose.two-more", {actor.name}},
                person ? std::optional(Reason{"table.chose.two-more-help", {}}) : std::nullopt};
        case Choice::OfferTen:
            return Message{{"table.chose.offer-ten", {actor.name}}};
        case Choice::Declare:
            return Message{{"table.chose.declare", {actor.name, std::to_string(decision.number)}}};
        case Choice::Pick:
            return Message{
                {"table.chose.pick", {actor.name, pointName(decision.point, game.board().size())}},
                std::nullopt,
                decision.point};
        case Choice::Place:
        case Choice::Offer:
            break;  // it is seen on the board
    }
    return std::nullopt;
}

}  // namespace

std::optional<Message> newsOf(const Event& event, const game::Game& game, const Actor& actor,
                              std::optional<Seat> person) {
    const bool isDecision = event.kind == Event::Kind::Decide;
    if ((!isDecision && event.kind != Event::Kind::Play) || game.outcome().isOver()) {
        return std::nullopt;
    }
    if (isDecision && !actor.isPerson) {
        if (auto chosen = choiceOf(event.decision, game, actor, person)) return chosen;
    }
    if (game.moves().empty()) return std::nullopt;
    const Move last = game.moves().back();
    if (last.isPass()) {
        if (actor.seat == person) return std::nullopt;  // nobody else is there to be told
        return Message{{"table.passed", {actor.name}}};
    }
    if (longestRow(game.board(), last.point()) <= 5) return std::nullopt;
    return Message{{"table.overline", {}}, Reason{"table.overline-help", {}}, last.point()};
}

}  // namespace tianyuan::table
