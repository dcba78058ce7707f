#include "study/kept_view.h"

#include "core/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

namespace tianyuan::study {
namespace {

// moves|value|win in|depth|chance|line|by; the last may hold anything.
constexpr char Bar = '|';
constexpr std::size_t Fields = 7;

std::string textOf(double number) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    return {digits.data(), end.ptr};
}

template <typename Number>
std::string textOf(const std::optional<Number>& number) {
    if (!number) return {};
    if constexpr (std::is_integral_v<Number>) return std::to_string(*number);
    return textOf(*number);
}

/// Reads what may be missing; false if something else stands there.
template <typename Number>
bool read(std::string_view text, std::optional<Number>& number) {
    if (text.empty()) return true;
    number.emplace();
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), *number);
    return error == std::errc() && rest == text.data() + text.size();
}

std::optional<std::vector<Move>> movesIn(std::string_view text, int size) {
    if (text.empty()) return std::vector<Move>();
    auto moves = movesFromText(text, size);
    return moves ? std::optional(std::move(*moves)) : std::nullopt;
}

}  // namespace

std::vector<KeptView> keptViews(const game::Game& game, int ply) {
    std::vector<KeptView> kept;
    const auto views = viewsOf(game);
    for (std::size_t i = 0; i < views.size() && static_cast<int>(i) <= ply; ++i) {
        if (!views[i]) continue;
        const auto moves = game.moves().first(i);
        kept.push_back({{moves.begin(), moves.end()}, *views[i]});
    }
    return kept;
}

std::string toText(const KeptView& kept, int size) {
    const PositionView& view = kept.view;
    std::string text;
    for (const std::string& field :
         {tianyuan::toText(kept.moves, size), textOf(view.evaluation.value),
          textOf(view.evaluation.winInMoves), textOf(view.evaluation.depth), textOf(view.chance),
          tianyuan::toText(view.line, size)}) {
        text += field + Bar;
    }
    std::string by = view.by;
    const auto isControl = [](char sign) { return static_cast<unsigned char>(sign) < ' '; };
    std::replace_if(by.begin(), by.end(), isControl, ' ');
    return text + by;
}

std::optional<KeptView> keptViewFromText(std::string_view text, int size) {
    std::array<std::string_view, Fields> fields;
    for (std::size_t i = 0; i + 1 < Fields; ++i) {
        const std::size_t bar = text.find(Bar);
        if (bar == std::string_view::npos) return std::nullopt;
        fields[i] = text.substr(0, bar);
        text.remove_prefix(bar + 1);
    }
    KeptView kept;
    record::Evaluation& evaluation = kept.view.evaluation;
    std::optional<double> value;
    auto moves = movesIn(fields[0], size), line = movesIn(fields[5], size);
    if (!moves || !line || !read(fields[1], value) || !value ||
        !read(fields[2], evaluation.winInMoves) || !read(fields[3], evaluation.depth) ||
        !read(fields[4], kept.view.chance)) {
        return std::nullopt;
    }
    evaluation.value = *value;
    kept.moves = std::move(*moves);
    kept.view.line = std::move(*line);
    kept.view.by = text;
    return kept;
}

std::optional<record::NodeId> placeOf(const KeptView& kept, const game::Game& game) {
    const auto line = game.moves();
    if (kept.moves.size() > line.size()) return std::nullopt;
    if (!std::equal(kept.moves.begin(), kept.moves.end(), line.begin())) return std::nullopt;
    return nodeAfter(game, static_cast<int>(kept.moves.size()));
}

}  // namespace tianyuan::study
