#include "record/yixin_sav.h"
#include "through_sgf.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tianyuan;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto read = record::readYixinSav(bytes);
    if (read) fuzz::expectThroughSgf(*read);
    return 0;
}
