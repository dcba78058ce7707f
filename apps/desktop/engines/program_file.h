#pragma once

#include <QString>

namespace tianyuan::desktop {

/// Is it a program rather than a record?
bool looksLikeProgram(const QString& file);

}  // namespace tianyuan::desktop
