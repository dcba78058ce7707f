#include "puzzle/maker.h"

#include "core/foul.h"
#include "core/splitmix.h"
#include "eval/shape_map.h"
#include "puzzle/attack_judge.h"
#include "puzzle/grading.h"
#include "puzzle/source_game.h"
#include "puzzle/tasks.h"
#include "puzzle/variation.h"

#include <algorithm>
#include <initializer_list>

namespace tianyuan::puzzle {
namespace {

using search::Verdict;

constexpr int FirstPly = 8;
constexpr int LatestFirstPly = 24;
constexpr int Apart = 6;  // plies between two puzzles of a game
constexpr int MostOfAGame = 2;
constexpr int ShortestWin = 3;
constexpr std::uint64_t StonesOfAGlance = 3'000;
constexpr int Kinds = 1000;    // more than there are wrong moves on a board
constexpr int Variations = 5;  // of a position that poses nothing wanted itself

/// What puzzles of a theme are told apart by, so that they are spread: the length of the win, of
/// what is threatened also how many answers look right, of a foul its kind and how many look like
/// one.
int kindOf(const Puzzle& puzzle) {
    switch (puzzle.theme) {
        case Theme::Defence:
            return puzzle.plies * Kinds + puzzle.tempting;
        case Theme::FindFoul:
            return static_cast<int>(foulStatus(puzzle.board, puzzle.solutions.front())) * Kinds +
                   puzzle.tempting;
        default:
            return puzzle.plies * Kinds;
    }
}

/// A quarter of a theme is of one kind at most, and fewer of the plainest.
int mostOfKind(const Puzzle& puzzle, int each) {
    const bool isPlain = puzzle.plies == ShortestWin && isAttack(puzzle.theme);
    return std::max(1, each / (isPlain ? 12 : 4));
}

int threatsOf(const eval::ShapeMap& map, eval::Side side,
              std::initializer_list<eval::Threat> kinds) {
    int sum = 0;
    for (const eval::Threat kind : kinds) sum += map.count(side, kind);
    return sum;
}

/// Is a closer look worth while? Most positions have nothing to force.
bool isPromising(const eval::ShapeMap& map, Stone stone, Theme theme) {
    using eval::Threat;
    const eval::Side side = eval::sideOf(stone);
    switch (theme) {
        case Theme::FindFoul:
        case Theme::CleanWin:
            return stone == Stone::Black;
        case Theme::FoulTrap:
            return stone == Stone::White;
        case Theme::Threes:
            return threatsOf(map, side,
                             {Threat::Three, Threat::ThreePlus, Threat::DoubleThree, Threat::Four,
                              Threat::FourPlus, Threat::PerhapsFoul}) >= 4;
        case Theme::Defence:
        case Theme::Fours:
        case Theme::Hold:
            break;
    }
    const eval::Side attacker = theme == Theme::Fours ? side : other(side);
    return threatsOf(map, attacker, {Threat::Four, Threat::FourPlus}) >= 2 ||
           threatsOf(map, attacker, {Threat::FourThree, Threat::OpenFour}) > 0;
}

}  // namespace

void Maker::know(const Puzzle& puzzle) {
    positions_.add(puzzle.board);
    ++ofTheme_[puzzle.theme];
    ++ofKind_[{puzzle.theme, kindOf(puzzle)}];
}

std::vector<Theme> Maker::wanted() const {
    std::vector<Theme> wanted;
    for (const Theme theme : CollectionThemes) {
        if (needsFouls(theme) && rule_ != Rule::Renju) continue;
        const auto found = ofTheme_.find(theme);
        if (found == ofTheme_.end() || found->second < each_) wanted.push_back(theme);
    }
    return wanted;
}

bool Maker::isNew(const Puzzle& puzzle) const {
    const auto kind = ofKind_.find({puzzle.theme, kindOf(puzzle)});
    return (kind == ofKind_.end() || kind->second < mostOfKind(puzzle, each_)) &&
           !positions_.hasLike(puzzle.board);
}

/// The task of a theme in a position.
std::optional<Puzzle> Maker::fromPosition(const Board& board, Theme theme) const {
    // A win that is there is mostly found soon; where none is, the whole search is wasted.
    const bool isHopeless =
        theme == Theme::Threes &&
        AttackJudge(rule_, board, StonesOfAGlance).win(Means::Threes).verdict != Verdict::Won;
    if (isHopeless) return {};
    for (Puzzle& each : puzzlesIn(rule_, board, [&](Theme other) { return other == theme; })) {
        if (each.theme == theme && isNew(each)) return std::move(each);
    }
    return {};
}

/// The task of a position, or of one that is much like it.
std::optional<Puzzle> Maker::near(const Board& board, Theme theme, std::mt19937_64& random) const {
    auto puzzle = fromPosition(board, theme);
    for (int i = 0; i < Variations && !puzzle; ++i) {
        const auto other = varied(rule_, board, random);
        if (other) puzzle = fromPosition(*other, theme);
    }
    return puzzle;
}

std::vector<Puzzle> Maker::fromGame(std::uint64_t number) {
    const std::vector<Theme> themes = wanted();
    if (themes.empty()) return {};
    const Theme theme = themes[number % themes.size()];
    const std::uint64_t seed = mixed(seed_, number, static_cast<std::uint64_t>(rule_));
    std::mt19937_64 random(seed);
    // Not always the first tasks of a game, or all would stand on boards that are nearly empty.
    int next = FirstPly + static_cast<int>(random() % LatestFirstPly);
    std::vector<Puzzle> found;
    Board board;
    eval::ShapeMap map(rule_, board);
    int ply = 0;
    for (const Move move : sourceGame(rule_, board.size(), seed)) {
        map.place(eval::cellOf(move.point()), eval::sideOf(board.sideToMove()));
        board.play(move);
        if (++ply < next || !isPromising(map, board.sideToMove(), theme)) continue;
        auto puzzle = near(board, theme, random);
        if (!puzzle) continue;
        puzzle->rating = guessedRating(*puzzle);
        know(*puzzle);
        found.push_back(std::move(*puzzle));
        if (static_cast<int>(found.size()) == MostOfAGame) break;
        next = ply + Apart;
    }
    return found;
}

}  // namespace tianyuan::puzzle
