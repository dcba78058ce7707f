#include "expect.h"
#include "record/text_encoding.h"

#include <array>
#include <cstdint>

/// Text that decodes is UTF-8; what encodes comes back the same. The first byte picks the encoding.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tianyuan;
    using namespace tianyuan::record;
    constexpr std::array Encodings{"UTF-8", "GB18030", "CP932",  "WINDOWS-1251", "KOI8-R", "BIG5",
                                   "UHC",   "UTF-16",  "UTF-32", "ISO-8859-1",   "IBM866", "gbk"};
    if (size == 0) return 0;
    const std::string encoding = Encodings[data[0] % Encodings.size()];
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);

    if (const Result<std::string> text = toUtf8(bytes, encoding)) {
        fuzz::expect(isUtf8(*text));
        const Result<std::string> encoded = fromUtf8(*text, encoding);
        fuzz::expect(!encoded || *toUtf8(*encoded, encoding) == *text);
    }
    const Result<std::string> encoded = fromUtf8(bytes, encoding);
    fuzz::expect(!encoded || isUtf8(bytes));
    fuzz::expect(!encoded || *toUtf8(*encoded, encoding) == bytes);
    const std::string found = detectEncoding(bytes, "?");
    fuzz::expect(!found.empty() && (!isUtf8(bytes) || found == "UTF-8"));
    return 0;
}
