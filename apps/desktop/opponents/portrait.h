#pragma once

#include "words/language.h"

#include <QString>

#include <string>

namespace tianyuan::desktop {

/// How the window calls a player of the roster, and shows it. Engines of the user are called what
/// the user calls them.
struct Portrait {
    QString name;
    QString character;  // one line; may be empty
    QString face;       // the address of a picture
};

Portrait portraitOf(const std::string& spec, words::Language language);

}  // namespace tianyuan::desktop
