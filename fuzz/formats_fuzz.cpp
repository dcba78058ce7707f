#include "record/formats.h"
#include "through_sgf.h"

#include <cstdint>

/// Whatever can be read can be written in any format that takes it, and what that gives is read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tianyuan;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const Result<record::Reading> reading = record::read(bytes);
    if (!reading) return 0;
    fuzz::expectThroughSgf(reading->records);
    for (const record::Format format : record::AllFormats) {
        const auto written = record::write(reading->records.front(), format);
        if (!written) continue;
        const auto again = record::read(written->bytes, format);
        fuzz::expect(again && again->records.size() == 1 && again->refused.empty());
    }
    return 0;
}
