#include "record/text_converter.h"

#include <array>
#include <cerrno>
#include <iconv.h>

namespace tianyuan::record {
namespace {

// What Windows programs mean by these names is wider than what iconv means by them, and iconv's
// SHIFT_JIS has no backslash, which SGF needs.
struct Alias {
    std::string_view name;
    const char* meant;
};
constexpr std::array Aliases{
    Alias{"GB2312", "GB18030"}, Alias{"GBK", "GB18030"},     Alias{"CP936", "GB18030"},
    Alias{"EUC-CN", "GB18030"}, Alias{"SHIFT_JIS", "CP932"}, Alias{"SHIFT-JIS", "CP932"},
    Alias{"SJIS", "CP932"},
};

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// iconv takes "" for the machine's own encoding and suffixes such as //IGNORE, which would make it
// drop text without a word.
bool isPlainName(const std::string& name) {
    return !name.empty() && name.find('/') == std::string::npos &&
           name.find('\0') == std::string::npos;
}

std::string nameForIconv(const std::string& name) {
    std::string key;
    for (const char c : name) key += upper(c);
    for (const Alias& alias : Aliases) {
        if (alias.name == key) return alias.meant;
    }
    return name;
}

}  // namespace

void TextConverter::Closer::operator()(void* descriptor) const { iconv_close(descriptor); }

std::optional<TextConverter> TextConverter::open(const std::string& to, const std::string& from) {
    if (!isPlainName(to) || !isPlainName(from)) return std::nullopt;
    const iconv_t descriptor = iconv_open(nameForIconv(to).c_str(), nameForIconv(from).c_str());
    if (descriptor == reinterpret_cast<iconv_t>(-1)) return std::nullopt;
    return TextConverter(descriptor);
}

std::size_t TextConverter::convert(std::string_view bytes, std::string& out) {
    iconv_t descriptor = descriptor_.get();
    iconv(descriptor, nullptr, nullptr, nullptr, nullptr);

    // iconv does not write to its input; the type only fails to say so.
    char* in = const_cast<char*>(bytes.data());
    std::size_t inLeft = bytes.size();
    std::array<char, 4096> buffer;
    bool flushing = false;
    while (true) {
        char* place = buffer.data();
        std::size_t room = buffer.size();
        const std::size_t result = flushing ? iconv(descriptor, nullptr, nullptr, &place, &room)
                                            : iconv(descriptor, &in, &inLeft, &place, &room);
        const int error = errno;
        out.append(buffer.data(), buffer.size() - room);
        if (result == static_cast<std::size_t>(-1)) {
            if (error != E2BIG) break;
        } else if (flushing) {
            break;
        } else {
            flushing = true;
        }
    }
    return bytes.size() - inLeft;
}

}  // namespace tianyuan::record
