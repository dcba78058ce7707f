#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::record {

/// Text from one encoding to another: iconv, kept open for many texts.
class TextConverter {
public:
    /// Encodings are named as iconv names them. Empty if one of them is not known.
    static std::optional<TextConverter> open(const std::string& to, const std::string& from);

    /// Appends the text in its new encoding to `out`. Gives back how many bytes of the old one were
    /// converted: fewer than all if what comes next has no counterpart or is cut off.
    std::size_t convert(std::string_view bytes, std::string& out);

private:
    struct Closer {
        void operator()(void* descriptor) const;
    };
    explicit TextConverter(void* descriptor) : descriptor_(descriptor) {}

    std::unique_ptr<void, Closer> descriptor_;
};

}  // namespace tianyuan::record
