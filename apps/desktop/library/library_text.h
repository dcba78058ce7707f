#pragma once

#include "desktop/library/library_rows.h"

#include <QString>

namespace tianyuan::desktop {

class Language;

/// What is said of a game that is kept.
QString titleOf(const store::Summary& game, const Language& language);
/// How it ended, and after how many moves.
QString aboutOf(const store::Summary& game, const Language& language);
/// By which rule; empty where it is not known.
QString ruleOf(const store::Summary& game, const Language& language);
/// When, by which rule, how large, where, and from which file: all that is known.
QString factsOf(const store::Summary& game, const Language& language);

}  // namespace tianyuan::desktop
