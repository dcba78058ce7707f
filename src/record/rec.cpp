#include "record/rec.h"

#include "record/line_builder.h"
#include "record/losses.h"
#include "record/plain_line.h"
#include "record/plain_text.h"
#include "record/text_fault.h"
#include "record/text_lines.h"
#include "record/timed_points.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tianyuan::record {
namespace {

constexpr int UsualSize = 20;
constexpr std::size_t NameLines = 2;

int sizeFor(int largestCoordinate) {
    return largestCoordinate < UsualSize ? UsualSize : Board::MaxSize;
}

int largestCoordinate(const std::vector<std::string_view>& lines) {
    int largest = 0;
    for (std::size_t i = NameLines; i < lines.size() && looksLikeTimedPoint(lines[i]); ++i) {
        const std::vector<std::string_view> parts = partsOf(lines[i], ',');
        largest = std::max({largest, integerFrom<int>(parts[0]).value_or(0),
                            integerFrom<int>(parts[1]).value_or(0)});
    }
    return largest;
}

/// Gomotur's "DDDD????DD.rec": the games with an even last digit are those the second began.
bool secondBegan(std::string_view path) {
    const std::size_t slash = path.find_last_of("/\\");
    const std::string_view name = slash == std::string_view::npos ? path : path.substr(slash + 1);
    const auto isDigitAt = [&](std::size_t i) { return '0' <= name[i] && name[i] <= '9'; };
    if (name.size() <= 10 || name[10] != '.') return false;
    for (const std::size_t i : {0u, 1u, 2u, 3u, 8u, 9u}) {
        if (!isDigitAt(i)) return false;
    }
    return (name[9] - '0') % 2 == 0;
}

bool hasNamesAndMoves(const std::vector<std::string_view>& lines) {
    return lines.size() > NameLines && isNameLine(lines[0]) && isNameLine(lines[1]) &&
           looksLikeTimedPoint(lines[NameLines]);
}

}  // namespace

Result<std::vector<Record>> readRec(std::string_view bytes, const ReadOptions& options,
                                    Damage* damage) {
    const Result<std::string> text = plainText(bytes, options);
    if (!text) return text.reason();
    const std::vector<std::string_view> lines = linesOf(*text);
    if (!hasNamesAndMoves(lines)) return Reason{"record.rec-no-moves", {}};
    Record record;
    record.black = tidiedLine(lines[0]);
    record.white = tidiedLine(lines[1]);
    if (secondBegan(options.fileName)) std::swap(record.black, record.white);
    record.size = sizeFor(largestCoordinate(lines));
    LineBuilder builder(record);
    std::size_t at = NameLines;
    const Attempt moves = readTimedPoints(*text, lines, at, 0, builder, record, damage);
    if (!moves) return moves.reason();
    record.outcome = outcomeOnBoard(builder.board(), builder.lastPoint());
    return std::vector{std::move(record)};
}

Result<Written> writeRec(const Record& record) {
    const Result<PlainLine> line = plainLine(record, Passes::NotHeld);
    if (!line) return line.reason();
    if (line->moves.empty()) return Reason{"record.rec-no-moves", {}};
    Written written;
    written.leftOut = leftOutOfPlainLine(record, {Loss::Size, Loss::Names, Loss::Times});
    int largest = 0;
    Board board(record.size);
    for (const Move move : line->moves) {
        largest = std::max({largest, int{move.point().x}, int{move.point().y}});
        board.play(move);
    }
    std::erase(written.leftOut, Loss::Outcome);
    if (outcomeOnBoard(board, line->moves.back().point()) != record.outcome) {
        addLoss(written.leftOut, Loss::Outcome);
    }
    if (sizeFor(largest) != record.size) addLoss(written.leftOut, Loss::Size);
    if (hasOtherTimes(record, *line)) addLoss(written.leftOut, Loss::Times);
    const bool namesFit = isNameLine(record.black) && isNameLine(record.white);
    if (!namesFit) addLoss(written.leftOut, Loss::Names);
    written.bytes = namesFit ? record.black + "\n" + record.white + "\n" : "\n\n";
    written.bytes += timedPointsText(*line, record, 0) + "-1\n";
    return written;
}

bool looksLikeRec(std::string_view text) {
    const std::vector<std::string_view> lines = linesOf(text);
    if (!hasNamesAndMoves(lines)) return false;
    std::size_t at = NameLines;
    while (at < lines.size() && looksLikeTimedPoint(lines[at])) ++at;
    const auto mayFollow = [](std::string_view line) {
        return line.empty() || integerFrom<int>(line).has_value();
    };
    return std::all_of(lines.begin() + static_cast<std::ptrdiff_t>(at), lines.end(), mayFollow);
}

}  // namespace tianyuan::record
