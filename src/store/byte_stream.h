#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace tianyuan::store {

/// Puts numbers and texts one after another into bytes, the same on every machine.
class ByteWriter {
public:
    void byte(unsigned value) { bytes_ += static_cast<char>(value & 0xFF); }

    /// Seven bits a byte, the lowest first.
    void number(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7) byte(static_cast<unsigned>(value & 0x7F) | 0x80);
        byte(static_cast<unsigned>(value));
    }
    /// Small numbers of either sign stay short.
    void integer(std::int64_t value) {
        const auto bits = static_cast<std::uint64_t>(value);
        number(value < 0 ? ~(bits << 1) : bits << 1);
    }
    void real(double value) {
        const auto bits = std::bit_cast<std::uint64_t>(value);
        for (int shift = 0; shift < 64; shift += 8) byte(static_cast<unsigned>(bits >> shift));
    }
    void text(std::string_view value) {
        number(value.size());
        bytes_ += value;
    }

    const std::string& bytes() const& { return bytes_; }
    std::string bytes() && { return std::move(bytes_); }

private:
    std::string bytes_;
};

/// Takes them out again. Past the end, or where there is no sense in the bytes, it gives zeros and
/// remembers that it failed.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

    bool failed() const { return failed_; }
    bool isAtEnd() const { return rest_.empty(); }
    void fail() {
        failed_ = true;
        rest_ = {};
    }

    unsigned byte() {
        if (rest_.empty()) {
            fail();
            return 0;
        }
        const auto value = static_cast<unsigned char>(rest_.front());
        rest_.remove_prefix(1);
        return value;
    }
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const unsigned next = byte();
            value |= static_cast<std::uint64_t>(next & 0x7F) << shift;
            if (next < 0x80) return value;
        }
        fail();
        return 0;
    }
    std::int64_t integer() {
        const std::uint64_t value = number();
        return static_cast<std::int64_t>((value & 1) != 0 ? ~(value >> 1) : value >> 1);
    }
    double real() {
        std::uint64_t bits = 0;
        for (int shift = 0; shift < 64; shift += 8) {
            bits |= static_cast<std::uint64_t>(byte()) << shift;
        }
        return std::bit_cast<double>(bits);
    }
    std::string text() {
        const std::uint64_t size = number();
        if (size > rest_.size()) {
            fail();
            return {};
        }
        std::string value(rest_.substr(0, size));
        rest_.remove_prefix(size);
        return value;
    }
    /// How many things follow that take at least a byte each.
    std::size_t count() {
        const std::uint64_t value = number();
        if (value > rest_.size()) {
            fail();
            return 0;
        }
        return value;
    }

private:
    std::string_view rest_;
    bool failed_ = false;
};

}  // namespace tianyuan::store
