#include "study/holding_moves.h"

#include "core/referee.h"
#include "eval/shape_map.h"
#include "search/relevance.h"

#include <algorithm>
#include <utility>

namespace tianyuan::study {
namespace {

using search::Proof;
using search::Verdict;

/// A first look, enough for moves that do nothing about what is threatened.
constexpr std::uint64_t GlanceFours = 2'000, GlanceThreats = 4'000;
/// So many are named.
constexpr std::size_t MostHeld = 10;
/// Where nothing is threatened nearly everything holds: so many are tried.
constexpr std::size_t MostExamples = 6;

class Defender {
public:
    Defender(Rule rule, const Board& board, WinProver& prover)
        : rule_(rule), board_(board), own_(board.sideToMove()), prover_(prover) {}

    HoldingMoves run() {
        for (const Point move : everyMove()) {
            if (judge(board_, move, own_, rule_) != Judgement::Win) continue;
            found_.held.push_back({move, true});
        }
        if (!found_.held.empty()) return std::move(found_);
        const WinAnswer threat = prover_.prove(rule_, board_, opponent(own_));
        if (threat.verdict != Verdict::Won) {
            found_.areExamples = true;
            tryAll(ordered(everyMove()), MostExamples);
        } else {
            found_.otherwise = add(threat.win.proof);
            tryAll(ordered(threat.win.means == Means::Fours ? answersTo(threat.win.proof)
                                                            : glancedAt(everyMove())),
                   MostHeld);
            found_.isLost = found_.held.empty() && !prover_.limits().stop.stop_requested();
        }
        std::stable_sort(
            found_.held.begin(), found_.held.end(),
            [](const Defence& a, const Defence& b) { return a.isProved > b.isProved; });
        return std::move(found_);
    }

private:
    std::vector<Point> everyMove() const {
        std::vector<Point> moves;
        for (int y = 0; y < board_.size(); ++y) {
            for (int x = 0; x < board_.size(); ++x) {
                const bool isLegal =
                    board_.isEmpty({x, y}) && judge(board_, {x, y}, own_, rule_) != Judgement::Foul;
                if (isLegal) moves.emplace_back(x, y);
            }
        }
        return moves;
    }

    /// Every other answer loses to the very same fours.
    std::vector<Point> answersTo(const Proof& fours) const {
        eval::ShapeMap map(rule_, board_);
        const search::Relevance relevance(map, eval::sideOf(opponent(own_)), fours);
        std::vector<Point> moves;
        for (const eval::Cell cell : relevance.answers()) moves.push_back(eval::pointOf(cell));
        return moves;
    }

    /// Those that do not lose at a first look.
    std::vector<Point> glancedAt(const std::vector<Point>& moves) {
        ProofLimits glance = prover_.limits();
        glance.fours = std::min(glance.fours, GlanceFours);
        glance.threats = std::min(glance.threats, GlanceThreats);
        std::vector<Point> left;
        for (const Point move : moves) {
            if (loses(move, glance) != Verdict::Won) left.push_back(move);
        }
        return left;
    }

    void tryAll(const std::vector<Point>& moves, std::size_t most) {
        for (const Point move : moves) {
            if (prover_.limits().stop.stop_requested()) return;
            if (found_.held.size() >= most) {
                found_.areExamples = true;
                return;
            }
            const Verdict verdict = loses(move, prover_.limits());
            if (verdict != Verdict::Won) found_.held.push_back({move, verdict == Verdict::None});
        }
    }

    Verdict loses(Point move, const ProofLimits& limits) {
        if (judge(board_, move, own_, rule_) == Judgement::Win) return Verdict::None;
        board_.place(move, own_);
        const WinAnswer answer = prover_.prove(rule_, board_, opponent(own_), limits);
        board_.remove(move);
        if (answer.verdict == Verdict::Won && found_.otherwise != Proof::None) {
            found_.answers.push_back({move, add(answer.win.proof)});
        }
        return answer.verdict;
    }

    int add(const Proof& proof) { return found_.proof.addAll(proof); }

    /// What does the most for either side comes first.
    std::vector<Point> ordered(std::vector<Point> moves) const {
        const eval::ShapeMap map(rule_, board_);
        const eval::Side own = eval::sideOf(own_);
        const auto urgency = [&](Point point) {
            const eval::Cell cell = eval::cellOf(point);
            return std::max(map.threat(own, cell), map.threat(eval::other(own), cell));
        };
        std::stable_sort(moves.begin(), moves.end(),
                         [&](Point a, Point b) { return urgency(a) > urgency(b); });
        return moves;
    }

    Rule rule_;
    Board board_;
    Stone own_;
    WinProver& prover_;
    HoldingMoves found_;
};

}  // namespace

HoldingMoves holdingMoves(Rule rule, const Board& board, WinProver& prover) {
    return Defender(rule, board, prover).run();
}

ProvedWin quietWin(Point point, Stone side, HoldingMoves&& lost) {
    ProvedWin win{side, Means::QuietMove, std::move(lost.proof)};
    win.proof.setRoot(win.proof.add(point, std::move(lost.answers), lost.otherwise));
    return win;
}

}  // namespace tianyuan::study
