#include "perfect/proved_book.h"

#include "proof/certificate_bytes.h"
#include "proof/window_board.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace tianyuan::perfect {
namespace {

using proof::CellSet;
using proof::Link;
using Place = ProvedBook::Place;

/// Nodes that are looked at to find one position. Few positions need more than a hundred.
constexpr int MostSteps = 50'000;

std::size_t cellOf(Point point, int size) {
    return static_cast<std::size_t>(point.y * size + point.x);
}

/// Looks for a position by playing a strategy: every stone of the attacker must be one of his on
/// the board, and the defender's are tried in any order.
class Retracing {
public:
    Retracing(const ProvedBook& book, Stone attacker) : book_(book), attacker_(attacker) {}

    void follow(Link link, CellSet attackers, const CellSet& defenders) {
        if (--steps_ < 0) return;
        if (attackers.none() && defenders.none()) return take(link, true, book_.movesOf(link));
        // From here on no line is as long as what was played.
        if (static_cast<int>(attackers.count()) >= book_.movesOf(link)) return;
        if (attackers.none() || !seen_.insert({link, attackers, defenders}).second) return;
        const proof::ReadNode node = book_.at(link);
        const std::size_t cell = cellOf(node.point, book_.size());
        if (!attackers[cell]) return;
        attackers.reset(cell);
        if (attackers.none() && defenders.none()) {
            return take(link, false, book_.movesOf(link) - 1);
        }
        for (int i = 0; i < book_.size() * book_.size(); ++i) {
            if (!defenders[static_cast<std::size_t>(i)]) continue;
            const Link next = after(node, {i % book_.size(), i / book_.size()});
            if (!next.leads()) continue;
            CellSet rest = defenders;
            follow(next, attackers, rest.reset(static_cast<std::size_t>(i)));
        }
    }

    const std::optional<Place>& best() const { return best_; }

private:
    struct Step {
        Link link;
        CellSet attackers;
        CellSet defenders;
        friend bool operator==(const Step&, const Step&) = default;
    };
    struct HashOfStep {
        std::size_t operator()(const Step& step) const {
            const std::hash<CellSet> hash;
            return (hash(step.attackers) * 31 + hash(step.defenders)) * 31 + step.link.node;
        }
    };

    void take(Link link, bool attackerMoves, int moves) {
        if (!best_ || moves < best_->moves) best_ = Place{attacker_, attackerMoves, link, moves};
    }

    const ProvedBook& book_;
    Stone attacker_;
    int steps_ = MostSteps;
    std::unordered_set<Step, HashOfStep> seen_;
    std::optional<Place> best_;
};

/// Whose stones are where, without those of a claim; nothing if the claim has others.
struct Rest {
    CellSet attackers;
    CellSet defenders;
};
std::optional<Rest> restOf(const Board& board, const proof::Position& claim, Symmetry symmetry) {
    for (const Stone stone : {Stone::Black, Stone::White}) {
        for (const Point point : stone == Stone::Black ? claim.black : claim.white) {
            if (board.at(symmetry(point, board.size())) != stone) return {};
        }
    }
    Rest rest;
    for (int i = 0; i < board.area(); ++i) {
        const Stone stone = board.at({i % board.size(), i / board.size()});
        if (stone == claim.attacker) rest.attackers.set(static_cast<std::size_t>(i));
        if (stone == opponent(claim.attacker)) rest.defenders.set(static_cast<std::size_t>(i));
    }
    for (const auto* points : {&claim.black, &claim.white}) {
        for (const Point point : *points) {
            const std::size_t cell = cellOf(symmetry(point, board.size()), board.size());
            rest.attackers.reset(cell);
            rest.defenders.reset(cell);
        }
    }
    const bool attackerMoves = board.sideToMove() == claim.attacker;
    if (rest.attackers.count() != rest.defenders.count() + (attackerMoves ? 0 : 1)) return {};
    return rest;
}

Link turned(Link link, std::uint8_t symmetry) {
    return link.leads() ? Link{link.node, proof::composed(link.symmetry, symmetry)} : link;
}

}  // namespace

Result<ProvedBook> ProvedBook::read(std::string bytes) {
    auto parts = proof::openCertificate(bytes);
    if (!parts) return parts.reason();
    const std::size_t head = bytes.size() - proof::ChecksumBytes - parts->bytes().size();
    const auto rule = parts->rule();
    const int size = parts->size();
    auto nodes = StoredNodes::read(*parts);
    if (!nodes) return parts->badBytes();
    std::vector<proof::Claim> claims = parts->claims(nodes->size());
    if (!parts->isGood() || !parts->isAtEnd()) return parts->badBytes();
    nodes->keep(std::move(bytes), head);
    return ProvedBook(rule, size, std::move(*nodes), std::move(claims));
}

