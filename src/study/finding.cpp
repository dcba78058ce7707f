#include "study/finding.h"

#include "core/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <system_error>

namespace tianyuan::study {
namespace {

constexpr std::array<std::string_view, 3> KindIds{"missed-win", "losing-move", "foul-move"};
constexpr std::array<std::string_view, OverlookedCount> OverlookedIds{
    "five", "open-four", "four-three", "double-four", "double-three",
    "foul", "fours",     "threats",    "quiet-move"};
constexpr std::array<std::string_view, 3> MeansIds{"fours", "threats", "quiet-move"};

// kind|ply|side|move|overlooked|signs|means|plies|stones|line|proved|not beaten
constexpr char Bar = '|';
constexpr std::size_t Fields = 12;
constexpr char WrongEndSign = 'w', ExamplesSign = 'e';

std::string sidesText(Stone side) { return side == Stone::Black ? "b" : "w"; }

/// Moves with a space between them, as a pass is a word.
std::string spaced(std::span<const Move> moves, int size) {
    std::string text;
    for (const Move move : moves) text += (text.empty() ? "" : " ") + tianyuan::toText(move, size);
    return text;
}

std::optional<std::vector<Move>> movesIn(std::string_view text, int size) {
    std::vector<Move> moves;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const auto move = moveFromText(text.substr(0, end), size);
        if (!move) return std::nullopt;
        moves.push_back(*move);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return moves;
}

template <typename Number>
bool read(std::string_view text, Number& number) {
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && rest == text.data() + text.size();
}

template <typename Enum, std::size_t Count>
bool read(std::string_view text, const std::array<std::string_view, Count>& ids, Enum& value) {
    const auto found = std::find(ids.begin(), ids.end(), text);
    if (found == ids.end()) return false;
    value = static_cast<Enum>(found - ids.begin());
    return true;
}

bool readDefences(std::string_view text, int size, bool isProved, Finding& finding) {
    const auto moves = movesIn(text, size);
    if (!moves) return false;
    for (const Move move : *moves) {
        if (move.isPass()) return false;
        finding.held.push_back({move.point(), isProved});
    }
    return true;
}

}  // namespace

std::string_view idOf(Finding::Kind kind) { return KindIds[static_cast<std::size_t>(kind)]; }
std::string_view idOf(Overlooked overlooked) {
    return OverlookedIds[static_cast<std::size_t>(overlooked)];
}
std::string_view idOf(Means means) { return MeansIds[static_cast<std::size_t>(means)]; }

std::string toText(const Finding& finding, int size) {
    std::array<std::vector<Move>, 2> held;
    for (const Defence& defence : finding.held)
        held[defence.isProved ? 0 : 1].push_back(defence.point);
    std::string signs;
    if (finding.isWrongEnd) signs += WrongEndSign;
    if (finding.areExamples) signs += ExamplesSign;
    const std::array<std::string, Fields> fields{std::string(idOf(finding.kind)),
                                                 std::to_string(finding.ply),
                                                 sidesText(finding.side),
                                                 tianyuan::toText(finding.move, size),
                                                 std::string(idOf(finding.overlooked)),
                                                 signs,
                                                 std::string(idOf(finding.means)),
                                                 std::to_string(finding.plies),
                                                 std::to_string(finding.stones),
                                                 spaced(finding.line, size),
                                                 spaced(held[0], size),
                                                 spaced(held[1], size)};
    std::string text;
    for (const std::string& field : fields)
        text += (text.empty() ? "" : std::string(1, Bar)) + field;
    return text;
}

std::optional<Finding> findingFromText(std::string_view text, int size) {
    std::array<std::string_view, Fields> fields;
    for (std::size_t i = 0; i < Fields; ++i) {
        const std::size_t bar = text.find(Bar);
        if ((bar == std::string_view::npos) != (i + 1 == Fields)) return std::nullopt;
        fields[i] = text.substr(0, bar);
        if (bar != std::string_view::npos) text.remove_prefix(bar + 1);
    }
    Finding finding;
    const auto move = moveFromText(fields[3], size);
    const auto line = movesIn(fields[9], size);
    if (!move || !line || !read(fields[0], KindIds, finding.kind) ||
        !read(fields[1], finding.ply) || (fields[2] != "b" && fields[2] != "w") ||
        !read(fields[4], OverlookedIds, finding.overlooked) ||
        !read(fields[6], MeansIds, finding.means) || !read(fields[7], finding.plies) ||
        !read(fields[8], finding.stones) || !readDefences(fields[10], size, true, finding) ||
        !readDefences(fields[11], size, false, finding)) {
        return std::nullopt;
    }
    finding.move = *move;
    finding.line = *line;
    finding.side = fields[2] == "b" ? Stone::Black : Stone::White;
    finding.isWrongEnd = fields[5].find(WrongEndSign) != std::string_view::npos;
    finding.areExamples = fields[5].find(ExamplesSign) != std::string_view::npos;
    return finding;
}

}  // namespace tianyuan::study
