#pragma once

#include "core/result.h"
#include "record/format.h"

#include <initializer_list>
#include <vector>

namespace tianyuan::record {

/// A game as the formats hold it that are only a list of points: the main line, Black and White in
/// turn.
struct PlainLine {
    std::vector<Move> moves;
    std::vector<NodeId> nodes;  // where each move stands in the tree; NoNode: nowhere
};

enum class Passes { Held, NotHeld };

/// Makes the list. Set-up stones become its first moves, so that the position is kept. A pass is
/// put in where one side moves twice. A reason where the list cannot be: the numbers of set-up
/// stones do not alternate ("record.setup-not-in-turn"), or the format has no passes and one stands
/// before a later stone ("record.pass-in-the-middle"); passes at the end are dropped in that case.
Result<PlainLine> plainLine(const Record& record, Passes passes);

/// What such a format, able to hold `held` besides, leaves out. Set-up stones that became moves are
/// counted as left out, but who moves first is then not.
std::vector<Loss> leftOutOfPlainLine(const Record& record, std::initializer_list<Loss> held);

/// The same moves after a set-up that the format holds itself.
PlainLine plainLineAfterSetup(const Record& record);

}  // namespace tianyuan::record
