#include "desktop/table/opening_guide.h"

#include <QVariantMap>

namespace tianyuan::desktop {

using opening::Choice;
using opening::Decision;

void OpeningGuide::hide() {
    if (!active_) return;
    active_ = false;
    choices_.clear();
    decisions_.clear();
    Q_EMIT changed();
}

void OpeningGuide::addChoice(const Decision& decision, const QString& title, const QString& line,
                             const QString& stone) {
    choices_.push_back(QVariantMap{{"title", title}, {"line", line}, {"stone", stone}});
    decisions_.push_back(decision);
}

void OpeningGuide::show(const opening::Question& question, const Names& names,
                        const Language& language) {
    active_ = true;
    choices_.clear();
    decisions_.clear();
    who_ = names.decider;
    protocol_ = QString::fromStdString(std::string(idOf(question.protocol)));
    if (!names.deciderIsPerson) {
        title_ = language.say("window.ask.wait", names.decider);
        line_ = language.say("window.ask.wait-help");
    } else if (opening::takesPoint(question.choices.front())) {
        askForPoint(question, language);
    } else if (question.allows(Choice::Declare)) {
        title_ = language.say("window.ask.declare");
        line_ = language.say("window.ask.declare-help");
        for (int number = 1; number <= question.most; ++number) {
            addChoice({Choice::Declare, {}, number}, QString::number(number), {}, {});
        }
    } else {
        askForSide(question, names, language);
    }
    Q_EMIT changed();
}

void OpeningGuide::askForPoint(const opening::Question& question, const Language& language) {
    if (question.allows(Choice::Offer)) {
        title_ = language.say("window.ask.offer");
        line_ = language.say("window.ask.offer-help", question.most);
    } else if (question.allows(Choice::Pick)) {
        title_ = language.say("window.ask.pick");
        line_ = language.say("window.ask.pick-help");
    } else {
        const bool black = question.board.sideToMove() == Stone::Black;
        title_ = language.say(black ? "window.ask.place.black" : "window.ask.place.white");
        const int empty = question.board.area() - question.board.stones();
        const auto open = static_cast<int>(question.points.size());
        line_ = language.say(open == empty       ? "window.ask.place-anywhere"
                             : 2 * open <= empty ? "window.ask.place-help"
                                                 : "window.ask.place-outside");
    }
}

void OpeningGuide::askForSide(const opening::Question& question, const Names& names,
                              const Language& language) {
    const int stones = question.board.stones(), next = stones + 1;
    title_ = language.say("window.ask.side");
    line_ = language.say("window.ask.side-help", stones);
    const bool deciderIsBlack = question.seat == question.black;
    const bool blackIsNext = question.board.sideToMove() == Stone::Black;
    const auto side = [&](bool black) {
        const bool own = black == blackIsNext;
        const Choice choice = black == deciderIsBlack ? Choice::Keep : Choice::Swap;
        if (!question.allows(choice)) return;
        addChoice({choice, {}, 0},
                  language.say(black ? "window.choice.black" : "window.choice.white"),
                  own ? language.say("window.choice.you-next", next)
                      : language.say("window.choice.they-next", next, names.other),
                  black ? "black" : "white");
    };
    side(deciderIsBlack);
    side(!deciderIsBlack);
    if (question.allows(Choice::TwoMore)) {
        addChoice({Choice::TwoMore, {}, 0}, language.say("window.choice.two-more"),
                  language.say("window.choice.two-more-help", next, next + 1, names.other), "both");
    }
    if (question.allows(Choice::OfferTen)) {
        addChoice({Choice::OfferTen, {}, 0}, language.say("window.choice.offer-ten"),
                  language.say("window.choice.offer-ten-help", names.other), "");
    }
}

void OpeningGuide::choose(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= decisions_.size()) return;
    const Decision decision = decisions_[static_cast<std::size_t>(index)];
    Q_EMIT decided(decision);
}

}  // namespace tianyuan::desktop
