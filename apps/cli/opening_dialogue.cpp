#include "opening_dialogue.h"

#include "core/codes.h"
#include "core/notation.h"
#include "core/number_text.h"
#include "terminal_words.h"

#include <optional>

namespace tianyuan::cli {

using opening::Choice;
using opening::Decision;
using opening::Question;

namespace {

std::optional<Choice> choiceFromWord(const std::string& text) {
    if (text == "keep" || text == "不换") return Choice::Keep;
    if (text == "swap" || text == "交换") return Choice::Swap;
    if (text == "two" || text == "加两手") return Choice::TwoMore;
    if (text == "ten" || text == "十打") return Choice::OfferTen;
    return std::nullopt;
}

}  // namespace

std::string questionText(const Context& context, const Question& question, const std::string& who) {
    switch (question.choices.front()) {
        case Choice::Place: {
            const bool anywhere =
                static_cast<int>(question.points.size()) + question.board.stones() ==
                question.board.area();
            return context.say(anywhere ? "question.place" : "question.place-here", who,
                               sideCode(question.board.sideToMove()), question.points.size());
        }
        case Choice::Declare:
            return context.say("question.declare", who, question.most);
        case Choice::Offer:
            return context.say("question.offer", who, question.most);
        case Choice::Pick:
            return context.say("question.pick", who);
        default:
            break;
    }
    if (question.allows(Choice::TwoMore)) return context.say("question.swap2", who);
    if (question.allows(Choice::OfferTen)) return context.say("question.ten", who);
    return context.say("question.swap", who);
}

Result<Decision> decisionFrom(const Question& question, const std::string& text) {
    const Choice asked = question.choices.front();
    if (const auto choice = choiceFromWord(text)) {
        if (!question.allows(*choice)) {
            const bool isPoint = opening::takesPoint(asked);
            return Reason{isPoint ? "play.point-is-asked" : "play.answer-the-question", {text}};
        }
        return Decision{*choice, {}, 0};
    }
    if (const auto number = numberFromText<int>(text)) {
        const int offers = static_cast<int>(question.offered.size());
        if (asked == Choice::Declare) return Decision{Choice::Declare, {}, *number};
        if (asked == Choice::Pick && *number >= 1 && *number <= offers) {
            const auto index = static_cast<std::size_t>(*number - 1);
            return Decision{Choice::Pick, question.offered[index], 0};
        }
    }
    const auto move = moveFromText(text, question.board.size());
    if (!move) {
        if (const auto meant = nearestWord(text)) {
            return Reason{"play.did-you-mean", {text, *meant}};
        }
    }
    if (!opening::takesPoint(asked)) return Reason{"play.answer-the-question", {text}};
    if (!move) return move.reason();
    return Decision{asked, move->point(), 0};
}

}  // namespace tianyuan::cli
