#include "puzzle/maker.h"

#include "core/foul.h"
#include "core/splitmix.h"
#include "eval/shape_map.h"
#include "puzzle/attack_judge.h"
#include "puzzle/defence_judge.h"
#include "puzzle/grading.h"
#include "puzzle/source_game.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace tianyuan::puzzle {
namespace {

using search::Verdict;

constexpr std::size_t MostSolutions = 3;
constexpr int ShortestFours = 3;
constexpr int ShortestThrees = 5;
constexpr int MostOfOneLength = 5;  // a fifth of a theme
constexpr int FirstPly = 8;
constexpr int Apart = 6;  // plies between two puzzles of a theme in the same game
constexpr int MostOfAGame = 2;

int count(std::size_t size) { return static_cast<int>(size); }

bool isFew(const std::vector<Point>& solutions) {
    return !solutions.empty() && solutions.size() <= MostSolutions;
}

/// What anybody may be asked: not only a move or two are right, but it is known which.
bool isSome(const std::vector<Point>& solutions) { return !solutions.empty(); }

using Enough = bool (*)(const std::vector<Point>&);

std::vector<Point> without(const std::vector<Point>& points, const std::vector<Point>& others) {
    std::vector<Point> rest;
    std::set_difference(points.begin(), points.end(), others.begin(), others.end(),
                        std::back_inserter(rest));
    return rest;
}

/// A win by fours, or one of its kinds in renju.
std::optional<Puzzle> winByFours(Rule rule, const Board& board, AttackJudge& judge, int plies,
                                 Enough enough) {
    const auto winners = judge.winners(Means::Fours);
    if (!winners || !enough(*winners)) return {};
    const int others = count(judge.attacks(Means::Fours).size() - winners->size());
    Puzzle puzzle{rule, board, Theme::Fours, *winners, plies, others, 0};
    if (rule != Rule::Renju) return puzzle;
    // What would win if nothing were forbidden?
    AttackJudge blind(Rule::Freestyle, board);
    if (board.sideToMove() == Stone::White) {
        if (blind.win(Means::Fours).verdict == Verdict::None) puzzle.theme = Theme::FoulTrap;
        return puzzle;
    }
    const auto tempting = blind.winners(Means::Fours);
    if (!tempting) return puzzle;
    const std::vector<Point> spoilt = without(*tempting, *winners);
    if (spoilt.empty()) return puzzle;
    puzzle.theme = Theme::CleanWin;
    std::vector<Point> forbidden = without(spoilt, judge.attacks(Means::Fours));
    puzzle.tempting += count(forbidden.size());
    return puzzle;
}

std::optional<Puzzle> winByThrees(Rule rule, const Board& board, AttackJudge& judge,
                                  Enough enough) {
    const search::ThreatAnswer win = judge.win(Means::Threes);
    if (win.verdict != Verdict::Won || win.proof.plies() < ShortestThrees) return {};
    const auto winners = judge.winners(Means::Threes);
    if (!winners || !enough(*winners)) return {};
    const int others = count(judge.attacks(Means::Threes).size() - winners->size());
    return Puzzle{rule, board, Theme::Threes, *winners, win.proof.plies(), others, 0};
}

std::optional<Puzzle> defence(Rule rule, const Board& board, Enough enough) {
    const DefenceJudge::Finding finding = DefenceJudge(rule, board).find();
    if (!finding.isCertain || !enough(finding.stops)) return {};
    return Puzzle{
        rule, board, Theme::Defence, finding.stops, finding.plies, count(finding.tempting.size()),
        0};
}

/// Points where two lines of Black meet, so that one has to look twice.
int suspiciousPoints(const Board& board) {
    int suspicious = 0;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (!board.isEmpty({x, y})) continue;
            const Inspection inspection = inspect(board, {x, y});
            suspicious += inspection.threes.size() + inspection.fours.size() >= 2;
        }
    }
    return suspicious;
}

std::optional<Puzzle> foulToFind(const Board& board) {
    const std::vector<ForbiddenPoint> forbidden = forbiddenPoints(board);
    if (forbidden.size() != 1) return {};
    const int others = suspiciousPoints(board) - 1;
    return Puzzle{Rule::Renju,         board, Theme::FindFoul, {forbidden.front().point}, 0,
                  std::max(others, 0), 0};
}

void add(std::vector<Puzzle>& puzzles, std::optional<Puzzle> puzzle) {
    if (puzzle) puzzles.push_back(std::move(*puzzle));
}

/// What is spread: the length of a win, or how many points have to be looked at twice.
int lengthOf(const Puzzle& puzzle) {
    return puzzle.theme == Theme::FindFoul ? puzzle.tempting : puzzle.plies;
}

int threatsOf(const eval::ShapeMap& map, eval::Side side,
              std::initializer_list<eval::Threat> kinds) {
    int sum = 0;
    for (const eval::Threat kind : kinds) sum += map.count(side, kind);
    return sum;
}

