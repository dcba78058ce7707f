#include "words/language.h"

#include <cstdlib>

namespace tianyuan::words {

std::optional<Language> languageFromText(std::string_view text) {
    const std::string_view head = text.substr(0, text.find_first_of("_-."));
    if (head == "en") return Language::English;
    if (head == "zh") return Language::Chinese;
    return std::nullopt;
}

Language languageOfEnvironment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value && *value) return languageFromText(value).value_or(Language::English);
    }
    return Language::English;
}

}  // namespace tianyuan::words
