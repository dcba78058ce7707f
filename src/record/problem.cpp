#include "record/problem.h"

#include "core/notation.h"
#include "core/number_text.h"
#include "core/split_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace tianyuan::record {
namespace {

constexpr std::array AllKinds{ProblemKind::Vcf, ProblemKind::Vct, ProblemKind::Foul,
                              ProblemKind::NoVcf};
constexpr std::size_t Fields = 7;

std::optional<Problem> problemFrom(const std::vector<std::string_view>& words) {
    if (words.size() != Fields) return {};
    const auto rule = ruleFromId(words[0]);
    const auto size = numberFromText<int>(words[1]);
    const auto kind = std::find_if(AllKinds.begin(), AllKinds.end(),
                                   [&](ProblemKind each) { return idOf(each) == words[3]; });
    const auto plies = numberFromText<int>(words[4]);
    const bool black = words[2] == "black";
    if (!rule || !size || *size < Board::MinSize || *size > Board::MaxSize) return {};
    if (kind == AllKinds.end() || !plies || (!black && words[2] != "white")) return {};
    if (words[5] != "exhaustive" && words[5] != "search") return {};
    auto moves = movesFromText(words[6], *size);
    if (!moves) return {};
    auto board = boardFromMoves(*moves, *size);
    if (!board) return {};
    board->setSideToMove(black ? Stone::Black : Stone::White);
    return Problem{*rule, *board, *moves, *kind, *plies, words[5] == "exhaustive"};
}

}  // namespace

std::string_view idOf(ProblemKind kind) {
    switch (kind) {
        case ProblemKind::Vcf:
            return "vcf";
        case ProblemKind::Vct:
            return "vct";
        case ProblemKind::Foul:
            return "foul";
        case ProblemKind::NoVcf:
            break;
    }
    return "no-vcf";
}

Result<std::vector<Problem>> problemsFromText(std::string_view text) {
    std::vector<Problem> problems;
    int number = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::vector<std::string_view> words = splitWords(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (words.empty() || words.front().starts_with('#')) continue;
        const auto problem = problemFrom(words);
        if (!problem) return Reason{"problems.bad-line", {std::to_string(number)}};
        problems.push_back(*problem);
    }
    return problems;
}

}  // namespace tianyuan::record
