#include "table/guide_view.h"

#include "table/opening_steps.h"

namespace tianyuan::table {
namespace {

using opening::Choice;
using opening::Question;
using Stones = GuideView::Stones;

Reason say(std::string code, std::vector<std::string> arguments = {}) {
    return {std::move(code), std::move(arguments)};
}

void askForPoint(const Question& question, GuideView& view) {
    if (question.allows(Choice::Offer)) {
        view.title = say("table.ask.offer");
        view.line = say("table.ask.offer-help", {std::to_string(question.most)});
    } else if (question.allows(Choice::Pick)) {
        view.title = say("table.ask.pick");
        view.line = say("table.ask.pick-help");
    } else {
        const bool black = question.board.sideToMove() == Stone::Black;
        view.title = say(black ? "table.ask.place.black" : "table.ask.place.white");
        const int empty = question.board.area() - question.board.stones();
        const auto open = static_cast<int>(question.points.size());
        view.line = say(open == empty       ? "table.ask.place-anywhere"
                        : 2 * open <= empty ? "table.ask.place-help"
                                            : "table.ask.place-outside");
    }
}

void askForNumber(const Question& question, GuideView& view) {
    view.title = say("table.ask.declare");
    view.line = say("table.ask.declare-help");
    for (int number = 1; number <= question.most; ++number) {
        view.answers.push_back(
            {{Choice::Declare, {}, number}, say("table.number", {std::to_string(number)}), {}, {}});
    }
}

void askForSide(const Question& question, const GuideNames& names, GuideView& view) {
    const int stones = question.board.stones();
    const std::string next = std::to_string(stones + 1), afterNext = std::to_string(stones + 2);
    view.title = say("table.ask.side");
    view.line = say("table.ask.side-help", {std::to_string(stones)});
    const bool deciderIsBlack = question.seat == question.black;
    const bool blackIsNext = question.board.sideToMove() == Stone::Black;
    for (const bool black : {deciderIsBlack, !deciderIsBlack}) {
        const Choice choice = black == deciderIsBlack ? Choice::Keep : Choice::Swap;
        if (!question.allows(choice)) continue;
        view.answers.push_back({{choice, {}, 0},
                                say(black ? "table.choice.black" : "table.choice.white"),
                                black == blackIsNext
                                    ? say("table.choice.you-next", {next})
                                    : say("table.choice.they-next", {next, names.other}),
                                black ? Stones::Black : Stones::White});
    }
    if (question.allows(Choice::TwoMore)) {
        view.answers.push_back({{Choice::TwoMore, {}, 0},
                                say("table.choice.two-more"),
                                say("table.choice.two-more-help", {next, afterNext, names.other}),
                                Stones::Both});
    }
    if (question.allows(Choice::OfferTen)) {
        view.answers.push_back({{Choice::OfferTen, {}, 0},
                                say("table.choice.offer-ten"),
                                say("table.choice.offer-ten-help", {names.other}),
                                Stones::None});
    }
}

}  // namespace

GuideView guideViewOf(const Question& question, const GuideNames& names) {
    GuideView view;
    view.protocol = question.protocol;
    view.who = names.decider;
    view.about = say("table.about." + std::string(idOf(question.protocol)));
    const OpeningSteps steps = stepsOf(question);
    view.steps = steps.names;
    view.step = steps.current;
    if (!names.deciderIsPerson) {
        view.title = say("table.ask.wait", {names.decider});
        view.line = say("table.ask.wait-help");
    } else if (opening::takesPoint(question.choices.front())) {
        askForPoint(question, view);
    } else if (question.allows(Choice::Declare)) {
        askForNumber(question, view);
    } else {
        askForSide(question, names, view);
    }
    return view;
}

}  // namespace tianyuan::table
