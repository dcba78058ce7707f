#include "prove/proof_tree.h"

#include "prove/threat_strategy.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace tianyuan::prove {

using proof::Link;

namespace {

constexpr std::uint32_t Infinite = 1'000'000'000;
/// What a move that nobody has looked at is guessed to need, and each that stands behind it.
constexpr std::uint32_t GuessOfAMove = 4;
constexpr std::uint32_t GuessOfARank = 2;
/// What a reply counts for each turn that has been spent on it, where every reply needs a proof.
constexpr std::uint32_t GuessOfATurn = 10;
/// Strategies kept to be tried on sister positions.
constexpr std::size_t MostSisters = 24;
/// Up to so many stones of White all replies go into the tree at once where there is no threat.
constexpr std::size_t StonesToOpenAtOnce = 1;
constexpr std::size_t MostKept = 400'000;  // results of the checker

std::uint32_t sum(std::uint32_t a, std::uint32_t b) { return std::min(a + b, Infinite); }

}  // namespace

ProofTree::ProofTree(Rule rule, int size, const proof::Position& root)
    : rule_(rule), size_(size), checker_(strategies_, rule, size) {
    std::uint8_t symmetry = 0;
    attackAt(root, symmetry);
}

void ProofTree::believe(const proof::Certificate& certificate) {
    proof::Strategies::Known known;
    for (const proof::Claim& claim : certificate.claims) {
        const Link there = strategies_.addFrom(certificate.strategies, claim.how, known);
        const Place place = placeOf(claim.position, size_);
        const std::uint8_t back = proof::inverse(place.symmetry);
        const Link how{there.node, proof::composed(there.symmetry, back)};
        believed_[place.key] = {place.position, how};
        const auto found = byKey_.find(place.key);
        if (found != byKey_.end()) prove(found->second, how);
    }
}

int ProofTree::attackAt(const proof::Position& position, std::uint8_t& symmetry) {
    Place place = placeOf(position, size_);
    symmetry = place.symmetry;
    const auto [found, isNew] = byKey_.try_emplace(place.key, static_cast<int>(attacks_.size()));
    if (isNew) {
        attacks_.push_back({std::move(place.position)});
        const auto claim = believed_.find(place.key);
        if (claim != believed_.end()) attacks_.back().how = claim->second.how;
    }
    return found->second;
}

int ProofTree::indexOf(const proof::Position& position) const {
    const auto found = byKey_.find(placeOf(position, size_).key);
    return found == byKey_.end() ? -1 : found->second;
}

int ProofTree::defenceOf(int index, Point move) const {
    for (const int each : attack(index).moves) {
        if (defence(each).move == move) return each;
    }
    return -1;
}

bool ProofTree::isSettled(const Defence& defence, Point reply) const {
    if (attack(defence.parent).how.leads()) return true;
    if (!defence.evaluated ||
        std::ranges::find(defence.untested, reply) != defence.untested.end()) {
        return false;
    }
    const auto open = std::ranges::find(defence.open, reply, &Defence::Open::point);
    if (open != defence.open.end()) return attack(open->child).how.leads();
    return defence.threat.leads();
}

Link ProofTree::after(const Defence& defence, Point reply) const {
    const auto settled = std::ranges::find(defence.settled, reply, &proof::Reply::point);
    if (settled != defence.settled.end()) return settled->next;
    const auto open = std::ranges::find(defence.open, reply, &Defence::Open::point);
    if (open == defence.open.end()) return {};
    const Link how = attack(open->child).how;
    return how.leads() ? Link{how.node, proof::composed(how.symmetry, open->symmetry)} : Link{};
}

std::size_t ProofTree::memory() const {
    constexpr std::size_t BytesOfAnAttack = 400;
    constexpr std::size_t BytesOfADefence = 500;
    constexpr std::size_t BytesOfANode = 150;
    constexpr std::size_t BytesOfAResult = 500;
    return attacks_.size() * BytesOfAnAttack + defences_.size() * BytesOfADefence +
           strategies_.size() * BytesOfANode + checker_.kept() * BytesOfAResult;
}

