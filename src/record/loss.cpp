#include "record/loss.h"

#include <algorithm>

namespace tianyuan::record {
namespace {

bool isMark(const Notes& notes) { return !notes.marks.empty(); }
bool isComment(const Notes& notes) { return !notes.title.empty() || !notes.comment.empty(); }
bool isTime(const Notes& notes) { return notes.timeSpent || notes.timeLeft; }
bool isEvaluation(const Notes& notes) { return notes.evaluation.has_value(); }
bool isOther(const Notes& notes) { return !notes.others.empty(); }

template <typename Question>
bool anyNotes(const Tree& tree, Question question) {
    for (NodeId id = Tree::Root; id != NoNode; id = tree.next(id)) {
        const Notes* notes = tree.notes(id);
        if (notes && question(*notes)) return true;
    }
    return false;
}

bool hasVariations(const Tree& tree) {
    for (NodeId id = Tree::Root; id != NoNode; id = tree.next(id)) {
        if (tree[id].nextSibling != NoNode) return true;
    }
    return false;
}

bool hasPasses(const Record& record) {
    const std::vector<Move> moves = mainLine(record);
    return std::any_of(moves.begin(), moves.end(), [](Move move) { return move.isPass(); });
}

bool has(const Record& record, Loss loss) {
    switch (loss) {
        case Loss::Rule:
            return record.rule.has_value();
        case Loss::Size:
            return record.size != Board::DefaultSize;
        case Loss::Opening:
            return !record.opening.empty() || !record.openingSteps.empty();
        case Loss::Names:
            return !record.black.empty() || !record.white.empty();
        case Loss::Event:
            return !record.event.empty() || !record.round.empty() || !record.place.empty() ||
                   !record.date.empty();
        case Loss::Outcome:
            return record.outcome.isOver();
        case Loss::Setup:
            return !record.setup.empty();
        case Loss::FirstToMove:
            return record.firstToMove != Stone::Black;
        case Loss::Passes:
            return hasPasses(record);
        case Loss::Variations:
            return hasVariations(record.tree);
        case Loss::Comments:
            return !record.comment.empty() || anyNotes(record.tree, isComment);
        case Loss::Marks:
            return anyNotes(record.tree, isMark);
        case Loss::Times:
            return !record.timeControl.empty() || anyNotes(record.tree, isTime);
        case Loss::Evaluations:
            return anyNotes(record.tree, isEvaluation);
        case Loss::OtherProperties:
            return !record.others.empty() || anyNotes(record.tree, isOther);
    }
    return false;
}

}  // namespace

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

std::vector<Loss> leftOut(const Record& record, std::initializer_list<Loss> held) {
    std::vector<Loss> losses;
    for (const Loss loss : AllLosses) {
        const bool isHeld = std::find(held.begin(), held.end(), loss) != held.end();
        if (!isHeld && has(record, loss)) losses.push_back(loss);
    }
    return losses;
}

void addLoss(std::vector<Loss>& losses, Loss loss) {
    const auto place = std::lower_bound(losses.begin(), losses.end(), loss);
    if (place == losses.end() || *place != loss) losses.insert(place, loss);
}

}  // namespace tianyuan::record
