#include "protocol/command_line.h"

#include <optional>

namespace tianyuan::protocol {

Result<std::vector<std::string>> splitCommandLine(std::string_view text) {
    std::vector<std::string> words;
    std::optional<std::string> word;
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool isBackslash = c == '\\' && quote != '\'' && i + 1 < text.size();
        if (quote == 0 && (c == ' ' || c == '\t')) {
            if (word) words.push_back(std::move(*word));
            word.reset();
            continue;
        }
        if (!word) word.emplace();
        if (isBackslash) {
            *word += text[++i];
        } else if (quote == 0 && (c == '"' || c == '\'')) {
            quote = c;
        } else if (c == quote) {
            quote = 0;
        } else {
            *word += c;
        }
    }
    if (quote != 0) return Reason{"engine.open-quote", {std::string(text)}};
    if (word) words.push_back(std::move(*word));
    return words;
}

std::string joinCommandLine(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += ' ';
        const bool isPlain = !word.empty() && word.find_first_of(" \t\"'\\") == std::string::npos;
        if (isPlain) {
            text += word;
            continue;
        }
        text += '"';
        for (const char c : word) {
            if (c == '"' || c == '\\') text += '\\';
            text += c;
        }
        text += '"';
    }
    return text;
}

}  // namespace tianyuan::protocol
