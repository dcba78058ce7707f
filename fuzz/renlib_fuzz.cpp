#include "expect.h"
#include "record/renlib.h"

#include <cstdint>

/// Whatever is read as a library is written back byte for byte, and read as the same again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tianyuan;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const Result<std::vector<record::Record>> records = record::readRenLib(bytes);
    if (!records) return 0;
    const Result<record::Written> written = record::writeRenLib(records->front());
    fuzz::expect(written && written->bytes == bytes && written->leftOut.empty());
    const Result<std::vector<record::Record>> again = record::readRenLib(written->bytes);
    fuzz::expect(again && *again == *records);
    return 0;
}
