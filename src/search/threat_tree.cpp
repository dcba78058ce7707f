#include "search/threat_tree.h"

#include "eval/defences.h"
#include "search/relevance.h"
#include "search/zone.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace tianyuan::search {

using namespace eval;

namespace {

constexpr int MostFours = GridCells;
constexpr std::size_t MostNodes = 1'000'000;  // some hundred bytes each
// What the searches in a node may take, times the patience: for fours of the attacker, of the
// defender, and for fours and threes.
constexpr std::uint64_t StonesForAWin = 60;
constexpr std::uint64_t StonesForACounter = 60;
constexpr std::uint64_t StonesForThrees = 400;
constexpr std::uint64_t GrowthOfPatience = 4;

constexpr std::uint32_t GuessOfPostponed = 20;

/// How many nodes a kind of attack is guessed to need.
constexpr std::uint32_t guessOf(Threat threat) {
    switch (threat) {
        case Threat::Quiet:
            return 5;
        case Threat::Three:
        case Threat::Four:
            return 3;
        case Threat::ThreePlus:
        case Threat::FourPlus:
            return 2;
        default:
            return 1;
    }
}

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

}  // namespace

ThreatTree::ThreatTree(ShapeMap& map, Side attacker, FourProver& fours,
                       const ThreatTreeOptions& options)
    : map_(map), side_(attacker), fours_(fours), options_(options), patience_(options.patience) {}

std::uint64_t ThreatTree::stonesPlaced() const {
    return placed_ + (isGrowing_ ? fours_.stonesPlaced() - foursBefore_ : 0);
}

std::uint64_t ThreatTree::stonesLeft() const { return last_ - std::min(last_, stonesPlaced()); }

bool ThreatTree::mustEnd() {
    if (options_.onStones) options_.onStones(stonesPlaced());
    ended_ = ended_ || stonesLeft() == 0 || options_.stop.stop_requested();
    return ended_ || nodes_.size() >= MostNodes;
}

Verdict ThreatTree::grow(std::uint64_t stones) {
    foursBefore_ = fours_.stonesPlaced();
    last_ = placed_ + stones;
    ended_ = false;
    isGrowing_ = true;
    const Verdict verdict = growOn();
    placed_ = stonesPlaced();
    isGrowing_ = false;
    return verdict;
}

Verdict ThreatTree::growOn() {
    while (true) {
        const int root = nodeHere();
        visit(root, {Infinite, Infinite}, true);
        const Node& node = nodes_[static_cast<std::size_t>(root)];
        if (node.proof == 0) return Verdict::Won;
        if (node.disproof == 0 && complete_) return Verdict::None;
        if (node.disproof == 0 || nodes_.size() >= MostNodes) {
            keepProved();
            complete_ = true;
            patience_ *= GrowthOfPatience;
        }
        if (mustEnd() || nodes_.size() > MostNodes / 2) return Verdict::Unknown;
    }
}

/// Forgets every node that is not proved.
void ThreatTree::keepProved() {
    std::deque<Node> kept;
    std::vector<int> moved(nodes_.size(), Unvisited);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (nodes_[i].proof != 0) continue;
        moved[i] = static_cast<int>(kept.size());
        kept.push_back(std::move(nodes_[i]));
    }
    const auto newPlace = [&](int node) {
        return node == Unvisited ? Unvisited : moved[static_cast<std::size_t>(node)];
    };
    for (Node& node : kept) {
        for (Child& child : node.children) child.node = newPlace(child.node);
        std::erase_if(node.children, [](const Child& child) { return child.node == Unvisited; });
    }
    for (auto& [hash, node] : known_) node = newPlace(node);
    std::erase_if(known_, [](const auto& each) { return each.second == Unvisited; });
    nodes_ = std::move(kept);
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
    node.threat.reset();
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
        if (node.postponed) return;
    }
    if (node.postponed) expandPostponed(node);
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

/// Does the attacker win by fours, were he to move?
bool ThreatTree::wouldWinByFours(Proof& proof) {
    const std::uint64_t stones = std::min(StonesForAWin * patience_, stonesLeft());
    const auto verdict = fours_.prove(map_, side_, MostFours, stones, proof);
    complete_ = complete_ && verdict != Verdict::Unknown;
    return verdict == Verdict::Won;
}

