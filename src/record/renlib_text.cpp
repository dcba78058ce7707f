#include "record/renlib_text.h"

#include "core/utf8.h"
#include "record/renlib_layout.h"
#include "record/text_encoding.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tianyuan::record::renlib {
namespace {

constexpr std::string_view BrokenByte = "\uFFFD";

void blankControls(std::string& text, bool keepNewlines) {
    std::string blanked;
    blanked.reserve(text.size());
    for (std::string_view rest = text; !rest.empty();) {
        const Utf8Character c = firstCharacter(rest);
        const bool isUnwanted = isControl(c.value) && !(keepNewlines && c.value == '\n');
        const std::size_t length = std::max<std::size_t>(c.length, 1);
        blanked += c.length > 0 && isUnwanted ? " " : rest.substr(0, length);
        rest.remove_prefix(length);
    }
    text = std::move(blanked);
}

// iconv lets numbers beyond the last character through.
std::string repaired(std::string_view text) {
    std::string result;
    while (true) {
        const std::size_t whole = utf8Prefix(text);
        result += text.substr(0, whole);
        if (whole == text.size()) return result;
        result += BrokenByte;
        text.remove_prefix(whole + 1);
    }
}

std::string withoutBrokenBytes(std::string_view text) {
    std::string result;
    for (std::size_t at = text.find(BrokenByte); at != std::string_view::npos;
         at = text.find(BrokenByte)) {
        result += text.substr(0, at);
        result += '?';
        text.remove_prefix(at + BrokenByte.size());
    }
    result += text;
    return result;
}

// Every kind of line end becomes "\n".
void unifyLineEnds(std::string& text) {
    if (text.find('\r') == std::string::npos) return;
    std::string unified;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        unified += text[i] == '\r' ? '\n' : text[i];
    }
    text = std::move(unified);
}

std::string withWindowsLineEnds(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\n') result += '\r';
        result += c;
    }
    return result;
}

// A title has one line in our records, and in SGF.
void tidy(Comment& comment) {
    unifyLineEnds(comment.title);
    unifyLineEnds(comment.comment);
    if (const std::size_t end = comment.title.find('\n'); end != std::string::npos) {
        std::string rest = comment.title.substr(end + 1);
        if (!comment.comment.empty()) rest += '\n' + comment.comment;
        comment.comment = std::move(rest);
        comment.title.resize(end);
    }
    blankControls(comment.title, false);
    blankControls(comment.comment, true);
}

std::string_view beforeSeparator(std::string_view bytes) {
    return bytes.substr(0, bytes.find(CommentSeparator));
}

std::string_view afterSeparator(std::string_view bytes) {
    const std::size_t separator = bytes.find(CommentSeparator);
    return separator == std::string_view::npos ? std::string_view() : bytes.substr(separator + 1);
}

// Further separators part texts that were put together.
std::string apart(std::string text) {
    std::replace(text.begin(), text.end(), CommentSeparator, '\n');
    return text;
}

std::string sevenBitSwedish(std::string_view bytes) {
    constexpr std::string_view Signs = "}{|][\\";
    constexpr std::array Letters{"å", "ä", "ö", "Å", "Ä", "Ö"};
    std::string text;
    for (const char c : bytes) {
        const char letter = static_cast<char>(c & 0x7F);
        const std::size_t place = Signs.find(letter);
        if (place == std::string_view::npos) {
            text += letter;
        } else {
            text += Letters[place];
        }
    }
    return text;
}

}  // namespace

