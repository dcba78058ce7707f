#include "record/rif.h"
#include "through_sgf.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tianyuan;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto read = record::readRif(bytes);
    if (read) fuzz::expectThroughSgf(read->records);
    return 0;
}
