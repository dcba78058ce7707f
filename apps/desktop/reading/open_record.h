#pragma once

#include "record/format.h"
#include "store/summary.h"

#include <QString>

#include <memory>
#include <optional>

namespace tianyuan::desktop {

/// Where the record on the table came from, and where it is kept.
struct OpenRecord {
    QString file;                          // empty: none
    std::optional<record::Format> format;  // of the file
    /// Its number in the library once it is kept there; belongs to the thread of the store.
    std::shared_ptr<std::optional<store::GameId>> kept =
        std::make_shared<std::optional<store::GameId>>();
    bool changed = false;  // since it was opened or last kept
};

}  // namespace tianyuan::desktop
