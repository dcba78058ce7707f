#include "protocol/thought_reader.h"

#include "core/board.h"
#include "core/notation.h"
#include "core/split_words.h"
#include "protocol/reply_text.h"
#include "protocol/scanner.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

namespace tianyuan::protocol {
namespace {

using player::Milliseconds;
using player::Score;
using player::Thought;

constexpr double Largest = 1e15;  // larger numbers are no counts of anything

/// A number at the front of a word, and what stands after it: "12-20", "40K", "1.5s".
struct Measure {
    double number = 0;
    std::string unit;
};

std::optional<Measure> measureFrom(std::string_view word) {
    if (word.starts_with('+')) word.remove_prefix(1);
    Measure measure;
    const char* end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, measure.number);
    if (error != std::errc() || !std::isfinite(measure.number)) return std::nullopt;
    if (std::abs(measure.number) > Largest) return std::nullopt;
    measure.unit = inSmallLetters(std::string_view(rest, static_cast<std::size_t>(end - rest)));
    return measure;
}

std::optional<Score> scoreFrom(std::string_view word) {
    const bool loses = word.starts_with('-');
    std::string_view rest = word;
    if (loses || word.starts_with('+')) rest.remove_prefix(1);
    if (rest.starts_with('M') || rest.starts_with('m')) {
        const auto plies = measureFrom(rest.substr(1));
        if (!plies || plies->number < 0 || plies->number > 1000) return std::nullopt;
        const int count = std::max(1, static_cast<int>(plies->number));
        return loses ? Score::lossIn(count) : Score::winIn(count);
    }
    const auto value = measureFrom(word);
    if (!value || !value->unit.empty()) return std::nullopt;
    return Score::of(value->number);
}

/// "0.62" or "62%".
std::optional<double> chanceFrom(std::string_view word) {
    const auto measure = measureFrom(word);
    if (!measure || (!measure->unit.empty() && measure->unit != "%")) return std::nullopt;
    const double chance = measure->unit == "%" ? measure->number / 100 : measure->number;
    return 0 <= chance && chance <= 1 ? std::optional(chance) : std::nullopt;
}

std::uint64_t countFrom(std::string_view word) {
    const auto measure = measureFrom(word);
    if (!measure || measure->number < 0) return 0;
    const double factor = measure->unit == "k"   ? 1e3
                          : measure->unit == "m" ? 1e6
                          : measure->unit == "g" ? 1e9
                                                 : 1;
    return static_cast<std::uint64_t>(std::min(measure->number * factor, Largest));
}

Milliseconds timeFrom(std::string_view word) {
    const auto measure = measureFrom(word);
    if (!measure || measure->number < 0) return Milliseconds(0);
    const double factor = measure->unit == "s" ? 1000 : measure->unit == "min" ? 60'000 : 1;
    return Milliseconds(static_cast<std::int64_t>(std::min(measure->number * factor, Largest)));
}

/// "H8" or "7,7" as a move on a board of this size.
std::optional<Move> moveFrom(std::string_view word, int size) {
    if (word.starts_with('[') && word.ends_with(']')) word = word.substr(1, word.size() - 2);
    if (const auto points = pointsFromText(word)) {
        const Point point = points->front();
        const bool isOn = points->size() == 1 && Board(size).contains(point);
        return isOn ? std::optional<Move>(point) : std::nullopt;
    }
    const auto move = moveFromText(word, size);
    return move && !move->isPass() ? std::optional(*move) : std::nullopt;
}

/// Without the colons and semicolons behind them.
std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words = splitWords(text);
    for (std::string_view& word : words) {
        word = word.substr(0, word.find_last_not_of(":;") + 1);
    }
    std::erase(words, "");
    return words;
}

std::vector<Move> lineFrom(const std::vector<std::string_view>& words, std::size_t first,
                           int size) {
    std::vector<Move> line;
    for (std::size_t i = first; i < words.size(); ++i) {
        const auto move = moveFrom(words[i], size);
        if (!move) break;
        line.push_back(*move);
    }
    return line;
}

}  // namespace

std::optional<Thought> ThoughtReader::take(const Reply& remark) {
    if (const auto* detail = std::get_if<reply::Detail>(&remark)) return takeDetail(*detail);
    if (const auto* message = std::get_if<reply::Message>(&remark)) {
        return fromMessage(message->text);
    }
    if (const auto* debug = std::get_if<reply::Debug>(&remark)) return fromMessage(debug->text);
    return std::nullopt;
}

/// A score in percent is a chance to win, and as a number what it is above or below an even one.
bool ThoughtReader::takeScore(std::string_view word, Thought& thought) {
    if (const auto score = scoreFrom(word)) {
        thought.score = *score;
        return true;
    }
    const auto chance = word.ends_with('%') ? chanceFrom(word) : std::nullopt;
    if (!chance) return false;
    thought.chance = chance;
    thought.score = Score::of(100 * *chance - 50);
    return true;
}

std::optional<Thought> ThoughtReader::takeDetail(const reply::Detail& detail) {
    const std::string& key = detail.key;
    if (key == "pv") {
        if (inSmallLetters(detail.value) != "done") {
            block_ = {};
            hasScore_ = false;
            block_.rank = static_cast<int>(std::min<std::uint64_t>(countFrom(detail.value), 1000));
            return std::nullopt;
        }
        if (!hasScore_) return std::nullopt;
        hasScore_ = false;
        block_.depth = std::max(block_.depth, 1);
        return std::exchange(block_, {});
    }
    if (key == "depth") {
        block_.depth = static_cast<int>(std::min<std::uint64_t>(countFrom(detail.value), 1000));
    }
    if (key == "totalnodes") block_.nodes = countFrom(detail.value);
    if (key == "totaltime") block_.time = timeFrom(detail.value);
    if (key == "bestline") block_.line = lineFrom(wordsOf(detail.value), 0, size_);
    if (key == "eval" && takeScore(detail.value, block_)) hasScore_ = true;
    if (key == "winrate") block_.chance = chanceFrom(detail.value);
    return std::nullopt;
}

std::optional<Thought> ThoughtReader::fromMessage(std::string_view text) const {
    const std::vector<std::string_view> words = wordsOf(text);
    Thought thought;
    bool hasDepth = false;
    bool hasScore = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string key = inSmallLetters(words[i]);
        const std::string_view value = i + 1 < words.size() ? words[i + 1] : std::string_view();
        if (key == "depth") {
            const auto depth = measureFrom(value);
            hasDepth = depth && 0 < depth->number && depth->number <= 1000;
            if (hasDepth) thought.depth = static_cast<int>(depth->number);
        } else if (key == "eval" || key == "ev" || key == "val" || key == "value") {
            hasScore = takeScore(value, thought);
        } else if (key == "winrate") {
            thought.chance = chanceFrom(value);
        } else if (key == "n" || key == "node" || key == "nodes") {
            thought.nodes = countFrom(value);
        } else if (key == "tm" || key == "time") {
            thought.time = timeFrom(value);
        } else if (key == "multipv") {
            thought.rank =
                std::max(0, static_cast<int>(std::min<std::uint64_t>(countFrom(value), 1000)) - 1);
        } else if (key == "pv" || key == "bestline" || key == "|") {
            auto line = lineFrom(words, i + 1, size_);
            if (!line.empty()) thought.line = std::move(line);
        }
    }
    if (!hasDepth || !hasScore) return std::nullopt;
    return thought;
}

}  // namespace tianyuan::protocol