void ProofTree::apply(const Record& record) {
    // From a log it may come before the tree has been opened that far.
    std::uint8_t symmetry = 0;
    const int index = attackAt(record.position, symmetry);
    assert(symmetry == 0);
    spend(index, record.result.effort);
    if (!record.move) {
        applyAttack(index, record);
    } else if (const int defence = defenceOf(index, *record.move); defence >= 0) {
        applyDefence(defence, record);
    }
    update(index);
}

void ProofTree::giveBack(const Record& record) {
    const int index = indexOf(record.position);
    if (index < 0) return;
    if (!record.move) {
        attackRef(index).busy = false;
    } else if (const int defence = defenceOf(index, *record.move); defence >= 0) {
        defenceRef(defence).busy = false;
    }
}

/// Counts for the position and those that it was first reached from.
void ProofTree::spend(int index, std::uint64_t effort) {
    while (true) {
        attackRef(index).effort += effort;
        if (attack(index).parents.empty()) return;
        index = defence(attack(index).parents.front()).parent;
    }
}

void ProofTree::applyAttack(int index, const Record& record) {
    attackRef(index).busy = false;
    if (attack(index).how.leads()) return;
    attackRef(index).level = std::max(attack(index).level, record.level);
    attackRef(index).expanded = true;
    if (record.result.how.leads()) return prove(index, record.result.how);
    for (const Point point : record.result.open) addMove(index, point);
}

/// Moves that a symmetry of the position makes of each other are one.
void ProofTree::addMove(int index, Point point) {
    const proof::Position& position = attack(index).position;
    const auto keyAfter = [&](Point move) {
        return placeOf(with(position, move, position.attacker), size_).key;
    };
    const std::string key = keyAfter(point);
    for (const int each : attack(index).moves) {
        if (keyAfter(defence(each).move) == key) return;
    }
    Defence added;
    added.move = point;
    added.parent = index;
    added.rank = static_cast<int>(attack(index).moves.size());
    attackRef(index).moves.push_back(static_cast<int>(defences_.size()));
    count(added);
    defences_.push_back(std::move(added));
}

void ProofTree::applyDefence(int index, const Record& record) {
    const JobResult& result = record.result;
    defenceRef(index).busy = false;
    if (attack(defence(index).parent).how.leads()) return;
    defenceRef(index).evaluated = true;
    defenceRef(index).threat = result.how;
    defenceRef(index).everyReply = !result.how.leads();
    defenceRef(index).untested = result.untested;
    defenceRef(index).materialised = result.how.leads();
    for (const proof::Reply& reply : result.settled) {
        defenceRef(index).settled.push_back(reply);
        addSister(defenceRef(index), reply.next);
    }
    for (const Point point : result.open) addOpen(index, point);
    if (attack(defence(index).parent).position.white.size() <= StonesToOpenAtOnce) {
        materialise(index);
    }
    complete(index);
}

void ProofTree::addOpen(int index, Point point) {
    const proof::Position& before = attack(defence(index).parent).position;
    const Stone attacker = before.attacker;
    Defence::Open open{point};
    open.child =
        attackAt(with(with(before, defence(index).move, attacker), point, opponent(attacker)),
                 open.symmetry);
    Attack& child = attackRef(open.child);
    if (std::ranges::find(child.parents, index) == child.parents.end()) {
        child.parents.push_back(index);
    }
    // The replies to a threat have been looked at; others not.
    if (!defence(index).everyReply) child.level = std::max(child.level, 0);
    if (child.how.leads()) {
        addSister(defenceRef(index),
                  {child.how.node, proof::composed(child.how.symmetry, open.symmetry)});
    }
    defenceRef(index).open.push_back(open);
}

/// Keeps what has won after a reply, to be tried after others.
void ProofTree::addSister(Defence& defence, Link how) {
    std::erase(defence.sisters, how);
    defence.sisters.insert(defence.sisters.begin(), how);
    if (defence.sisters.size() > MostSisters) defence.sisters.resize(MostSisters);
}

/// Without a threat every reply is open; those far from the attacker's stones come first.
void ProofTree::materialise(int index) {
    if (defence(index).materialised) return;
    defenceRef(index).materialised = true;
    wide_.push_back(index);
    const Attack& parent = attack(defence(index).parent);
    const proof::Position after =
        with(parent.position, defence(index).move, parent.position.attacker);
    const Board board = boardOf(after, size_);
    const auto& own = after.attacker == Stone::Black ? after.black : after.white;
    const auto nearness = [&](Point point) {
        int sumOfDistances = 0;
        for (const Point stone : own) sumOfDistances += distance(stone, point);
        return -sumOfDistances;
    };
    std::vector<Point> points;
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % size_, i / size_);
        if (board.isEmpty(point)) points.push_back(point);
    }
    std::ranges::stable_sort(points, {}, nearness);
    for (const Point point : points) addOpen(index, point);
}

