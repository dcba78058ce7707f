#include "eval/row_text.h"

#include <charconv>

namespace tianyuan::eval {
namespace {

constexpr std::string_view Digits =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-";
constexpr int Base = 64;
static_assert(Digits.size() == Base);
static_assert(Network::MostOfRow < Base * Base / 2);

}  // namespace

std::string rowText(const NetworkRow& row) {
    std::string text;
    for (int i = 0; i < NetworkWidth; ++i) {
        const int number = row[i] + Base * Base / 2;
        text += Digits[static_cast<std::size_t>(number / Base)];
        text += Digits[static_cast<std::size_t>(number % Base)];
    }
    return text;
}

bool readRow(NetworkRow& row, std::string_view text) {
    for (int i = 0; i < NetworkWidth; ++i) {
        const std::size_t high = Digits.find(text[static_cast<std::size_t>(2 * i)]);
        const std::size_t low = Digits.find(text[static_cast<std::size_t>(2 * i + 1)]);
        if (high == Digits.npos || low == Digits.npos) return false;
        row[i] = static_cast<std::int16_t>(static_cast<int>(high * Base + low) - Base * Base / 2);
    }
    return true;
}

std::optional<std::vector<std::int32_t>> numbersOf(std::string_view text, std::size_t count) {
    std::vector<std::int32_t> numbers;
    const char* next = text.data();
    const char* const end = text.data() + text.size();
    while (next != end) {
        if (!numbers.empty() && *next++ != ' ') return std::nullopt;
        std::int32_t number = 0;
        const auto [rest, error] = std::from_chars(next, end, number);
        if (error != std::errc()) return std::nullopt;
        numbers.push_back(number);
        next = rest;
    }
    if (numbers.size() != count) return std::nullopt;
    return numbers;
}

std::string hexadecimal(PackedShapes shapes) {
    std::string text;
    for (int shift = 12; shift >= 0; shift -= 4) {
        text += "0123456789abcdef"[static_cast<std::size_t>((shapes >> shift) & 15)];
    }
    return text;
}

std::optional<PackedShapes> fromHexadecimal(std::string_view text) {
    PackedShapes shapes = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, shapes, 16);
    if (text.size() != 4 || rest != end || error != std::errc()) return std::nullopt;
    return shapes;
}

std::string pointText(PointCode code, const NetworkPoint& point) {
    return hexadecimal(packedOf(code)) + ' ' + rowText(point.own) + rowText(point.others) + '\n';
}

std::optional<PointOfLine> pointOfLine(std::string_view line) {
    constexpr std::size_t Shapes = 4;
    if (line.size() != Shapes + 1 + 2 * RowLength || line[Shapes] != ' ') return std::nullopt;
    const auto shapes = fromHexadecimal(line.substr(0, Shapes));
    if (!shapes) return std::nullopt;
    PointOfLine read{pointCodes()[*shapes], {}};
    if (!readRow(read.point.own, line.substr(Shapes + 1, RowLength)) ||
        !readRow(read.point.others, line.substr(Shapes + 1 + RowLength))) {
        return std::nullopt;
    }
    return read;
}

bool isNothing(const NetworkRow& row) { return areEqual(row, NetworkRow{}); }

bool areEqual(const NetworkRow& a, const NetworkRow& b) {
    for (int i = 0; i < NetworkWidth; ++i) {
        if (a[i] != b[i]) return false;
    }
    return true;
}

}  // namespace tianyuan::eval
