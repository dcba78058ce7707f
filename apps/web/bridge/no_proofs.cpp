#include "roster/perfect.h"

// A page has no folder in which proofs could be installed.
namespace tianyuan::roster {

std::unique_ptr<player::Player> withProofs(std::unique_ptr<player::Player> player) {
    return player;
}

std::vector<BuiltIn> perfect() { return {}; }

}  // namespace tianyuan::roster
