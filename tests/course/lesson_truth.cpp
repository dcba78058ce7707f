#include "lesson_truth.h"

#include "core/foul.h"
#include "core/notation.h"
#include "core/referee.h"
#include "course/answer.h"
#include "problems/exhaustive_attack.h"
#include "problems/proof_checker.h"
#include "search/threat_search.h"
#include "study/standing_shapes.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace tianyuan::test {
namespace {

using course::Goal;
using course::Task;
using Kind = study::StandingShape::Kind;
using Points = std::set<Point>;

std::string namesOf(const Points& points, int size) {
    std::string text;
    for (const Point point : points) text += (text.empty() ? "" : " ") + toText(point, size);
    return text;
}

Points emptyPoints(const Board& board) {
    Points points;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (board.isEmpty({x, y})) points.insert({x, y});
        }
    }
    return points;
}

/// One task, and what is found wrong with it.
class Truth {
public:
    Truth(const Task& task, const Board& board) : task_(task), board_(board) {}

    std::vector<std::string> faults() {
        checkPosition();
        checkHighlights();
        checkWords();
        for (const std::string& claim : task_.claims) checkClaim(claim);
        if (task_.goal == Goal::Choice) {
            checkChoices();
        } else if (task_.goal == Goal::Win) {
            if (!wins(board_, board_.sideToMove())) fault("there is no forced win");
        } else if (task_.goal != Goal::Place) {
            checkAnswers(rightPoints());
        }
        if (task_.goal != Goal::Choice) checkMistakes();
        if (task_.wins) checkThatAnswersWin();
        return faults_;
    }

private:
    void fault(const std::string& text) { faults_.push_back(text); }
    Stone side() const { return board_.sideToMove(); }
    std::string name(Point point) const { return toText(point, board_.size()); }

    void checkPosition() {
        for (int y = 0; y < board_.size(); ++y) {
            for (int x = 0; x < board_.size(); ++x) {
                const Stone stone = board_.at({x, y});
                if (stone == Stone::None) continue;
                if (makesFive(board_, {x, y}, stone, task_.rule))
                    return fault("a five stands there");
            }
        }
    }

    void checkHighlights() {
        for (const course::Highlight& each : task_.highlights) {
            const Stone stone = board_.at(each.stones.front());
            bool stands = false;
            for (const auto& shape : study::standingShapes(task_.rule, board_, stone)) {
                stands = stands || (Points(shape.stones.begin(), shape.stones.end()) ==
                                        Points(each.stones.begin(), each.stones.end()) &&
                                    Points(shape.growth.begin(), shape.growth.end()) ==
                                        Points(each.growth.begin(), each.growth.end()));
            }
            if (!stands) fault("what is highlighted at " + name(each.stones.front()) + " is none");
        }
    }

    void checkWords() {
        const auto whole = [](const course::Text& text) {
            return !text.english.empty() && !text.chinese.empty();
        };
        if (!whole(task_.ask)) fault("nothing is asked");
        if (task_.goal != Goal::Choice && !whole(task_.right)) fault("nothing is said when right");
        for (const auto& mistake : task_.mistakes) {
            if (!whole(mistake.reply)) fault("a mistake has no words");
        }
    }

    void checkClaim(const std::string& claim) {
        std::istringstream words(claim);
        std::string what, of;
        words >> what >> of;
        const Stone stone = of == "black" ? Stone::Black : Stone::White;
        bool holds = false;
        if (what == "wins") holds = wins(board_, stone);
        if (what == "loses") holds = wins(board_, opponent(stone));
        if (what == "forbidden" || what == "free") {
            const Point point = moveFromText(of, board_.size()).value().point();
            holds = isForbidden(board_, point) == (what == "forbidden");
        }
        if (!holds) fault("it is not so: " + claim);
    }

    void checkChoices() {
        const auto& choices = task_.choices;
        if (choices.size() < 2) fault("there is nothing to choose");
        bool hasRight = false;
        for (const course::Choice& choice : choices) {
            hasRight = hasRight || choice.isRight;
            if (choice.text.english.empty() || choice.text.chinese.empty() ||
                choice.reply.english.empty() || choice.reply.chinese.empty()) {
                fault("a choice has no words");
            }
        }
        if (!hasRight) fault("no choice is right");
    }

