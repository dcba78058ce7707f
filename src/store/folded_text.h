#pragma once

#include <string>
#include <string_view>

namespace tianyuan::store {

/// A text as it is compared when searching: small letters, Latin ones without accents (õ is o),
/// full-width ones narrow. Takes UTF-8 and gives UTF-8; bytes that are none stay.
std::string folded(std::string_view text);

}  // namespace tianyuan::store
