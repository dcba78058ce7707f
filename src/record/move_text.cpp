#include "record/move_text.h"

#include "core/notation.h"
#include "record/line_builder.h"
#include "record/losses.h"
#include "record/plain_line.h"
#include "record/plain_text.h"
#include "record/text_fault.h"
#include "record/text_lines.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tianyuan::record {
namespace {

constexpr std::string_view Site = "gomocalc.com/";
constexpr std::string_view Separators = " \t\r\n,;.-_|/:)";
constexpr std::array UsualSizes{15, 19, 20, Board::MaxSize};

/// A move as it is spelled: column and row (from below) counted from 1, or a pass.
struct Spelled {
    std::string_view text;
    bool isPass = false;
    int column = 0;
    int row = 0;
};

bool isDigit(char c) { return '0' <= c && c <= '9'; }
bool isLetter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }

std::string_view takeDigits(std::string_view& text) {
    std::size_t length = 0;
    while (length < text.size() && isDigit(text[length])) ++length;
    const std::string_view digits = text.substr(0, length);
    text.remove_prefix(length);
    return digits;
}

/// Does this number count the move that comes after `moves` others, singly or in pairs?
bool isMoveNumber(std::string_view digits, std::size_t moves) {
    const std::optional<std::size_t> number = integerFrom<std::size_t>(digits);
    return number && (*number == moves + 1 || (moves % 2 == 0 && *number == moves / 2 + 1));
}

/// Cuts a text into moves; the place of the first thing that is none is a reason.
Result<std::vector<Spelled>> spelledMoves(std::string_view whole, std::string_view text) {
    std::vector<Spelled> moves;
    while (!text.empty()) {
        const std::string_view start = text;
        if (Separators.find(text.front()) != std::string_view::npos) {
            text.remove_prefix(1);
        } else if (isDigit(text.front())) {
            if (!isMoveNumber(takeDigits(text), moves.size())) {
                return faultAt("record.not-a-move", whole, start,
                               {std::to_string(moves.size() + 1), excerpt(start)});
            }
        } else if (lowered(text.substr(0, 4)) == "pass") {
            moves.push_back({text.substr(0, 4), true, 0, 0});
            text.remove_prefix(4);
        } else if (isLetter(text.front()) && text.size() > 1 && isDigit(text[1])) {
            const int column = lowered(text.substr(0, 1)).front() - 'a' + 1;
            text.remove_prefix(1);
            const std::string_view digits = takeDigits(text);
            const int row = integerFrom<int>(digits).value_or(0);
            moves.push_back({start.substr(0, 1 + digits.size()), false, column, row});
        } else {
            return faultAt("record.not-a-move", whole, start,
                           {std::to_string(moves.size() + 1), excerpt(start)});
        }
    }
    return moves;
}

int sizeFor(int largest) {
    for (const int size : UsualSizes) {
        if (largest <= size) return size;
    }
    return Board::MaxSize;
}

Result<std::vector<Record>> recordOf(std::string_view whole, std::string_view part) {
    const Result<std::vector<Spelled>> moves = spelledMoves(whole, part);
    if (!moves) return moves.reason();
    int largest = 0;
    for (const Spelled& move : *moves) largest = std::max({largest, move.column, move.row});
    Record record;
    record.size = sizeFor(largest);
    LineBuilder builder(record);
    for (const Spelled& move : *moves) {
        if (move.isPass) {
            builder.pass();
            continue;
        }
        const Attempt played =
            builder.play(move.column - 1, record.size - move.row, whole, move.text);
        if (!played) return played.reason();
    }
    return std::vector{std::move(record)};
}

/// The moves in an address of the site, without what the address is wrapped in.
std::string_view movesOfAddress(std::string_view text) {
    const std::size_t site = lowered(text).find(Site);
    if (site == std::string::npos) return {};
    std::string_view rest = text.substr(site + Site.size());
    const auto isOutside = [](char c) {
        return static_cast<signed char>(c) <= ' ' ||
               std::string_view("\"'<>()[]{}!?&").find(c) != std::string_view::npos;
    };
    const auto end = std::find_if(rest.begin(), rest.end(), isOutside);
    rest = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    const std::size_t hash = rest.find("#/");
    return hash == std::string_view::npos ? rest.substr(0, 0) : rest.substr(hash + 2);
}

Result<Written> writeMoves(const Record& record, Passes passes, std::string_view head) {
    const Result<PlainLine> line = plainLine(record, passes);
    if (!line) return line.reason();
    Written written;
    written.leftOut = passes == Passes::Held
                          ? leftOutOfPlainLine(record, {Loss::Size, Loss::Passes})
                          : leftOutOfPlainLine(record, {Loss::Size});
    int largest = 0;
    for (const Move move : line->moves) {
        if (move.isPass()) continue;
        largest = std::max({largest, move.point().x + 1, record.size - move.point().y});
    }
    if (sizeFor(largest) != record.size) addLoss(written.leftOut, Loss::Size);
    written.bytes = std::string(head) + toText(line->moves, record.size);
    return written;
}

}  // namespace

Result<std::vector<Record>> readPositionCode(std::string_view bytes, const ReadOptions& options) {
    const Result<std::string> text = plainText(bytes, options);
    if (!text) return text.reason();
    return recordOf(*text, *text);
}

Result<Written> writePositionCode(const Record& record) {
    return writeMoves(record, Passes::Held, "");
}

Result<std::vector<Record>> readGomocalc(std::string_view bytes, const ReadOptions& options) {
    const Result<std::string> text = plainText(bytes, options);
    if (!text) return text.reason();
    const std::string_view moves = movesOfAddress(*text);
    if (moves.data() == nullptr) return Reason{"record.no-address", {}};
    return recordOf(*text, moves);
}

Result<Written> writeGomocalc(const Record& record) {
    return writeMoves(record, Passes::NotHeld, "https://gomocalc.com/#/");
}

bool looksLikePositionCode(std::string_view text) {
    const Result<std::vector<Spelled>> moves = spelledMoves(text, text);
    return moves && std::any_of(moves->begin(), moves->end(),
                                [](const Spelled& move) { return !move.isPass; });
}

bool looksLikeGomocalc(std::string_view text) {
    return lowered(text).find(std::string(Site)) != std::string::npos;
}

}  // namespace tianyuan::record
