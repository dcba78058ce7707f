#pragma once

#include "core/board.h"
#include "core/result.h"
#include "perfect/stored_nodes.h"
#include "proof/certificate.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::perfect {

/// A certificate to play from: for a position, whether it stands in the proof, and what to do. It
/// believes the certificate; proof::Checker is who does not.
class ProvedBook {
public:
    /// Reads the bytes of a certificate. Reasons as of proof::readCertificate.
    static Result<ProvedBook> read(std::string bytes);

    Rule rule() const { return rule_; }
    int size() const { return size_; }
    const std::vector<proof::Claim>& claims() const { return claims_; }
    std::uint32_t nodes() const { return nodes_.size(); }
    /// Bytes that it takes.
    std::size_t memory() const;

    /// Where a position stands in the proof.
    struct Place {
        Stone attacker = Stone::Black;
        bool attackerMoves = true;
        proof::Link how;  // the node of his next stone; of the last one, if the defender is to move
        int moves = 0;    // that the attacker still needs, at most
    };
    /// The place of a position, under any symmetry and however it came about; of several the one
    /// that wins soonest. It looks for a limited time: after a long game, the way that was gone is
    /// surer (Follower). The board is of this size, and the game by this rule.
    std::optional<Place> find(const Board& board) const;

    /// The place after a stone of the side to move there; nothing: outside the proof, or a five.
    std::optional<Place> after(const Place& place, Point point) const;

    /// A node with its points and links as they lie on the board.
    proof::ReadNode at(proof::Link link) const;
    /// Stones of the attacker from this node on, at most.
    int movesOf(proof::Link link) const { return nodes_.heightOf(link.node); }

    /// Adds what a link leads to, for a Checker; nothing if that is more than so many nodes.
    std::optional<proof::Link> copy(proof::Link link, proof::Strategies& strategies,
                                    std::size_t mostNodes) const;

private:
    ProvedBook(Rule rule, int size, StoredNodes nodes, std::vector<proof::Claim> claims)
        : rule_(rule), size_(size), nodes_(std::move(nodes)), claims_(std::move(claims)) {}

    Rule rule_;
    int size_;
    StoredNodes nodes_;
    std::vector<proof::Claim> claims_;
};

/// Finds positions one after another as a game goes on: by the way that was gone, or by the stones
/// alone, whichever wins sooner.
class Follower {
public:
    std::optional<ProvedBook::Place> find(const ProvedBook& book, const Board& board);

private:
    Board board_;  // where it was last
    std::optional<ProvedBook::Place> place_;
};

/// How the strategy goes on after a reply; leads nowhere if it has no answer to it.
proof::Link after(const proof::ReadNode& node, Point reply);

}  // namespace tianyuan::perfect
