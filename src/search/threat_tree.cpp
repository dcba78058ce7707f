#include "search/threat_tree.h"

#include "eval/defences.h"
#include "search/relevance.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace tianyuan::search {

using namespace eval;

namespace {

constexpr int MostFours = 24;
constexpr std::size_t MostNodes = 2'000'000;     // some hundred bytes each
constexpr std::uint64_t StonesForAWin = 150;     // of the attacker, in a node
constexpr std::uint64_t StonesForACounter = 60;  // of the defender

// How many nodes a kind of attack is guessed to need.
constexpr std::uint32_t GuessOfFour = 1;
constexpr std::uint32_t GuessOfThree = 3;
constexpr std::uint32_t GuessOfQuiet = 5;

constexpr std::array Fours{Threat::OpenFour, Threat::FourThree, Threat::FourPlus, Threat::Four,
                           Threat::PerhapsFoul};
constexpr std::array Threes{Threat::DoubleThree, Threat::ThreePlus, Threat::Three};

CellSet foursOf(const ShapeMap& map, Side side) {
    CellSet cells;
    for (const Threat threat : Fours) {
        if (map.count(side, threat) > 0) cells |= map.cells(side, threat);
    }
    return cells;
}

/// Has a stone there a line in which it may help a win by fours without making a threat itself?
bool prepares(const ShapeMap& map, Side side, Cell cell) {
    for (int direction = 0; direction < 4; ++direction) {
        const Shape shape = shapeAt(map.shapes(side, cell), direction);
        if (shape == Shape::ClosedThree || isOpenTwo(shape)) return true;
    }
    return false;
}

}  // namespace

ThreatTree::ThreatTree(ShapeMap& map, Side attacker, FourProver& fours,
                       const ThreatTreeLimits& limits)
    : map_(map),
      side_(attacker),
      fours_(fours),
      limits_(limits),
      placedBefore_(fours.stonesPlaced()) {}

std::uint64_t ThreatTree::stonesPlaced() const {
    return placed_ + fours_.stonesPlaced() - placedBefore_;
}

bool ThreatTree::mustEnd() {
    ended_ = ended_ || stonesPlaced() >= limits_.stones || nodes_.size() >= MostNodes ||
             limits_.stop.stop_requested();
    return ended_;
}

Verdict ThreatTree::grow() {
    const int root = nodeHere();
    visit(root, {Infinite, Infinite}, true);
    const Node& node = nodes_[static_cast<std::size_t>(root)];
    if (node.proof == 0) return Verdict::Won;
    return node.disproof == 0 && complete_ && !ended_ ? Verdict::None : Verdict::Unknown;
}

int ThreatTree::nodeHere() {
    const auto [found, isNew] = known_.try_emplace(map_.hash(), static_cast<int>(nodes_.size()));
    if (isNew) nodes_.emplace_back();
    return found->second;
}

void ThreatTree::prove(Node& node) {
    node.proof = 0;
    node.disproof = Infinite;
}

void ThreatTree::disprove(Node& node) {
    node.proof = Infinite;
    node.disproof = 0;
    node.children = {};
    node.fours.reset();
}

ThreatTree::Number ThreatTree::proofOf(const Child& child) const {
    return child.node == Unvisited ? child.guess
                                   : nodes_[static_cast<std::size_t>(child.node)].proof;
}

ThreatTree::Number ThreatTree::disproofOf(const Child& child) const {
    return child.node == Unvisited ? 1 : nodes_[static_cast<std::size_t>(child.node)].disproof;
}

