#include "record/share_opening.h"

#include "core/notation.h"
#include "core/split_words.h"
#include "record/text_lines.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::record {
namespace {

// Strings that people have kept depend on these orders: only add at the ends.
constexpr std::array<std::string_view, 10> KnownOpenings{
    "free",  "pro", "long-pro",  "swap1",     "swap",
    "swap2", "rif", "yamaguchi", "soosorv-8", "taraguchi-10"};
constexpr std::array<std::string_view, 4> StepWords{"keep", "swap", "two-more", "offer-ten"};

constexpr int IdBits = 4;
constexpr std::uint32_t NoId = 0;
constexpr std::uint32_t SpelledId = 15;

constexpr int FormBits = 2;
enum Form : std::uint32_t { NoSteps, PackedSteps, SpelledSteps };

constexpr int KindBits = 3;
constexpr int CountBits = 5;
enum Kind : std::uint32_t {
    PlaceNext,  // the next move of the game
    FirstWord,  // and three more, one for each of StepWords
    Declare = 5,
    Offer,
    PickNext,
};

/// A step as it is packed: its kind, and a number for some.
struct Step {
    std::uint32_t kind = PlaceNext;
    std::uint32_t number = 0;
};

int bitsOfNumber(const Step& step, int size) {
    if (step.kind == Declare) return CountBits;
    return step.kind == Offer ? static_cast<int>(std::bit_width(static_cast<unsigned>(size * size)))
                              : 0;
}

std::optional<Step> stepFrom(std::string_view word, int size) {
    const auto known = std::find(StepWords.begin(), StepWords.end(), word);
    if (known != StepWords.end()) {
        return Step{FirstWord + static_cast<std::uint32_t>(known - StepWords.begin()), 0};
    }
    if (word.starts_with('#')) {
        const auto number = integerFrom<std::uint32_t>(word.substr(1));
        if (!number || *number >= 1u << CountBits) return std::nullopt;
        return Step{Declare, *number};
    }
    if (word.starts_with('+')) {
        const Result<Move> move = moveFromText(word.substr(1), size);
        if (!move || move->isPass()) return std::nullopt;
        const Point point = move->point();
        return Step{Offer, static_cast<std::uint32_t>(point.y * size + point.x)};
    }
    return Step{word.starts_with('=') ? PickNext : PlaceNext, 0};
}

/// The text of packed steps; nothing if they need more moves than there are, or a point off the
/// board.
std::optional<std::string> textOf(const std::vector<Step>& steps, std::span<const Move> moves,
                                  int size) {
    std::string text;
    std::size_t placed = 0;
    for (const Step& step : steps) {
        if (!text.empty()) text += ' ';
        if (step.kind == PlaceNext || step.kind == PickNext) {
            if (placed == moves.size()) return std::nullopt;
            if (step.kind == PickNext) text += '=';
            text += toText(moves[placed++], size);
        } else if (step.kind == Declare) {
            text += '#';
            text += std::to_string(step.number);
        } else if (step.kind == Offer) {
            const auto number = static_cast<int>(step.number);
            if (number >= size * size) return std::nullopt;
            text += '+';
            text += toText(Point(number % size, number / size), size);
        } else {
            text += StepWords[step.kind - FirstWord];
        }
    }
    return text;
}

/// The steps packed; nothing if that would not give back the same text.
std::optional<std::vector<Step>> packed(const Record& record, std::span<const Move> moves) {
    std::vector<Step> steps;
    for (const std::string_view word : splitWords(record.openingSteps)) {
        const std::optional<Step> step = stepFrom(word, record.size);
        if (!step) return std::nullopt;
        steps.push_back(*step);
    }
    if (textOf(steps, moves, record.size) != record.openingSteps) return std::nullopt;
    return steps;
}

void putSteps(ShareBits& bits, std::span<const Move> moves, const Record& record) {
    if (record.openingSteps.empty()) {
        bits.put(NoSteps, FormBits);
        return;
    }
    const std::optional<std::vector<Step>> steps = packed(record, moves);
    if (!steps) {
        bits.put(SpelledSteps, FormBits);
        bits.putText(record.openingSteps);
        return;
    }
    bits.put(PackedSteps, FormBits);
    bits.putNumber(static_cast<std::uint32_t>(steps->size()));
    for (const Step& step : *steps) {
        bits.put(step.kind, KindBits);
        bits.put(step.number, bitsOfNumber(step, record.size));
    }
}

std::optional<std::string> takeSteps(ShareBitsReader& bits, std::span<const Move> moves, int size) {
    const std::uint32_t form = bits.take(FormBits);
    if (form == NoSteps) return std::string();
    if (form == SpelledSteps) return bits.takeText();
    if (form != PackedSteps) return std::nullopt;
    std::vector<Step> steps;
    const std::uint32_t count = bits.takeNumber();
    for (std::uint32_t i = 0; i < count && !bits.ranOut(); ++i) {
        Step step{bits.take(KindBits), 0};
        step.number = bits.take(bitsOfNumber(step, size));
        steps.push_back(step);
    }
    return textOf(steps, moves, size);
}

}  // namespace

void putOpening(ShareBits& bits, std::span<const Move> moves, const Record& record) {
    const auto known = std::find(KnownOpenings.begin(), KnownOpenings.end(), record.opening);
    if (record.opening.empty()) {
        bits.put(NoId, IdBits);
    } else if (known != KnownOpenings.end()) {
        bits.put(1 + static_cast<std::uint32_t>(known - KnownOpenings.begin()), IdBits);
    } else {
        bits.put(SpelledId, IdBits);
        bits.putText(record.opening);
    }
    putSteps(bits, moves, record);
}

bool takeOpening(ShareBitsReader& bits, std::span<const Move> moves, Record& record) {
    const std::uint32_t id = bits.take(IdBits);
    if (id == SpelledId) {
        record.opening = bits.takeText();
    } else if (id > KnownOpenings.size()) {
        return false;
    } else if (id != NoId) {
        record.opening = KnownOpenings[id - 1];
    }
    std::optional<std::string> steps = takeSteps(bits, moves, record.size);
    if (!steps) return false;
    record.openingSteps = *std::move(steps);
    return true;
}

}  // namespace tianyuan::record
