#include "eval/weights_text.h"

#include "eval/move_network_text.h"
#include "eval/network_text.h"
#include "eval/row_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace tianyuan::eval {
namespace {

constexpr std::string_view Magic = "tianyuan-weights 3 ";

struct Colours {
    std::string_view name;
    std::vector<Side> sides;
};

const std::array<Colours, 3>& allColours() {
    static const std::array<Colours, 3> colours{
        {{"both", {BlackSide, WhiteSide}}, {"black", {BlackSide}}, {"white", {WhiteSide}}}};
    return colours;
}

void addMoves(std::string& text, const Weights& weights, const Weights& start, Side side) {
    for (PointCode code = 0; code < PointCodeCount; ++code) {
        const PointWeight& weight = weights.points[side][code];
        const PointWeight& before = start.points[side][code];
        if (weight.attack == before.attack && weight.defence == before.defence) continue;
        text += hexadecimal(packedOf(code)) + ' ' + std::to_string(weight.attack) + ' ' +
                std::to_string(weight.defence) + '\n';
    }
}

bool areAlike(const Weights& weights) {
    return weights.points[BlackSide] == weights.points[WhiteSide] &&
           weights.networks[BlackSide] == weights.networks[WhiteSide] &&
           weights.moveNetworks[BlackSide] == weights.moveNetworks[WhiteSide];
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
            const bool network = line == "network " + name;
            const bool moveNetwork = line == "move-network " + name;
            if (!network && !moveNetwork && line != "moves " + name) continue;
            if (!keepNetworks()) return false;
            sides_ = colours.sides;
            if (network) network_.emplace();
            if (moveNetwork) moveNetwork_ = std::make_unique<MoveNetworkReader>();
            return true;
        }
        if (sides_.empty()) return false;
        if (network_) return network_->read(line);
        return moveNetwork_ ? moveNetwork_->read(line) : setMove(line);
    }

    /// Nothing if the last network was only begun.
    std::unique_ptr<Weights> take() { return keepNetworks() ? std::move(weights_) : nullptr; }

private:
    /// Puts the network that has been read, if there is one, where it belongs.
    bool keepNetworks() {
        if (network_) {
            if (!network_->isWhole()) return false;
            const auto network = std::make_shared<const Network>(network_->network());
            for (const Side side : sides_) weights_->networks[side] = network;
            network_.reset();
        }
        if (moveNetwork_) {
            if (!moveNetwork_->isWhole()) return false;
            const auto network = std::make_shared<const MoveNetwork>(moveNetwork_->network());
            for (const Side side : sides_) weights_->moveNetworks[side] = network;
            moveNetwork_.reset();
        }
        return true;
    }

    bool setMove(std::string_view line) {
        const auto shapes = fromHexadecimal(line.substr(0, 4));
        if (!shapes) return false;
        std::array<std::int16_t, 2> numbers{};
        const char* next = line.data() + 4;
        const char* const end = line.data() + line.size();
        for (std::int16_t& number : numbers) {
            if (next == end || *next != ' ') return false;
            const auto [rest, error] = std::from_chars(next + 1, end, number);
            if (error != std::errc()) return false;
            next = rest;
        }
        if (next != end) return false;
        for (const Side side : sides_) {
            PointWeight& weight = weights_->points[side][pointCodes()[*shapes]];
            weight.attack = numbers[0];
            weight.defence = numbers[1];
        }
        return true;
    }

    std::unique_ptr<Weights> weights_;
    std::optional<NetworkReader> network_;  // the one that is being read
    std::unique_ptr<MoveNetworkReader> moveNetwork_;
    std::vector<Side> sides_;
};

}  // namespace

std::string textOf(const Weights& weights, Rule rule, std::string_view comment) {
    const auto start = handMadeWeights(rule);
    const bool alike = areAlike(weights) && areAlike(*start);
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
        const Side side = colours.sides.front();
        text += "moves " + name + '\n';
        addMoves(text, weights, *start, side);
        if (weights.networks[side])
            text += "network " + name + '\n' + textOf(*weights.networks[side]);
        if (weights.moveNetworks[side])
            text += "move-network " + name + '\n' + textOf(*weights.moveNetworks[side]);
    }
    return text;
}

Result<std::unique_ptr<Weights>> weightsFromText(std::string_view text) {
    const std::string_view first = text.substr(0, text.find('\n'));
    const auto rule =
        first.starts_with(Magic) ? ruleFromId(first.substr(Magic.size())) : std::nullopt;
    if (!rule) return Reason{"weights.none", {}};
    Reader reader(*rule);
    int number = 0;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (++number > 1 && !reader.read(line)) {
            return Reason{"weights.bad-line", {std::to_string(number)}};
        }
    }
    auto weights = reader.take();
    if (!weights) return Reason{"weights.bad-line", {std::to_string(number)}};
    return weights;
}

}  // namespace tianyuan::eval
