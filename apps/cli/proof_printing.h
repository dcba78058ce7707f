#pragma once

#include "command.h"
#include "search/proof.h"

#include <nlohmann/json.hpp>

#include <string>

namespace tianyuan::cli {

/// The whole winning tree in lines of text: forced play goes on in its line, several answers stand
/// below each other. What several lines have in common is written once and numbered.
std::string proofText(const Context& context, const search::Proof& proof, int size);

/// The tree as a list of the attacker's stones, each with the answers that matter and the number of
/// what follows them; `otherwise` follows all other answers. The root is the last of the list.
nlohmann::ordered_json proofJson(const search::Proof& proof, int size);

}  // namespace tianyuan::cli
