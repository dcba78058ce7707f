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
    Quiet,   // and other stones, in a row with own ones, that threaten to win by fours
    All,     // and such as threaten to win by fours and threes
};

/// How a tree of threats grows.
struct ThreatTreeOptions {
    Attacks attacks = Attacks::Threes;
    std::stop_token stop;
    OnStones onStones;           // told now and then how many have been placed; empty: nobody
    std::uint64_t patience = 1;  // how long the first searches for threats are
};

/// The tree of an attack by threats, grown where a proof or a disproof is nearest (depth-first
/// proof-number search). Every stone of the attacker must threaten to win if the defender did
/// nothing, by fours or, with Attacks::All, by fours and threes; the defender answers with all that
/// may change this (Relevance, Zone).
///
/// The searches for these threats are short at first. Where that was not enough to tell, everything
/// that is not proved is looked at anew with longer ones, until the answer is exact or the stones
/// are used up.
///
/// All nodes are kept, so that a proof can be read off in the end. Positions that are reached in
/// several ways are one node.
class ThreatTree {
public:
    /// `map` must outlive the tree; stones are placed on it and taken back.
    ThreatTree(eval::ShapeMap& map, eval::Side attacker, FourProver& fours,
               const ThreatTreeOptions& options);

    /// Grows the tree until the root is decided or so many more stones have been placed; can be
    /// called again. Unknown without a stone placed: it is as large as it may get.
    Verdict grow(std::uint64_t stones);
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
        bool postponed = false;  // is it still to be seen whether fours and threes threaten to win?
        int plies = 0;           // to the five, once it is proved and asked for
        int written = -1;        // its index in the proof that is written
        std::vector<Child> children;
        std::unique_ptr<Proof> threat;  // attacker: his win; defender: what stands against him
    };
    struct Goal {
        Number proof;
        Number disproof;
    };

    Verdict growOn();
    void visit(int node, Goal goal, bool attacks);
    void expandAttack(Node& node);
    void expandDefence(Node& node);
    void expandPostponed(Node& node);
    void keepProved();
    void sumUp(Node& node, bool attacks) const;
    std::size_t choose(const Node& node, Goal goal, bool attacks, Goal& childGoal) const;
    int nodeHere();
    bool mustEnd();
    std::uint64_t stonesLeft() const;

    void addAttack(Node& node, eval::Cell cell);
    eval::CellSet attacksHere() const;
    bool helps(eval::Cell cell) const;
    bool wouldWinByFours(Proof& proof);
    bool wouldWinByThrees(Proof& proof);
    void answerWith(Node& node, const std::vector<eval::Cell>& answers, Proof threat);

    Number proofOf(const Child& child) const;
    Number disproofOf(const Child& child) const;
    static void prove(Node& node);
    static void disprove(Node& node);

    int pliesOf(int node, bool attacks);
    int write(int node, Proof& proof);

    eval::ShapeMap& map_;
    eval::Side side_;
    FourProver& fours_;
    ThreatTreeOptions options_;
    std::deque<Node> nodes_;
    std::unordered_map<std::uint64_t, int> known_;
    std::uint64_t placed_ = 0;       // by the tree itself; between growths by the fours too
    std::uint64_t foursBefore_ = 0;  // stones of the search for fours when growing began
    std::uint64_t last_ = 0;         // stones that may be placed in all
    std::uint64_t patience_;
    bool isGrowing_ = false;
    bool ended_ = false;
    bool complete_ = true;  // has every search for threats come to an end?
};

}  // namespace tianyuan::search
