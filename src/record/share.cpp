#include "record/share.h"

#include "core/notation.h"
#include "record/line_builder.h"
#include "record/losses.h"
#include "record/plain_line.h"
#include "record/plain_text.h"
#include "record/share_bits.h"
#include "record/share_opening.h"
#include "record/text_encoding.h"
#include "record/text_fault.h"
#include "record/text_lines.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>

namespace tianyuan::record {
namespace {

constexpr int Version = 1;
constexpr std::size_t ShortestBody = 6;
constexpr int MostTries = 100;  // in a text with many things that only look like it
// Strings that people have kept depend on this order: only add at the end.
constexpr std::array Rules{Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro,
                           Rule::CaroOverline};

bool isAlphanumeric(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9');
}

/// Where in a text one of these strings stands.
struct Found {
    std::string_view whole;  // from "ty" to the end of the text
    std::string_view body;   // from behind the colon on
    int version = 0;
};

/// The next string at or after `from`.
std::optional<Found> findShare(std::string_view text, std::size_t from) {
    for (; (from = text.find("ty", from)) != std::string_view::npos; from += 2) {
        if (from > 0 && isAlphanumeric(text[from - 1])) continue;
        const std::size_t colon = text.find_first_not_of("0123456789", from + 2);
        if (colon == std::string_view::npos || text[colon] != ':') continue;
        const auto version = integerFrom<int>(text.substr(from + 2, colon - from - 2));
        const std::string_view body = text.substr(colon + 1);
        std::size_t length = 0;
        while (length < ShortestBody && length < body.size() &&
               (isAlphanumeric(body[length]) || body[length] == '-' || body[length] == '_')) {
            ++length;
        }
        if (version && length == ShortestBody) return Found{text.substr(from), body, *version};
    }
    return std::nullopt;
}

int bitsOfMove(int size) {
    return static_cast<int>(std::bit_width(static_cast<unsigned>(size * size)));
}

std::uint32_t numberOf(Move move, int size) {
    return static_cast<std::uint32_t>(move.isPass() ? size * size
                                                    : move.point().y * size + move.point().x);
}

std::uint32_t numberOf(Rule rule) {
    const auto place = std::find(Rules.begin(), Rules.end(), rule);
    return 1 + static_cast<std::uint32_t>(place - Rules.begin());
}

void putSetup(ShareBits& bits, const Record& record) {
    for (const Stone stone : {Stone::Black, Stone::White}) {
        std::vector<Point> points;
        for (const SetupStone& setup : record.setup) {
            if (setup.stone == stone) points.push_back(setup.point);
        }
        bits.putNumber(static_cast<std::uint32_t>(points.size()));
        for (const Point point : points) {
            bits.put(numberOf(point, record.size), bitsOfMove(record.size));
        }
    }
}

Reason damaged(std::string_view text, std::string_view part) {
    return faultAt("record.share-damaged", text, part);
}

/// Takes everything out before it is judged: only a string that is whole can be wrong.
class ShareReader {
public:
    ShareReader(std::string_view text, const Found& found)
        : text_(text), whole_(found.whole), bits_(found.body) {}

    Result<Record> read();

private:
    bool takeHead();
    bool takeSetup();
    bool takeMoves();

