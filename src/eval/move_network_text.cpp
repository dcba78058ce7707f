#include "eval/move_network_text.h"

#include "core/number_text.h"
#include "eval/row_text.h"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace tianyuan::eval {
namespace {

std::string numbersText(const NetworkRow& row) {
    std::string text;
    for (int i = 0; i < NetworkWidth; ++i) text += ' ' + std::to_string(row[i]);
    return text + '\n';
}

/// False if a number is too large.
bool setRow(NetworkRow& row, std::span<const std::int32_t> numbers, int most) {
    for (std::size_t i = 0; i < NetworkWidth; ++i) {
        if (std::abs(numbers[i]) > most) return false;
        row[static_cast<int>(i)] = static_cast<std::int16_t>(numbers[i]);
    }
    return true;
}

}  // namespace

std::string textOf(const MoveNetwork& network) {
    std::string text = "always" + numbersText(network.always);
    for (std::size_t sum = 0; sum < NetworkWidth; ++sum) {
        text += "sum " + std::to_string(sum) + numbersText(network.bySum[sum]);
    }
    for (std::size_t of = 0; of < 2; ++of) {
        for (std::size_t threat = 0; threat < ThreatCount; ++threat) {
            for (std::size_t count = 1; count <= MoveNetwork::MostCounted; ++count) {
                const NetworkRow& row = network.byCount[of][threat][count];
                if (isNothing(row)) continue;
                text += "count " + std::to_string(of) + ' ' + std::to_string(threat) + ' ' +
                        std::to_string(count) + numbersText(row);
            }
        }
    }
    for (PointCode code = 0; code < PointCodeCount; ++code) {
        const NetworkPoint& point = network.points[code];
        if (!isNothing(point.own) || !isNothing(point.others)) text += pointText(code, point);
    }
    for (std::size_t window = 0; window < WindowCount; ++window) {
        const NetworkRow& row = network.windows[window];
        if (!isNothing(row)) text += 'w' + std::to_string(window) + ' ' + rowText(row) + '\n';
    }
    return text;
}

bool MoveNetworkReader::read(std::string_view line) {
    const auto rest = [line](std::string_view word) { return line.substr(word.size()); };
    if (line.starts_with("always ")) return readAlways(rest("always "));
    if (line.starts_with("sum ")) return readSum(rest("sum "));
    if (line.starts_with("count ")) return readCount(rest("count "));
    if (line.starts_with("w")) return readWindow(rest("w"));
    return readPoint(line);
}

bool MoveNetworkReader::readAlways(std::string_view text) {
    const auto numbers = numbersOf(text, NetworkWidth);
    if (!numbers || hasAlways_) return false;
    hasAlways_ = true;
    return setRow(network_.always, *numbers, MoveNetwork::MostOfReading);
}

bool MoveNetworkReader::readSum(std::string_view text) {
    const auto numbers = numbersOf(text, NetworkWidth + 1);
    if (!numbers || numbers->front() != sums_ || sums_ == NetworkWidth) return false;
    return setRow(network_.bySum[static_cast<std::size_t>(sums_++)], std::span(*numbers).subspan(1),
                  MoveNetwork::MostBySum);
}

bool MoveNetworkReader::readCount(std::string_view text) {
    constexpr std::size_t Places = 3;
    const auto numbers = numbersOf(text, NetworkWidth + Places);
    if (!numbers) return false;
    const int of = (*numbers)[0];
    const int threat = (*numbers)[1];
    const int count = (*numbers)[2];
    if (of < 0 || of > 1 || threat < 0 || threat >= ThreatCount || count < 1 ||
        count > MoveNetwork::MostCounted) {
        return false;
    }
    NetworkRow& row =
        network_.byCount[static_cast<std::size_t>(of)][static_cast<std::size_t>(threat)]
                        [static_cast<std::size_t>(count)];
    return setRow(row, std::span(*numbers).subspan(Places), MoveNetwork::MostOfReading);
}

bool MoveNetworkReader::readWindow(std::string_view text) {
    const std::size_t space = text.find(' ');
    if (space == text.npos || text.size() != space + 1 + RowLength) return false;
    const auto window = numberFromText<int>(text.substr(0, space));
    if (!window || *window < 0 || *window >= WindowCount) return false;
    return readRow(network_.windows[static_cast<std::size_t>(*window)], text.substr(space + 1));
}

bool MoveNetworkReader::readPoint(std::string_view line) {
    const auto read = pointOfLine(line);
    if (!read) return false;
    network_.points[read->code] = read->point;
    return true;
}

}  // namespace tianyuan::eval
