#include "desktop/window/spare_memory.h"

#include <gtest/gtest.h>

#include <fstream>
#include <memory>
#include <string>
#include <vector>

#ifdef __GLIBC__

namespace tianyuan::desktop {
namespace {

double residentMegabytes() {
    std::ifstream file("/proc/self/status");
    for (std::string word; file >> word;) {
        double kilobytes = 0;
        if (word == "VmRSS:" && file >> kilobytes) return kilobytes / 1024;
    }
    return 0;
}

/// Memory that is used.
std::unique_ptr<std::string> taken(std::size_t bytes) {
    return std::make_unique<std::string>(bytes, 'x');
}

TEST(SpareMemoryTest, ManySmallThingsAreGivenBack) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "A sanitizer has memory of its own.";
#endif
    std::vector<std::unique_ptr<std::string>> things;
    for (int i = 0; i < 2000; ++i) things.push_back(taken(50'000));
    // Some stay, so that nothing is given back by itself.
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (i % 20 != 0) things[i].reset();
    }
    const double before = residentMegabytes();
    EXPECT_GT(SpareMemory::bytes(), 80U << 20);
    SpareMemory::giveBack();
    EXPECT_LT(residentMegabytes(), before - 80);
}

}  // namespace
}  // namespace tianyuan::desktop

#endif