bool ThreatTree::wouldWinByThrees(Proof& proof) {
    const std::uint64_t stones = std::min(StonesForThrees * patience_, stonesLeft());
    const std::uint64_t foursBefore = fours_.stonesPlaced();
    ThreatTree tree(map_, side_, fours_, {Attacks::Threes, options_.stop, {}, patience_});
    const auto verdict = tree.grow(stones);
    placed_ += tree.stonesPlaced() - (fours_.stonesPlaced() - foursBefore);
    complete_ = complete_ && verdict != Verdict::Unknown;
    if (verdict == Verdict::Won) proof = tree.proof();
    return verdict == Verdict::Won;
}

void ThreatTree::expandAttack(Node& node) {
    Proof win;
    if (wouldWinByFours(win)) {
        node.threat = std::make_unique<Proof>(std::move(win));
        prove(node);
        return;
    }
    attacksHere().forEach(map_.size(), [&](Cell cell) { addAttack(node, cell); });
    if (node.children.empty()) disprove(node);
}

void ThreatTree::addAttack(Node& node, Cell cell) {
    if (map_.isForbidden(cell, side_)) return;
    node.children.push_back({cell, guessOf(map_.threat(side_, cell))});
}

/// Has a stone there a line in which it may help a win without making a threat itself?
bool ThreatTree::helps(Cell cell) const {
    for (int direction = 0; direction < 4; ++direction) {
        const Shape shape = shapeAt(map_.shapes(side_, cell), direction);
        if (shape == Shape::ClosedThree || isOpenTwo(shape)) return true;
        if (shape == Shape::ClosedTwo && options_.attacks == Attacks::All) return true;
    }
    return false;
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
    if (options_.attacks != Attacks::Threes || (map_.rule() == Rule::Renju && side_ == WhiteSide)) {
        map_.cells(side_, Threat::Quiet).forEach(map_.size(), [&](Cell cell) {
            if (helps(cell)) cells.insert(cell);
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
    if (map_.count(side_, Threat::Five) > 0) {
        const Cell five = map_.cells(side_, Threat::Five).first(map_.size());
        threat.setRoot(threat.addFive(pointOf(five)));
        std::vector<Cell> answers;
        stopsOfFive(map_, side_, five).forEach(map_.size(), [&](Cell cell) {
            if (!map_.isForbidden(cell, enemy)) answers.push_back(cell);
        });
        return answerWith(node, answers, std::move(threat));
    }
    // An open four of the defender comes first; only closed fives might change this.
    const bool tooLate = map_.count(enemy, Threat::OpenFour) > 0;
    if (tooLate && !closedFiveIsNothing(map_.rule())) return disprove(node);
    const bool threatens = wouldWinByFours(threat);
    if (!threatens && options_.attacks != Attacks::All) return disprove(node);
    Proof counter;
    const auto verdict =
        fours_.prove(map_, enemy, MostFours, StonesForACounter * patience_, counter);
    if (verdict == Verdict::Won) return disprove(node);
    if (!threatens) {
        node.postponed = true;
        node.proof = GuessOfPostponed;
        return;
    }
    Relevance relevance(map_, side_, threat);
    placed_ += relevance.stonesPlaced();
    answerWith(node, relevance.answers(), std::move(threat));
}

/// Whether fours and threes threaten to win takes long to see, so it is put off until there is
/// nothing better to look at.
void ThreatTree::expandPostponed(Node& node) {
    node.postponed = false;
    Proof threat;
    if (!wouldWinByThrees(threat)) return disprove(node);
    const Zone zone(map_, side_, threat);
    placed_ += zone.stonesPlaced();
    std::vector<Cell> answers;
    zone.cells().forEach(map_.size(), [&](Cell cell) {
        if (!map_.isForbidden(cell, other(side_))) answers.push_back(cell);
    });
    answerWith(node, answers, std::move(threat));
}

/// These answers have to be tried against the threat; all others lose to it.
void ThreatTree::answerWith(Node& node, const std::vector<Cell>& answers, Proof threat) {
    for (const Cell cell : answers) node.children.push_back({cell});
    node.threat = std::make_unique<Proof>(std::move(threat));
    if (node.children.empty()) prove(node);
}

/// Stones to the five; the shortest of the attacker's moves that are proved.
int ThreatTree::pliesOf(int index, bool attacks) {
    Node& node = nodes_[static_cast<std::size_t>(index)];
    if (node.plies > 0) return node.plies;
    int plies = node.threat ? node.threat->plies() + !attacks : 0;
    if (!node.threat || !attacks) {
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
    if (node.threat) return node.written = proof.addAll(*node.threat);
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
    const int otherwise = proof.addAll(*defence.threat);
    return node.written = proof.add(pointOf(best->cell), std::move(answers), otherwise);
}

}  // namespace tianyuan::search