void ThreatTree::visit(int index, Goal goal, bool attacks) {
    Node& node = nodes_[static_cast<std::size_t>(index)];  // a deque keeps its place
    if (!node.expanded) {
        node.expanded = true;
        if (attacks) {
            expandAttack(node);
        } else {
            expandDefence(node);
        }
    }
    if (node.proof == 0 || node.disproof == 0) return;
    while (true) {
        sumUp(node, attacks);
        if (node.proof == 0 || node.disproof == 0) return;
        if (node.proof >= goal.proof || node.disproof >= goal.disproof || mustEnd()) return;
        Goal childGoal{};
        const std::size_t chosen = choose(node, goal, attacks, childGoal);
        map_.place(node.children[chosen].cell, attacks ? side_ : other(side_));
        ++placed_;
        const int child = nodeHere();
        node.children[chosen].node = child;
        visit(child, childGoal, !attacks);
        map_.takeBack();
    }
}

/// A node is as hard as its hardest child and a little harder for each other one: the sum would
/// count twice what two lines have in common.
void ThreatTree::sumUp(Node& node, bool attacks) const {
    Number least = Infinite;
    Number most = 0;
    Number open = 0;
    for (const Child& child : node.children) {
        const Number one = attacks ? proofOf(child) : disproofOf(child);
        const Number all = attacks ? disproofOf(child) : proofOf(child);
        least = std::min(least, one);
        most = std::max(most, all);
        open += all != 0;
    }
    const Number together = most >= Infinite ? Infinite : open == 0 ? 0 : most + open - 1;
    node.proof = attacks ? least : together;
    node.disproof = attacks ? together : least;
    if (node.proof == 0) prove(node);
    if (node.disproof == 0) disprove(node);
}

std::size_t ThreatTree::choose(const Node& node, Goal goal, bool attacks, Goal& childGoal) const {
    std::size_t best = 0;
    Number least = Infinite;
    Number second = Infinite;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        const Child& child = node.children[i];
        const Number number = attacks ? proofOf(child) : disproofOf(child);
        if (number < least) {
            second = least;
            least = number;
            best = i;
        } else {
            second = std::min(second, number);
        }
    }
    const Child& child = node.children[best];
    // A little more than the second best, so that the search does not jump to and fro.
    const Number rival = second >= Infinite ? Infinite : second + 1 + second / 4;
    const auto rest = [](Number whole, Number now, Number part) {
        return whole >= Infinite ? Infinite : whole - now + part;
    };
    if (attacks) {
        childGoal = {std::min(goal.proof, rival),
                     rest(goal.disproof, node.disproof, disproofOf(child))};
    } else {
        childGoal = {rest(goal.proof, node.proof, proofOf(child)), std::min(goal.disproof, rival)};
    }
    return best;
}

bool ThreatTree::wouldWinByFours(Side side, std::uint64_t stones, Proof& proof) {
    const std::uint64_t left = limits_.stones - std::min(limits_.stones, stonesPlaced());
    const auto verdict = fours_.prove(map_, side, MostFours, std::min(stones, left), proof);
    complete_ = complete_ && verdict != Verdict::Unknown;
    return verdict == Verdict::Won;
}

void ThreatTree::expandAttack(Node& node) {
    Proof win;
    if (wouldWinByFours(side_, StonesForAWin, win)) {
        node.fours = std::make_unique<Proof>(std::move(win));
        prove(node);
        return;
    }
    attacksHere().forEach(map_.size(), [&](Cell cell) { addAttack(node, cell); });
    if (node.children.empty()) disprove(node);
}

void ThreatTree::addAttack(Node& node, Cell cell) {
    if (map_.isForbidden(cell, side_)) return;
    const Threat threat = map_.threat(side_, cell);
    const bool four = threat >= Threat::Four && makesFour(map_, side_, cell);
    node.children.push_back({cell, four                      ? GuessOfFour
                                   : threat == Threat::Quiet ? GuessOfQuiet
                                                             : GuessOfThree});
}

