#include "eval/network_text.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <vector>

namespace tianyuan::eval {
namespace {

constexpr std::string_view Digits =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-";
constexpr int Base = 64;
static_assert(Digits.size() == Base);
static_assert(Network::MostOfRow < Base * Base / 2);
constexpr std::size_t RowLength = 2 * NetworkWidth;

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

bool isNothing(const NetworkPoint& point) {
    for (int i = 0; i < NetworkWidth; ++i) {
        if (point.own[i] != 0 || point.others[i] != 0) return false;
    }
    return true;
}

/// Exactly `count` numbers with spaces between them.
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

bool fitsWeight(std::int32_t number) { return std::abs(number) <= Network::MostOfWeight; }

}  // namespace

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

std::string textOf(const Network& network) {
    std::string text;
    const auto add = [&text](std::int32_t number) { text += ' ' + std::to_string(number); };
    for (const Network::Unit& unit : network.units) {
        text += "unit";
        add(unit.bias);
        for (const std::int16_t weight : unit.weights) add(weight);
        add(unit.out);
        text += '\n';
    }
    text += "direct";
    for (const std::int32_t number : network.direct) add(number);
    add(network.bias);
    text += '\n';
    for (PointCode code = 0; code < PointCodeCount; ++code) {
        const NetworkPoint& point = network.points[code];
        if (isNothing(point)) continue;
        text += hexadecimal(packedOf(code)) + ' ' + rowText(point.own) + rowText(point.others);
        text += '\n';
    }
    return text;
}

bool NetworkReader::read(std::string_view line) {
    const auto rest = [line](std::string_view word) { return line.substr(word.size()); };
    if (line.starts_with("unit ")) return readUnit(rest("unit "));
    if (line.starts_with("direct ")) return readDirect(rest("direct "));
    return readPoint(line);
}

bool NetworkReader::readUnit(std::string_view text) {
    const auto numbers = numbersOf(text, NetworkWidth + 2);
    if (!numbers || units_ == HiddenUnits) return false;
    const auto first = numbers->begin() + 1;
    if (std::abs(numbers->front()) > Network::MostOfBias) return false;
    if (!std::all_of(first, numbers->end() - 1, fitsWeight)) return false;
    Network::Unit& unit = network_.units[static_cast<std::size_t>(units_++)];
    unit.bias = numbers->front();
    std::transform(first, numbers->end() - 1, unit.weights.begin(),
                   [](std::int32_t number) { return static_cast<std::int16_t>(number); });
    unit.out = numbers->back();
    return true;
}

bool NetworkReader::readDirect(std::string_view text) {
    const auto numbers = numbersOf(text, NetworkWidth + 1);
    if (!numbers || hasDirect_) return false;
    std::copy_n(numbers->begin(), NetworkWidth, network_.direct.begin());
    network_.bias = numbers->back();
    hasDirect_ = true;
    return true;
}

bool NetworkReader::readPoint(std::string_view line) {
    constexpr std::size_t Shapes = 4;
    if (line.size() != Shapes + 1 + 2 * RowLength || line[Shapes] != ' ') return false;
    const auto shapes = fromHexadecimal(line.substr(0, Shapes));
    if (!shapes) return false;
    NetworkPoint& point = network_.points[pointCodes()[*shapes]];
    return readRow(point.own, line.substr(Shapes + 1, RowLength)) &&
           readRow(point.others, line.substr(Shapes + 1 + RowLength));
}

}  // namespace tianyuan::eval
