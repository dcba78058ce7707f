#include "desktop/window/spare_memory.h"

#include <chrono>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace tianyuan::desktop {

SpareMemory::SpareMemory() {
#ifdef __GLIBC__
    // Left to itself, the limit follows the largest picture that was ever freed, and what is
    // smaller is never given back.
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
    QObject::connect(&clock_, &QTimer::timeout, &SpareMemory::giveBack);
    clock_.start(std::chrono::minutes(1));
}

std::size_t SpareMemory::bytes() {
#ifdef __GLIBC__
    return mallinfo2().fordblks;
#else
    return 0;
#endif
}

void SpareMemory::giveBack() {
#ifdef __GLIBC__
    constexpr std::size_t Much = std::size_t{16} << 20;
    if (bytes() >= Much) malloc_trim(0);
#endif
}

}  // namespace tianyuan::desktop
