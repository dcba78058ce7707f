#include "problems/puzzle_checker.h"

#include "core/notation.h"
#include "core/referee.h"
#include "problems/exhaustive_attack.h"
#include "problems/proof_checker.h"
#include "puzzle/attack_judge.h"
#include "puzzle/puzzle_board.h"
#include "reference/reference_referee.h"
#include "search/relevance.h"
#include "search/threat_search.h"
#include "study/holding_moves.h"

#include <vector>

namespace tianyuan::test {
namespace {

using namespace search;
using puzzle::Puzzle;
using puzzle::Theme;

constexpr std::uint64_t Stones = 200'000;
constexpr int MostFours = 30;
constexpr int MostThrees = 1;
constexpr std::uint64_t Patience = 3'000;
constexpr std::uint64_t GlancePatience = 100;  // of moves that nobody asked for
constexpr int MostMoves = 200;
constexpr std::uint64_t LongPatience = 60'000;  // with what is believed to be the answer

std::vector<Point> emptyPoints(const Board& board) {
    std::vector<Point> points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (board.isEmpty({x, y})) points.emplace_back(x, y);
        }
    }
    return points;
}

/// Of those that are far from every stone, which are all alike, one will do.
std::vector<Point> pointsToTry(const Puzzle& puzzle) {
    const std::vector<Point> empty = emptyPoints(puzzle.board);
    std::vector<Point> points;
    bool hasFar = false;
    for (const Point point : empty) {
        bool isNear = puzzle.isSolution(point);
        for (int dy = -2; dy <= 2; ++dy) {
            for (int dx = -2; dx <= 2; ++dx) {
                const Point other = point + Offset{dx, dy};
                isNear = isNear || (puzzle.board.contains(other) && !puzzle.board.isEmpty(other));
            }
        }
        if (isNear || !hasFar) points.push_back(point);
        hasFar = hasFar || !isNear;
    }
    return points;
}

bool hasFive(const Board& board, Rule rule, Stone stone) {
    for (const Point point : emptyPoints(board)) {
        if (makesFive(board, point, stone, rule)) return true;
    }
    return false;
}

ThreatAnswer winOf(ThreatSearch& search, eval::ShapeMap& map, eval::Side side, Theme theme) {
    return theme == Theme::Threes || theme == Theme::Defence ? search.vct(map, side, {Stones, {}})
                                                             : search.vcf(map, side, {Stones, {}});
}

/// The win that a search finds, if it begins with this move.
Proof proofFound(const Puzzle& puzzle, Point move) {
    eval::ShapeMap map(puzzle.rule, puzzle.board);
    ThreatSearch search;
    ThreatAnswer win = winOf(search, map, eval::sideOf(puzzle.board.sideToMove()), puzzle.theme);
    const bool isIt =
        win.verdict == Verdict::Won && win.proof.attack(win.proof.root()).point == move;
    return isIt ? std::move(win.proof) : Proof{};
}

/// The proof that begins with this move, answer by answer; empty if there is none.
Proof proofByAnswers(const Puzzle& puzzle, Point move) {
    const auto side = eval::sideOf(puzzle.board.sideToMove());
    eval::ShapeMap map(puzzle.rule, puzzle.board);
    ThreatSearch search;
    Proof proof;
    if (map.threat(side, eval::cellOf(move)) == eval::Threat::Five) {
        proof.setRoot(proof.addFive(move));
        return proof;
    }
    map.place(eval::cellOf(move), side);
    const ThreatAnswer threat = search.vcf(map, side, {Stones, {}});
    if (threat.verdict != Verdict::Won) return {};
    const int otherwise = proof.addAll(threat.proof);
    std::vector<Proof::Answer> answers;
    const Relevance relevance(map, side, threat.proof);
    for (const eval::Cell cell : relevance.answers()) {
        map.place(cell, other(side));
        const ThreatAnswer rest = winOf(search, map, side, puzzle.theme);
        map.takeBack();
        if (rest.verdict != Verdict::Won) return {};
        answers.push_back({eval::pointOf(cell), proof.addAll(rest.proof)});
    }
    proof.setRoot(proof.add(move, std::move(answers), otherwise));
    return proof;
}

/// Either; a mistake of a game may have been told by its proof alone.
Proof proofFrom(const Puzzle& puzzle, Point move) {
    Proof proof = proofByAnswers(puzzle, move);
    return proof.isEmpty() ? proofFound(puzzle, move) : proof;
}

puzzle::Means meansOf(const Puzzle& puzzle) {
    return puzzle.theme == Theme::Threes ? puzzle::Means::Threes : puzzle::Means::Fours;
}

/// What the judge of puzzles plays against a move, and the board shows: it has to help.
std::optional<Point> believedAnswer(const Puzzle& puzzle, Point move) {
    return puzzle::AttackJudge(puzzle.rule, puzzle.board).judge(move, meansOf(puzzle)).answer;
}