    void checkAnswers(const Points& right) {
        const Points told(task_.answers.begin(), task_.answers.end());
        if (told != right) {
            fault("right are " + namesOf(right, board_.size()) + ", told are " +
                  namesOf(told, board_.size()));
        }
    }

    void checkMistakes() {
        const Points right(task_.answers.begin(), task_.answers.end());
        for (const Point point : emptyPoints(board_)) {
            if (task_.goal == Goal::Win) break;
            const bool isRight = right.empty() || right.contains(point);
            if (course::judgeAnswer(task_, board_, point).isRight != isRight) {
                fault(name(point) + " is judged otherwise");
            }
        }
        for (const auto& mistake : task_.mistakes) {
            for (const Point point : mistake.points) {
                if (!board_.isEmpty(point) || right.contains(point)) {
                    fault(name(point) + " is no mistake");
                }
            }
        }
    }

    void checkThatAnswersWin() {
        for (const Point point : task_.answers) {
            if (judge(board_, point, side(), task_.rule) == Judgement::Win) continue;
            Board after = board_;
            after.play(point);
            if (!winsAgainstAll(after)) fault(name(point) + " does not win");
        }
    }

    /// Does every legal answer of the side to move lose?
    bool winsAgainstAll(const Board& after) {
        const Stone defender = after.sideToMove();
        for (const Point answer : emptyPoints(after)) {
            const Judgement judgement = judge(after, answer, defender, task_.rule);
            if (judgement == Judgement::Win) return false;
            if (judgement == Judgement::Foul) continue;
            Board next = after;
            next.play(answer);
            if (!wins(next, next.sideToMove())) return false;
        }
        return true;
    }

    /// A win that is proved, and whose proof is played out against every answer by the referee.
    bool wins(const Board& board, Stone attacker) {
        eval::ShapeMap map(task_.rule, board);
        search::ThreatSearch search;
        auto found = search.vcf(map, eval::sideOf(attacker), {200'000, {}});
        if (found.verdict != search::Verdict::Won) {
            found = search.vct(map, eval::sideOf(attacker), {400'000, {}});
        }
        if (found.verdict != search::Verdict::Won) return false;
        Board turned = board;
        turned.setSideToMove(attacker);
        const auto wrong = ProofChecker(turned, task_.rule, attacker).faultOf(found.proof);
        if (wrong) fault("the proof is wrong: " + *wrong);
        return !wrong;
    }

    Points rightPoints() {
        Points right;
        for (const Point point : emptyPoints(board_)) {
            if (isRight(point)) right.insert(point);
        }
        return right;
    }

    bool isRight(Point point) {
        if (task_.goal == Goal::Foul) return isForbidden(board_, point);
        const Judgement judgement = judge(board_, point, side(), task_.rule);
        if (task_.goal == Goal::Five) return judgement == Judgement::Win;
        if (judgement == Judgement::Foul) return false;
        Board after = board_;
        after.play(point);
        if (task_.goal == Goal::Stop) return judgement == Judgement::Win || holds(after, point);
        int fours = 0, open = 0, threes = 0;
        for (const auto& shape : study::standingShapes(task_.rule, after, side())) {
            if (std::find(shape.stones.begin(), shape.stones.end(), point) == shape.stones.end() ||
                !shape.counts) {
                continue;
            }
            if (shape.kind == Kind::OpenThree) ++threes;
            if (shape.kind != Kind::OpenThree) ++fours;
            if (shape.kind == Kind::OpenFour) ++open;
        }
        switch (task_.goal) {
            case Goal::Four:
                return fours > 0;
            case Goal::OpenFour:
                return open > 0;
            case Goal::OpenThree:
                return threes > 0 && fours == 0;
            case Goal::DoubleFour:
                return fours > 1;
            case Goal::FourThree:
                return fours > 0 && threes > 0;
            default:
                return threes > 1;
        }
    }

    /// Nothing is left to the other side, and everything was tried, by who knows no shapes.
    bool holds(const Board& after, Point point) {
        if (wins(after, after.sideToMove())) return false;
        ExhaustiveAttack attack(after, task_.rule, after.sideToMove());
        attack.setPatience(2'000'000);
        if (attack.byThrees(3) > 0) fault(name(point) + " loses after all");
        return true;
    }

    const Task& task_;
    const Board& board_;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> faultsOf(const Task& task, const Board& board) {
    return Truth(task, board).faults();
}

}  // namespace tianyuan::test