/// Is a closer look worth while? Most positions have nothing to force.
bool isPromising(const eval::ShapeMap& map, eval::Side side) {
    using eval::Threat;
    for (const eval::Side each : {side, other(side)}) {
        const int fours = threatsOf(map, each, {Threat::Four, Threat::FourPlus});
        if (fours >= 2 || threatsOf(map, each, {Threat::FourThree, Threat::OpenFour}) > 0) {
            return true;
        }
    }
    const int threes =
        threatsOf(map, side, {Threat::Three, Threat::ThreePlus, Threat::DoubleThree});
    const int fouls = threatsOf(map, side, {Threat::PerhapsFoul, Threat::Foul});
    return threes >= 4 || fouls > 0;
}

}  // namespace

std::vector<Puzzle> puzzlesIn(Rule rule, const Board& board, const WantsTheme& wants) {
    std::vector<Puzzle> puzzles;
    AttackJudge judge(rule, board);
    const search::ThreatAnswer fours = judge.win(Means::Fours);
    if (fours.verdict == Verdict::Won && fours.proof.plies() >= ShortestFours) {
        add(puzzles, winByFours(rule, board, judge, fours.proof.plies(), isFew));
    } else if (fours.verdict == Verdict::None) {
        if (wants(Theme::Defence)) {
            auto stop = defence(rule, board, isFew);
            if (stop && stop->tempting > 0) add(puzzles, std::move(stop));
        }
        if (wants(Theme::Threes)) add(puzzles, winByThrees(rule, board, judge, isFew));
    }
    const bool mayBeForbidden = rule == Rule::Renju && board.sideToMove() == Stone::Black;
    if (mayBeForbidden && wants(Theme::FindFoul)) add(puzzles, foulToFind(board));
    return puzzles;
}

std::optional<Puzzle> taskIn(Rule rule, const Board& board) {
    AttackJudge judge(rule, board);
    const search::ThreatAnswer fours = judge.win(Means::Fours);
    std::optional<Puzzle> task;
    if (fours.verdict == Verdict::Won) {
        task = winByFours(rule, board, judge, fours.proof.plies(), isSome);
    } else if (fours.verdict == Verdict::None) {
        task = winByThrees(rule, board, judge, isSome);
        if (!task) task = defence(rule, board, isSome);
    }
    if (task) task->rating = guessedRating(*task);
    return task;
}

bool isSound(const Puzzle& puzzle) {
    const auto same = [&](Theme theme) { return theme == puzzle.theme; };
    const std::vector<Puzzle> found = puzzlesIn(puzzle.rule, puzzle.board, same);
    return std::any_of(found.begin(), found.end(), [&](Puzzle each) {
        each.rating = puzzle.rating;
        return each == puzzle;
    });
}

void Maker::know(const Puzzle& puzzle) {
    positions_.insert(positionKey(puzzle.rule, puzzle.board));
    ++ofTheme_[puzzle.theme];
    ++ofLength_[{puzzle.theme, lengthOf(puzzle)}];
}

bool Maker::isWanted(const Puzzle& puzzle) const {
    const auto theme = ofTheme_.find(puzzle.theme);
    const auto length = ofLength_.find({puzzle.theme, lengthOf(puzzle)});
    return (theme == ofTheme_.end() || theme->second < each_) &&
           (length == ofLength_.end() || length->second * MostOfOneLength < each_) &&
           !positions_.contains(positionKey(puzzle.rule, puzzle.board));
}

bool Maker::isDone() const {
    return std::all_of(AllThemes.begin(), AllThemes.end(), [&](Theme theme) {
        if (needsFouls(theme) && rule_ != Rule::Renju) return true;
        const auto found = ofTheme_.find(theme);
        return found != ofTheme_.end() && found->second >= each_;
    });
}

std::vector<Puzzle> Maker::fromGame(std::uint64_t number) {
    const std::uint64_t seed = mixed(seed_, number, static_cast<std::uint64_t>(rule_));
    std::vector<Puzzle> found;
    std::map<Theme, std::vector<int>> taken;  // after how many plies
    Board board;
    eval::ShapeMap map(rule_, board);
    int ply = 0;
    const auto wants = [&](Theme theme) {
        const std::vector<int>& plies = taken[theme];
        const auto total = ofTheme_.find(theme);
        return static_cast<int>(plies.size()) < MostOfAGame &&
               (plies.empty() || ply - plies.back() >= Apart) &&
               (total == ofTheme_.end() || total->second < each_);
    };
    for (const Move move : sourceGame(rule_, board.size(), seed)) {
        map.place(eval::cellOf(move.point()), eval::sideOf(board.sideToMove()));
        board.play(move);
        if (++ply < FirstPly || !isPromising(map, eval::sideOf(board.sideToMove()))) continue;
        for (Puzzle& puzzle : puzzlesIn(rule_, board, wants)) {
            if (!wants(puzzle.theme) || !isWanted(puzzle)) continue;
            puzzle.rating = guessedRating(puzzle);
            taken[puzzle.theme].push_back(ply);
            know(puzzle);
            found.push_back(std::move(puzzle));
        }
    }
    return found;
}

}  // namespace tianyuan::puzzle
