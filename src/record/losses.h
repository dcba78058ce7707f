#pragma once

#include "record/format.h"

#include <initializer_list>
#include <set>
#include <string_view>
#include <vector>

namespace tianyuan::record {

/// "rule", "size", "variations", …: the words for it are under "loss.rule" and so on.
std::string_view idOf(Loss loss);

/// What a format leaves out that holds only moves: the facts of the game as a whole (but for its
/// size and for properties of other formats), and what is written beside a node.
std::set<Loss> lossesOfGame(const Record& record);
std::set<Loss> lossesOfNotes(const Notes& notes);

/// What a format that holds the main line and `held` besides leaves out: only what the record has.
/// Any size but 15 counts; whether a format implies the size is its own matter.
std::vector<Loss> leftOut(const Record& record, std::initializer_list<Loss> held);

/// Adds a loss at its place, once.
void addLoss(std::vector<Loss>& losses, Loss loss);

}  // namespace tianyuan::record