/// The stones that may keep the attack alive.
CellSet ThreatTree::attacksHere() const {
    const Side enemy = other(side_);
    if (map_.count(enemy, Threat::Five) > 0) return defencesAgainst(map_, enemy, Threat::Five);
    CellSet cells;
    for (const Threat threat : Threes) {
        if (map_.count(side_, threat) > 0) cells |= map_.cells(side_, threat);
    }
    // White may threaten a four whose only answer is forbidden to Black.
    if (limits_.attacks == Attacks::All || (map_.rule() == Rule::Renju && side_ == WhiteSide)) {
        map_.cells(side_, Threat::Quiet).forEach(map_.size(), [&](Cell cell) {
            if (prepares(map_, side_, cell)) cells.insert(cell);
        });
    }
    const CellSet fours = foursOf(map_, side_);
    if (map_.count(enemy, Threat::OpenFour) > 0) {
        cells |= map_.cells(side_, Threat::Quiet);
        cells &= defencesAgainst(map_, enemy, Threat::OpenFour);
    }
    cells |= fours;
    return cells;
}

void ThreatTree::expandDefence(Node& node) {
    const Side enemy = other(side_);
    if (map_.count(enemy, Threat::Five) > 0) return disprove(node);
    Proof threat;
    std::vector<Cell> answers;
    if (map_.count(side_, Threat::Five) > 0) {
        const Cell five = map_.cells(side_, Threat::Five).first(map_.size());
        threat.setRoot(threat.addFive(pointOf(five)));
        stopsOfFive(map_, side_, five).forEach(map_.size(), [&](Cell cell) {
            if (!map_.isForbidden(cell, enemy)) answers.push_back(cell);
        });
    } else {
        // An open four of the defender comes first; only closed fives might change this.
        const bool tooLate = map_.count(enemy, Threat::OpenFour) > 0;
        if (tooLate && !closedFiveIsNothing(map_.rule())) return disprove(node);
        if (!wouldWinByFours(side_, StonesForAWin, threat)) return disprove(node);
        Proof counter;
        const auto verdict = fours_.prove(map_, enemy, MostFours, StonesForACounter, counter);
        if (verdict == Verdict::Won) return disprove(node);
        Relevance relevance(map_, side_, threat);
        placed_ += relevance.stonesPlaced();
        answers = relevance.answers();
    }
    for (const Cell cell : answers) node.children.push_back({cell});
    node.fours = std::make_unique<Proof>(std::move(threat));
    if (node.children.empty()) prove(node);
}

/// Stones to the five; the shortest of the attacker's moves that are proved.
int ThreatTree::pliesOf(int index, bool attacks) {
    Node& node = nodes_[static_cast<std::size_t>(index)];
    if (node.plies > 0) return node.plies;
    int plies = node.fours ? node.fours->plies() + !attacks : 0;
    if (!node.fours || !attacks) {
        for (const Child& child : node.children) {
            if (proofOf(child) != 0) continue;
            const int through = pliesOf(child.node, !attacks) + 1;
            plies = plies == 0 ? through
                    : attacks  ? std::min(plies, through)
                               : std::max(plies, through);
        }
    }
    return node.plies = plies;
}

Proof ThreatTree::proof() {
    Proof proof;
    for (Node& node : nodes_) {
        node.plies = 0;
        node.written = -1;
    }
    proof.setRoot(write(nodeHere(), proof));
    return proof;
}

/// Writes the win of an attacker's node; gives its index.
int ThreatTree::write(int index, Proof& proof) {
    Node& node = nodes_[static_cast<std::size_t>(index)];
    if (node.written >= 0) return node.written;
    if (node.fours) return node.written = proof.addAll(*node.fours);
    const Child* best = nullptr;
    for (const Child& child : node.children) {
        if (proofOf(child) != 0) continue;
        if (!best || pliesOf(child.node, false) < pliesOf(best->node, false)) best = &child;
    }
    const Node& defence = nodes_[static_cast<std::size_t>(best->node)];
    std::vector<Proof::Answer> answers;
    for (const Child& answer : defence.children) {
        answers.push_back({pointOf(answer.cell), write(answer.node, proof)});
    }
    const int otherwise = proof.addAll(*defence.fours);
    return node.written = proof.add(pointOf(best->cell), std::move(answers), otherwise);
}

}  // namespace tianyuan::search
