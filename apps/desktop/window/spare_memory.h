#pragma once

#include <QTimer>

#include <cstddef>

namespace tianyuan::desktop {

/// Gives back to the system what the program has freed and the C library keeps for later: large
/// pictures at once, everything else once a minute, where it is worth while. Without it a window
/// that has once drawn a large picture would hold its memory to the end.
class SpareMemory {
public:
    SpareMemory();

    /// What is kept for later now, in bytes; 0 where nobody knows.
    static std::size_t bytes();
    /// Gives it back, if it is much.
    static void giveBack();

private:
    QTimer clock_;
};

}  // namespace tianyuan::desktop
