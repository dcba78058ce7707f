#pragma once

#include "core/result.h"
#include "record/text_converter.h"

#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::record::renlib {

bool isAscii(std::string_view text);

/// What is written beside a node.
struct Comment {
    std::string title;  // RenLib's one-line comment
    std::string comment;

    bool isEmpty() const { return title.empty() && comment.empty(); }
    friend bool operator==(const Comment&, const Comment&) = default;
};

/// The comment in the form that very old files have: seven bits to a character, and the Swedish
/// letters in place of brackets.
Comment oldComment(std::string_view bytes);

/// The texts of a library between its encoding and UTF-8, without their end marks.
class TextCoder {
public:
    /// The encoding is named as iconv names it.
    static Result<TextCoder> open(const std::string& encoding);

    /// Never fails: see readRenLib for what is done with broken bytes.
    Comment commentFrom(std::string_view bytes);
    std::string labelFrom(std::string_view bytes);

    /// As RenLib writes them; nothing if the encoding lacks a character.
    std::optional<std::string> bytesOf(Comment comment);
    std::optional<std::string> bytesOf(std::string label);

    /// Does writing what was read from these bytes give them back?
    bool givesBack(std::string_view bytes, const Comment& comment);
    bool givesBack(std::string_view bytes, const std::string& label);

private:
    TextCoder(TextConverter decoder, TextConverter encoder);

    std::string decoded(std::string_view bytes);
    std::optional<std::string> encoded(std::string_view text);
    std::optional<std::string> exactlyEncoded(std::string_view text);
    bool takeEncoded(std::string_view text, std::string_view& bytes);

    TextConverter decoder_;
    TextConverter encoder_;
    bool asciiIsItself_ = false;
    std::string buffer_;
};

}  // namespace tianyuan::record::renlib
