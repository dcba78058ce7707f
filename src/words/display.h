#pragma once

#include <string>
#include <string_view>

namespace tianyuan::words {

/// A text that came from outside (a name, a comment, a file's name), fit to be shown: what is no
/// UTF-8, control characters and the marks that turn the direction of writing become U+FFFD, so
/// that they can neither command a terminal nor show something else than what stands there. Line
/// ends and tabs stay.
std::string displayable(std::string_view text);
/// The same on one line.
std::string displayableLine(std::string_view text);

}  // namespace tianyuan::words