bool isAscii(std::string_view text) {
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

Comment oldComment(std::string_view bytes) {
    Comment comment{sevenBitSwedish(beforeSeparator(bytes)),
                    apart(sevenBitSwedish(afterSeparator(bytes)))};
    tidy(comment);
    return comment;
}

TextCoder::TextCoder(TextConverter decoder, TextConverter encoder)
    : decoder_(std::move(decoder)), encoder_(std::move(encoder)) {
    std::string ascii;
    for (char c = 1; c != 0x7F; ++c) ascii += c;
    std::string image;
    decoder_.convert(ascii, image);
    asciiIsItself_ = image == ascii;
}

Result<TextCoder> TextCoder::open(const std::string& encoding) {
    std::optional<TextConverter> decoder = TextConverter::open("UTF-8", encoding);
    std::optional<TextConverter> encoder = TextConverter::open(encoding, "UTF-8");
    if (!decoder || !encoder) return Reason{"text.unknown-encoding", {encoding}};
    return TextCoder(std::move(*decoder), std::move(*encoder));
}

std::string TextCoder::decoded(std::string_view bytes) {
    if (asciiIsItself_ && isAscii(bytes)) return std::string(bytes);
    std::string text;
    while (!bytes.empty()) {
        bytes.remove_prefix(decoder_.convert(bytes, text));
        if (bytes.empty()) break;
        text += BrokenByte;
        bytes.remove_prefix(1);
    }
    return isUtf8(text) ? text : repaired(text);
}

std::optional<std::string> TextCoder::encoded(std::string_view text) {
    if (asciiIsItself_ && isAscii(text)) return std::string(text);
    if (std::optional<std::string> bytes = exactlyEncoded(text)) return bytes;
    // What stands for a broken byte need not itself exist in the encoding.
    const std::string plain = withoutBrokenBytes(text);
    return plain == text ? std::nullopt : exactlyEncoded(plain);
}

std::optional<std::string> TextCoder::exactlyEncoded(std::string_view text) {
    std::string bytes;
    const bool whole = encoder_.convert(text, bytes) == text.size();
    // An encoding that uses the end mark or the separator within characters cannot stand in a
    // library; nor does iconv always say when it leaves something out.
    const bool safe =
        bytes.find('\0') == std::string::npos && bytes.find(CommentSeparator) == std::string::npos;
    if (!whole || !safe || decoded(bytes) != text) return std::nullopt;
    return bytes;
}

Comment TextCoder::commentFrom(std::string_view bytes) {
    Comment comment{decoded(beforeSeparator(bytes)), apart(decoded(afterSeparator(bytes)))};
    tidy(comment);
    return comment;
}

std::string TextCoder::labelFrom(std::string_view bytes) {
    std::string label = decoded(bytes);
    blankControls(label, false);
    return label;
}

std::optional<std::string> TextCoder::bytesOf(Comment comment) {
    tidy(comment);
    std::optional<std::string> bytes = encoded(comment.title);
    if (!bytes || comment.comment.empty()) return bytes;
    const std::optional<std::string> rest = encoded(withWindowsLineEnds(comment.comment));
    if (!rest) return std::nullopt;
    *bytes += CommentSeparator;
    *bytes += *rest;
    return bytes;
}

std::optional<std::string> TextCoder::bytesOf(std::string label) {
    blankControls(label, false);
    return encoded(label);
}

// Takes the text's encoded form off the front of the bytes, if they begin with it.
bool TextCoder::takeEncoded(std::string_view text, std::string_view& bytes) {
    if (!(asciiIsItself_ && isAscii(text))) {
        buffer_.clear();
        if (encoder_.convert(text, buffer_) < text.size()) return false;
        text = buffer_;
    }
    if (!bytes.starts_with(text)) return false;
    bytes.remove_prefix(text.size());
    return true;
}

bool TextCoder::givesBack(std::string_view bytes, const Comment& comment) {
    if (!takeEncoded(comment.title, bytes)) return false;
    if (comment.comment.empty()) return bytes.empty();
    if (!bytes.starts_with(CommentSeparator)) return false;
    bytes.remove_prefix(1);
    const bool oneLine = comment.comment.find('\n') == std::string::npos;
    return takeEncoded(oneLine ? comment.comment : withWindowsLineEnds(comment.comment), bytes) &&
           bytes.empty();
}

bool TextCoder::givesBack(std::string_view bytes, const std::string& label) {
    return takeEncoded(label, bytes) && bytes.empty();
}

}  // namespace tianyuan::record::renlib
