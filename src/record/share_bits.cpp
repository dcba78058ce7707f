#include "record/share_bits.h"

#include "core/fnv.h"

#include <cassert>

namespace tianyuan::record {
namespace {

constexpr std::string_view Alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int CharacterBits = 6;
constexpr int GroupBits = 5;
constexpr int SealBits = 3 * CharacterBits;

std::uint32_t sealOf(std::string_view characters) {
    const std::uint32_t hash = fnv32(characters);
    return (hash ^ hash >> SealBits) & ((1u << SealBits) - 1);
}

}  // namespace

void ShareBits::put(std::uint32_t value, int bits) {
    assert(bits <= 16 && value < 1u << bits);
    pending_ = pending_ << bits | value;
    pendingBits_ += bits;
    while (pendingBits_ >= CharacterBits) {
        pendingBits_ -= CharacterBits;
        characters_ += Alphabet[pending_ >> pendingBits_];
        pending_ &= (1u << pendingBits_) - 1;
    }
}

void ShareBits::putNumber(std::uint32_t value) {
    constexpr std::uint32_t GroupSize = 1u << GroupBits;
    for (; value >= GroupSize; value >>= GroupBits) {
        put(GroupSize | (value & (GroupSize - 1)), GroupBits + 1);
    }
    put(value, GroupBits + 1);
}

void ShareBits::putText(std::string_view text) {
    putNumber(static_cast<std::uint32_t>(text.size()));
    for (const char c : text) put(static_cast<unsigned char>(c), 8);
}

std::string ShareBits::sealed() {
    if (pendingBits_ > 0) put(0, CharacterBits - pendingBits_);
    const std::uint32_t seal = sealOf(characters_);
    ShareBits sealBits;
    for (int shift = SealBits - CharacterBits; shift >= 0; shift -= CharacterBits) {
        sealBits.put(seal >> shift & ((1u << CharacterBits) - 1), CharacterBits);
    }
    return characters_ + sealBits.characters_;
}

int ShareBitsReader::nextCharacter() {
    while (at_ < text_.size() &&
           std::string_view(" \t\r\n").find(text_[at_]) != std::string::npos) {
        ++at_;
    }
    const std::size_t value =
        at_ < text_.size() ? Alphabet.find(text_[at_]) : std::string_view::npos;
    if (value == std::string_view::npos) {
        ranOut_ = true;
        return -1;
    }
    ++at_;
    return static_cast<int>(value);
}

std::uint32_t ShareBitsReader::take(int bits) {
    while (pendingBits_ < bits) {
        const int value = nextCharacter();
        if (value < 0) return 0;
        characters_ += Alphabet[static_cast<std::size_t>(value)];
        pending_ = pending_ << CharacterBits | static_cast<std::uint32_t>(value);
        pendingBits_ += CharacterBits;
    }
    pendingBits_ -= bits;
    const std::uint32_t value = pending_ >> pendingBits_;
    pending_ &= (1u << pendingBits_) - 1;
    return value;
}

std::uint32_t ShareBitsReader::takeNumber() {
    constexpr std::uint32_t GroupSize = 1u << GroupBits;
    std::uint32_t number = 0;
    for (int shift = 0; shift < 30; shift += GroupBits) {
        const std::uint32_t group = take(GroupBits + 1);
        number |= (group & (GroupSize - 1)) << shift;
        if (group < GroupSize) break;
    }
    return number;
}

std::string ShareBitsReader::takeText() {
    std::string text;
    const std::uint32_t length = takeNumber();
    for (std::uint32_t i = 0; i < length && !ranOut_; ++i) text += static_cast<char>(take(8));
    return text;
}

bool ShareBitsReader::takeSeal() {
    std::uint32_t seal = 0;
    for (int bits = 0; bits < SealBits; bits += CharacterBits) {
        const int value = nextCharacter();
        if (value < 0) return false;
        seal = seal << CharacterBits | static_cast<std::uint32_t>(value);
    }
    return seal == sealOf(characters_);
}

}  // namespace tianyuan::record
