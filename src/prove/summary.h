#pragma once

#include "prove/proof_tree.h"

#include <vector>

namespace tianyuan::prove {

/// What a tree has proved: its root, or else replies to the attacker's first move, or else replies
/// to his second one; and what was believed besides. Each position once but for symmetries.
std::vector<proof::Claim> claimsOf(const ProofTree& tree);

/// Replies that are settled, of how many.
struct Share {
    int settled = 0;
    int all = 0;
};
struct Summary {
    Share first;   // replies to the attacker's first move, those that are alike counted once
    Share second;  // and replies to his next move after each of them
};
Summary summaryOf(const ProofTree& tree);

}  // namespace tianyuan::prove
