#pragma once

#include <string_view>

namespace tianyuan::eval {

// The texts of the folder weights/, which the build puts into the program.
std::string_view freestyleWeights();
std::string_view standardWeights();
std::string_view renjuWeights();

}  // namespace tianyuan::eval
