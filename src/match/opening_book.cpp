#include "match/opening_book.h"

#include "core/notation.h"
#include "core/referee.h"
#include "core/shuffle.h"
#include "core/splitmix.h"
#include "core/symmetry.h"
#include "core/trimmed.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>
#include <random>

namespace tianyuan::match {
namespace {

std::string_view withoutComment(std::string_view line) {
    return trimmed(line.substr(0, line.find('#')));
}

bool isOffsetList(std::string_view line) {
    return line.find_first_not_of("0123456789-+, \t") == std::string_view::npos;
}

Reason notAnOpening(std::string_view line) {
    return Reason{"match.not-an-opening", {std::string(line.substr(0, 60))}};
}

/// "0,0, 1,0, 1,3": pairs of numbers, a comma between any two; one at the end does no harm.
std::optional<std::vector<Offset>> offsetsFrom(std::string_view line) {
    std::vector<int> numbers;
    while (!line.empty()) {
        const std::size_t comma = line.find(',');
        const std::string_view word = withoutComment(line.substr(0, comma));
        line.remove_prefix(comma == std::string_view::npos ? line.size() : comma + 1);
        if (word.empty() && line.empty()) break;
        const char* begin = word.data() + (word.starts_with('+') ? 1 : 0);
        const char* end = word.data() + word.size();
        int number = 0;
        const auto [rest, error] = std::from_chars(begin, end, number);
        if (error != std::errc() || rest != end || std::abs(number) > Board::MaxSize) return {};
        numbers.push_back(number);
    }
    if (numbers.size() % 2 != 0) return std::nullopt;
    std::vector<Offset> offsets;
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        offsets.push_back({numbers[i], numbers[i + 1]});
    }
    return offsets;
}

// The reasons below get the number of the line as their first argument from atLine().

Result<std::vector<Move>> movesFromCode(std::string_view line, int size) {
    auto moves = movesFromText(line, size);
    if (!moves) {
        const Reason& reason = moves.reason();
        if (reason.code != "notation.off-board") return notAnOpening(line);
        return Reason{"match.opening-off-board", {reason.arguments.front(), std::to_string(size)}};
    }
    const bool passes = std::find(moves->begin(), moves->end(), Move::pass()) != moves->end();
    if (passes) return Reason{"match.opening-passes", {}};
    return moves;
}

Result<std::vector<Move>> movesFromOffsets(std::string_view line, int size) {
    const auto offsets = offsetsFrom(line);
    if (!offsets) return notAnOpening(line);
    const Board board(size);
    std::vector<Move> moves;
    for (const Offset offset : *offsets) {
        const Point point = board.centre() + offset;
        if (!board.contains(point)) {
            const std::string text = std::to_string(offset.dx) + "," + std::to_string(offset.dy);
            return Reason{"match.opening-off-board", {text, std::to_string(size)}};
        }
        moves.emplace_back(point);
    }
    return moves;
}

/// The game must go on after every move.
Attempt checkOpening(const std::vector<Move>& moves, Rule rule, int size) {
    Board board(size);
    for (const Move move : moves) {
        const Point point = move.point();
        const std::string text = toText(point, size);
        if (!board.isEmpty(point)) return Reason{"match.opening-point-twice", {text}};
        switch (judge(board, point, board.sideToMove(), rule)) {
            case Judgement::Fine:
                break;
            case Judgement::Win:
                return Reason{"match.opening-wins", {text}};
            case Judgement::Foul:
                return Reason{"match.opening-fouls", {text}};
            case Judgement::Draw:
                return Reason{"match.opening-fills-board", {}};
        }
        board.play(move);
    }
    return Done{};
}

Reason atLine(int number, Reason reason) {
    reason.arguments.insert(reason.arguments.begin(), std::to_string(number));
    return reason;
}

}  // namespace

Result<OpeningBook> OpeningBook::fromText(std::string_view text, Rule rule, int size, Order order,
                                          std::uint64_t seed) {
    OpeningBook book;
    book.rule_ = rule;
    book.boardSize_ = size;
    book.seed_ = seed;
    constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(ByteOrderMark)) text.remove_prefix(ByteOrderMark.size());
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = withoutComment(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        auto moves = isOffsetList(line) ? movesFromOffsets(line, size) : movesFromCode(line, size);
        if (!moves) return atLine(number, moves.reason());
        const Attempt sound = checkOpening(*moves, rule, size);
        if (!sound) return atLine(number, sound.reason());
        book.lines_.push_back(std::move(*moves));
    }
    if (book.lines_.empty()) return Reason{"match.no-openings", {}};
    if (order == Order::Random) {
        std::mt19937_64 random(mixed(seed, 0));
        shuffle(book.lines_, random);
    }
    return book;
}

OpeningBook OpeningBook::random(Rule rule, int size, int plies, std::uint64_t seed) {
    OpeningBook book;
    book.rule_ = rule;
    book.boardSize_ = size;
    book.plies_ = std::clamp(plies, 0, std::min(MostRandomPlies, size * size / 3));
    book.seed_ = seed;
    return book;
}

std::vector<Move> OpeningBook::opening(int number) const {
    if (lines_.empty()) return randomOpening(number);
    const auto seen = static_cast<std::uint64_t>(number);
    std::vector<Move> moves = lines_[static_cast<std::size_t>(number) % lines_.size()];
    const Symmetry symmetry = AllSymmetries[mixed(seed_, seen) % AllSymmetries.size()];
    for (Move& move : moves) move = symmetry(move.point(), boardSize_);
    return moves;
}

std::vector<Move> OpeningBook::randomOpening(int number) const {
    std::mt19937_64 random(mixed(seed_, static_cast<std::uint64_t>(number)));
    // Wide enough for the stones to lie loosely, and to differ from game to game.
    const int reach = std::min((boardSize_ - 1) / 2, 2 + plies_ / 4);
    const int width = 2 * reach + 1;
    Board board(boardSize_);
    std::vector<Move> moves;
    for (int tries = 0; static_cast<int>(moves.size()) < plies_; ++tries) {
        if (tries == 1000) {  // no good point is left: from the start
            board = Board(boardSize_);
            moves.clear();
            tries = 0;
        }
        const int place = static_cast<int>(random() % static_cast<std::uint64_t>(width * width));
        const Point point = board.centre() + Offset{place % width - reach, place / width - reach};
        if (!board.isEmpty(point)) continue;
        if (judge(board, point, board.sideToMove(), rule_) != Judgement::Fine) continue;
        board.play(point);
        moves.emplace_back(point);
    }
    return moves;
}

std::uint64_t OpeningBook::fingerprint() const {
    std::uint64_t print = mixed(seed_, static_cast<std::uint64_t>(plies_));
    for (const std::vector<Move>& line : lines_) {
        print = mixed(print, line.size());
        for (const Move move : line) {
            print = mixed(print, static_cast<std::uint64_t>(move.point().x),
                          static_cast<std::uint64_t>(move.point().y));
        }
    }
    return print;
}

}  // namespace tianyuan::match