/// Is every reply answered? Then the move wins, if the checker thinks so too.
void ProofTree::complete(int index) {
    const Defence& defence = this->defence(index);
    if (!defence.evaluated || !defence.materialised || !defence.untested.empty()) return;
    if (attack(defence.parent).how.leads() || defence.refuted) return;
    std::vector<proof::Reply> replies = defence.settled;
    for (const Defence::Open& open : defence.open) {
        const Link how = attack(open.child).how;
        if (!how.leads()) return;
        replies.push_back({open.point, {how.node, proof::composed(how.symmetry, open.symmetry)}});
    }
    std::ranges::sort(replies, {}, &proof::Reply::point);
    const Link how{strategies_.add(defence.move, replies, defence.threat)};
    if (checker_.kept() > MostKept) checker_.forget();
    if (checker_.check(attack(defence.parent).position, how)) {
        prove(defence.parent, how);
    } else {
        defenceRef(index).refuted = true;
    }
}

void ProofTree::prove(int index, Link how) {
    attackRef(index).how = how;
    const std::vector<int> parents = attack(index).parents;
    for (const int parent : parents) {
        Defence& defence = defenceRef(parent);
        const auto open = std::ranges::find(defence.open, index, &Defence::Open::child);
        if (open == defence.open.end()) continue;
        addSister(defence, {how.node, proof::composed(how.symmetry, open->symmetry)});
    }
    for (const int parent : parents) complete(parent);
}

void ProofTree::count(Defence& defence) const {
    if (defence.refuted) {
        defence.proofNumber = Infinite;
        defence.refutationNumber = 0;
        return;
    }
    defence.refutationNumber = 1;
    if (!defence.evaluated) {
        defence.proofNumber =
            GuessOfAMove + GuessOfARank * static_cast<std::uint32_t>(defence.rank);
        return;
    }
    if (!defence.materialised) {
        defence.proofNumber = static_cast<std::uint32_t>(size_ * size_);
        return;
    }
    defence.proofNumber = static_cast<std::uint32_t>(defence.untested.size());
    std::uint32_t least = defence.untested.empty() ? Infinite : 1;
    std::set<int> counted;
    for (const Defence::Open& open : defence.open) {
        const Attack& child = attack(open.child);
        if (child.how.leads() || !counted.insert(open.child).second) continue;
        // Where hundreds of replies need a proof each, what one looks like at the moment says
        // little.
        const std::uint32_t number =
            defence.everyReply ? 1 + GuessOfATurn * turnsTaken(defence, child) : child.proofNumber;
        defence.proofNumber = sum(defence.proofNumber, number);
        least = std::min(least, child.refutationNumber);
    }
    defence.refutationNumber = least;
}

void ProofTree::count(Attack& attack) const {
    if (attack.how.leads()) {
        attack.proofNumber = 0;
        attack.refutationNumber = Infinite;
        return;
    }
    if (!attack.expanded) return;
    attack.proofNumber = Infinite;
    attack.refutationNumber = 0;
    for (const int move : attack.moves) {
        attack.proofNumber = std::min(attack.proofNumber, defence(move).proofNumber);
        attack.refutationNumber = sum(attack.refutationNumber, defence(move).refutationNumber);
    }
}

/// Counts anew here and in everything above that changes by it.
void ProofTree::update(int index) {
    std::vector<int> work{index};
    while (!work.empty()) {
        const int here = work.back();
        work.pop_back();
        Attack& attack = attackRef(here);
        for (const int move : attack.moves) count(defenceRef(move));
        const auto before = std::pair(attack.proofNumber, attack.refutationNumber);
        count(attack);
        const bool changed = before != std::pair(attack.proofNumber, attack.refutationNumber);
        if (!changed && here != index) continue;
        for (const int parent : attack.parents) work.push_back(defence(parent).parent);
    }
}

}  // namespace tianyuan::prove
