#include "study/position_view.h"

#include "core/notation.h"
#include "core/number_text.h"
#include "study/evaluation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace tianyuan::study {
namespace {

/// The properties in which a view is kept beside the evaluation: the best line as a position code,
/// who has judged, the chance of Black, and how many stones were placed.
constexpr const char* LineProperty = "TYBL";
constexpr const char* ByProperty = "TYBY";
constexpr const char* ChanceProperty = "TYWR";
constexpr const char* StonesProperty = "TYBS";

/// With four digits, whatever the language of the system.
std::string chanceText(double chance) {
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), chance,
                                   std::chars_format::fixed, 4);
    return {digits.data(), end.ptr};
}

std::optional<double> chanceFrom(const std::string& text) {
    const auto chance = numberFromText<double>(text);
    return chance && 0 <= *chance && *chance <= 1 ? chance : std::nullopt;
}

}  // namespace

PositionView viewOf(const player::Thought& thought, Stone side, const std::string& by) {
    PositionView view{evaluationOf(thought.score, side, thought.depth), thought.line, by, {}};
    if (thought.chance) view.chance = side == Stone::Black ? *thought.chance : 1 - *thought.chance;
    return view;
}

player::Thought thoughtOf(const PositionView& view, Stone side) {
    player::Thought thought;
    thought.score = scoreFor(side, view.evaluation);
    thought.depth = view.evaluation.depth.value_or(0);
    thought.line = view.line;
    if (view.chance) thought.chance = side == Stone::Black ? *view.chance : 1 - *view.chance;
    return thought;
}

void writeView(const PositionView& view, int size, record::Notes& notes) {
    notes.evaluation = view.evaluation;
    std::erase_if(notes.others, [](const auto& each) {
        return each.name == LineProperty || each.name == ByProperty ||
               each.name == ChanceProperty || each.name == StonesProperty;
    });
    notes.others.push_back({LineProperty, {toText(view.line, size)}});
    if (!view.by.empty()) notes.others.push_back({ByProperty, {view.by}});
    if (view.chance) notes.others.push_back({ChanceProperty, {chanceText(*view.chance)}});
    if (view.stones > 0) notes.others.push_back({StonesProperty, {std::to_string(view.stones)}});
}

std::optional<PositionView> readView(const record::Notes* notes, int size) {
    if (!notes || !notes->evaluation) return std::nullopt;
    PositionView view;
    view.evaluation = *notes->evaluation;
    bool isView = view.evaluation.winInMoves.has_value();
    for (const record::Property& property : notes->others) {
        if (property.values.empty()) continue;
        const std::string& value = property.values.front();
        if (property.name == LineProperty) {
            isView = true;
            if (auto line = movesFromText(value, size)) view.line = std::move(*line);
        }
        if (property.name == ByProperty) view.by = value;
        if (property.name == ChanceProperty) view.chance = chanceFrom(value);
        if (property.name == StonesProperty) {
            view.stones = numberFromText<std::uint64_t>(value).value_or(0);
        }
    }
    return isView ? std::optional(view) : std::nullopt;
}

std::vector<std::optional<PositionView>> viewsOf(const game::Game& game) {
    const record::Tree& tree = game.record().tree;
    const int size = game.board().size();
    std::vector<std::optional<PositionView>> views{readView(tree.notes(record::Tree::Root), size)};
    for (const record::NodeId id : tree.pathTo(game.here())) {
        if (tree[id].isMove()) views.push_back(readView(tree.notes(id), size));
    }
    return views;
}

record::NodeId nodeAfter(const game::Game& game, int ply) {
    const record::Tree& tree = game.record().tree;
    record::NodeId found = record::Tree::Root;
    int moves = 0;
    for (const record::NodeId id : tree.pathTo(game.here())) {
        if (moves == ply) break;
        if (!tree[id].isMove()) continue;
        found = id;
        ++moves;
    }
    return found;
}

}  // namespace tianyuan::study
