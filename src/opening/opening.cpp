#include "opening/opening.h"

#include "core/notation.h"
#include "core/symmetry.h"

#include <algorithm>

namespace tianyuan::opening {
namespace {

constexpr int MostYamaguchiFifths = 12;
constexpr int MostSoosorvFifths = 8;
constexpr int TaraguchiFifths = 10;
constexpr int RifFifths = 2;

}  // namespace

std::deque<Opening::Step> Opening::script(Protocol protocol) {
    using enum Step::Ask;
    using enum Step::Who;
    const Step centre{Stone, First, 0};
    const Step anyByFirst{Stone, First};
    const Step anyByWhite{Stone, White};
    // The three stones of the 26 named openings.
    const Step second{Stone, First, 1};
    const Step third{Stone, First, 2};

    switch (protocol) {
        case Protocol::Free:
            return {};
        case Protocol::Pro:
            return {centre, {Stone, Second}, {Stone, First, Board::MaxSize, 2}};
        case Protocol::LongPro:
            return {centre, {Stone, Second}, {Stone, First, Board::MaxSize, 3}};
        case Protocol::Swap1:
            return {anyByFirst, {Swap, Second}};
        case Protocol::Swap:
            return {anyByFirst, anyByFirst, anyByFirst, {Swap, Second}};
        case Protocol::Swap2:
            return {anyByFirst, anyByFirst, anyByFirst, {Swap2, Second}};
        case Protocol::Rif:
            return {centre,         second,     third,
                    {Swap, Second}, anyByWhite, {.ask = Offer, .who = Black, .number = RifFifths},
                    {Pick, White}};
        case Protocol::Yamaguchi:
            return {centre,         second,
                    third,          {.ask = Count, .who = First, .number = MostYamaguchiFifths},
                    {Swap, Second}, anyByWhite,
                    {Offer, Black}, {Pick, White}};
        case Protocol::Soosorv8:
            return {centre,        second,
                    third,         {Swap, Second},
                    anyByWhite,    {.ask = Count, .who = White, .number = MostSoosorvFifths},
                    {Swap, Black}, {Offer, Black},
                    {Pick, White}};
        case Protocol::Taraguchi10:
            return {{Stone, Black, 0}, {Swap, White}, {Stone, White, 1}, {Swap, Black},
                    {Stone, Black, 2}, {Swap, White}, {Stone, White, 3}, {Branch, Black}};
    }
    return {};
}

Opening::Opening(Protocol protocol, int size)
    : protocol_(protocol), board_(size), steps_(script(protocol)) {
    assert(checkSize(protocol, size));
}

Seat Opening::seatOf(Step::Who who) const {
    switch (who) {
        case Step::Who::First:
            return Seat::First;
        case Step::Who::Second:
            return Seat::Second;
        case Step::Who::Black:
            return black_;
        case Step::Who::White:
            return other(black_);
    }
    return Seat::First;
}

std::vector<Choice> Opening::choicesOf(const Step& step) const {
    switch (step.ask) {
        case Step::Ask::Stone:
            return {Choice::Place};
        case Step::Ask::Swap:
            return {Choice::Keep, Choice::Swap};
        case Step::Ask::Swap2:
            return {Choice::Keep, Choice::Swap, Choice::TwoMore};
        case Step::Ask::Branch:
            return {Choice::Keep, Choice::Swap, Choice::OfferTen};
        case Step::Ask::Count:
            return {Choice::Declare};
        case Step::Ask::Offer:
            return {Choice::Offer};
        case Step::Ask::Pick:
            return {Choice::Pick};
    }
    return {};
}

bool Opening::isSameAsAnOffer(Point point) const {
    for (const Symmetry symmetry : symmetriesOf(board_)) {
        const Point image = symmetry(point, board_.size());
        if (std::find(offered_.begin(), offered_.end(), image) != offered_.end()) return true;
    }
    return false;
}

std::vector<Point> Opening::pointsOf(const Step& step) const {
    if (step.ask == Step::Ask::Pick) return offered_;
    std::vector<Point> points;
    if (step.ask != Step::Ask::Stone && step.ask != Step::Ask::Offer) return points;
    for (int y = 0; y < board_.size(); ++y) {
        for (int x = 0; x < board_.size(); ++x) {
            const Decision decision{choicesOf(step).front(), {x, y}, 0};
            if (check(step, decision)) points.emplace_back(x, y);
        }
    }
    return points;
}

int Opening::fifthsToCome() const {
    for (const Step& step : steps_) {
        if (step.ask == Step::Ask::Offer) return offersWanted(step);
    }
    return 0;
}

bool Opening::mayStillSwap() const {
    using enum Step::Ask;
    return std::any_of(steps_.begin(), steps_.end(), [](const Step& step) {
        return step.ask == Swap || step.ask == Swap2 || step.ask == Branch;
    });
}

std::optional<Question> Opening::question() const {
    if (isOver()) return std::nullopt;
    const Step& step = steps_.front();
    Question question{protocol_, seatOf(step.who), black_,   choicesOf(step), pointsOf(step),
                      0,         board_,           offered_, fifthsToCome()};
    if (step.ask == Step::Ask::Count) question.most = step.number;
    if (step.ask == Step::Ask::Offer) {
        question.most = offersWanted(step) - static_cast<int>(offered_.size());
    }
    return question;
}

Attempt Opening::check(const Step& step, const Decision& decision) const {
    const std::vector<Choice> choices = choicesOf(step);
    if (std::find(choices.begin(), choices.end(), decision.choice) == choices.end()) {
        return Reason{"opening.not-asked", {opening::toText(decision, board_.size())}};
    }
    const int size = board_.size();
    if (decision.choice == Choice::Declare) {
        if (decision.number < 1 || decision.number > step.number) {
            return Reason{"opening.number-out-of-range",
                          {std::to_string(decision.number), "1", std::to_string(step.number)}};
        }
        return Done{};
    }
    if (!takesPoint(decision.choice)) return Done{};

    const Point point = decision.point;
    if (!board_.contains(point)) return Reason{"move.off-board", {}};
    const std::string text = tianyuan::toText(point, size);
    if (decision.choice == Choice::Pick) {
        if (std::find(offered_.begin(), offered_.end(), point) == offered_.end()) {
            return Reason{"opening.not-offered", {text}};
        }
        return Done{};
    }
    if (!board_.isEmpty(point)) return Reason{"move.occupied", {text}};
    const int away = distance(point, board_.centre());
    if (away > step.within) {
        if (step.within == 0) {
            return Reason{"opening.only-centre", {tianyuan::toText(board_.centre(), size)}};
        }
        return Reason{"opening.outside-square", {text, std::to_string(2 * step.within + 1)}};
    }
    if (away <= step.beyond) {
        return Reason{"opening.inside-square", {text, std::to_string(2 * step.beyond + 1)}};
    }
    if (decision.choice == Choice::Offer && isSameAsAnOffer(point)) {
        return Reason{"opening.same-by-symmetry", {text}};
    }
    return Done{};
}

void Opening::carryOut(const Step& step, const Decision& decision) {
    using enum Step::Ask;
    using enum Step::Who;
    const auto comeFirst = [this](std::initializer_list<Step> further) {
        steps_.insert(steps_.begin(), further);
    };
    const Step wide{Stone, Black, 4};
    switch (decision.choice) {
        case Choice::Place:
            board_.play(decision.point);
            break;
        case Choice::Pick:
            board_.play(decision.point);
            offered_.clear();
            break;
        case Choice::Declare:
            declared_ = decision.number;
            break;
        case Choice::Offer:
            offered_.push_back(decision.point);
            if (static_cast<int>(offered_.size()) < offersWanted(step)) comeFirst({step});
            break;
        case Choice::TwoMore:
            comeFirst({{Stone, Second}, {Stone, Second}, {Swap, First}});
            break;
        case Choice::OfferTen:
            comeFirst({{.ask = Offer, .who = Black, .number = TaraguchiFifths}, {Pick, White}});
            break;
        case Choice::Swap:
            black_ = other(black_);
            if (step.ask == Branch) comeFirst({wide, {Swap, White}});
            break;
        case Choice::Keep:
            if (step.ask == Branch) comeFirst({wide, {Swap, White}});
            break;
    }
}

Attempt Opening::decide(const Decision& decision) {
    if (isOver()) return Reason{"opening.over", {}};
    const Step step = steps_.front();
    if (Attempt allowed = check(step, decision); !allowed) return allowed;
    steps_.pop_front();
    carryOut(step, decision);
    decisions_.push_back(decision);
    return Done{};
}

std::string Opening::toText() const {
    std::string text;
    for (const Decision& decision : decisions_) {
        if (!text.empty()) text += ' ';
        text += opening::toText(decision, board_.size());
    }
    return text;
}

Result<Opening> Opening::fromText(Protocol protocol, int size, std::string_view text) {
    if (Attempt fits = checkSize(protocol, size); !fits) return fits.reason();
    Opening opening(protocol, size);
    while (true) {
        while (text.starts_with(' ')) text.remove_prefix(1);
        if (text.empty()) return opening;
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(word.size());
        const Result<Decision> decision = decisionFromText(word, size);
        if (!decision) return decision.reason();
        if (Attempt taken = opening.decide(*decision); !taken) return taken.reason();
    }
}

}  // namespace tianyuan::opening
