#include "study/position_view.h"

#include "core/notation.h"
#include "study/evaluation.h"

#include <algorithm>

namespace tianyuan::study {
namespace {

/// The property in which the best line is kept, as a position code.
constexpr const char* LineProperty = "TYBL";

}  // namespace

PositionView viewOf(const player::Thought& thought, Stone side) {
    return {evaluationOf(thought.score, side, thought.depth), thought.line};
}

void writeView(const PositionView& view, int size, record::Notes& notes) {
    notes.evaluation = view.evaluation;
    std::erase_if(notes.others, [](const auto& each) { return each.name == LineProperty; });
    // Position codes know no pass: the line ends there.
    const auto end = std::find_if(view.line.begin(), view.line.end(),
                                  [](const Move move) { return move.isPass(); });
    const std::vector<Move> line(view.line.begin(), end);
    notes.others.push_back({LineProperty, {toText(line, size)}});
}

std::optional<PositionView> readView(const record::Notes* notes, int size) {
    if (!notes || !notes->evaluation) return std::nullopt;
    PositionView view{*notes->evaluation, {}};
    for (const record::Property& property : notes->others) {
        if (property.name != LineProperty || property.values.empty()) continue;
        if (auto line = movesFromText(property.values.front(), size)) view.line = std::move(*line);
    }
    return view;
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
