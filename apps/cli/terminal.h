#pragma once

#include <optional>
#include <string>

namespace tianyuan::cli {

/// What the terminal behind standard output can show.
struct TerminalAbilities {
    bool colour = false;   // 256 colours
    bool unicode = false;  // line drawing and round stones
    bool cursor = false;   // can be painted anew where it is

    /// From the environment: TERM, NO_COLOR, COLORTERM and the character set of the locale.
    static TerminalAbilities ofStandardOutput();
};

bool standardInputIsTerminal();

/// The window of the terminal behind standard output.
struct TerminalSize {
    int columns = 80;
    int rows = 24;
};
/// Nothing if it is no terminal.
std::optional<TerminalSize> sizeOfTerminal();

/// A text whose lines the terminal need not break; where there is none, as it is.
std::string fittedToTerminal(const std::string& text);

}  // namespace tianyuan::cli
