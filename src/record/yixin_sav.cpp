#include "record/yixin_sav.h"

#include "core/split_words.h"
#include "record/line_builder.h"
#include "record/losses.h"
#include "record/plain_line.h"
#include "record/plain_text.h"
#include "record/text_fault.h"
#include "record/text_lines.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tianyuan::record {
namespace {

constexpr std::size_t HeadNumbers = 3;
constexpr std::array OldRules{Rule::Freestyle, Rule::Standard, Rule::Renju};

bool isSize(int number) { return Board::MinSize <= number && number <= Board::MaxSize; }
bool isOldRule(int number) { return 0 <= number && number < static_cast<int>(OldRules.size()); }

}  // namespace

Result<std::vector<Record>> readYixinSav(std::string_view bytes, const ReadOptions& options,
                                         Damage* damage) {
    const Result<std::string> text = plainText(bytes, options);
    if (!text) return text.reason();
    const std::vector<std::string_view> words = splitWords(*text);
    std::vector<int> numbers;
    std::optional<Reason> fault;
    for (const std::string_view word : words) {
        const std::optional<int> number = integerFrom<int>(word);
        if (!number) fault = faultAt("record.sav-not-a-number", *text, word, {excerpt(word)});
        if (fault) break;
        numbers.push_back(*number);
    }
    if (numbers.size() < HeadNumbers) return fault.value_or(Reason{"record.sav-no-head", {}});
    if (!isSize(numbers[0])) {
        return faultAt("record.bad-size", *text, words[0], {excerpt(words[0])});
    }
    if (numbers[1] != numbers[0] && !isOldRule(numbers[1])) {
        return faultAt("record.not-square", *text, words[1],
                       {excerpt(words[0]), excerpt(words[1])});
    }
    const std::size_t coordinates = numbers.size() - HeadNumbers;
    const bool countFits = numbers[2] >= 0 && coordinates % 2 == 0 &&
                           static_cast<std::size_t>(numbers[2]) == coordinates / 2;
    if (!countFits && !fault) {
        fault = faultAt("record.sav-wrong-count", *text, words[2],
                        {excerpt(words[2]), std::to_string(coordinates)});
    }
    Record record;
    record.size = numbers[0];
    if (numbers[1] != numbers[0]) record.rule = OldRules[static_cast<std::size_t>(numbers[1])];
    LineBuilder builder(record);
    for (std::size_t i = HeadNumbers; i + 1 < numbers.size(); i += 2) {
        const std::string_view both(
            words[i].data(),
            static_cast<std::size_t>(words[i + 1].data() + words[i + 1].size() - words[i].data()));
        const Attempt played = builder.play(numbers[i + 1], numbers[i], *text, both);
        if (played) continue;
        fault = played.reason();
        break;
    }
    if (fault) {
        const Attempt ended = builder.endsBy(*fault, damage);
        if (!ended) return ended.reason();
    }
    return std::vector{std::move(record)};
}

Result<Written> writeYixinSav(const Record& record) {
    const Result<PlainLine> line = plainLine(record, Passes::NotHeld);
    if (!line) return line.reason();
    Written written;
    written.leftOut = leftOutOfPlainLine(record, {Loss::Size});
    const std::string size = std::to_string(record.size);
    written.bytes = size + "\n" + size + "\n" + std::to_string(line->moves.size()) + "\n";
    for (const Move move : line->moves) {
        written.bytes +=
            std::to_string(move.point().y) + " " + std::to_string(move.point().x) + "\n";
    }
    return written;
}

bool looksLikeYixinSav(std::string_view text) {
    const std::vector<std::string_view> words = splitWords(text);
    if (words.size() < HeadNumbers) return false;
    const std::optional<int> size = integerFrom<int>(words[0]);
    const std::optional<int> second = integerFrom<int>(words[1]);
    if (!size || !second || !isSize(*size)) return false;
    if (*second != *size && !isOldRule(*second)) return false;
    return std::all_of(words.begin(), words.end(),
                       [](std::string_view word) { return integerFrom<int>(word).has_value(); });
}

}  // namespace tianyuan::record
