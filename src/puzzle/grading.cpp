#include "puzzle/grading.h"

#include "puzzle/puzzle_board.h"
#include "search/strength.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace tianyuan::puzzle {
namespace {

// As measured; see docs/strength.md.
constexpr std::array<int, StrongestGrader> LevelRatings{1110, 1340, 1560, 1900, 2140,
                                                        2260, 2570, 2810, 3020};
constexpr int QuickLevels = 6;  // they are asked several times
constexpr int TriesOfQuickLevels = 3;
constexpr double Spread = 400;  // of the logistic curve of ratings
constexpr double DoubtOfGuess = 300;
// The levels are asked for the first move alone, which may be good luck or plainly forced; who
// solves a puzzle has to see all of it.
constexpr double WeightOfTries = 0.25;
constexpr int LowestRating = 500;
constexpr int HighestRating = 3300;
constexpr int Grain = 10;

/// What the puzzle itself tells.
double guessOf(const Puzzle& puzzle) {
    const double choices = std::log2(1.0 + puzzle.tempting);
    switch (puzzle.theme) {
        case Theme::FindFoul:
            return 800 + 330 * choices;
        case Theme::Defence:
            return 900 + 70.0 * puzzle.plies + 150 * choices;
        case Theme::Hold:
            return 1000 + 70.0 * puzzle.plies;
        case Theme::Threes:
            return 1100 + 70.0 * (puzzle.plies - 5) + 120 * choices;
        case Theme::Fours:
        case Theme::FoulTrap:
        case Theme::CleanWin:
            break;
    }
    const double fouls = puzzle.theme == Theme::Fours ? 0 : 250;
    return 700 + fouls + 110.0 * (puzzle.plies - 3) + 90 * choices;
}

struct Try {
    int level = 1;
    bool solved = false;
};

double logLikelihood(const std::vector<Try>& tries, double rating) {
    double sum = 0;
    for (const Try& each : tries) {
        const double strength = LevelRatings[static_cast<std::size_t>(each.level - 1)];
        const double chance = 1 / (1 + std::pow(10, (rating - strength) / Spread));
        sum += std::log(each.solved ? chance : 1 - chance);
    }
    return sum;
}

}  // namespace

bool isSolvedBy(const Puzzle& puzzle, int level, std::uint64_t seed) {
    search::LevelPlayer player(search::levelOf(level), seed);
    const auto move = player.choose({puzzle.rule, puzzle.board, {}}, {}, {}, {});
    return move && !move->isPass() && puzzle.isSolution(move->point());
}

Tried triedBy(const Puzzle& puzzle, int level, std::uint64_t seed) {
    search::LevelPlayer player(search::levelOf(level), seed);
    PuzzleBoard board(puzzle);
    while (true) {
        std::optional<player::Thought> best;
        const auto listen = [&](const player::Thought& thought) { best = thought; };
        const auto move =
            player.choose({puzzle.rule, board.board(), board.moves()}, {}, {}, listen);
        if (!move || move->isPass()) return Tried::Missed;
        switch (board.play(move->point()).kind) {
            case Answer::Kind::GoesOn:
                continue;
            case Answer::Kind::Solved:
                return Tried::Solved;
            case Answer::Kind::NotAsked:
                return Tried::OtherWin;
            case Answer::Kind::Wrong:
            case Answer::Kind::Refused:
                break;
        }
        const bool hasOther = isAttack(puzzle.theme) && best && best->score.isWin() &&
                              !best->line.empty() && best->line.front() == *move;
        return hasOther ? Tried::OtherWin : Tried::Missed;
    }
}

int guessedRating(const Puzzle& puzzle) {
    return std::clamp(static_cast<int>(guessOf(puzzle)), LowestRating, HighestRating);
}

int gradeOf(const Puzzle& puzzle) {
    const double guess = guessOf(puzzle);
    std::vector<Try> tries;
    for (int level = 1; level <= StrongestGrader && puzzle.theme != Theme::FindFoul; ++level) {
        const int count = level <= QuickLevels ? TriesOfQuickLevels : 1;
        for (int i = 0; i < count; ++i) {
            const auto seed = static_cast<std::uint64_t>(i + 1);
            tries.push_back({level, isSolvedBy(puzzle, level, seed)});
        }
    }
    int best = LowestRating;
    double most = -1e300;
    for (int rating = LowestRating; rating <= HighestRating; rating += Grain) {
        const double off = (rating - guess) / DoubtOfGuess;
        const double fit = WeightOfTries * logLikelihood(tries, rating) - off * off / 2;
        if (fit <= most) continue;
        most = fit;
        best = rating;
    }
    return best;
}

}  // namespace tianyuan::puzzle
