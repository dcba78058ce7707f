#pragma once

// The iconv of WebAssembly's C library writes UTF-8 wrongly: unless the program speaks UTF-8, and
// for numbers that are no characters, it says that it has written less than nothing, and goes on
// before its room. So it makes numbers, one character at a time, and UTF-8 is made of them here.
// And Japanese has another name there.

#include <cerrno>
#include <clocale>
#include <cstdint>
#include_next <iconv.h>
#include <string_view>

namespace tianyuan::standin {

struct Converter {
    iconv_t real;
    bool makesUtf8;
};

inline iconv_t openConverter(const char* to, const char* from) {
    [[maybe_unused]] static const char* const spoken = std::setlocale(LC_CTYPE, "C.UTF-8");
    const auto known = [](const char* name) {
        return std::string_view(name) == "CP932" ? "SHIFT_JIS" : name;
    };
    const bool makesUtf8 = std::string_view(to) == "UTF-8";
    const iconv_t real = iconv_open(makesUtf8 ? "UTF-32BE" : known(to), known(from));
    return real == reinterpret_cast<iconv_t>(-1) ? real : new Converter{real, makesUtf8};
}

inline int closeConverter(iconv_t descriptor) {
    const auto* converter = static_cast<Converter*>(descriptor);
    const int result = iconv_close(converter->real);
    delete converter;
    return result;
}

/// Gives back how many bytes it takes, 0 for what is no character.
inline int toUtf8(std::uint32_t c, char* bytes) {
    if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000)) return 0;
    const int length = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    constexpr unsigned Lead[] = {0, 0, 0xC0, 0xE0, 0xF0};
    for (int i = length - 1; i > 0; --i, c >>= 6) bytes[i] = static_cast<char>(0x80 | (c & 0x3F));
    bytes[0] = static_cast<char>(Lead[length] | c);
    return length;
}

/// One character, or the two that one of another encoding stands for. False, with `errno`, if that
/// cannot be.
inline bool convertNext(iconv_t real, char** in, std::size_t* inLeft, char** out,
                        std::size_t* room) {
    unsigned char numbers[8];
    std::size_t made = 0;
    char* const start = *in;
    const std::size_t startLeft = *inLeft;
    const auto giveBack = [&](int error) {
        *in = start;
        *inLeft = startLeft;
        errno = error;
        return false;
    };
    for (const std::size_t size : {4, 8}) {
        char* place = reinterpret_cast<char*>(numbers);
        std::size_t left = size;
        const bool fails = iconv(real, in, inLeft, &place, &left) == static_cast<std::size_t>(-1);
        made = size - left;
        if (made > 0 || !fails) break;
        if (errno != E2BIG) return false;
    }
    char text[8];
    std::size_t length = 0;
    for (std::size_t i = 0; i < made; i += 4) {
        const std::uint32_t c = std::uint32_t(numbers[i]) << 24 |
                                std::uint32_t(numbers[i + 1]) << 16 |
                                std::uint32_t(numbers[i + 2]) << 8 | numbers[i + 3];
        const int bytes = toUtf8(c, text + length);
        if (bytes == 0) return giveBack(EILSEQ);
        length += static_cast<std::size_t>(bytes);
    }
    if (length > *room) return giveBack(E2BIG);
    for (std::size_t i = 0; i < length; ++i) *(*out)++ = text[i];
    *room -= length;
    return true;
}

inline std::size_t convert(iconv_t descriptor, char** in, std::size_t* inLeft, char** out,
                           std::size_t* room) {
    const auto* converter = static_cast<Converter*>(descriptor);
    if (!converter->makesUtf8 || !in) return iconv(converter->real, in, inLeft, out, room);
    while (*inLeft > 0) {
        if (!convertNext(converter->real, in, inLeft, out, room))
            return static_cast<std::size_t>(-1);
    }
    return 0;
}

}  // namespace tianyuan::standin

#define iconv_open tianyuan::standin::openConverter
#define iconv_close tianyuan::standin::closeConverter
#define iconv tianyuan::standin::convert
