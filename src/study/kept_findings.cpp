#include "study/kept_findings.h"

#include "study/position_view.h"

#include <algorithm>
#include <string>

namespace tianyuan::study {
namespace {

/// A finding, beside its move; and beside the last move of a line, that it was examined.
constexpr const char* FindingProperty = "TYLB";
constexpr const char* ExaminedProperty = "TYEX";

std::vector<record::NodeId> movesOf(const game::Game& game) {
    const record::Tree& tree = game.record().tree;
    std::vector<record::NodeId> moves = tree.pathTo(game.here());
    std::erase_if(moves, [&](record::NodeId id) { return !tree[id].isMove(); });
    return moves;
}

bool isOurs(const record::Property& property) {
    return property.name == FindingProperty || property.name == ExaminedProperty;
}

/// Does it speak of this move?
bool fits(const Finding& finding, const record::Node& node, int ply) {
    return finding.ply == ply && finding.move == node.move && finding.side == node.stone;
}

}  // namespace

void writeFindings(const std::vector<Finding>& findings, game::Game& game) {
    writeFindings(findings, game,
                  [&](record::NodeId node) -> record::Notes& { return game.editNotes(node); });
}

void writeFindings(const std::vector<Finding>& findings, const game::Game& game,
                   const EditNotes& edit) {
    const std::vector<record::NodeId> moves = movesOf(game);
    if (moves.empty()) return;
    const record::Tree& tree = game.record().tree;
    for (const record::NodeId id : moves) {
        if (tree.notes(id)) std::erase_if(edit(id).others, isOurs);
    }
    const int size = game.board().size();
    for (const Finding& finding : findings) {
        const auto place = static_cast<std::size_t>(finding.ply - 1);
        if (place >= moves.size()) continue;
        edit(moves[place]).others.push_back({FindingProperty, {toText(finding, size)}});
    }
    edit(moves.back()).others.push_back({ExaminedProperty, {std::to_string(moves.size())}});
}

std::optional<std::vector<Finding>> readFindings(const game::Game& game) {
    const std::vector<record::NodeId> moves = movesOf(game);
    const record::Tree& tree = game.record().tree;
    const int size = game.board().size();
    std::vector<Finding> findings;
    bool isExamined = false;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const record::Notes* notes = tree.notes(moves[i]);
        if (!notes) continue;
        for (const record::Property& property : notes->others) {
            if (property.values.empty()) continue;
            if (property.name == ExaminedProperty) isExamined = i + 1 == moves.size();
            if (property.name != FindingProperty) continue;
            auto finding = findingFromText(property.values.front(), size);
            if (finding && fits(*finding, tree[moves[i]], static_cast<int>(i + 1))) {
                findings.push_back(std::move(*finding));
            }
        }
    }
    return isExamined ? std::optional(std::move(findings)) : std::nullopt;
}

}  // namespace tianyuan::study
