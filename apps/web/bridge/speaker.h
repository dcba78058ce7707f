#pragma once

#include "words/sentence.h"

#include <string>

namespace tianyuan::web {

/// Says things in the language of the person.
struct Speaker {
    words::Language language = words::Language::English;

    std::string say(const Reason& reason) const { return words::sentence(reason, language); }
    std::string phrase(const std::string& code) const { return words::phrase(code, language); }
};

}  // namespace tianyuan::web
