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
/// So many fours of the defender, one after another, are looked through.
constexpr int MostPutOffs = 3;

/// How much is wanted.
struct Wanted {
    std::size_t held = MostHeld;
    std::size_t examples = MostExamples;
    int putOffs = MostPutOffs;
};

/// Where a side would make five.
std::vector<Point> fivesOf(Rule rule, const Board& board, Stone side) {
    const eval::ShapeMap map(rule, board);
    std::vector<Point> fives;
    map.cells(eval::sideOf(side), eval::Threat::Five).forEach(board.size(), [&](eval::Cell cell) {
        fives.push_back(eval::pointOf(cell));
    });
    return fives;
}

/// The one point that stops all of them, if it may be played.
std::optional<Point> stopOf(const std::vector<Point>& fives, Rule rule, const Board& board,
                            Stone side) {
    const bool isStopped =
        fives.size() == 1 && judge(board, fives.front(), opponent(side), rule) != Judgement::Foul;
    if (!isStopped) return {};
    return fives.front();
}

class Defender {
public:
    Defender(Rule rule, const Board& board, WinProver& prover, const Wanted& wanted = {})
        : rule_(rule), board_(board), own_(board.sideToMove()), prover_(prover), wanted_(wanted) {}

    HoldingMoves run() {
        for (const Point move : everyMove()) {
            if (judge(board_, move, own_, rule_) != Judgement::Win) continue;
            found_.held.push_back({move, true});
        }
        if (!found_.held.empty()) return std::move(found_);
        const WinAnswer threat = prover_.prove(rule_, board_, opponent(own_));
        found_.isThreatened = threat.verdict == Verdict::Won;
        if (!found_.isThreatened) {
            found_.areExamples = true;
            tryAll(ordered(everyMove()), wanted_.examples);
        } else {
            found_.otherwise = add(threat.win.proof);
            tryAll(ordered(threat.win.means == Means::Fours ? answersTo(threat.win.proof)
                                                            : glancedAt(everyMove())),
                   wanted_.held);
            found_.isLost = found_.held.empty() && !prover_.limits().stop.stop_requested();
        }
        std::stable_sort(
            found_.held.begin(), found_.held.end(),
            [](const Defence& a, const Defence& b) { return a.isProved > b.isProved; });
        return std::move(found_);
    }

    /// The win of the other side after a move.
    WinAnswer winAfter(Point move) {
        isPutOff_ = false;
        if (judge(board_, move, own_, rule_) == Judgement::Win) return certainlyNone();
        board_.place(move, own_);
        WinAnswer answer = prover_.prove(rule_, board_, opponent(own_));
        if (answer.verdict != Verdict::Won) answer = winAfterFour(std::move(answer));
        board_.remove(move);
        return answer;
    }

private:
    static WinAnswer certainlyNone() { return {Verdict::None, {}}; }

    /// After a stone of the defender: if it makes a four, the other side has to stop that first,
    /// and whether it wins then is another question.
    WinAnswer winAfterFour(WinAnswer otherwise) {
        const Stone enemy = opponent(own_);
        const std::vector<Point> fives = fivesOf(rule_, board_, own_);
        if (fives.empty() || prover_.limits().stop.stop_requested()) return otherwise;
        const auto stop = stopOf(fives, rule_, board_, own_);
        if (!stop) return certainlyNone();
        if (wanted_.putOffs == 0) return {};
        board_.place(*stop, enemy);
        HoldingMoves moves = Defender(rule_, board_, prover_, {1, 1, wanted_.putOffs - 1}).run();
        isPutOff_ = moves.isThreatened;
        board_.remove(*stop);
        if (moves.isLost) return {Verdict::Won, quietWin(*stop, enemy, std::move(moves))};
        const bool isProved = otherwise.verdict == Verdict::None && !moves.held.empty() &&
                              moves.held.front().isProved;
        return {isProved ? Verdict::None : Verdict::Unknown, {}};
    }

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
            board_.place(move, own_);
            const WinAnswer answer = prover_.prove(rule_, board_, opponent(own_), glance);
            board_.remove(move);
            if (answer.verdict != Verdict::Won) left.push_back(move);
            keep(move, answer);
        }
        return left;
    }

    void tryAll(const std::vector<Point>& moves, std::size_t most) {
        std::vector<Defence> putOffs;
        for (const Point move : moves) {
            if (prover_.limits().stop.stop_requested()) return;
            if (found_.held.size() >= most) {
                found_.areExamples = true;
                return;
            }
            const WinAnswer answer = winAfter(move);
            keep(move, answer);
            if (answer.verdict == Verdict::Won) continue;
            auto& list = isPutOff_ ? putOffs : found_.held;
            list.push_back({move, answer.verdict == Verdict::None});
        }
        if (found_.held.empty()) found_.held = std::move(putOffs);
    }

    /// What beats a move, if something does.
    void keep(Point move, const WinAnswer& answer) {
        if (answer.verdict == Verdict::Won && found_.otherwise != Proof::None) {
            found_.answers.push_back({move, add(answer.win.proof)});
        }
    }

    int add(const Proof& proof) { return found_.proof.addAll(proof); }

    /// What does the most for either side comes first, but fours, which may only put off what
    /// comes, last.
    std::vector<Point> ordered(std::vector<Point> moves) const {
        const eval::ShapeMap map(rule_, board_);
        const eval::Side own = eval::sideOf(own_);
        const auto urgency = [&](Point point) {
            const eval::Cell cell = eval::cellOf(point);
            return std::max(map.threat(own, cell), map.threat(eval::other(own), cell));
        };
        std::stable_sort(moves.begin(), moves.end(),
                         [&](Point a, Point b) { return urgency(a) > urgency(b); });
        std::stable_partition(moves.begin(), moves.end(), [&](Point point) {
            return !search::makesFour(map, own, eval::cellOf(point));
        });
        return moves;
    }

    Rule rule_;
    Board board_;
    Stone own_;
    WinProver& prover_;
    Wanted wanted_;
    bool isPutOff_ = false;  // the last move that was tried: a four, and the threat stands after it
    HoldingMoves found_;
};

}  // namespace

HoldingMoves holdingMoves(Rule rule, const Board& board, WinProver& prover) {
    return Defender(rule, board, prover).run();
}

WinAnswer winAgainst(Rule rule, const Board& board, Point move, WinProver& prover) {
    return Defender(rule, board, prover).winAfter(move);
}

std::optional<Point> stopOfFour(Rule rule, const Board& board, Point four) {
    const Stone side = board.at(four);
    return stopOf(fivesOf(rule, board, side), rule, board, side);
}

ProvedWin quietWin(Point point, Stone side, HoldingMoves&& lost) {
    ProvedWin win{side, Means::QuietMove, std::move(lost.proof)};
    win.proof.setRoot(win.proof.add(point, std::move(lost.answers), lost.otherwise));
    return win;
}

}  // namespace tianyuan::study
