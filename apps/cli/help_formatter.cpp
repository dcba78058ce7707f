#include "help_formatter.h"

#include "terminal.h"
#include "words/wrapped.h"

#include <algorithm>
#include <sstream>

namespace tianyuan::cli {

std::string HelpFormatter::make_help(const CLI::App* app, std::string name,
                                     CLI::AppFormatMode mode) const {
    const int columns = sizeOfTerminal().value_or(TerminalSize{}).columns;
    // Names begin a little to the right, and more so in the help of all commands.
    constexpr std::size_t Indent = 2;
    const std::size_t hanging = get_column_width() - Indent;
    std::istringstream lines(CLI::Formatter::make_help(app, std::move(name), mode));
    std::string text, line;
    while (std::getline(lines, line)) {
        const std::size_t own = std::min(line.find_first_not_of(' '), line.size());
        const std::size_t description = own + hanging;
        const bool isNamed = own > 0 && own < hanging && line.size() > description &&
                             line[description - 1] == ' ' && line[description] != ' ';
        text += words::wrapped(line, columns, isNamed ? static_cast<int>(hanging) : 0) + "\n";
    }
    if (mode == CLI::AppFormatMode::Sub) {
        // In the help of all commands, those of a command come after it: "games list".
        for (const CLI::App* command : app->get_subcommands({})) {
            text += "\n" + app->get_name() + " " + command->help(command->get_name(), mode);
        }
    }
    return text;
}

}  // namespace tianyuan::cli
