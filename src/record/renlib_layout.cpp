#include "record/renlib_layout.h"

#include <algorithm>

namespace tianyuan::record::renlib {
namespace {

constexpr std::string_view Digits = "0123456789ABCDEF";

bool endsText(char c) { return c == 0; }
bool endsOldText(char c) { return static_cast<unsigned char>(c) >= 0x80; }

}  // namespace

bool isKnownHeader(std::string_view header) {
    return header.size() == HeaderSize && header.starts_with(Magic) &&
           header.substr(VersionOffset, 2) <= Header.substr(VersionOffset, 2);
}

std::optional<Point> pointFromByte(std::uint8_t byte) {
    const int column = byte % 16 - 1;
    const int row = byte / 16;
    if (column < 0 || row >= BoardSize) return std::nullopt;
    return Point(column, row);
}

std::uint8_t byteFromPoint(Point point) {
    return static_cast<std::uint8_t>(point.y * 16 + point.x + 1);
}

std::string toHex(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += Digits[byte / 16];
        text += Digits[byte % 16];
    }
    return text;
}

std::optional<std::string> fromHex(std::string_view text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const std::size_t high = Digits.find(text[i]);
        const std::size_t low = Digits.find(text[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        bytes += static_cast<char>(high * 16 + low);
    }
    return bytes;
}

std::string toText(Flags flags) {
    const char bytes[] = {static_cast<char>(flags.info), static_cast<char>(flags.extensionHigh),
                          static_cast<char>(flags.extensionLow)};
    return toHex({bytes, sizeof bytes});
}

std::optional<Flags> flagsFromText(std::string_view text) {
    const std::optional<std::string> bytes = fromHex(text);
    if (!bytes || bytes->size() != 3) return std::nullopt;
    return Flags{static_cast<std::uint8_t>((*bytes)[0]), static_cast<std::uint8_t>((*bytes)[1]),
                 static_cast<std::uint8_t>((*bytes)[2])};
}

std::optional<TextSpan> textAt(std::string_view bytes, std::size_t start, bool old) {
    const std::string_view rest = bytes.substr(start);
    const auto end = static_cast<std::size_t>(
        std::find_if(rest.begin(), rest.end(), old ? endsOldText : endsText) - rest.begin());
    const std::size_t size = (end + 2) / 2 * 2;
    if (end >= rest.size() || size > rest.size()) return std::nullopt;
    return TextSpan{start, size, old ? end + 1 : end};
}

std::optional<RawNode> nodeAt(std::string_view bytes, std::size_t start) {
    RawNode node;
    node.start = start;
    node.end = start;
    const auto nextPair = [&](std::uint8_t& first, std::uint8_t& second) {
        if (bytes.size() - node.end < 2) return false;
        first = static_cast<std::uint8_t>(bytes[node.end]);
        second = static_cast<std::uint8_t>(bytes[node.end + 1]);
        node.end += 2;
        return true;
    };
    const auto nextText = [&](TextSpan& span, bool old) {
        const std::optional<TextSpan> text = textAt(bytes, node.end, old);
        if (!text) return false;
        span = *text;
        node.end += text->size;
        return true;
    };

    if (!nextPair(node.position, node.flags.info)) return std::nullopt;
    if (node.has(info::Extended) && !nextPair(node.flags.extensionHigh, node.flags.extensionLow)) {
        return std::nullopt;
    }
    if (node.has(info::Comment | info::OldComment) &&
        !nextText(node.comment, node.has(info::OldComment))) {
        return std::nullopt;
    }
    if ((node.flags.extensionLow & HasBoardText) != 0 && !nextText(node.boardText, false)) {
        return std::nullopt;
    }
    return node;
}

}  // namespace tianyuan::record::renlib
