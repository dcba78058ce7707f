#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tianyuan::record {

// Numbers of some bits each, packed into characters of six bits that survive chats and addresses.

class ShareBits {
public:
    void put(std::uint32_t value, int bits);
    /// Small numbers take six bits, each further five bits of the number six more.
    void putNumber(std::uint32_t value);
    void putText(std::string_view text);

    /// The characters so far, filled up to a whole one, and three that check them.
    std::string sealed();

private:
    std::string characters_;
    std::uint32_t pending_ = 0;
    int pendingBits_ = 0;
};

/// Takes them out again. Blanks and line ends, which mail programs put into long lines, are
/// skipped.
class ShareBitsReader {
public:
    explicit ShareBitsReader(std::string_view text) : text_(text) {}

    /// 0 when the text has run out.
    std::uint32_t take(int bits);
    std::uint32_t takeNumber();
    std::string takeText();

    /// Takes the three characters that check the rest: are they right?
    bool takeSeal();
    /// Was the text too short for what was asked?
    bool ranOut() const { return ranOut_; }

private:
    /// The value of the next character; -1 at the end of the text.
    int nextCharacter();

    std::string_view text_;
    std::size_t at_ = 0;
    std::string characters_;  // those taken so far
    std::uint32_t pending_ = 0;
    int pendingBits_ = 0;
    bool ranOut_ = false;
};

}  // namespace tianyuan::record
