#include "record/sgf_point.h"

#include "record/text_lines.h"

#include <algorithm>

namespace tianyuan::record {
namespace {

/// 0 for a or A; nothing for what is no letter.
std::optional<int> letterFrom(char c) {
    if ('a' <= c && c <= 'z') return c - 'a';
    if ('A' <= c && c <= 'Z') return c - 'A';
    return std::nullopt;
}

std::optional<SgfSpot> letterPair(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const std::optional<int> column = letterFrom(text[0]);
    const std::optional<int> row = letterFrom(text[1]);
    if (!column || !row) return std::nullopt;
    return SgfSpot{*column, *row};
}

}  // namespace

std::optional<SgfSpot> sgfSpot(std::string_view raw, int size) {
    if (const std::optional<SgfSpot> spot = letterPair(raw)) return spot;
    const std::string_view text = trimmed(raw);
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    if (const std::optional<SgfSpot> spot = letterPair(text)) return spot;
    const std::optional<int> column = letterFrom(text[0]);
    if (!column) return std::nullopt;
    const std::optional<unsigned> fromBelow = integerFrom<unsigned>(text.substr(1));
    if (!fromBelow || text[1] == '+') return std::nullopt;
    return SgfSpot{*column, size - static_cast<int>(*fromBelow)};
}

bool isSgfPass(std::string_view raw, int size) {
    constexpr int LastWithPassLetters = 19;
    if (const std::optional<SgfSpot> spot = letterPair(raw)) {
        return spot->x == 't' - 'a' && spot->y == 't' - 'a' && size <= LastWithPassLetters;
    }
    const std::string text = lowered(trimmed(raw));
    return text.empty() || text == "pass" || (text == "tt" && size <= LastWithPassLetters);
}

std::optional<std::vector<Point>> sgfPoints(std::string_view raw, int size) {
    const std::size_t colon = raw.find(':');
    const std::optional<SgfSpot> first = sgfSpot(raw.substr(0, colon), size);
    const std::optional<SgfSpot> last =
        colon == std::string_view::npos ? first : sgfSpot(raw.substr(colon + 1), size);
    if (!first || !last || !first->isOn(size) || !last->isOn(size)) return std::nullopt;
    std::vector<Point> points;
    for (int y = std::min(first->y, last->y); y <= std::max(first->y, last->y); ++y) {
        for (int x = std::min(first->x, last->x); x <= std::max(first->x, last->x); ++x) {
            points.emplace_back(x, y);
        }
    }
    return points;
}

std::optional<std::vector<Point>> sgfPointRun(std::string_view raw, int size) {
    std::vector<Point> points;
    while (true) {
        const std::size_t first = raw.find_first_not_of(" \t\r\n:,;.-");
        if (first == std::string_view::npos) return points;
        raw.remove_prefix(first);
        std::size_t length = std::min(raw.find_first_of(" \t\r\n:,;.-"), raw.size());
        if (letterPair(raw.substr(0, 2))) length = 2;
        const std::optional<SgfSpot> spot = sgfSpot(raw.substr(0, length), size);
        if (!spot || !spot->isOn(size)) return std::nullopt;
        points.emplace_back(spot->x, spot->y);
        raw.remove_prefix(length);
    }
}

std::string toSgf(Point point) {
    return {static_cast<char>('a' + point.x), static_cast<char>('a' + point.y)};
}

std::string toSgf(Move move) { return move.isPass() ? std::string() : toSgf(move.point()); }

}  // namespace tianyuan::record