std::size_t ProvedBook::memory() const {
    std::size_t bytes = nodes_.memory() + claims_.capacity() * sizeof(proof::Claim);
    for (const proof::Claim& claim : claims_) {
        bytes +=
            (claim.position.black.capacity() + claim.position.white.capacity()) * sizeof(Point);
    }
    return bytes;
}

std::optional<Place> ProvedBook::find(const Board& board) const {
    std::optional<Place> best;
    for (const proof::Claim& claim : claims_) {
        for (std::size_t s = 0; s < AllSymmetries.size(); ++s) {
            const auto rest = restOf(board, claim.position, AllSymmetries[s]);
            if (!rest) continue;
            Retracing retracing(*this, claim.position.attacker);
            retracing.follow(turned(claim.how, static_cast<std::uint8_t>(s)), rest->attackers,
                             rest->defenders);
            const auto& found = retracing.best();
            if (found && (!best || found->moves < best->moves)) best = found;
        }
    }
    return best;
}

std::optional<Place> ProvedBook::after(const Place& place, Point point) const {
    const proof::ReadNode node = at(place.how);
    if (place.attackerMoves) {
        if (point != node.point || place.moves <= 1) return {};
        return Place{place.attacker, false, place.how, place.moves - 1};
    }
    const Link next = perfect::after(node, point);
    if (!next.leads()) return {};
    return Place{place.attacker, true, next, movesOf(next)};
}

proof::ReadNode ProvedBook::at(Link link) const {
    proof::ReadNode node = nodes_.at(link.node);
    if (link.symmetry == 0) return node;
    const Symmetry symmetry = AllSymmetries[link.symmetry];
    node.point = symmetry(node.point, size_);
    node.otherwise = turned(node.otherwise, link.symmetry);
    for (proof::Reply& reply : node.replies) {
        reply = {symmetry(reply.point, size_), turned(reply.next, link.symmetry)};
    }
    return node;
}

std::optional<Link> ProvedBook::copy(Link link, proof::Strategies& strategies,
                                     std::size_t mostNodes) const {
    // Which nodes are needed; each leads only to earlier ones.
    std::unordered_set<std::uint32_t> needed{link.node};
    std::vector<std::uint32_t> work{link.node};
    while (!work.empty()) {
        const proof::ReadNode node = nodes_.at(work.back());
        work.pop_back();
        const auto need = [&](Link next) {
            if (next.leads() && needed.insert(next.node).second) work.push_back(next.node);
        };
        need(node.otherwise);
        for (const proof::Reply& reply : node.replies) need(reply.next);
        if (needed.size() > mostNodes) return {};
    }
    std::vector<std::uint32_t> inOrder(needed.begin(), needed.end());
    std::ranges::sort(inOrder);
    std::unordered_map<std::uint32_t, std::uint32_t> numbers;
    const auto there = [&](Link next) {
        return next.leads() ? Link{numbers.at(next.node), next.symmetry} : next;
    };
    for (const std::uint32_t each : inOrder) {
        proof::ReadNode node = nodes_.at(each);
        for (proof::Reply& reply : node.replies) reply.next = there(reply.next);
        numbers[each] = strategies.add(node.point, node.replies, there(node.otherwise));
    }
    return there(link);
}

std::optional<Place> Follower::find(const ProvedBook& book, const Board& board) {
    std::optional<Place> way = board.size() == board_.size() ? place_ : std::nullopt;
    Board here = board_;
    while (way && here.stones() < board.stones()) {
        // The attacker's stone can only be the one of the proof; of the defender's, any.
        std::optional<Point> next;
        for (int i = 0; i < board.area() && !next; ++i) {
            const Point point(i % board.size(), i / board.size());
            const bool isNew = here.isEmpty(point) && board.at(point) == here.sideToMove();
            if (isNew && (!way->attackerMoves || point == book.at(way->how).point)) next = point;
        }
        way = next ? book.after(*way, *next) : std::nullopt;
        if (next) here.play(*next);
    }
    if (here != board) way.reset();
    place_ = book.find(board);
    if (way && (!place_ || way->moves < place_->moves)) place_ = way;
    board_ = board;
    return place_;
}

Link after(const proof::ReadNode& node, Point reply) {
    const auto listed = std::ranges::find(node.replies, reply, &proof::Reply::point);
    return listed != node.replies.end() ? listed->next : node.otherwise;
}

}  // namespace tianyuan::perfect
