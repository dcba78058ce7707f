#include "desktop/command_line.h"

#include "words/sentence.h"

#include <string_view>

namespace tianyuan::desktop {
namespace {

constexpr std::string_view LanguageOption = "--lang";

/// Takes what follows "--lang", as its own argument or after "=".
std::optional<Reason> readLanguage(std::string_view value, CommandLine& line) {
    line.language = words::languageFromText(value);
    if (line.language) return std::nullopt;
    return Reason{"cli.not-a-choice", {std::string(value), std::string(LanguageOption), "en, zh"}};
}

}  // namespace

CommandLine readCommandLine(int count, const char* const* arguments) {
    CommandLine line;
    bool optionsAreOver = false;
    const auto complain = [&line](std::optional<Reason> reason) {
        if (!line.complaint) line.complaint = std::move(reason);
    };
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        const bool isOption = !optionsAreOver && argument.starts_with('-');
        if (isOption && argument == "--") {
            optionsAreOver = true;
        } else if (isOption && (argument == "-h" || argument == "--help")) {
            line.help = true;
        } else if (isOption && argument == "--version") {
            line.version = true;
        } else if (isOption && argument == LanguageOption) {
            complain(readLanguage(i + 1 < count ? arguments[++i] : "", line));
        } else if (isOption && argument.starts_with("--lang=")) {
            complain(readLanguage(argument.substr(LanguageOption.size() + 1), line));
        } else if (isOption || line.file) {
            complain(Reason{"cli.unexpected", {std::string(argument)}});
        } else {
            line.file = argument;
        }
    }
    return line;
}

std::string helpText(words::Language language) {
    return words::phrase("window.command-line", language);
}

}  // namespace tianyuan::desktop
