#include "core/notation.h"

#include "core/utf8.h"

#include <algorithm>
#include <cctype>

namespace tianyuan {
namespace {

constexpr std::string_view PassText = "pass";
constexpr std::size_t LongestQuote = 12;

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool isDigit(char c) { return '0' <= c && c <= '9'; }
bool isSeparator(char c) {
    return std::string_view(" \t\r\n,;.-").find(c) != std::string_view::npos;
}
char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

bool startsWithPass(std::string_view text) {
    return text.size() >= PassText.size() &&
           std::equal(PassText.begin(), PassText.end(), text.begin(),
                      [](char expected, char found) { return expected == lower(found); });
}

/// The first few characters, whole: a reason should not carry a megabyte, nor half a character.
std::string quote(std::string_view text) {
    if (text.size() <= LongestQuote) return std::string(text);
    std::size_t end = LongestQuote;
    while (end > 0 && continuesCharacter(text[end])) --end;
    return std::string(text.substr(0, end)) + "…";
}

std::string lastPoint(int size) { return toText(Point(size - 1, 0), size); }

/// Reads one move from the front of `text` and takes it off.
Result<Move> takeMove(std::string_view& text, int size) {
    if (startsWithPass(text)) {
        text.remove_prefix(PassText.size());
        return Move::pass();
    }
    std::size_t length = 1;
    while (length < text.size() && isDigit(text[length])) ++length;
    if (text.empty() || !isLetter(text.front()) || length == 1) {
        return Reason{"notation.not-a-point", {quote(text)}};
    }
    const std::string_view token = text.substr(0, length);
    const int column = lower(token.front()) - 'a';
    const int row = length > 3 ? size + 1 : std::stoi(std::string(token.substr(1)));
    if (column >= size || row < 1 || row > size) {
        return Reason{"notation.off-board", {quote(token), lastPoint(size)}};
    }
    text.remove_prefix(length);
    return Move(Point(column, size - row));
}

}  // namespace

std::string toText(Point point, int size) {
    return static_cast<char>('a' + point.x) + std::to_string(size - point.y);
}

std::string toText(Move move, int size) {
    return move.isPass() ? std::string(PassText) : toText(move.point(), size);
}

std::string pointName(Move move, int size) {
    if (move.isPass()) return "–";
    std::string name = toText(move, size);
    if ('a' <= name.front() && name.front() <= 'z') name.front() += 'A' - 'a';
    return name;
}

std::string toText(std::span<const Move> moves, int size) {
    std::string text;
    for (const Move move : moves) text += toText(move, size);
    return text;
}

Result<Move> moveFromText(std::string_view text, int size) {
    while (!text.empty() && isSeparator(text.front())) text.remove_prefix(1);
    while (!text.empty() && isSeparator(text.back())) text.remove_suffix(1);
    const std::string_view whole = text;
    Result<Move> move = takeMove(text, size);
    if (move && !text.empty()) return Reason{"notation.not-a-point", {quote(whole)}};
    return move;
}

Result<std::vector<Move>> movesFromText(std::string_view text, int size) {
    std::vector<Move> moves;
    while (true) {
        while (!text.empty() && isSeparator(text.front())) text.remove_prefix(1);
        if (text.empty()) return moves;
        const Result<Move> move = takeMove(text, size);
        if (!move) return move.reason();
        moves.push_back(*move);
    }
}

Result<Board> boardFromMoves(std::span<const Move> moves, int size) {
    Board board(size);
    for (std::size_t number = 1; const Move move : moves) {
        if (!move.isPass() && !board.isEmpty(move.point())) {
            return Reason{"notation.point-used-twice",
                          {toText(move, size), std::to_string(number)}};
        }
        board.play(move);
        ++number;
    }
    return board;
}

}  // namespace tianyuan
