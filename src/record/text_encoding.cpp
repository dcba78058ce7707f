#include "record/text_encoding.h"

#include "record/encoding_guess.h"
#include "record/text_converter.h"

#include <uchardet/uchardet.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <optional>

namespace tianyuan::record {
namespace {

constexpr bool within(unsigned value, unsigned low, unsigned high) {
    return value >= low && value <= high;
}

unsigned byteAt(std::string_view bytes, std::size_t i) {
    return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0;
}

// The length of the UTF-8 character that starts here, 0 if none does.
std::size_t utf8Length(std::string_view bytes, std::size_t i) {
    const unsigned lead = byteAt(bytes, i);
    const unsigned second = byteAt(bytes, i + 1);
    const auto follows = [&](std::size_t k) { return within(byteAt(bytes, i + k), 0x80, 0xBF); };
    if (lead < 0x80) return 1;
    if (within(lead, 0xC2, 0xDF)) return follows(1) ? 2 : 0;
    if (within(lead, 0xE0, 0xEF)) {
        const bool overlong = lead == 0xE0 && second < 0xA0;
        const bool surrogate = lead == 0xED && second > 0x9F;
        return follows(1) && follows(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (within(lead, 0xF0, 0xF4)) {
        const bool overlong = lead == 0xF0 && second < 0x90;
        const bool beyond = lead == 0xF4 && second > 0x8F;
        return follows(1) && follows(2) && follows(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

bool isUtf8Name(const std::string& name) {
    std::string key;
    for (const char c : name) {
        if (c != '-') key += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return key == "utf8";
}

std::string statisticalGuess(std::string_view sample) {
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(),
                                                                         uchardet_delete);
    uchardet_handle_data(detector.get(), sample.data(), sample.size());
    uchardet_data_end(detector.get());
    std::string name = uchardet_get_charset(detector.get());
    return name == "SHIFT_JIS" ? "CP932" : name;
}

bool isOneOf(std::string_view encoding, std::initializer_list<std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view start) { return encoding.starts_with(start); });
}

bool isCyrillic(std::string_view encoding) {
    return isOneOf(encoding, {"WINDOWS-1251", "KOI8", "IBM866", "ISO-8859-5"});
}

bool isAlphabet(std::string_view encoding) {
    return isOneOf(encoding, {"WINDOWS-", "ISO-8859", "KOI8", "IBM", "MAC-", "TIS", "VISCII"});
}

// Statistics need some text, and take a little Chinese or Japanese for any alphabet; ranges cannot
// tell the Cyrillic alphabets from each other.
bool statisticsKnowBetter(const std::string& statistical, const EncodingGuess& byRanges,
                          std::ptrdiff_t highBytes) {
    if (isCyrillic(byRanges.encoding) && byRanges.likeness > 0) return isCyrillic(statistical);
    const bool rangesAreSure = byRanges.likeness > 0.8;
    return highBytes >= 60 && !(rangesAreSure && isAlphabet(statistical));
}

// Damaged places are forgiven as long as they are few.
bool mostlyDecodes(std::string_view sample, const std::string& encoding) {
    std::optional<TextConverter> converter = TextConverter::open("UTF-8", encoding);
    if (!converter) return false;
    std::size_t damage = 0;
    std::string text;
    for (std::size_t i = 0; i < sample.size(); ++i) {
        i += converter->convert(sample.substr(i), text);
        if (i < sample.size()) ++damage;
        text.clear();
    }
    return damage <= 1 + sample.size() / 100;
}

// iconv passes over some characters that an encoding lacks and replaces others by similar ones: a
// yen sign by a backslash. Gives the place of the first that does not come back, else the end.
std::size_t firstLost(std::string_view text, std::string_view bytes, const std::string& encoding) {
    const Result<std::string> back = toUtf8(bytes, encoding);
    if (!back) return 0;
    const auto [mine, theirs] = std::mismatch(text.begin(), text.end(), back->begin(), back->end());
    auto place = static_cast<std::size_t>(mine - text.begin());
    while (place > 0 && place < text.size() && within(byteAt(text, place), 0x80, 0xBF)) --place;
    return place;
}

// iconv lets numbers beyond the last character through. Gives the place of the first one in the
// bytes that the text was made from.
std::size_t placeOfFirst(std::string_view beyond, const std::string& encoding) {
    const Result<std::string> before = fromUtf8(beyond.substr(0, utf8Prefix(beyond)), encoding);
    return before ? before->size() : 0;
}

Reason unknownEncoding(const std::string& encoding) {
    return Reason{"text.unknown-encoding", {encoding}};
}

}  // namespace

std::size_t utf8Prefix(std::string_view bytes) {
    constexpr std::uint64_t HighBits = 0x8080808080808080;
    std::size_t i = 0;
    while (i < bytes.size()) {
        std::uint64_t eight = HighBits;
        if (i + 8 <= bytes.size()) std::memcpy(&eight, bytes.data() + i, 8);
        if ((eight & HighBits) == 0) {
            i += 8;
            continue;
        }
        const std::size_t length = utf8Length(bytes, i);
        if (length == 0) break;
        i += length;
    }
    return i;
}

TextGuess guessEncoding(std::string_view bytes, std::string_view fallback) {
    if (isUtf8(bytes)) return {"UTF-8", true};
    constexpr std::size_t SoundForEach = 10;
    if (isMostlyUtf8(bytes, SoundForEach)) return {"UTF-8", true};

    constexpr std::size_t SampleSize = 1 << 18;
    const auto isHigh = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
    const auto firstHigh = std::find_if(bytes.begin(), bytes.end(), isHigh);
    const auto start = static_cast<std::size_t>(firstHigh - bytes.begin());
    const std::string_view sample = bytes.substr(start, SampleSize);
    const auto highBytes = std::count_if(sample.begin(), sample.end(), isHigh);

    const std::string statistical = statisticalGuess(bytes.substr(0, start + sample.size()));
    const bool statisticalDecodes = !statistical.empty() && mostlyDecodes(sample, statistical);
    const EncodingGuess byRanges = guessByRanges(sample);
    const bool agree = statistical == byRanges.encoding;
    constexpr std::ptrdiff_t Many = 60;
    constexpr double Clear = 0.5;
    if (statisticalDecodes && statisticsKnowBetter(statistical, byRanges, highBytes)) {
        return {statistical, agree || highBytes >= Many};
    }
    if (byRanges.likeness > 0.3 && mostlyDecodes(sample, byRanges.encoding)) {
        return {byRanges.encoding, (agree || highBytes >= Many) && byRanges.margin > Clear};
    }
    return {statisticalDecodes ? statistical : std::string(fallback), false};
}

bool isMostlyUtf8(std::string_view bytes, std::size_t soundForEach) {
    std::size_t sound = 0;
    std::size_t broken = 0;
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t length = utf8Length(bytes, i);
        if (length > 1) ++sound;
        if (length == 0) ++broken;
        i += std::max<std::size_t>(length, 1);
    }
    return sound > 0 && broken * soundForEach <= sound;
}

std::string repairedUtf8(std::string_view bytes) {
    constexpr std::string_view BrokenByte = "\uFFFD";
    std::string text;
    while (true) {
        const std::size_t whole = utf8Prefix(bytes);
        text += bytes.substr(0, whole);
        if (whole == bytes.size()) return text;
        text += BrokenByte;
        bytes.remove_prefix(whole + 1);
    }
}

Result<std::string> toUtf8(std::string_view bytes, const std::string& encoding) {
    std::string text;
    std::size_t converted;
    if (isUtf8Name(encoding)) {
        converted = utf8Prefix(bytes);
        text = bytes;
    } else {
        std::optional<TextConverter> converter = TextConverter::open("UTF-8", encoding);
        if (!converter) return unknownEncoding(encoding);
        converted = converter->convert(bytes, text);
        if (!isUtf8(text)) converted = placeOfFirst(text, encoding);
    }
    if (converted < bytes.size()) {
        return Reason{"text.broken-bytes", {std::to_string(converted), encoding}};
    }
    return text;
}

Result<std::string> fromUtf8(std::string_view text, const std::string& encoding) {
    const std::size_t prefix = utf8Prefix(text);
    if (prefix < text.size()) {
        return Reason{"text.broken-bytes", {std::to_string(prefix), "UTF-8"}};
    }
    if (isUtf8Name(encoding)) return std::string(text);
    std::optional<TextConverter> converter = TextConverter::open(encoding, "UTF-8");
    if (!converter) return unknownEncoding(encoding);
    std::string bytes;
    std::size_t converted = converter->convert(text, bytes);
    if (converted == text.size()) converted = firstLost(text, bytes, encoding);
    if (converted < text.size()) {
        const std::string_view character = text.substr(converted, utf8Length(text, converted));
        return Reason{"text.no-such-character",
                      {std::string(character), std::to_string(converted), encoding}};
    }
    return bytes;
}

}  // namespace tianyuan::record
