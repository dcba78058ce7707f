#include "files/inflate.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tianyuan::files {
namespace {

constexpr int LongestCode = 15;
constexpr int EndOfBlock = 256;
constexpr std::size_t MostDistances = 30;

/// Bits in the order in which they were packed: the lowest of each byte first.
class BitReader {
public:
    explicit BitReader(std::string_view bytes) : bytes_(bytes) {}

    /// The next bits, the first of them the lowest. After the end they are 0, and isBroken().
    unsigned take(int count) {
        unsigned value = 0;
        for (int i = 0; i < count; ++i) value |= takeBit() << i;
        return value;
    }
    void skipToByte() { bit_ = (bit_ + 7) / 8 * 8; }
    std::string_view takeBytes(std::size_t count) {
        const std::size_t at = bit_ / 8;
        if (at + count > bytes_.size()) isBroken_ = true;
        if (isBroken_) return {};
        bit_ += count * 8;
        return bytes_.substr(at, count);
    }
    bool isBroken() const { return isBroken_; }

    unsigned takeBit() {
        const std::size_t at = bit_ / 8;
        if (at >= bytes_.size()) isBroken_ = true;
        if (isBroken_) return 0;
        const auto byte = static_cast<unsigned char>(bytes_[at]);
        return (static_cast<unsigned>(byte) >> (bit_++ % 8)) & 1u;
    }

private:
    std::string_view bytes_;
    std::size_t bit_ = 0;
    bool isBroken_ = false;
};

/// A prefix code that is told by the lengths of its words.
class PrefixCode {
public:
    explicit PrefixCode(std::span<const std::uint8_t> lengths) {
        for (const std::uint8_t length : lengths) ++counts_[length];
        counts_[0] = 0;
        std::array<std::size_t, LongestCode + 2> starts{};
        for (std::size_t i = 1; i <= LongestCode; ++i) starts[i + 1] = starts[i] + counts_[i];
        symbols_.resize(starts[LongestCode + 1]);
        for (std::size_t i = 0; i < lengths.size(); ++i) {
            if (lengths[i] > 0) symbols_[starts[lengths[i]]++] = static_cast<int>(i);
        }
    }

    /// -1: no word is like this.
    int take(BitReader& bits) const {
        std::size_t code = 0;
        std::size_t first = 0;
        std::size_t index = 0;
        for (std::size_t length = 1; length <= LongestCode && !bits.isBroken(); ++length) {
            code |= bits.takeBit();
            const std::size_t count = counts_[length];
            if (code < first + count) return symbols_[index + (code - first)];
            index += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        return -1;
    }

private:
    std::array<std::size_t, LongestCode + 1> counts_{};
    std::vector<int> symbols_;
};

class Inflater {
public:
    Inflater(std::string_view packed, std::size_t most) : bits_(packed), most_(most) {}

    std::optional<std::string> run() {
        bool isLast = false;
        while (!isLast) {
            isLast = bits_.take(1) == 1;
            const unsigned kind = bits_.take(2);
            const bool isSound = kind == 0   ? stored()
                                 : kind == 1 ? usualCodes()
                                 : kind == 2 ? ownCodes()
                                             : false;
            if (!isSound || bits_.isBroken()) return std::nullopt;
        }
        return std::move(out_);
    }

private:
    bool stored() {
        bits_.skipToByte();
        const unsigned length = bits_.take(16);
        const unsigned check = bits_.take(16);
        if ((length ^ check) != 0xFFFF || out_.size() + length > most_) return false;
        out_ += bits_.takeBytes(length);
        return true;
    }

