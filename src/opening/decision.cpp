#include "opening/decision.h"

#include "core/notation.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tianyuan::opening {
namespace {

struct Word {
    Choice choice;
    std::string_view text;
};

constexpr std::array Words{Word{Choice::Keep, "keep"}, Word{Choice::Swap, "swap"},
                           Word{Choice::TwoMore, "two-more"}, Word{Choice::OfferTen, "offer-ten"}};

Result<Decision> withPoint(Choice choice, std::string_view text, int size) {
    const Result<Move> move = moveFromText(text, size);
    if (!move) return move.reason();
    if (move->isPass()) return Reason{"opening.no-pass", {}};
    return Decision{choice, move->point(), 0};
}

}  // namespace

std::string toText(const Decision& decision, int size) {
    switch (decision.choice) {
        case Choice::Place:
            return toText(decision.point, size);
        case Choice::Offer:
            return "+" + toText(decision.point, size);
        case Choice::Pick:
            return "=" + toText(decision.point, size);
        case Choice::Declare:
            return "#" + std::to_string(decision.number);
        case Choice::Keep:
        case Choice::Swap:
        case Choice::TwoMore:
        case Choice::OfferTen:
            break;
    }
    const auto word = std::find_if(Words.begin(), Words.end(),
                                   [&](const Word& w) { return w.choice == decision.choice; });
    return std::string(word->text);
}

Result<Decision> decisionFromText(std::string_view text, int size) {
    for (const Word& word : Words) {
        if (word.text == text) return Decision{word.choice, {}, 0};
    }
    if (text.starts_with('+')) return withPoint(Choice::Offer, text.substr(1), size);
    if (text.starts_with('=')) return withPoint(Choice::Pick, text.substr(1), size);
    if (text.starts_with('#')) {
        Decision decision{Choice::Declare, {}, 0};
        const char* end = text.data() + text.size();
        const auto [rest, error] = std::from_chars(text.data() + 1, end, decision.number);
        if (error != std::errc() || rest != end) {
            return Reason{"opening.not-a-number", {std::string(text)}};
        }
        return decision;
    }
    return withPoint(Choice::Place, text, size);
}

bool Question::allows(Choice choice) const {
    return std::find(choices.begin(), choices.end(), choice) != choices.end();
}

}  // namespace tianyuan::opening
