#pragma once

#include "record/format.h"

#include <QString>

namespace tianyuan::desktop {

/// The games in a file, in any format that we read. Old text is taken for `encoding`; empty: what
/// it looks like. Blocks, and may take long.
Result<record::Reading> readRecordFile(const QString& file, const QString& encoding = {});

}  // namespace tianyuan::desktop
