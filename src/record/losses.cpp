#include "record/losses.h"

namespace tianyuan::record {

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

}  // namespace tianyuan::record
