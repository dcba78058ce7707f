#pragma once

#include "words/language.h"

#include <string>
#include <string_view>

namespace tianyuan::words {

/// A name that this program once wrote above a game by itself ("You", "First player", a player of
/// the roster), in the language of now whatever it was written in; any other name as it is.
std::string storedName(std::string_view name, Language language);

}  // namespace tianyuan::words
