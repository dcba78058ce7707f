#include "terminal.h"

#include "words/wrapped.h"

#include <clocale>
#include <cstdlib>
#include <langinfo.h>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

namespace tianyuan::cli {
namespace {

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

bool localeIsUtf8() {
    std::setlocale(LC_CTYPE, "");
    if (std::string_view(nl_langinfo(CODESET)) == "UTF-8") return true;
    // The locale may be named but not installed.
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string_view value = environment(name);
        if (value.empty()) continue;
        return value.ends_with("UTF-8") || value.ends_with("utf8");
    }
    return false;
}

}  // namespace

TerminalAbilities TerminalAbilities::ofStandardOutput() {
    const std::string_view term = environment("TERM");
    const bool cursor = isatty(STDOUT_FILENO) != 0 && !term.empty() && term != "dumb";
    static const bool isUtf8 = localeIsUtf8();
    return {cursor && environment("NO_COLOR").empty(), isUtf8, cursor};
}

bool standardInputIsTerminal() { return isatty(STDIN_FILENO) != 0; }

std::optional<TerminalSize> sizeOfTerminal() {
    winsize size{};
    if (isatty(STDOUT_FILENO) == 0) return std::nullopt;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return TerminalSize{};
    return TerminalSize{size.ws_col, size.ws_row};
}

std::string fittedToTerminal(const std::string& text) {
    const auto size = sizeOfTerminal();
    return size ? words::wrapped(text, size->columns) : text;
}

}  // namespace tianyuan::cli
