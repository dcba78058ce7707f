#pragma once

#include "proof/checker.h"
#include "prove/job.h"
#include "prove/place.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tianyuan::prove {

/// A job that is done: which, and what came of it.
struct Record {
    proof::Position position;   // the attacker to move
    std::optional<Point> move;  // of the attacker, if the job was about the replies to it
    int level = 0;
    JobResult result;
};

/// The tree of a proof that is being looked for: positions with the attacker to move, his moves,
/// and the replies to them that are not yet known to lose. It grows where proof numbers say that a
/// proof is nearest. Positions that are the same but for a symmetry or the order of moves are one.
///
/// Knows no thread and no search: jobs go out, records come in.
class ProofTree {
public:
    ProofTree(Rule rule, int size, const proof::Position& root);

    /// Counts the claims, which a checker has accepted, as proved wherever the tree comes to their
    /// positions. Before the first record.
    void believe(const proof::Certificate& certificate);

    /// A position with the attacker to move, as it is kept.
    struct Attack {
        proof::Position position;
        proof::Link how;  // once it is proved
        int level = -1;   // of the jobs that were done for it
        bool expanded = false;
        bool busy = false;
        std::uint32_t proofNumber = 1;
        std::uint32_t refutationNumber = 1;
        std::uint64_t effort = 0;  // stones placed for it and what is below
        std::vector<int> moves;
        std::vector<int> parents;
    };
    /// A move of the attacker there.
    struct Defence {
        Point move;
        int parent = 0;
        int rank = 0;
        bool evaluated = false;
        bool busy = false;
        bool refuted = false;      // the checker did not accept what came of it
        bool everyReply = false;   // there is no threat, so each reply needs a proof
        bool materialised = true;  // else `open` is still to be filled with every reply
        proof::Link threat;
        std::vector<proof::Reply> settled;
        struct Open {
            Point point;
            int child = 0;
            std::uint8_t symmetry = 0;  // lays the child over this position
        };
        std::vector<Open> open;
        std::vector<Point> untested;
        std::vector<proof::Link> sisters;  // strategies that have won after some reply, last first
        std::uint32_t proofNumber = 1;
        std::uint32_t refutationNumber = 1;
    };
    struct Task {
        Record record;  // with an empty result
        Job job;
    };

    /// What to do next; marks it as being done. Nothing if everything is proved or being done.
    std::optional<Task> next();
    /// Takes in what came of a job; the links lead into strategies().
    void apply(const Record& record);
    /// The job was not done after all.
    void giveBack(const Record& record);

    Rule rule() const { return rule_; }
    int size() const { return size_; }
    proof::Strategies& strategies() { return strategies_; }
    const proof::Strategies& strategies() const { return strategies_; }
    /// What was believed from the beginning, by the keys of the positions.
    const std::map<std::string, proof::Claim>& believed() const { return believed_; }
    bool isProved() const { return attacks_.front().how.leads(); }
    int attackCount() const { return static_cast<int>(attacks_.size()); }
    const Attack& attack(int index) const { return attacks_[static_cast<std::size_t>(index)]; }
    const Defence& defence(int index) const { return defences_[static_cast<std::size_t>(index)]; }
    /// Is this reply known to lose?
    bool isSettled(const Defence& defence, Point reply) const;
    /// How the attacker wins after this reply to his move, if that is known and not by the threat.
    proof::Link after(const Defence& defence, Point reply) const;
    /// Bytes that it takes, about.
    std::size_t memory() const;

private:
    int attackAt(const proof::Position& position, std::uint8_t& symmetry);
    void addSister(Defence& defence, proof::Link how);
    int indexOf(const proof::Position& position) const;
    int defenceOf(int attack, Point move) const;
    void applyAttack(int index, const Record& record);
    void applyDefence(int index, const Record& record);
    void addMove(int index, Point point);
    void addOpen(int index, Point point);
    void materialise(int index);
    void spend(int index, std::uint64_t effort);
    void complete(int defence);
    void prove(int index, proof::Link how);
    void update(int index);
    void count(Defence& defence) const;
    void count(Attack& attack) const;

    std::optional<Task> chooseAt(int attack, const Defence* from, const Defence::Open* through);
    std::optional<Task> chooseBelow(int defence);
    std::vector<const Defence::Open*> inOrder(const Defence& defence) const;
    std::uint32_t turnsTaken(const Defence& defence, const Attack& child) const;
    Task attackTask(int index, int level, const Defence* from, const Defence::Open* through);
    Task defenceTask(int index);
    std::vector<proof::Link> winsOfCousins(const Defence& defence, Point reply) const;
    proof::Position attackersAfter(const Defence& defence) const;

    Attack& attackRef(int index) { return attacks_[static_cast<std::size_t>(index)]; }
    Defence& defenceRef(int index) { return defences_[static_cast<std::size_t>(index)]; }

    Rule rule_;
    int size_;
    proof::Strategies strategies_;
    proof::Checker checker_;
    std::vector<Attack> attacks_;
    std::vector<Defence> defences_;
    std::unordered_map<std::string, int> byKey_;
    std::map<std::string, proof::Claim> believed_;  // by key, about the position as it is kept
    std::vector<int> wide_;                         // the defences where every reply needs a proof
};

}  // namespace tianyuan::prove