enum class Standing { Holds, Falls, Open };

/// The attacker is to move: has he a win of the puzzle's kind still?
Standing standingOf(const Board& board, const Puzzle& puzzle, std::uint64_t patience) {
    const Stone attacker = board.sideToMove();
    if (hasFive(board, puzzle.rule, attacker)) return Standing::Falls;
    ExhaustiveAttack attack(board, puzzle.rule, attacker);
    attack.setPatience(patience);
    const bool wins = attack.byFours(MostFours) > 0 ||
                      (puzzle.theme == Theme::Threes && attack.byThrees(MostThrees) > 0);
    if (wins) return Standing::Falls;
    return attack.hasGivenUp() ? Standing::Open : Standing::Holds;
}

std::string nameOf(Point point, const Puzzle& puzzle) { return toText(point, puzzle.board.size()); }

}  // namespace

std::optional<std::string> PuzzleChecker::faultOf(const Puzzle& puzzle) {
    if (auto fault = faultOfShown(puzzle)) return fault;
    if (puzzle.theme == Theme::FindFoul) return faultOfFoul(puzzle);
    if (puzzle.theme == Theme::Hold) return faultOfHold(puzzle);
    if (puzzle.theme == Theme::Defence) return faultOfDefence(puzzle);
    return faultOfAttack(puzzle);
}

std::optional<std::string> PuzzleChecker::faultOfAttack(const Puzzle& puzzle) {
    int longest = 0;
    for (const Point solution : puzzle.solutions) {
        if (auto fault = faultOfSolution(puzzle, solution)) return fault;
        const int plies = proofFrom(puzzle, solution).plies();
        longest = longest == 0 ? plies : std::min(longest, plies);
    }
    const bool isWhole = kind_ == Kind::Collection && puzzle.theme != Theme::Threes;
    if (isWhole && longest != puzzle.plies) return "another length";
    for (const Point point : emptyPoints(puzzle.board)) {
        if (puzzle.isSolution(point) || !isRejected(puzzle, point)) continue;
        if (!isRefuted(puzzle, point)) return nameOf(point, puzzle) + " wins too";
        if (auto fault = faultOfCounter(puzzle, point)) return fault;
    }
    return {};
}

/// Of a mistake in a game a move that is not known to win need not be called wrong.
bool PuzzleChecker::isRejected(const Puzzle& puzzle, Point move) const {
    return kind_ == Kind::Collection ||
           puzzle::AttackJudge(puzzle.rule, puzzle.board).judge(move, meansOf(puzzle)).verdict ==
               Verdict::None;
}

/// Where a wrong move is said to lose, the win of the other side is played out.
std::optional<std::string> PuzzleChecker::faultOfCounter(const Puzzle& puzzle, Point move) {
    const Stone side = puzzle.board.sideToMove();
    if (judge(puzzle.board, move, side, puzzle.rule) != Judgement::Fine) return {};
    Board board = puzzle.board;
    board.play(move);
    const ThreatAnswer win = puzzle::AttackJudge(puzzle.rule, board).win(puzzle::Means::Fours);
    if (win.verdict != Verdict::Won) return {};
    return ProofChecker(board, puzzle.rule, opponent(side)).faultOf(win.proof);
}

std::optional<std::string> PuzzleChecker::faultOfSolution(const Puzzle& puzzle, Point solution) {
    const Stone side = puzzle.board.sideToMove();
    if (judge(puzzle.board, solution, side, puzzle.rule) == Judgement::Foul) {
        return nameOf(solution, puzzle) + " is a foul";
    }
    const Proof proof = proofFrom(puzzle, solution);
    if (proof.isEmpty()) return nameOf(solution, puzzle) + " does not win";
    return ProofChecker(puzzle.board, puzzle.rule, side).faultOf(proof);
}

/// Does an answer to this move leave no win by fours, nor, where threes may be used, by one three
/// and fours? By fours alone a win must begin with a four.
bool PuzzleChecker::isRefuted(const Puzzle& puzzle, Point move) {
    const Stone side = puzzle.board.sideToMove();
    const Stone enemy = opponent(side);
    const Judgement judgement = judge(puzzle.board, move, side, puzzle.rule);
    if (judgement == Judgement::Win) return false;
    if (judgement != Judgement::Fine) return true;
    Board board = puzzle.board;
    board.play(move);
    if (hasFive(board, puzzle.rule, enemy)) return true;
    const bool isFour = hasFive(board, puzzle.rule, side);
    if (!isFour && puzzle.theme != Theme::Threes) return true;
    if (!isFour) {
        // It has to threaten a win by fours at least.
        ExhaustiveAttack threat(board, puzzle.rule, side);
        threat.setPatience(Patience);
        if (threat.byFours(MostFours) == 0 && threat.sawAll()) return true;
    }
    const auto believed = believedAnswer(puzzle, move);
    std::vector<Point> answers = emptyPoints(board);
    if (believed) answers.insert(answers.begin(), *believed);
    bool isOpen = false;
    for (const Point answer : answers) {
        if (judge(board, answer, enemy, puzzle.rule) != Judgement::Fine) continue;
        board.play(answer);
        const Standing standing =
            standingOf(board, puzzle, answer == believed ? LongPatience : Patience);
        board.takeBack(answer);
        if (standing == Standing::Holds) return true;
        if (standing == Standing::Falls && answer == believed) return false;
        isOpen = isOpen || standing == Standing::Open;
    }
    leftOpen_ += isOpen;
    return isOpen;
}

