#pragma once

#include "core/result.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tianyuan::record {

/// A property's name as a number to switch on: its capital letters and digits, or all its letters
/// made capital if it has no capital at all. Old files write "GaMe" for GM. 0: longer than four.
constexpr std::uint32_t sgfCode(std::string_view name) {
    const auto isSmall = [](char c) { return 'a' <= c && c <= 'z'; };
    bool anyCapital = false;
    for (const char c : name) anyCapital = anyCapital || ('A' <= c && c <= 'Z');
    std::uint32_t code = 0;
    int length = 0;
    for (const char c : name) {
        if (anyCapital && isSmall(c)) continue;
        const char capital = isSmall(c) ? static_cast<char>(c - 'a' + 'A') : c;
        code = code << 8 | static_cast<unsigned char>(capital);
        ++length;
    }
    return length <= 4 ? code : 0;
}

/// One property of a node, as it stands in the file.
struct SgfProperty {
    std::string_view name;
    std::uint32_t code = 0;
    std::span<const std::string_view> values;  // raw; at least one
};

/// Cuts the text of an SGF file into parentheses and nodes. All views lie in the text.
class SgfLexer {
public:
    enum class Token { Open, Close, Node, End, Fault };

    explicit SgfLexer(std::string_view text) : text_(text) {}

    /// Goes on to the next game, a parenthesis before a semicolon, over whatever stands before it.
    /// False: there is none. Places in faults are counted from the game that was found last.
    bool findGame();

    Token next();
    /// The properties of the last Node, until the next call.
    std::span<const SgfProperty> node() const { return properties_; }
    /// Why the last token is a Fault; nothing can be read after it.
    const Reason& fault() const { return fault_; }

    /// What is still unread.
    std::string_view rest() const { return text_.substr(at_); }

private:
    void skipBlanks();
    Token readNode();
    bool readProperty();
    bool readValue();
    Token fail(std::string_view code, std::size_t at, std::vector<std::string> more = {});

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t gameStart_ = 0;
    std::vector<SgfProperty> properties_;
    std::vector<std::size_t> firstValues_;  // where each property's values begin
    std::vector<std::string_view> values_;
    Reason fault_;
};

}  // namespace tianyuan::record
