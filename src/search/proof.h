#pragma once

#include "core/point.h"

#include <cstddef>
#include <vector>

namespace tianyuan::search {

/// What a search for a proof has found.
enum class Verdict {
    Won,      // it is proved
    None,     // there is no such win
    Unknown,  // none within the limits
};

/// A win that is proved: what the attacker plays, and what against each answer, down to the five.
///
/// After a stone of the attacker, an answer is either listed, with the attack that follows it, or
/// it is any other move or a pass: then `otherwise` follows, the threat that the stone made. Parts
/// that several lines have in common are kept once.
class Proof {
public:
    static constexpr int None = -1;

    struct Answer {
        Point point;
        int next = None;  // the attack that follows
    };
    struct Attack {
        Point point;
        int plies = 0;  // stones until the five against the longest resistance, this included
        int otherwise = None;  // the attack after any answer that is not listed; None: this wins
        std::vector<Answer> answers;

        bool wins() const { return otherwise == None; }
    };

    bool isEmpty() const { return root_ == None; }
    int root() const { return root_; }
    const Attack& attack(int index) const { return attacks_[static_cast<std::size_t>(index)]; }
    int size() const { return static_cast<int>(attacks_.size()); }
    /// Stones until the five against the longest resistance; 0 if there is no win.
    int plies() const { return isEmpty() ? 0 : attack(root_).plies; }

    /// Both sides' stones, always against the answer that resists longest, to the five or to a
    /// threat that no answer stops.
    std::vector<Point> line() const;

    /// Adds the stone that makes five; gives its index.
    int addFive(Point point);
    /// Adds a stone whose answers and threat have been added before; counts the plies.
    int add(Point point, std::vector<Answer> answers, int otherwise);
    /// Adds all of another proof; gives the index of its root.
    int addAll(const Proof& other);
    void setRoot(int index) { root_ = index; }
    /// Forgets all attacks from number `size` on.
    void cutTo(int size) { attacks_.resize(static_cast<std::size_t>(size)); }

private:
    std::vector<Attack> attacks_;
    int root_ = None;
};

}  // namespace tianyuan::search
