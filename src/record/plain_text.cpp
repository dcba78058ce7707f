#include "record/plain_text.h"

#include "record/text_encoding.h"
#include "record/text_lines.h"

#include <optional>

namespace tianyuan::record {
namespace {

constexpr std::string_view Utf8Mark = "\xEF\xBB\xBF";

/// The name under which iconv does what writers of the time meant: the code pages of their systems,
/// which hold more characters than the standards.
std::string meantBy(std::string_view encoding) {
    const std::string name = lowered(trimmed(encoding));
    if (name == "shift-jis" || name == "sjis" || name == "x-sjis") return "CP932";
    if (name == "euc-kr" || name == "ks_c_5601-1987") return "CP949";
    if (name == "big5") return "CP950";
    if (name == "iso-8859-1" || name == "latin1") return "WINDOWS-1252";
    return std::string(trimmed(encoding));
}

std::string_view encodingOfMark(std::string_view bytes) {
    if (bytes.starts_with(Utf8Mark)) return "UTF-8";
    if (bytes.starts_with("\xFF\xFE")) return "UTF-16LE";
    if (bytes.starts_with("\xFE\xFF")) return "UTF-16BE";
    return {};
}

/// Is plain ASCII the same in it? A file in which a declaration could be found is in no other.
bool keepsAscii(const std::string& encoding) {
    constexpr std::string_view Sample = "(;AZaz09[]\\:<=\"'/>)";
    const Result<std::string> text = toUtf8(Sample, encoding);
    return text && *text == Sample;
}

std::optional<std::string> converted(std::string_view bytes, const std::string& encoding) {
    if (encoding.empty()) return std::nullopt;
    Result<std::string> text = toUtf8(bytes, encoding);
    if (!text) return std::nullopt;
    return *std::move(text);
}

std::string latin1(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            text += c;
        } else {
            text += static_cast<char>(0xC0 | byte >> 6);
            text += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return text;
}

bool isUtf8Name(std::string_view name) {
    const std::string small = lowered(trimmed(name));
    return small == "utf-8" || small == "utf8";
}

std::string guessed(std::string_view bytes, std::string_view declared, TextGuess& guess) {
    if (auto text = converted(bytes, std::string(encodingOfMark(bytes)))) return *std::move(text);
    if (const std::string name = meantBy(declared); !name.empty() && keepsAscii(name)) {
        if (auto text = converted(bytes, name)) return *std::move(text);
    }
    if (isUtf8(bytes)) return std::string(bytes);
    // A few damaged bytes do not make it something else.
    const bool saysUtf8 = isUtf8Name(declared) || encodingOfMark(bytes) == "UTF-8";
    if (saysUtf8 && isMostlyUtf8(bytes, 3)) return repairedUtf8(bytes);
    guess = guessEncoding(bytes);
    if (guess.encoding == "UTF-8") return repairedUtf8(bytes);
    if (auto text = converted(bytes, meantBy(guess.encoding))) return *std::move(text);
    guess = {"ISO-8859-1", false};
    return latin1(bytes);
}

void dropMarkAndTail(std::string& text) {
    while (!text.empty() && (text.back() == '\0' || text.back() == '\x1A')) text.pop_back();
    if (text.starts_with(Utf8Mark)) text.erase(0, Utf8Mark.size());
}

}  // namespace

Result<std::string> plainText(std::string_view bytes, const ReadOptions& options,
                              std::string_view declared) {
    std::string text;
    if (options.encoding.empty()) {
        TextGuess guess;
        text = guessed(bytes, declared, guess);
        if (options.guess) *options.guess = std::move(guess);
    } else {
        Result<std::string> told = toUtf8(bytes, meantBy(options.encoding));
        if (!told) return told.reason();
        text = *std::move(told);
    }
    dropMarkAndTail(text);
    return text;
}

}  // namespace tianyuan::record
