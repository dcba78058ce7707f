#include "record/psq.h"

#include "core/referee.h"
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
    const std::vector<std::string_view> words = wordsOf(title);
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

/// The names and the number at the end.
struct Tail {
    std::string first;
    std::string second;
    int end = EndUnknown;
};

Tail readTail(const std::vector<std::string_view>& lines, std::size_t at) {
    Tail tail;
    const auto line = [&](std::size_t i) {
        return at + i < lines.size() ? lines[at + i] : std::string_view();
    };
    const bool hasNames = integerFrom<int>(line(2)) || !integerFrom<int>(line(0));
    if (hasNames) {
        tail.first = tidiedLine(line(0));
        tail.second = tidiedLine(line(1));
    }
    tail.end = integerFrom<int>(line(hasNames ? 2 : 0)).value_or(EndUnknown);
    return tail;
}

Outcome outcomeOf(int end, const Board& board, std::optional<Point> last) {
    const Stone loser = board.sideToMove();
    if (end == EndUnknown) return {};
    if (end == EndByTime) return Outcome::win(opponent(loser), Ending::Time);
    if (end != EndNormal) return Outcome::win(opponent(loser), Ending::Forfeit);
    if (last && makesFive(board, *last, opponent(loser), Rule::Freestyle)) {
        return Outcome::win(opponent(loser), Ending::Five);
    }
    const bool nearlyFull = board.area() - board.stones() <= SmallestEndless;
    return nearlyFull ? Outcome::draw(Ending::FullBoard) : Outcome{};
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

/// A name that can stand on a line of its own and is not taken for a move.
bool isNameLine(std::string_view name) {
    return trimmed(name) == name && name.find_first_of("\r\n") == std::string_view::npos &&
           !looksLikeTimedPoint(name);
}

}  // namespace

Result<std::vector<Record>> readPsq(std::string_view bytes, const ReadOptions& options) {
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
    const Attempt moves = readTimedPoints(*text, lines, at, 1, builder, record);
    if (!moves) return moves.reason();

    Tail tail = readTail(lines, at);
    if (header->secondMovesFirst) std::swap(tail.first, tail.second);
    record.black = std::move(tail.first);
    record.white = std::move(tail.second);
    std::optional<Point> last;
    if (builder.last() != Tree::Root) last = record.tree[builder.last()].move.point();
    record.outcome = outcomeOf(tail.end, builder.board(), last);
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
