#include "table/opening_steps.h"

#include <string>

namespace tianyuan::table {
namespace {

using opening::Choice;
using opening::Protocol;
using opening::Question;

Reason step(const char* name) { return {std::string("table.step.") + name, {}}; }
Reason stone(int number) { return {"table.step.stone", {std::to_string(number)}}; }

bool isAboutFifth(const Question& question) {
    return question.allows(Choice::Offer) || question.allows(Choice::Pick);
}

/// The three stones of a named opening, a swap, the fourth stone, perhaps another swap, the fifth.
OpeningSteps renjuSteps(const Question& question, bool swapsTwice) {
    OpeningSteps steps{{step("three-stones"), step("side"), stone(4), step("fifth"), step("play")},
                       0};
    if (swapsTwice) steps.names.insert(steps.names.begin() + 3, step("side"));
    const int stones = question.board.stones();
    const bool isSide = question.allows(Choice::Keep);
    if (isAboutFifth(question)) {
        steps.current = swapsTwice ? 4 : 3;
    } else if (isSide) {
        steps.current = stones == 3 ? 1 : 3;
    } else if (stones == 4 || (stones == 3 && question.allows(Choice::Place))) {
        steps.current = 2;
    }
    return steps;
}

/// A stone and a swap, five times.
OpeningSteps taraguchiSteps(const Question& question) {
    OpeningSteps steps;
    for (int number = 1; number <= 4; ++number) steps.names.push_back(stone(number));
    const int stones = question.board.stones();
    steps.names.push_back(isAboutFifth(question) ? step("fifth") : stone(5));
    steps.names.push_back(step("play"));
    const bool isSide = question.allows(Choice::Keep);
    steps.current = isSide ? stones - 1 : stones;
    return steps;
}

OpeningSteps swap2Steps(const Question& question) {
    const bool isSide = question.allows(Choice::Keep);
    const int stones = question.board.stones();
    if (stones < 3) return {{step("three-stones"), step("side"), step("play")}, 0};
    if (stones == 3 && isSide) return {{step("three-stones"), step("side"), step("play")}, 1};
    return {{step("three-stones"), step("two-more"), step("side"), step("play")}, isSide ? 2 : 1};
}

}  // namespace

OpeningSteps stepsOf(const Question& question) {
    const int side = question.allows(Choice::Keep) ? 1 : 0;
    switch (question.protocol) {
        case Protocol::Free:
            break;
        case Protocol::Pro:
        case Protocol::LongPro:
            return {{stone(1), stone(2), stone(3), step("play")}, question.board.stones()};
        case Protocol::Swap1:
            return {{step("one-stone"), step("side"), step("play")}, side};
        case Protocol::Swap:
            return {{step("three-stones"), step("side"), step("play")}, side};
        case Protocol::Swap2:
            return swap2Steps(question);
        case Protocol::Rif:
        case Protocol::Yamaguchi:
            return renjuSteps(question, false);
        case Protocol::Soosorv8:
            return renjuSteps(question, true);
        case Protocol::Taraguchi10:
            return taraguchiSteps(question);
    }
    return {{step("play")}, 0};
}

}  // namespace tianyuan::table
