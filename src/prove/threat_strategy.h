#pragma once

#include "proof/certificate.h"
#include "search/proof.h"

namespace tianyuan::prove {

/// Adds a win by threats to strategies; gives the link to its first stone.
proof::Link addThreats(proof::Strategies& strategies, const search::Proof& win);

/// The stones of a board; the side to move attacks. Moves, if they are all of the stones, give the
/// order.
proof::Position positionOf(const Board& board, std::span<const Move> moves = {});

/// The same as a board.
Board boardOf(const proof::Position& position, int size);

}  // namespace tianyuan::prove
