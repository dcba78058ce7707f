#include "record/move_text.h"
#include "through_sgf.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tianyuan;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto code = record::readPositionCode(bytes);
    const auto address = record::readGomocalc(bytes);
    if (code) fuzz::expectThroughSgf(*code);
    if (address) fuzz::expectThroughSgf(*address);
    return 0;
}
