#include "proof/strategies.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace tianyuan::proof {
namespace {

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15ULL;
    return hash ^ (hash >> 29);
}

std::uint64_t valueOf(Point point) {
    return static_cast<std::uint64_t>(point.y) * 256 + static_cast<std::uint64_t>(point.x);
}

std::uint64_t valueOf(Link link) { return std::uint64_t{link.node} * 8 + link.symmetry; }

std::uint64_t hashOf(Point point, std::span<const Reply> replies, Link otherwise) {
    std::uint64_t hash = mixed(valueOf(point), valueOf(otherwise));
    for (const Reply& reply : replies) {
        hash = mixed(mixed(hash, valueOf(reply.point)), valueOf(reply.next));
    }
    return hash;
}

/// Two points of a board of three lines tell the symmetries apart.
constexpr int TellingSize = 3;
constexpr std::array<Point, 2> Telling{{{0, 0}, {1, 0}}};

std::uint8_t symmetryThatDoes(auto&& what) {
    for (std::size_t i = 0; i < AllSymmetries.size(); ++i) {
        const auto agrees = [&](Point point) {
            return AllSymmetries[i](point, TellingSize) == what(point);
        };
        if (std::all_of(Telling.begin(), Telling.end(), agrees))
            return static_cast<std::uint8_t>(i);
    }
    assert(false);
    return 0;
}

}  // namespace

Node Strategies::at(std::uint32_t node) const {
    const Head& head = heads_[node];
    return {head.point, std::span(replies_).subspan(head.firstReply, head.replies), head.otherwise};
}

std::uint32_t Strategies::add(Point point, std::span<const Reply> replies, Link otherwise) {
    const std::uint64_t hash = hashOf(point, replies, otherwise);
    const auto [first, last] = byHash_.equal_range(hash);
    for (auto it = first; it != last; ++it) {
        const Node node = at(it->second);
        if (node.point == point && node.otherwise == otherwise &&
            std::ranges::equal(node.replies, replies)) {
            return it->second;
        }
    }
    const std::uint32_t number = size();
    int height = otherwise.leads() ? heightOf(otherwise.node) : 0;
    for (const Reply& reply : replies) height = std::max(height, heightOf(reply.next.node));
    heads_.push_back({point, static_cast<std::uint32_t>(replies_.size()),
                      static_cast<std::uint32_t>(replies.size()), otherwise, height + 1});
    replies_.insert(replies_.end(), replies.begin(), replies.end());
    byHash_.emplace(hash, number);
    return number;
}

Link Strategies::addFrom(const Strategies& other, Link link, Known& known) {
    if (!link.leads()) return link;
    if (const auto found = known.find(link.node); found != known.end()) {
        return {found->second, link.symmetry};
    }
    const Node node = other.at(link.node);
    std::vector<Reply> replies;
    for (const Reply& reply : node.replies) {
        replies.push_back({reply.point, addFrom(other, reply.next, known)});
    }
    const Link otherwise = addFrom(other, node.otherwise, known);
    const std::uint32_t number = add(node.point, replies, otherwise);
    known.emplace(link.node, number);
    return {number, link.symmetry};
}

std::uint8_t composed(std::uint8_t first, std::uint8_t second) {
    return symmetryThatDoes([&](Point point) {
        return AllSymmetries[second](AllSymmetries[first](point, TellingSize), TellingSize);
    });
}

std::uint8_t inverse(std::uint8_t symmetry) {
    const Symmetry undone = AllSymmetries[symmetry].inverse();
    return symmetryThatDoes([&](Point point) { return undone(point, TellingSize); });
}

}  // namespace tianyuan::proof
