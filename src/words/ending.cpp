#include "words/ending.h"

namespace tianyuan::words {

std::string endingCode(const Outcome& outcome) {
    switch (outcome.ending) {
        case Ending::Five:
            return "end.five";
        case Ending::Foul:
            return "end.foul";
        case Ending::Resignation:
            return "end.resignation";
        case Ending::Time:
            return "end.time";
        case Ending::Agreement:
            return "end.agreement";
        case Ending::TwoPasses:
            return "end.two-passes";
        case Ending::FullBoard:
            return "end.full-board";
        default:
            return "end.forfeit";
    }
}

}  // namespace tianyuan::words
