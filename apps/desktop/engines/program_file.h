#pragma once

#include <QString>

namespace tianyuan::desktop {

/// Is it a program, or an engine packed into a .zip, rather than a record?
bool looksLikeProgram(const QString& file);

}  // namespace tianyuan::desktop
