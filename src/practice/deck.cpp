#include "practice/deck.h"

#include "puzzle/collection.h"

#include <algorithm>

namespace tianyuan::practice {
namespace {

store::Card rowOf(const puzzle::Puzzle& puzzle, Time now) {
    store::Card row;
    row.puzzle = static_cast<std::int64_t>(puzzle::keyOf(puzzle));
    row.text = puzzle::toText(puzzle);
    row.due = now;
    row.created = now;
    return row;
}

Memory memoryOf(const store::Card& row) {
    return {static_cast<Memory::State>(row.state),
            row.step,
            row.stability,
            row.difficulty,
            row.last,
            row.due};
}

Time dayOf(Time now) { return std::chrono::floor<std::chrono::days>(now); }

}  // namespace

Result<bool> Deck::addFailed(const puzzle::Puzzle& puzzle, Time now) {
    return log_.addCard(rowOf(puzzle, now));
}

Result<bool> Deck::addMistake(const puzzle::Puzzle& puzzle, store::GameId game, int ply, Time now) {
    store::Card row = rowOf(puzzle, now);
    row.game = game;
    row.ply = ply;
    return log_.addCard(row);
}

Result<std::vector<Card>> Deck::due(Time now) {
    const auto begun = log_.begunSince(dayOf(now));
    if (!begun) return begun.reason();
    const auto rows = log_.dueCards(now, std::max<std::int64_t>(NewCardsOfADay - *begun, 0));
    if (!rows) return rows.reason();
    std::vector<Card> cards;
    for (const store::Card& row : *rows) {
        // A card of a later version may say more than we understand: it waits.
        auto puzzle = puzzle::puzzleFromText(row.text);
        if (!puzzle) continue;
        cards.push_back({row.id, std::move(*puzzle), memoryOf(row), row.first, row.game, row.ply});
    }
    return cards;
}

Result<Card> Deck::answered(Card card, Recall recall, Time now) {
    card.memory = reviewed(card.memory, recall, now);
    if (!card.first) card.first = now;
    store::Card row;
    row.id = card.id;
    row.state = static_cast<int>(card.memory.state);
    row.step = card.memory.step;
    row.stability = card.memory.stability;
    row.difficulty = card.memory.difficulty;
    row.first = card.first;
    row.last = card.memory.last;
    row.due = card.memory.due;
    const Attempt kept = log_.updateCard(row);
    if (!kept) return kept.reason();
    return card;
}

}  // namespace tianyuan::practice
