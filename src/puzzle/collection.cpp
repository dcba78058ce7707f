#include "puzzle/collection.h"

#include "core/board_end.h"
#include "core/notation.h"
#include "core/referee.h"
#include "core/split_words.h"
#include "puzzle/collection_text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <optional>
#include <unordered_map>

namespace tianyuan::puzzle {
namespace {

constexpr std::size_t Fields = 9;  // and one more for a mistake of a game

std::optional<int> numberFrom(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 0) return {};
    return number;
}

/// Puts stones of one colour on empty points.
bool place(Board& board, std::string_view text, Stone stone) {
    const auto moves = movesFromText(text, board.size());
    if (!moves) return false;
    for (const Move move : *moves) {
        if (move.isPass() || !board.isEmpty(move.point())) return false;
        board.place(move.point(), stone);
    }
    return true;
}

std::optional<Board> boardFrom(std::string_view text, int size) {
    const auto slash = text.find('/');
    if (slash == std::string_view::npos) return {};
    Board board(size);
    const bool placed = place(board, text.substr(0, slash), Stone::Black) &&
                        place(board, text.substr(slash + 1), Stone::White);
    if (!placed) return {};
    return board;
}

std::optional<std::vector<Point>> pointsFrom(std::string_view text, const Board& board) {
    const auto moves = movesFromText(text, board.size());
    if (!moves || moves->empty()) return {};
    std::vector<Point> points;
    for (const Move move : *moves) {
        if (move.isPass() || !board.isEmpty(move.point())) return {};
        points.push_back(move.point());
    }
    return points;
}

std::optional<Puzzle> puzzleFrom(const std::vector<std::string_view>& words) {
    if (words.size() != Fields && words.size() != Fields + 1) return {};
    const auto rule = ruleFromId(words[0]);
    const auto size = numberFrom(words[1]);
    const bool black = words[2] == "black";
    const auto theme = themeFromId(words[3]);
    const auto plies = numberFrom(words[4]);
    const auto tempting = numberFrom(words[5]);
    const auto rating = numberFrom(words[6]);
    if (!rule || !size || *size < Board::MinSize || *size > Board::MaxSize) return {};
    if (!theme || !plies || !tempting || !rating || (!black && words[2] != "white")) return {};
    if (needsFouls(*theme) && *rule != Rule::Renju) return {};
    auto board = boardFrom(words[8], *size);
    if (!board || hasEnded(*board, *rule)) return {};
    board->setSideToMove(black ? Stone::Black : Stone::White);
    auto solutions = pointsFrom(words[7], *board);
    if (!solutions) return {};
    Puzzle puzzle{*rule, *board, *theme, std::move(*solutions), *plies, *tempting, *rating};
    if (words.size() == Fields) return puzzle;
    const auto played = moveFromText(words[Fields], *size);
    if (!played || (!played->isPass() && !board->isEmpty(played->point()))) return {};
    puzzle.played = *played;
    return puzzle;
}

std::string stonesOf(const Board& board, Stone stone) {
    std::string text;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (board.at({x, y}) == stone) text += tianyuan::toText(Point(x, y), board.size());
        }
    }
    return text;
}

std::vector<Puzzle> readBuiltIn() {
    auto puzzles = puzzlesFromText(collectionText());
    assert(puzzles);
    std::stable_sort(puzzles->begin(), puzzles->end(),
                     [](const Puzzle& a, const Puzzle& b) { return a.rating < b.rating; });
    return std::move(*puzzles);
}

}  // namespace

std::string toText(const Puzzle& puzzle) {
    const Board& board = puzzle.board;
    std::string text(idOf(puzzle.rule));
    text += " " + std::to_string(board.size());
    text += board.sideToMove() == Stone::Black ? " black " : " white ";
    text += idOf(puzzle.theme);
    for (const int number : {puzzle.plies, puzzle.tempting, puzzle.rating}) {
        text += " " + std::to_string(number);
    }
    text += " ";
    for (const Point point : puzzle.solutions) text += tianyuan::toText(point, board.size());
    text += " " + stonesOf(board, Stone::Black) + "/" + stonesOf(board, Stone::White);
    if (puzzle.played) text += " " + tianyuan::toText(*puzzle.played, board.size());
    return text;
}

Result<Puzzle> puzzleFromText(std::string_view line) {
    auto puzzle = puzzleFrom(splitWords(line));
    if (!puzzle) return Reason{"puzzles.bad-puzzle", {}};
    return std::move(*puzzle);
}

Result<std::vector<Puzzle>> puzzlesFromText(std::string_view text) {
    std::vector<Puzzle> puzzles;
    int number = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::vector<std::string_view> words = splitWords(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (words.empty() || words.front().starts_with('#')) continue;
        auto puzzle = puzzleFrom(words);
        if (!puzzle) return Reason{"puzzles.bad-line", {std::to_string(number)}};
        puzzles.push_back(std::move(*puzzle));
    }
    return puzzles;
}

std::span<const Puzzle> builtInPuzzles() {
    static const std::vector<Puzzle> puzzles = readBuiltIn();
    return puzzles;
}

const Puzzle* builtInPuzzle(std::uint64_t key) {
    static const auto byKey = [] {
        std::unordered_map<std::uint64_t, const Puzzle*> all;
        for (const Puzzle& each : builtInPuzzles()) all.emplace(keyOf(each), &each);
        return all;
    }();
    const auto found = byKey.find(key);
    return found == byKey.end() ? nullptr : found->second;
}

}  // namespace tianyuan::puzzle
