#include "puzzle/tasks.h"

#include "core/foul.h"
#include "core/referee.h"
#include "puzzle/attack_judge.h"
#include "puzzle/defence_judge.h"
#include "puzzle/grading.h"
#include "study/holding_moves.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace tianyuan::puzzle {
namespace {

using search::Verdict;

constexpr std::size_t MostSolutions = 2;          // of a puzzle; a mistake of a game may have more
enum class Wanted : std::uint8_t { All, Known };  // of the right moves
constexpr int ShortestFours = 3;
constexpr int ShortestThrees = 5;

int count(std::size_t size) { return static_cast<int>(size); }

std::vector<Point> without(const std::vector<Point>& points, const std::vector<Point>& others) {
    std::vector<Point> rest;
    std::set_difference(points.begin(), points.end(), others.begin(), others.end(),
                        std::back_inserter(rest));
    return rest;
}

/// Which first moves win: all of them, or none; of a mistake in a game, those that are certain.
std::vector<Point> winnersOf(AttackJudge& judge, Means means, Wanted wanted) {
    if (wanted == Wanted::Known) return judge.knownWinners(means);
    return judge.winners(means, MostSolutions).value_or(std::vector<Point>());
}

/// A win by fours, or one of its kinds in renju.
std::optional<Puzzle> winByFours(Rule rule, const Board& board, AttackJudge& judge, int plies,
                                 Wanted wanted) {
    const std::vector<Point> winners = winnersOf(judge, Means::Fours, wanted);
    if (winners.empty()) return {};
    const int others = count(judge.attacks(Means::Fours).size() - winners.size());
    Puzzle puzzle{rule, board, Theme::Fours, winners, plies, others, 0};
    if (rule != Rule::Renju) return puzzle;
    // What would win if nothing were forbidden?
    AttackJudge blind(Rule::Freestyle, board);
    if (board.sideToMove() == Stone::White) {
        if (blind.win(Means::Fours).verdict == Verdict::None) puzzle.theme = Theme::FoulTrap;
        return puzzle;
    }
    const auto tempting = blind.winners(Means::Fours);
    if (!tempting) return puzzle;
    const std::vector<Point> spoilt = without(*tempting, winners);
    if (spoilt.empty()) return puzzle;
    puzzle.theme = Theme::CleanWin;
    std::vector<Point> forbidden = without(spoilt, judge.attacks(Means::Fours));
    puzzle.tempting += count(forbidden.size());
    return puzzle;
}

std::optional<Puzzle> winByThrees(Rule rule, const Board& board, AttackJudge& judge,
                                  Wanted wanted) {
    const search::ThreatAnswer win = judge.win(Means::Threes);
    if (win.verdict != Verdict::Won || win.proof.plies() < ShortestThrees) return {};
    const std::vector<Point> winners = winnersOf(judge, Means::Threes, wanted);
    if (winners.empty()) return {};
    const int others = count(judge.attacks(Means::Threes).size() - winners.size());
    return Puzzle{rule, board, Theme::Threes, winners, win.proof.plies(), others, 0};
}

std::optional<Puzzle> defence(Rule rule, const Board& board, std::size_t most) {
    const DefenceJudge::Ruling ruling = DefenceJudge(rule, board).find(most);
    if (!ruling.isCertain || ruling.stops.empty()) return {};
    return Puzzle{
        rule, board, Theme::Defence, ruling.stops, ruling.plies, count(ruling.tempting.size()), 0};
}

/// The win that was not taken, if it is found again.
std::optional<Puzzle> missedWin(Rule rule, const Board& board) {
    AttackJudge judge(rule, board, StonesOfAMistake);
    const search::ThreatAnswer fours = judge.win(Means::Fours);
    auto puzzle = fours.verdict == Verdict::Won
                      ? winByFours(rule, board, judge, fours.proof.plies(), Wanted::Known)
                      : winByThrees(rule, board, judge, Wanted::Known);
    if (puzzle) return puzzle;
    // A win may be proved though no first move is judged to win: the proof itself tells one.
    const study::WinAnswer win = study::WinProver({}).prove(rule, board, board.sideToMove());
    if (win.verdict != Verdict::Won) return {};
    const search::Proof& proof = win.win.proof;
    const Theme theme = win.win.means == study::Means::Fours ? Theme::Fours : Theme::Threes;
    return Puzzle{rule, board, theme, {proof.attack(proof.root()).point}, proof.plies(), 0, 0};
}

/// What had to be stopped, if only one or two moves do that; else a move that holds, of which
/// looking back names some.
std::optional<Puzzle> holding(Rule rule, const Board& board, const study::Finding& mistake) {
    if (auto only = defence(rule, board, MostSolutions)) return only;
    if (mistake.held.empty()) return {};
    Puzzle puzzle{rule, board, Theme::Hold, {}, mistake.plies, 0, 0};
    // Fours only put the question off; in games that were looked back on long ago, for nothing.
    const eval::ShapeMap map(rule, board);
    const eval::Side side = eval::sideOf(board.sideToMove());
    study::WinProver prover({});
    std::vector<Point> fours;
    for (const study::Defence& each : mistake.held) {
        const bool isFour = search::makesFour(map, side, eval::cellOf(each.point));
        (isFour ? fours : puzzle.solutions).push_back(each.point);
    }
    if (!puzzle.solutions.empty()) return puzzle;
    for (const Point four : fours) {
        const auto verdict = study::winAgainst(rule, board, four, prover).verdict;
        if (verdict != Verdict::Won) puzzle.solutions.push_back(four);
    }
    if (puzzle.solutions.empty()) return {};
    return puzzle;
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

/// Does a win in three stones only lengthen a row that is open anyway?
bool isPlain(const Puzzle& puzzle) {
    if (!isAttack(puzzle.theme) || puzzle.plies > ShortestFours) return false;
    const Stone side = puzzle.board.sideToMove();
    return std::any_of(puzzle.solutions.begin(), puzzle.solutions.end(), [&](Point move) {
        Board board = puzzle.board;
        board.place(move, side);
        return std::any_of(Directions.begin(), Directions.end(), [&](Offset direction) {
            int fives = 0;
            for (int i = -4; i <= 4; ++i) {
                const Point point = move + direction * i;
                fives += board.isEmpty(point) && makesFive(board, point, side, puzzle.rule);
            }
            return fives > 1;
        });
    });
}

/// Adds what is worth a thought.
void add(std::vector<Puzzle>& puzzles, std::optional<Puzzle> puzzle) {
    if (puzzle && puzzle->tempting > 0 && !isPlain(*puzzle)) puzzles.push_back(std::move(*puzzle));
}

}  // namespace

std::vector<Puzzle> puzzlesIn(Rule rule, const Board& board, const WantsTheme& wants) {
    std::vector<Puzzle> puzzles;
    AttackJudge judge(rule, board);
    const search::ThreatAnswer fours = judge.win(Means::Fours);
    if (fours.verdict == Verdict::Won && fours.proof.plies() >= ShortestFours) {
        const bool isWanted = std::any_of(
            CollectionThemes.begin(), CollectionThemes.end(),
            [&](Theme each) { return isAttack(each) && each != Theme::Threes && wants(each); });
        if (isWanted)
            add(puzzles, winByFours(rule, board, judge, fours.proof.plies(), Wanted::All));
    } else if (fours.verdict == Verdict::None) {
        if (wants(Theme::Defence)) add(puzzles, defence(rule, board, MostSolutions));
        if (wants(Theme::Threes)) add(puzzles, winByThrees(rule, board, judge, Wanted::All));
    }
    const bool mayBeForbidden = rule == Rule::Renju && board.sideToMove() == Stone::Black;
    if (mayBeForbidden && wants(Theme::FindFoul)) add(puzzles, foulToFind(board));
    return puzzles;
}

std::optional<Puzzle> taskOf(Rule rule, const Board& before, const study::Finding& mistake) {
    const bool isMissed = mistake.kind == study::Finding::Kind::MissedWin;
    auto task = isMissed ? missedWin(rule, before) : holding(rule, before, mistake);
    if (!task) return {};
    task->rating = guessedRating(*task);
    task->played = mistake.move;
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

}  // namespace tianyuan::puzzle
