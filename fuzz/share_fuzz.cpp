#include "record/share.h"
#include "record/share_bits.h"
#include "through_sgf.h"

#include <cstdint>

/// The bytes as bits of a share string that is sealed as it must be, and as they are.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tianyuan;
    record::ShareBits bits;
    for (std::size_t i = 0; i < size; ++i) bits.put(data[i], 8);
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    for (const std::string& text : {"ty1:" + bits.sealed(), std::string(bytes)}) {
        const auto read = record::readShare(text);
        if (!read) continue;
        fuzz::expectThroughSgf(*read);
        const auto written = record::writeShare(read->front());
        fuzz::expect(written && written->leftOut.empty());
        const auto again = record::readShare(written->bytes);
        fuzz::expect(again && *again == *read);
    }
    return 0;
}
