#include "record/psq.h"

#include "core/referee.h"
#include "core/split_words.h"
#include "record/line_builder.h"
#include "record/losses.h"
#include "record/plain_line.h"
#include "record/plain_text.h"
#include "record/text_fault.h"
#include "record/text_lines.h"
#include "record/timed_points.h"

#include <optional>
#include <utility>

namespace tianyuan::record {
namespace {

constexpr int EndUnknown = -1;
constexpr int EndNormal = 0;
constexpr int EndByTime = 15;
constexpr int EndByFault = -2;
constexpr int SmallestEndless = 25;  // Piskvork calls it a draw when so few points are left

struct Header {
    int size = 0;
    bool secondMovesFirst = false;
};

Result<Header> readHeader(std::string_view text, std::string_view line) {
    const std::vector<std::string_view> parts = partsOf(line, ',');
    const std::string_view title = parts.front();
    const std::vector<std::string_view> words = splitWords(title);
    if (words.empty() || !lowered(words[0]).starts_with("piskvork")) {
        return faultAt("record.psq-header", text, line);
    }
    const std::string_view sizeText =
        words.size() > 1 ? title.substr(static_cast<std::size_t>(words[1].data() - title.data()))
                         : title;
    const std::string small = lowered(sizeText);
    const std::vector<std::string_view> sides = partsOf(small, 'x');
    const std::optional<int> width = integerFrom<int>(sides.front());
    const std::optional<int> height = integerFrom<int>(sides.back());
    if (!width || !height || sides.size() != 2) {
        return faultAt("record.psq-header", text, line);
    }
    if (*width != *height) {
        return faultAt("record.not-square", text, sizeText,
                       {std::to_string(*width), std::to_string(*height)});
    }
    if (*width < Board::MinSize || *width > Board::MaxSize) {
        return faultAt("record.bad-size", text, sizeText, {excerpt(sizeText)});
    }
    return Header{*width, parts.size() > 2 && parts[2] == "1"};
}

/// What a tournament's judge adds as a last line: "1,Freestyle1".
struct Judged {
    int winner = 0;  // first or second player, 0: a draw
    std::string event;
};

std::optional<Judged> judgedFrom(std::string_view line) {
    const std::size_t comma = line.find(',');
    const std::optional<int> winner = integerFrom<int>(trimmed(line.substr(0, comma)));
    if (comma == std::string_view::npos || !winner || *winner < 0 || *winner > 2) {
        return std::nullopt;
    }
    return Judged{*winner, std::string(trimmed(tidiedLine(line.substr(comma + 1))))};
}

/// The names, the number at the end and what the judge says.
struct Tail {
    std::string first;
    std::string second;
    int end = EndUnknown;
    std::optional<Judged> judged;
};

/// The number stands after the names; some write it before them.
Tail readTail(const std::vector<std::string_view>& lines, std::size_t at) {
    Tail tail;
    const auto line = [&](std::size_t i) {
        return at + i < lines.size() ? lines[at + i] : std::string_view();
    };
    const auto isName = [&](std::size_t i) { return !line(i).empty() && !judgedFrom(line(i)); };
    const auto takeNames = [&](std::size_t i) {
        tail.first = tidiedLine(line(i));
        tail.second = tidiedLine(line(i + 1));
    };
    const bool namesFirst = integerFrom<int>(line(2)) || !integerFrom<int>(line(0));
    const bool namesAfter = !namesFirst && isName(1) && isName(2) && judgedFrom(line(3));
    if (namesFirst) takeNames(0);
    if (namesAfter) takeNames(1);
    tail.end = integerFrom<int>(line(namesFirst ? 2 : 0)).value_or(EndUnknown);
    tail.judged = judgedFrom(line(namesFirst || namesAfter ? 3 : 1));
    return tail;
}

bool isNearlyFull(const Board& board) { return board.area() - board.stones() <= SmallestEndless; }

Outcome outcomeOf(int end, const Board& board, std::optional<Point> last) {
    const Stone loser = board.sideToMove();
    if (end == EndUnknown) return outcomeOnBoard(board, last);
    if (end == EndByTime) return Outcome::win(opponent(loser), Ending::Time);
    if (end != EndNormal) return Outcome::win(opponent(loser), Ending::Forfeit);
    if (outcomeOnBoard(board, last).isOver()) return outcomeOnBoard(board, last);
    return isNearlyFull(board) ? Outcome::draw(Ending::FullBoard) : Outcome{};
}

/// The judge knows who won; why, the board and the number tell.
Outcome judgedOutcome(Stone winner, int end, const Board& board, std::optional<Point> last) {
    if (winner == Stone::None) {
        return Outcome::draw(isNearlyFull(board) ? Ending::FullBoard : Ending::Unknown);
    }
    const Outcome implied = outcomeOf(end, board, last);
    if (implied.isOver() && implied.winner == winner) return implied;
    return Outcome::win(winner, Ending::Unknown);
}

/// A tournament is named after its rule: "Renju", "Standard1".
std::optional<Rule> ruleOfEvent(std::string_view event) {
    const std::string small = lowered(event);
    for (const Rule rule : AllRules) {
        if (small.starts_with(idOf(rule))) return rule;
    }
    return std::nullopt;
}

int endOf(const Outcome& outcome) {
    switch (outcome.ending) {
        case Ending::None:
        case Ending::Unknown:
            return EndUnknown;
        case Ending::Time:
            return EndByTime;
        case Ending::Forfeit:
            return EndByFault;
        default:
            return EndNormal;
    }
}

}  // namespace

Result<std::vector<Record>> readPsq(std::string_view bytes, const ReadOptions& options,
                                    Damage* damage) {
    const Result<std::string> text = plainText(bytes, options);
    if (!text) return text.reason();
    const std::vector<std::string_view> lines = linesOf(*text);
    std::size_t at = 0;
    while (at < lines.size() && lines[at].empty()) ++at;
    if (at == lines.size()) return faultAt("record.psq-header", *text, *text);
    const Result<Header> header = readHeader(*text, lines[at++]);
    if (!header) return header.reason();

    Record record;
    record.size = header->size;
    LineBuilder builder(record);
    const Attempt moves = readTimedPoints(*text, lines, at, 1, builder, record, damage);
    if (!moves) return moves.reason();

    Tail tail = readTail(lines, at);
    if (header->secondMovesFirst) std::swap(tail.first, tail.second);
    record.black = std::move(tail.first);
    record.white = std::move(tail.second);
    std::optional<Point> last;
    if (builder.last() != Tree::Root) last = record.tree[builder.last()].move.point();
    record.outcome = outcomeOf(tail.end, builder.board(), last);
    if (tail.judged) {
        const Stone first = header->secondMovesFirst ? Stone::White : Stone::Black;
        const Stone winner = tail.judged->winner == 0   ? Stone::None
                             : tail.judged->winner == 1 ? first
                                                        : opponent(first);
        record.outcome = judgedOutcome(winner, tail.end, builder.board(), last);
        record.rule = ruleOfEvent(tail.judged->event);
        record.event = std::move(tail.judged->event);
    }
    return std::vector{std::move(record)};
}

Result<Written> writePsq(const Record& record) {
    const Result<PlainLine> line = plainLine(record, Passes::NotHeld);
    if (!line) return line.reason();
    Written written;
    const std::string size = std::to_string(record.size);
    written.bytes = "Piskvorky " + size + "x" + size + ", 0:0, 0\n";
    written.bytes += timedPointsText(*line, record, 1);
    written.leftOut =
        leftOutOfPlainLine(record, {Loss::Size, Loss::Names, Loss::Outcome, Loss::Times});
    if (hasOtherTimes(record, *line)) addLoss(written.leftOut, Loss::Times);

    const bool namesFit = isNameLine(record.black) && isNameLine(record.white);
    if (!namesFit) addLoss(written.leftOut, Loss::Names);
    if (namesFit && !(record.black.empty() && record.white.empty())) {
        written.bytes += record.black + "\n" + record.white + "\n";
    }
    const int end = endOf(record.outcome);
    written.bytes += std::to_string(end) + "\n";

    Board board(record.size);
    for (const Move move : line->moves) board.play(move);
    std::optional<Point> last;
    if (!line->moves.empty()) last = line->moves.back().point();
    if (outcomeOf(end, board, last) != record.outcome) addLoss(written.leftOut, Loss::Outcome);
    return written;
}

}  // namespace tianyuan::record
