#pragma once

#include <string_view>

namespace tianyuan::puzzle {

/// The files of src/puzzle/collection, one after the other.
std::string_view collectionText();

}  // namespace tianyuan::puzzle
