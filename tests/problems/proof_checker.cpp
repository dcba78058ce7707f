#include "problems/proof_checker.h"

#include "core/notation.h"
#include "core/referee.h"

#include <algorithm>

namespace tianyuan::test {

using search::Proof;

std::optional<std::string> ProofChecker::faultOf(const Proof& proof) {
    fault_.reset();
    checked_.clear();
    if (proof.isEmpty()) return "there is no proof";
    attackWins(proof, proof.root(), proof.plies());
    return fault_;
}

bool ProofChecker::fail(const std::string& why) {
    if (fault_) return false;
    fault_ = "";
    for (const Point point : path_) *fault_ += toText(point, board_.size()) + " ";
    *fault_ += ": " + why;
    return false;
}

bool ProofChecker::attackWins(const Proof& proof, int index, int pliesLeft) {
    const Proof::Attack& attack = proof.attack(index);
    if (attack.plies > pliesLeft) return fail("it takes longer than it says");
    if (!board_.isEmpty(attack.point)) return fail("the attacker's point is taken");
    switch (judge(board_, attack.point, attacker_, rule_)) {
        case Judgement::Win:
            return true;
        case Judgement::Foul:
            return fail("the attacker plays a foul");
        case Judgement::Draw:
            return fail("the board is full");
        case Judgement::Fine:
            break;
    }
    if (attack.wins()) return fail("the last stone makes no five");
    board_.place(attack.point, attacker_);
    path_.push_back(attack.point);
    const bool wins = checked_.contains({board_.hash(), index}) || everyAnswerLoses(proof, index);
    if (wins) checked_.insert({board_.hash(), index});
    path_.pop_back();
    board_.remove(attack.point);
    return wins;
}

bool ProofChecker::everyAnswerLoses(const Proof& proof, int index) {
    const Proof::Attack& attack = proof.attack(index);
    for (int y = 0; y < board_.size(); ++y) {
        for (int x = 0; x < board_.size(); ++x) {
            if (!board_.isEmpty({x, y})) continue;
            path_.emplace_back(x, y);
            const bool loses = answerLoses(proof, index, {x, y});
            path_.pop_back();
            if (!loses) return false;
        }
    }
    return attackWins(proof, attack.otherwise, attack.plies - 2);  // after a pass
}

bool ProofChecker::answerLoses(const Proof& proof, int index, Point answer) {
    const Proof::Attack& attack = proof.attack(index);
    const Stone defender = opponent(attacker_);
    if (makesFive(board_, answer, defender, rule_)) return fail("the defender makes five");
    const Judgement judgement = judge(board_, answer, defender, rule_);
    if (judgement == Judgement::Foul) return true;  // he may not play it
    if (judgement == Judgement::Draw) return fail("the board is full");
    const auto listed = std::find_if(attack.answers.begin(), attack.answers.end(),
                                     [&](const auto& each) { return each.point == answer; });
    const int next = listed == attack.answers.end() ? attack.otherwise : listed->next;
    board_.place(answer, defender);
    const bool loses = attackWins(proof, next, attack.plies - 2);
    board_.remove(answer);
    return loses;
}

}  // namespace tianyuan::test
