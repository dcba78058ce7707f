#pragma once

#include "core/point.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The bytes of a RenLib library, and the properties that keep those a record has no words for.
namespace tianyuan::record::renlib {

inline constexpr int BoardSize = 15;

inline constexpr std::size_t HeaderSize = 20;
inline constexpr std::size_t VersionOffset = 8;  // major, then minor
inline constexpr std::string_view Magic{"\xFFRenLib\xFF", 8};
inline constexpr std::string_view Header{
    "\xFFRenLib\xFF\x03\x04\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", HeaderSize};
inline constexpr char FirstByteWithoutHeader = 0x78;  // the move h8

/// Of a version up to 3.4.
bool isKnownHeader(std::string_view header);

/// A node's second byte.
namespace info {
inline constexpr std::uint8_t HasSibling = 0x80;
inline constexpr std::uint8_t NoChild = 0x40;
inline constexpr std::uint8_t OldComment = 0x20;
inline constexpr std::uint8_t Marked = 0x10;
inline constexpr std::uint8_t Comment = 0x08;
inline constexpr std::uint8_t Start = 0x04;
inline constexpr std::uint8_t NotAMove = 0x02;
inline constexpr std::uint8_t Extended = 0x01;
}  // namespace info

/// In the second byte of the extension.
inline constexpr std::uint8_t HasBoardText = 0x01;

/// Between the one-line comment and the rest.
inline constexpr char CommentSeparator = 0x08;

namespace property {
inline constexpr std::string_view Prefix = "LIB";
inline constexpr const char* Encoding = "LIBENCODING";
inline constexpr const char* Header = "LIBHEADER";
inline constexpr const char* NoRoot = "LIBNOROOT";
inline constexpr const char* Flags = "LIBFLAGS";
inline constexpr const char* Text = "LIBTEXT";
inline constexpr const char* Label = "LIBLABEL";
inline constexpr const char* Point = "LIBPOINT";
inline constexpr const char* More = "LIBMORE";
inline constexpr const char* Open = "LIBOPEN";
inline constexpr const char* Bare = "LIBBARE";
inline constexpr const char* Texts = "LIBTEXTS";
}  // namespace property

/// The bits of a node that follow from nothing else in it.
struct Flags {
    std::uint8_t info = 0;
    std::uint8_t extensionHigh = 0;
    std::uint8_t extensionLow = 0;

    bool any() const { return info != 0 || extensionHigh != 0 || extensionLow != 0; }
};

/// The point that a node's first byte names; none for 0 and for bytes that name no point.
std::optional<Point> pointFromByte(std::uint8_t byte);
std::uint8_t byteFromPoint(Point point);
constexpr bool isOnBoard(Point point) {
    return point.x >= 0 && point.x < BoardSize && point.y >= 0 && point.y < BoardSize;
}

std::string toHex(std::string_view bytes);
std::optional<std::string> fromHex(std::string_view text);

std::string toText(Flags flags);
std::optional<Flags> flagsFromText(std::string_view text);

/// A text in the file. It ends with 0, an old one with a byte of 0x80 or above that still belongs
/// to it; one more byte may follow to make the whole even.
struct TextSpan {
    std::size_t start = 0;
    std::size_t size = 0;         // of the whole; 0: not there
    std::size_t contentSize = 0;  // without what only ends it

    std::string_view whole(std::string_view bytes) const { return bytes.substr(start, size); }
    std::string_view content(std::string_view bytes) const {
        return bytes.substr(start, contentSize);
    }
};

/// The text at `start`; nothing if the bytes end before it does.
std::optional<TextSpan> textAt(std::string_view bytes, std::size_t start, bool old);

/// A node as it stands in the file.
struct RawNode {
    std::size_t start = 0;
    std::size_t end = 0;
    std::uint8_t position = 0;
    Flags flags;
    TextSpan comment;
    TextSpan boardText;

    bool has(std::uint8_t bits) const { return (flags.info & bits) != 0; }
};

/// The node at `start`; nothing if the bytes end before it does.
std::optional<RawNode> nodeAt(std::string_view bytes, std::size_t start);

}  // namespace tianyuan::record::renlib
