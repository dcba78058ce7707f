#include "practice/run.h"

#include "core/splitmix.h"

#include <algorithm>

namespace tianyuan::practice {
namespace {

using puzzle::Puzzle;

constexpr int TriesThatTell = 100;
constexpr std::chrono::days LongAgo{90};  // what was tried before may come again
constexpr int SolvedForAStep = 3;         // of a streak; a run against the clock climbs as fast

std::int64_t storedKey(const Puzzle& puzzle) {
    return static_cast<std::int64_t>(puzzle::keyOf(puzzle));
}

}  // namespace

std::string_view idOf(Mode mode) {
    switch (mode) {
        case Mode::Next:
            return "next";
        case Mode::Day:
            return "day";
        case Mode::Streak:
            return "streak";
        case Mode::Clock:
            return "clock";
        case Mode::Due:
            break;
    }
    return "due";
}

std::optional<Mode> modeFromId(std::string_view id) {
    for (const Mode mode : AllModes) {
        if (idOf(mode) == id) return mode;
    }
    return {};
}

std::chrono::seconds Run::timeLeft(Time now) const {
    return std::max(TimeOfAClockRun - (now - started_), std::chrono::seconds(0));
}

bool Run::isOver(Time now) const {
    switch (setup_.mode) {
        case Mode::Streak:
            return failed_ > 0;
        case Mode::Clock:
            return timeLeft(now).count() == 0;
        case Mode::Day:
            return settled_;
        case Mode::Next:
        case Mode::Due:
            break;
    }
    return false;
}

Result<bool> Run::next(Time now) {
    if (board_ && isOver(now)) return false;
    card_.reset();
    if (setup_.mode == Mode::Due) {
        auto cards = deck_.due(now);
        if (!cards) return cards.reason();
        if (cards->empty()) {
            board_.reset();
            return false;
        }
        // Who asks for another one gets one that he has not seen yet, if there is one.
        const auto fresh = std::find_if(cards->begin(), cards->end(), [&](const Card& each) {
            return !seen_.contains(storedKey(each.puzzle));
        });
        card_ = std::move(fresh == cards->end() ? cards->front() : *fresh);
        take(card_->puzzle, now);
        return true;
    }
    const auto puzzle = choose(now);
    if (!puzzle) return puzzle.reason();
    if (!*puzzle) {
        board_.reset();
        return false;
    }
    take(**puzzle, now);
    return true;
}

Result<const Puzzle*> Run::choose(Time now) {
    if (setup_.mode == Mode::Day) return puzzleOfTheDay(setup_.puzzles, setup_.day);
    const std::uint64_t chance = mixed(setup_.seed, seen_.size());
    if (isStrict()) {
        Wish wish = setup_.wish;
        if (!wish.step) wish.step = std::min(1 + solved_ / SolvedForAStep, puzzle::Steps);
        const int rating = puzzle::ratingOfStep(*wish.step);
        const Puzzle* found = pick(setup_.puzzles, wish, rating, seen_, chance);
        if (found || setup_.wish.step) return found;
        // Some themes have nothing as easy, or as hard: the nearest, then.
        return pick(setup_.puzzles, setup_.wish, rating, seen_, chance);
    }
    const auto tries = log_.tries(TriesThatTell);
    if (!tries) return tries.reason();
    auto tried = log_.triedSince(now - LongAgo);
    if (!tried) return tried.reason();
    tried->insert(seen_.begin(), seen_.end());
    return pick(setup_.puzzles, setup_.wish, ratingFrom(*tries), *tried, chance);
}

void Run::take(const Puzzle& puzzle, Time now) {
    board_.emplace(puzzle);
    seen_.insert(storedKey(puzzle));
    settled_ = false;
    shown_ = now;
}

Run::Played Run::play(Point point, Time now) {
    Played played{board_->play(point)};
    if (settled_) return played;
    if (played.answer.kind == puzzle::Answer::Kind::Wrong) {
        played.kept = settle(false, now);
    } else if (played.answer.kind == puzzle::Answer::Kind::Solved) {
        played.kept = settle(true, now);
    }
    return played;
}

Attempt Run::giveUp(Time now) { return settled_ ? Attempt(Done{}) : settle(false, now); }

/// Writes down how the puzzle went. Whoever needed a hint has solved it, but not by himself.
Attempt Run::settle(bool solved, Time now) {
    settled_ = true;
    const bool clean = solved && board_->hintsTaken() == 0;
    ++(clean ? solved_ : failed_);
    const Puzzle& puzzle = board_->puzzle();
    const Attempt written = log_.addTry(
        {storedKey(puzzle), std::string(tianyuan::idOf(puzzle.rule)),
         std::string(puzzle::idOf(puzzle.theme)), puzzle.rating, clean, board_->wrongAnswers(),
         board_->hintsTaken(), std::string(idOf(setup_.mode)), (now - shown_).count(), now});
    if (!written) return written;
    if (card_) {
        const Recall recall = clean ? Recall::Good : solved ? Recall::Hard : Recall::Again;
        auto card = deck_.answered(*card_, recall, now);
        if (!card) return card.reason();
        card_ = std::move(*card);
        return Done{};
    }
    if (clean) return Done{};
    const auto added = deck_.addFailed(puzzle, now);
    if (!added) return added.reason();
    return Done{};
}

Attempt Run::finish(Time now) {
    if (!isStrict()) return Done{};
    return log_.addRun(std::string(idOf(setup_.mode)), solved_, now);
}

}  // namespace tianyuan::practice
