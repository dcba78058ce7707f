#include "eval/network_text.h"

#include "eval/row_text.h"

#include <algorithm>
#include <cstdlib>

namespace tianyuan::eval {
namespace {

bool fitsWeight(std::int32_t number) { return std::abs(number) <= Network::MostOfWeight; }

}  // namespace

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
        if (!isNothing(point.own) || !isNothing(point.others)) text += pointText(code, point);
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
    const auto read = pointOfLine(line);
    if (!read) return false;
    network_.points[read->code] = read->point;
    return true;
}

}  // namespace tianyuan::eval
