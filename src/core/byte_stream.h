#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace tianyuan {

/// Puts numbers and texts one after another into bytes, the same on every machine.
class ByteWriter {
public:
    void byte(unsigned value) { bytes_ += static_cast<char>(value & 0xFF); }

    /// As many bytes as are said, the lowest first.
    void fixed(std::uint64_t value, std::size_t width) {
        for (std::size_t i = 0; i < width; ++i) byte(static_cast<unsigned>(value >> (8 * i)));
    }
    /// Seven bits a byte, the lowest first; the highest bit says that more follow.
    void number(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7) byte(static_cast<unsigned>(value & 0x7F) | 0x80);
        byte(static_cast<unsigned>(value));
    }
    /// Small numbers of either sign stay short.
    void integer(std::int64_t value) {
        const auto bits = static_cast<std::uint64_t>(value);
        number(value < 0 ? ~(bits << 1) : bits << 1);
    }
    void real(double value) { fixed(std::bit_cast<std::uint64_t>(value), sizeof(value)); }
    void text(std::string_view value) {
        number(value.size());
        raw(value);
    }
    void raw(std::string_view bytes) { bytes_ += bytes; }

    const std::string& bytes() const& { return bytes_; }
    std::string bytes() && { return std::move(bytes_); }

private:
    std::string bytes_;
};

/// Takes them out again. Past the end, or where there is no sense in the bytes, it gives zeros and
/// remembers that it failed.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    bool failed() const { return failed_; }
    bool isAtEnd() const { return place_ == bytes_.size(); }
    /// How many bytes have been read.
    std::size_t place() const { return place_; }
    /// All of them, those that have been read too.
    std::string_view bytes() const { return bytes_; }
    void fail() {
        failed_ = true;
        bytes_ = bytes_.substr(0, place_);
    }

    unsigned byte() {
        if (isAtEnd()) {
            fail();
            return 0;
        }
        return static_cast<unsigned char>(bytes_[place_++]);
    }
    std::uint64_t fixed(std::size_t width) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < width; ++i) value |= std::uint64_t{byte()} << (8 * i);
        return value;
    }
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const unsigned next = byte();
            value |= std::uint64_t{next & 0x7F} << shift;
            if (next < 0x80) return value;
        }
        fail();
        return 0;
    }
    std::int64_t integer() {
        const std::uint64_t value = number();
        return static_cast<std::int64_t>((value & 1) != 0 ? ~(value >> 1) : value >> 1);
    }
    double real() { return std::bit_cast<double>(fixed(sizeof(double))); }
    std::string text() { return std::string(raw(number())); }
    std::string_view raw(std::uint64_t size) {
        if (!has(size)) return {};
        const std::string_view part = bytes_.substr(place_, size);
        place_ += size;
        return part;
    }
    /// How many things follow that take at least a byte each.
    std::size_t count() {
        const std::uint64_t value = number();
        return has(value) ? value : 0;
    }

private:
    bool has(std::uint64_t size) {
        if (size > bytes_.size() - place_) fail();
        return !failed_;
    }

    std::string_view bytes_;
    std::size_t place_ = 0;
    bool failed_ = false;
};

}  // namespace tianyuan