std::optional<std::string> PuzzleChecker::faultOfDefence(const Puzzle& puzzle) {
    const Stone side = puzzle.board.sideToMove();
    const Stone enemy = opponent(side);
    for (const Point point : emptyPoints(puzzle.board)) {
        if (judge(puzzle.board, point, side, puzzle.rule) != Judgement::Fine) {
            if (puzzle.isSolution(point)) return nameOf(point, puzzle) + " may not be played";
            continue;
        }
        Board board = puzzle.board;
        board.play(point);
        if (puzzle.isSolution(point)) {
            ExhaustiveAttack attack(board, puzzle.rule, enemy);
            attack.setPatience(kind_ == Kind::Mistake ? Patience : LongPatience);
            if (attack.byFours(MostFours) > 0 || attack.byThrees(MostThrees) > 0) {
                return nameOf(point, puzzle) + " does not hold";
            }
            leftOpen_ += attack.hasGivenUp();
            continue;
        }
        eval::ShapeMap map(puzzle.rule, board);
        ThreatSearch search;
        const bool isMistake = kind_ == Kind::Mistake;
        const std::uint64_t stones = isMistake ? puzzle::StonesOfASearch : Stones;
        const ThreatAnswer win = search.vct(map, eval::sideOf(enemy), {stones, {}});
        if (isMistake && win.verdict != Verdict::Won) continue;
        if (win.verdict != Verdict::Won) return nameOf(point, puzzle) + " holds too";
        if (auto fault = ProofChecker(board, puzzle.rule, enemy).faultOf(win.proof)) return fault;
    }
    return {};
}

/// Whatever is called wrong loses against every answer; what looking back names, and what is said
/// to hold for certain, holds.
std::optional<std::string> PuzzleChecker::faultOfHold(const Puzzle& puzzle) {
    const Stone side = puzzle.board.sideToMove();
    const Stone enemy = opponent(side);
    study::WinProver prover({});
    const std::vector<Point> points = pointsToTry(puzzle);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point point = points[i];
        if (i % every_ != first_ && !puzzle.isSolution(point)) continue;
        if (judge(puzzle.board, point, side, puzzle.rule) == Judgement::Foul) {
            if (puzzle.isSolution(point)) return nameOf(point, puzzle) + " may not be played";
            continue;
        }
        const study::WinAnswer win = study::winAgainst(puzzle.rule, puzzle.board, point, prover);
        Board board = puzzle.board;
        board.play(point);
        if (win.verdict == Verdict::Won) {
            if (puzzle.isSolution(point)) return nameOf(point, puzzle) + " does not hold";
            ProofChecker checker(board, puzzle.rule, enemy);
            if (auto fault = checker.faultOf(win.win.proof)) return fault;
            continue;
        }
        if (judge(puzzle.board, point, side, puzzle.rule) == Judgement::Win) continue;
        ExhaustiveAttack attack(board, puzzle.rule, enemy);
        attack.setPatience(GlancePatience);
        if (attack.byFours(MostFours) > 0) return nameOf(point, puzzle) + " loses to fours";
    }
    return {};
}

/// Who plays what is shown as the solution comes to the end of the puzzle.
std::optional<std::string> PuzzleChecker::faultOfShown(const Puzzle& puzzle) {
    puzzle::PuzzleBoard board(puzzle);
    for (int moves = 0; !board.isSolved(); ++moves) {
        const std::vector<Move> line = board.solution();
        if (line.empty() || moves == MostMoves) return "the solution is not shown to its end";
        if (board.wrongAnswers() > 0) return "what is shown is called wrong";
        board.play(line.front().point());
    }
    return {};
}

std::optional<std::string> PuzzleChecker::faultOfFoul(const Puzzle& puzzle) {
    const ReferenceReferee referee(puzzle.board);
    for (const Point point : emptyPoints(puzzle.board)) {
        if (isFoul(referee.foulStatus(point)) != puzzle.isSolution(point)) {
            return nameOf(point, puzzle) +
                   (puzzle.isSolution(point) ? " is no foul" : " is a foul too");
        }
    }
    return {};
}

}  // namespace tianyuan::test
