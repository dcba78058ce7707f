#pragma once

#include "store/library.h"

namespace tianyuan::store {

/// Since when games count for a person's progress: who deletes it begins anew, and the games stay.
/// Kept in a library of games. All calls block. Lives no longer than the library.
class ProgressStart {
public:
    explicit ProgressStart(Library& library) : database_(library.database_) {}

    /// The beginning of time if nobody has said anything else.
    Result<Time> time();
    Attempt set(Time time);

private:
    Database& database_;
};

}  // namespace tianyuan::store