    bool usualCodes() {
        std::array<std::uint8_t, 288> literals{};
        for (std::size_t i = 0; i < literals.size(); ++i) {
            literals[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
        }
        std::array<std::uint8_t, MostDistances> distances{};
        distances.fill(5);
        return block(PrefixCode(literals), PrefixCode(distances));
    }

    bool ownCodes() {
        const std::size_t literals = bits_.take(5) + 257;
        const std::size_t distances = bits_.take(5) + 1;
        const std::size_t lengths = bits_.take(4) + 4;
        constexpr std::array<std::size_t, 19> Order{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                    11, 4,  12, 3, 13, 2, 14, 1, 15};
        std::array<std::uint8_t, 19> lengthCode{};
        for (std::size_t i = 0; i < lengths; ++i) {
            lengthCode[Order[i]] = static_cast<std::uint8_t>(bits_.take(3));
        }
        std::vector<std::uint8_t> all;
        const PrefixCode code(lengthCode);
        while (all.size() < literals + distances) {
            const int symbol = code.take(bits_);
            if (symbol < 0) return false;
            if (symbol < 16) {
                all.push_back(static_cast<std::uint8_t>(symbol));
                continue;
            }
            if (symbol == 16 && all.empty()) return false;
            const std::uint8_t repeated = symbol == 16 ? all.back() : std::uint8_t{0};
            const std::size_t times = symbol == 16   ? 3 + bits_.take(2)
                                      : symbol == 17 ? 3 + bits_.take(3)
                                                     : 11 + bits_.take(7);
            all.insert(all.end(), times, repeated);
        }
        if (all.size() != literals + distances) return false;
        const std::span<const std::uint8_t> both(all);
        return block(PrefixCode(both.first(literals)), PrefixCode(both.subspan(literals)));
    }

    bool block(const PrefixCode& literals, const PrefixCode& distances) {
        while (!bits_.isBroken()) {
            const int symbol = literals.take(bits_);
            if (symbol < 0) return false;
            if (symbol == EndOfBlock) return true;
            if (symbol < EndOfBlock) {
                if (out_.size() >= most_) return false;
                out_ += static_cast<char>(symbol);
            } else if (!copy(symbol - EndOfBlock - 1, distances)) {
                return false;
            }
        }
        return false;
    }

    /// Something that came before, once more.
    bool copy(int lengthSymbol, const PrefixCode& distances) {
        constexpr std::array<std::uint16_t, 29> Lengths{3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                                        15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                                        67, 83, 99, 115, 131, 163, 195, 227, 258};
        constexpr std::array<std::uint8_t, 29> LengthBits{
            0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
        constexpr std::array<std::uint16_t, MostDistances> Distances{
            1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
            193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
        const auto place = static_cast<std::size_t>(lengthSymbol);
        if (place >= Lengths.size()) return false;
        const std::size_t length = Lengths[place] + bits_.take(LengthBits[place]);
        const int symbol = distances.take(bits_);
        if (symbol < 0 || static_cast<std::size_t>(symbol) >= Distances.size()) return false;
        const int extra = symbol < 4 ? 0 : symbol / 2 - 1;
        const std::size_t back = Distances[static_cast<std::size_t>(symbol)] + bits_.take(extra);
        if (back > out_.size() || out_.size() + length > most_) return false;
        for (std::size_t i = 0; i < length; ++i) out_ += out_[out_.size() - back];
        return true;
    }

    BitReader bits_;
    std::size_t most_;
    std::string out_;
};

}  // namespace

std::uint32_t checkSumOf(std::string_view bytes) {
    static const std::array<std::uint32_t, 256> table = [] {
        std::array<std::uint32_t, 256> made{};
        for (std::uint32_t i = 0; i < made.size(); ++i) {
            made[i] = i;
            for (int k = 0; k < 8; ++k) {
                made[i] = (made[i] & 1) != 0 ? 0xEDB88320u ^ (made[i] >> 1) : made[i] >> 1;
            }
        }
        return made;
    }();
    std::uint32_t sum = 0xFFFFFFFFu;
    for (const char c : bytes) {
        sum = table[(sum ^ static_cast<unsigned char>(c)) & 0xFF] ^ (sum >> 8);
    }
    return ~sum;
}

std::optional<std::string> inflated(std::string_view packed, std::size_t most) {
    return Inflater(packed, most).run();
}

}  // namespace tianyuan::files
