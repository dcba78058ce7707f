#include "eval/weights_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

namespace tianyuan::eval {
namespace {

constexpr std::string_view Magic = "tianyuan-weights 1 ";
constexpr std::ptrdiff_t StandingRow = 16;

struct Colours {
    std::string_view name;
    std::vector<Side> sides;
};

const std::array<Colours, 3>& allColours() {
    static const std::array<Colours, 3> colours{
        {{"both", {BlackSide, WhiteSide}}, {"black", {BlackSide}}, {"white", {WhiteSide}}}};
    return colours;
}

std::string hexadecimal(unsigned value) {
    constexpr std::string_view Digits = "0123456789abcdef";
    std::string text;
    for (int shift = 12; shift >= 0; shift -= 4) text += Digits[(value >> shift) & 15];
    return text;
}

void addPoints(std::string& text, const Weights& weights, const Weights& start, Side side) {
    for (PointCode code = 0; code < PointCodeCount; ++code) {
        const PointWeight& weight = weights.points[side][code];
        if (weight == start.points[side][code]) continue;
        text += hexadecimal(packedOf(code));
        for (const int number : {weight.toMove, weight.waiting, weight.attack, weight.defence}) {
            text += ' ' + std::to_string(number);
        }
        text += '\n';
    }
}

void addStanding(std::string& text, const Weights& weights, const Weights& start, Side side) {
    const auto& scores = weights.standing[side];
    for (std::size_t row = 0; row < StandingCount; row += StandingRow) {
        const auto first = scores.begin() + row;
        if (std::equal(first, first + StandingRow, start.standing[side].begin() + row)) continue;
        text += hexadecimal(static_cast<unsigned>(row));
        std::for_each_n(first, StandingRow,
                        [&](int score) { text += ' ' + std::to_string(score); });
        text += '\n';
    }
}

/// The numbers of a line, the first of them hexadecimal; nothing if there is anything else.
std::optional<std::vector<int>> numbersOf(std::string_view line) {
    std::vector<int> numbers;
    const char* next = line.data();
    const char* const end = line.data() + line.size();
    while (next != end) {
        if (!numbers.empty() && *next++ != ' ') return std::nullopt;
        int number = 0;
        const auto [rest, error] = std::from_chars(next, end, number, numbers.empty() ? 16 : 10);
        if (error != std::errc()) return std::nullopt;
        if (!numbers.empty() && (number < INT16_MIN || number > INT16_MAX)) return std::nullopt;
        numbers.push_back(number);
        next = rest;
    }
    return numbers;
}

/// Reads weights line by line.
class Reader {
public:
    explicit Reader(Rule rule) : weights_(handMadeWeights(rule)) {}

    /// False if the line makes no sense.
    bool read(std::string_view line) {
        if (line.empty() || line.front() == '#') return true;
        for (const Colours& colours : allColours()) {
            const std::string name(colours.name);
            const bool points = line == "points " + name;
            if (!points && line != "standing " + name) continue;
            readsPoints_ = points;
            sides_ = colours.sides;
            return true;
        }
        const auto numbers = numbersOf(line);
        if (!numbers || sides_.empty()) return false;
        return readsPoints_ ? setPoint(*numbers) : setStanding(*numbers);
    }

    std::unique_ptr<Weights> take() { return std::move(weights_); }

private:
    bool setPoint(const std::vector<int>& numbers) {
        if (numbers.size() != 5 || numbers[0] < 0 || numbers[0] >= PackedCount) return false;
        const PointCode code = pointCodes()[static_cast<std::size_t>(numbers[0])];
        const auto number = [&](std::size_t i) { return static_cast<std::int16_t>(numbers[i]); };
        for (const Side side : sides_) {
            weights_->points[side][code] = {number(1), number(2), number(3), number(4)};
        }
        return true;
    }
    bool setStanding(const std::vector<int>& numbers) {
        const std::size_t count = numbers.size() - 1;
        if (numbers[0] < 0 || count == 0) return false;
        const auto first = static_cast<std::size_t>(numbers[0]);
        if (first >= StandingCount || count > StandingCount - first) return false;
        for (const Side side : sides_) {
            for (std::size_t i = 0; i < count; ++i) {
                weights_->standing[side][first + i] = static_cast<std::int16_t>(numbers[i + 1]);
            }
        }
        return true;
    }

    std::unique_ptr<Weights> weights_;
    bool readsPoints_ = false;
    std::vector<Side> sides_;
};

}  // namespace

std::string textOf(const Weights& weights, Rule rule, std::string_view comment) {
    const auto start = handMadeWeights(rule);
    const bool alike = weights.points[BlackSide] == weights.points[WhiteSide] &&
                       weights.standing[BlackSide] == weights.standing[WhiteSide] &&
                       start->points[BlackSide] == start->points[WhiteSide];
    std::string text(Magic);
    text += idOf(rule);
    text += '\n';
    while (!comment.empty()) {
        const std::string_view line = comment.substr(0, comment.find('\n'));
        comment.remove_prefix(std::min(line.size() + 1, comment.size()));
        text += "# ";
        text += line;
        text += '\n';
    }
    for (const Colours& colours : allColours()) {
        if (alike != (colours.sides.size() == 2)) continue;
        const std::string name(colours.name);
        text += "points " + name + '\n';
        addPoints(text, weights, *start, colours.sides.front());
        text += "standing " + name + '\n';
        addStanding(text, weights, *start, colours.sides.front());
    }
    return text;
}

Result<std::unique_ptr<Weights>> weightsFromText(std::string_view text) {
    const std::string_view first = text.substr(0, text.find('\n'));
    const auto rule =
        first.starts_with(Magic) ? ruleFromId(first.substr(Magic.size())) : std::nullopt;
    if (!rule) return Reason{"weights.none", {}};
    Reader reader(*rule);
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (number > 1 && !reader.read(line)) {
            return Reason{"weights.bad-line", {std::to_string(number)}};
        }
    }
    return reader.take();
}

}  // namespace tianyuan::eval
