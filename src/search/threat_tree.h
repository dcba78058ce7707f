#pragma once

#include "eval/shape_map.h"
#include "search/four_proof.h"
#include "search/proof.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace tianyuan::search {

/// Which stones of the attacker are tried.
enum class Attacks {
    Threes,  // fours and open threes
    All,     // and every other stone that threatens to win by fours
};

/// How far a tree of threats may grow.
struct ThreatTreeLimits {
    std::uint64_t stones = 0;  // placed in all
    Attacks attacks = Attacks::Threes;
    std::stop_token stop;
};

/// The tree of an attack by threats, grown where a proof or a disproof is nearest (depth-first
/// proof-number search). Every stone of the attacker must threaten to win by fours if the defender
/// did nothing; the defender answers with all that changes this (Relevance).
///
/// All nodes are kept, so that a proof can be read off in the end. Positions that are reached in
/// several ways are one node.
class ThreatTree {
public:
    /// `map` must outlive the tree; stones are placed on it and taken back.
    ThreatTree(eval::ShapeMap& map, eval::Side attacker, FourProver& fours,
               const ThreatTreeLimits& limits);

    /// Grows the tree until the root is decided or a limit is reached.
    Verdict grow();
    /// The win, after Verdict::Won.
    Proof proof();

    /// Stones placed, those of the search for fours included.
    std::uint64_t stonesPlaced() const;

private:
    using Number = std::uint32_t;
    static constexpr Number Infinite = 1'000'000'000;
    static constexpr int Unvisited = -1;

    /// A move, and how hard it is guessed to be until its node exists.
    struct Child {
        eval::Cell cell = eval::NoCell;
        Number guess = 1;
        int node = Unvisited;
    };
    /// The attacker moves at even depth. Proof and disproof number speak of his win: how many
    /// nodes must at least be decided to prove it, or that there is none.
    struct Node {
        Number proof = 1;
        Number disproof = 1;
        bool expanded = false;
        int plies = 0;     // to the five, once it is proved and asked for
        int written = -1;  // its index in the proof that is written
        std::vector<Child> children;
        std::unique_ptr<Proof> fours;  // attacker: his win; defender: what stands against him
    };
    struct Goal {
        Number proof;
        Number disproof;
    };

    void visit(int node, Goal goal, bool attacks);
    void expandAttack(Node& node);
    void expandDefence(Node& node);
    void sumUp(Node& node, bool attacks) const;
    std::size_t choose(const Node& node, Goal goal, bool attacks, Goal& childGoal) const;
    int nodeHere();
    bool mustEnd();

    void addAttack(Node& node, eval::Cell cell);
    eval::CellSet attacksHere() const;
    bool wouldWinByFours(eval::Side side, std::uint64_t stones, Proof& proof);

    Number proofOf(const Child& child) const;
    Number disproofOf(const Child& child) const;
    static void prove(Node& node);
    static void disprove(Node& node);

    int pliesOf(int node, bool attacks);
    int write(int node, Proof& proof);

    eval::ShapeMap& map_;
    eval::Side side_;
    FourProver& fours_;
    ThreatTreeLimits limits_;
    std::deque<Node> nodes_;
    std::unordered_map<std::uint64_t, int> known_;
    std::uint64_t placed_ = 0;    // by the tree itself
    std::uint64_t placedBefore_;  // by the search for fours, for others
    bool ended_ = false;
    bool complete_ = true;  // has every search for fours come to an end?
};

}  // namespace tianyuan::search
