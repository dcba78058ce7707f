#pragma once

#include "record/format.h"

#include <QString>

namespace tianyuan::desktop {

/// The games in a file, in any format that we read. Blocks, and may take long.
Result<record::Reading> readRecordFile(const QString& file);

}  // namespace tianyuan::desktop
