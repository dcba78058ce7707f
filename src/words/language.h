#pragma once

#include <optional>
#include <string_view>

namespace tianyuan::words {

enum class Language { English, Chinese };

/// "en" or "zh", also in longer forms such as "zh_CN.UTF-8" or "en-GB".
std::optional<Language> languageFromText(std::string_view text);

/// The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG, in this order; the first
/// that is set decides). English where it asks for none of ours.
Language languageOfEnvironment();

}  // namespace tianyuan::words
