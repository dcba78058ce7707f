#include "expect.h"
#include "record/pos.h"

#include <cstdint>

/// Whatever is read is written back byte for byte.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tianyuan;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const Result<std::vector<record::Record>> records = record::readPos(bytes);
    if (!records) return 0;
    const Result<record::Written> written = record::writePos(records->front());
    fuzz::expect(written && written->bytes == bytes && written->leftOut.empty());
    const Result<std::vector<record::Record>> again = record::readPos(written->bytes);
    fuzz::expect(again && *again == *records);
    return 0;
}
