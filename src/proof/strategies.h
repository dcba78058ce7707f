#pragma once

#include "core/point.h"
#include "core/symmetry.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace tianyuan::proof {

/// Where a strategy goes on: at a node, laid over the board by one of AllSymmetries.
struct Link {
    static constexpr std::uint32_t Nowhere = UINT32_MAX;

    std::uint32_t node = Nowhere;
    std::uint8_t symmetry = 0;  // an index into AllSymmetries; a point p of the node means s(p)

    bool leads() const { return node != Nowhere; }
    friend bool operator==(const Link&, const Link&) = default;
};

/// A move of the defender, and how the attacker goes on after it.
struct Reply {
    Point point;
    Link next;

    friend bool operator==(const Reply&, const Reply&) = default;
};

/// What the attacker does: he plays a point. Then he has made five, or the defender moves; after a
/// reply that is listed the strategy goes on there, after any other with `otherwise`. Where there
/// is no `otherwise`, every move that the defender has must be listed.
struct Node {
    Point point;
    std::span<const Reply> replies;
    Link otherwise;

    bool isFive() const { return replies.empty() && !otherwise.leads(); }
};

/// Nodes, each of which leads only to earlier ones: nothing can go round in a circle. A node says
/// what to do, not in which position, so that one node may serve many positions; equal nodes are
/// kept once.
class Strategies {
public:
    std::uint32_t size() const { return static_cast<std::uint32_t>(heads_.size()); }
    Node at(std::uint32_t node) const;
    /// Stones of the attacker on the longest way from here, this included.
    int heightOf(std::uint32_t node) const { return heads_[node].height; }

    /// Adds a node, or finds the equal one; gives its number. All its links lead to nodes that
    /// exist.
    std::uint32_t add(Point point, std::span<const Reply> replies, Link otherwise);
    std::uint32_t addFive(Point point) { return add(point, {}, {}); }

    /// Adds everything that `link` of other strategies leads to; gives the link here. `known` holds
    /// the numbers of nodes that were added by earlier calls for the same two.
    using Known = std::unordered_map<std::uint32_t, std::uint32_t>;
    Link addFrom(const Strategies& other, Link link, Known& known);

private:
    struct Head {
        Point point;
        std::uint32_t firstReply = 0;
        std::uint32_t replies = 0;
        Link otherwise;
        int height = 1;
    };

    std::vector<Head> heads_;
    std::vector<Reply> replies_;
    std::unordered_multimap<std::uint64_t, std::uint32_t> byHash_;
};

/// The symmetry, as an index, that does first `first` and then `second`.
std::uint8_t composed(std::uint8_t first, std::uint8_t second);
std::uint8_t inverse(std::uint8_t symmetry);

}  // namespace tianyuan::proof
