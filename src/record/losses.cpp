#include "record/losses.h"

#include <algorithm>

namespace tianyuan::record {

std::string_view idOf(Loss loss) {
    switch (loss) {
        case Loss::Rule:
            return "rule";
        case Loss::Size:
            return "size";
        case Loss::Opening:
            return "opening";
        case Loss::Names:
            return "names";
        case Loss::Event:
            return "event";
        case Loss::Outcome:
            return "outcome";
        case Loss::Setup:
            return "setup";
        case Loss::FirstToMove:
            return "first-to-move";
        case Loss::Passes:
            return "passes";
        case Loss::Variations:
            return "variations";
        case Loss::Comments:
            return "comments";
        case Loss::Marks:
            return "marks";
        case Loss::Times:
            return "times";
        case Loss::Evaluations:
            return "evaluations";
        case Loss::OtherProperties:
            return "other-properties";
    }
    return {};
}

std::set<Loss> lossesOfGame(const Record& record) {
    std::set<Loss> losses;
    const auto add = [&](bool lost, Loss loss) {
        if (lost) losses.insert(loss);
    };
    add(record.rule.has_value(), Loss::Rule);
    add(!record.opening.empty() || !record.openingSteps.empty(), Loss::Opening);
    add(!record.black.empty() || !record.white.empty(), Loss::Names);
    add(!record.event.empty() || !record.round.empty() || !record.place.empty() ||
            !record.date.empty(),
        Loss::Event);
    add(record.outcome != Outcome{}, Loss::Outcome);
    add(!record.setup.empty(), Loss::Setup);
    add(record.firstToMove != Stone::Black, Loss::FirstToMove);
    add(!record.comment.empty(), Loss::Comments);
    add(!record.timeControl.empty(), Loss::Times);
    return losses;
}

std::set<Loss> lossesOfNotes(const Notes& notes) {
    std::set<Loss> losses;
    if (!notes.title.empty() || !notes.comment.empty()) losses.insert(Loss::Comments);
    if (!notes.marks.empty()) losses.insert(Loss::Marks);
    if (notes.timeSpent || notes.timeLeft) losses.insert(Loss::Times);
    if (notes.evaluation) losses.insert(Loss::Evaluations);
    if (!notes.others.empty()) losses.insert(Loss::OtherProperties);
    return losses;
}

std::vector<Loss> leftOut(const Record& record, std::initializer_list<Loss> held) {
    std::set<Loss> losses = lossesOfGame(record);
    const auto add = [&](bool lost, Loss loss) {
        if (lost) losses.insert(loss);
    };
    add(record.size != Board::DefaultSize, Loss::Size);
    add(!record.others.empty(), Loss::OtherProperties);
    const std::vector<Move> moves = mainLine(record);
    add(std::any_of(moves.begin(), moves.end(), [](Move move) { return move.isPass(); }),
        Loss::Passes);
    for (NodeId id = Tree::Root; id != NoNode; id = record.tree.next(id)) {
        add(record.tree[id].nextSibling != NoNode, Loss::Variations);
        if (const Notes* notes = record.tree.notes(id)) losses.merge(lossesOfNotes(*notes));
    }
    for (const Loss loss : held) losses.erase(loss);
    return {losses.begin(), losses.end()};
}

void addLoss(std::vector<Loss>& losses, Loss loss) {
    const auto place = std::lower_bound(losses.begin(), losses.end(), loss);
    if (place == losses.end() || *place != loss) losses.insert(place, loss);
}

}  // namespace tianyuan::record