    std::string_view text_;
    std::string_view whole_;
    ShareBitsReader bits_;
    Record record_;
    bool hasOpening_ = false;
    bool hasSetup_ = false;
    std::vector<Move> moves_;
};

bool ShareReader::takeHead() {
    record_.size = Board::MinSize + static_cast<int>(bits_.take(5));
    const std::uint32_t rule = bits_.take(3);
    record_.firstToMove = bits_.take(1) ? Stone::White : Stone::Black;
    hasOpening_ = bits_.take(1) != 0;
    hasSetup_ = bits_.take(1) != 0;
    const bool isOfLaterTimes = bits_.take(1) != 0;
    if (isOfLaterTimes || record_.size > Board::MaxSize || rule > Rules.size()) return false;
    if (rule > 0) record_.rule = Rules[rule - 1];
    return true;
}

bool ShareReader::takeSetup() {
    const int area = record_.size * record_.size;
    Board board(record_.size);
    for (const Stone stone : {Stone::Black, Stone::White}) {
        const std::uint32_t count = bits_.takeNumber();
        for (std::uint32_t i = 0; i < count && !bits_.ranOut(); ++i) {
            const auto number = static_cast<int>(bits_.take(bitsOfMove(record_.size)));
            const Point point(number % record_.size, number / record_.size);
            if (number >= area || !board.isEmpty(point)) return false;
            board.place(point, stone);
            record_.setup.push_back({point, stone});
        }
    }
    return true;
}

bool ShareReader::takeMoves() {
    const int area = record_.size * record_.size;
    const std::uint32_t count = bits_.takeNumber();
    for (std::uint32_t i = 0; i < count && !bits_.ranOut(); ++i) {
        const auto number = static_cast<int>(bits_.take(bitsOfMove(record_.size)));
        if (number > area) return false;
        moves_.push_back(number == area ? Move::pass()
                                        : Point(number % record_.size, number / record_.size));
    }
    return true;
}

Result<Record> ShareReader::read() {
    const bool isSound = takeHead() && (!hasSetup_ || takeSetup()) && takeMoves() &&
                         (!hasOpening_ || takeOpening(bits_, moves_, record_));
    const bool isSealed = isSound && bits_.takeSeal();
    if (bits_.ranOut()) return faultAt("record.share-cut-short", text_, whole_);
    if (!isSealed || !isUtf8(record_.opening) || !isUtf8(record_.openingSteps)) {
        return damaged(text_, whole_);
    }
    record_.opening = trimmed(tidiedLine(record_.opening));
    record_.openingSteps = tidiedLine(record_.openingSteps);
    LineBuilder builder(record_);
    for (const Move move : moves_) {
        if (move.isPass()) {
            builder.pass();
            continue;
        }
        const Attempt played = builder.play(move.point().x, move.point().y, text_, whole_);
        if (!played) return played.reason();
    }
    return std::move(record_);
}

Result<Record> readFound(std::string_view text, const Found& found) {
    if (found.version == Version) return ShareReader(text, found).read();
    return faultAt("record.share-version", text, found.whole, {std::to_string(found.version)});
}

}  // namespace

Result<std::vector<Record>> readShare(std::string_view bytes, const ReadOptions& options) {
    const Result<std::string> text = plainText(bytes, options);
    if (!text) return text.reason();
    std::optional<Reason> refusal;
    std::size_t from = 0;
    for (int tries = 0; tries < MostTries; ++tries) {
        const std::optional<Found> found = findShare(*text, from);
        if (!found) break;
        from = static_cast<std::size_t>(found->body.data() - text->data());
        Result<Record> record = readFound(*text, *found);
        if (record) return std::vector{*std::move(record)};
        if (!refusal) refusal = record.reason();
    }
    return refusal.value_or(Reason{"record.share-none", {}});
}

Result<Written> writeShare(const Record& record) {
    const PlainLine line = plainLineAfterSetup(record);
    const bool hasOpening = !record.opening.empty() || !record.openingSteps.empty();
    ShareBits bits;
    bits.put(static_cast<std::uint32_t>(record.size - Board::MinSize), 5);
    bits.put(record.rule ? numberOf(*record.rule) : 0, 3);
    bits.put(record.firstToMove == Stone::White ? 1 : 0, 1);
    bits.put(hasOpening ? 1 : 0, 1);
    bits.put(record.setup.empty() ? 0 : 1, 1);
    bits.put(0, 1);
    if (!record.setup.empty()) putSetup(bits, record);
    bits.putNumber(static_cast<std::uint32_t>(line.moves.size()));
    for (const Move move : line.moves) {
        bits.put(numberOf(move, record.size), bitsOfMove(record.size));
    }
    if (hasOpening) putOpening(bits, line.moves, record);
    return Written{"ty" + std::to_string(Version) + ":" + bits.sealed(),
                   leftOut(record, {Loss::Rule, Loss::Size, Loss::Opening, Loss::Setup,
                                    Loss::FirstToMove, Loss::Passes})};
}

bool looksLikeShare(std::string_view text) { return findShare(text, 0).has_value(); }

}  // namespace tianyuan::record
