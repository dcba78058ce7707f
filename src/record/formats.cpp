#include "record/formats.h"

#include "record/move_text.h"
#include "record/plain_text.h"
#include "record/pos.h"
#include "record/psq.h"
#include "record/rec.h"
#include "record/renlib.h"
#include "record/rif.h"
#include "record/sgf_lexer.h"
#include "record/sgf_reader.h"
#include "record/sgf_writer.h"
#include "record/share.h"
#include "record/text_lines.h"
#include "record/yixin_sav.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <new>
#include <string>

namespace tianyuan::record {
namespace {

struct Facts {
    Format format;
    std::string_view id;
    std::string_view extension;
};
constexpr std::array AllFacts{
    Facts{Format::Sgf, "sgf", "sgf"},
    Facts{Format::Psq, "psq", "psq"},
    Facts{Format::RenLib, "renlib", "lib"},
    Facts{Format::Pos, "pos", "pos"},
    Facts{Format::Rec, "rec", "rec"},
    Facts{Format::YixinSav, "yixin-sav", "sav"},
    Facts{Format::PositionCode, "position-code", "txt"},
    Facts{Format::Gomocalc, "gomocalc", "txt"},
    Facts{Format::Rif, "rif", "rif"},
    Facts{Format::Share, "share", "txt"},
};

const Facts& factsOf(Format format) {
    return *std::find_if(AllFacts.begin(), AllFacts.end(),
                         [&](const Facts& facts) { return facts.format == format; });
}

bool startsWithGame(std::string_view text) {
    SgfLexer lexer(text);
    return lexer.findGame() && trimmed(text).data() == lexer.rest().data();
}

bool looksLikeSgf(std::string_view text) { return SgfLexer(text).findGame(); }

bool looksLikeRenLib(std::string_view bytes) { return bytes.starts_with("\xFFRenLib\xFF"); }

/// A number, and so many different points of 15 lines.
bool looksLikePos(std::string_view bytes) {
    constexpr unsigned Points = 15 * 15;
    if (bytes.size() < 2 || static_cast<unsigned char>(bytes[0]) != bytes.size() - 1) return false;
    std::bitset<Points> used;
    for (const char c : bytes.substr(1)) {
        const auto point = static_cast<unsigned char>(c);
        if (point >= Points || used[point]) return false;
        used.set(point);
    }
    return true;
}

bool looksLikeRif(std::string_view text) {
    constexpr std::size_t Near = 1 << 16;
    const std::string_view head = text.substr(0, Near);
    return trimmed(head).starts_with('<') && (head.find("<database") != std::string_view::npos ||
                                              head.find("<games") != std::string_view::npos);
}

bool looksLikePsq(std::string_view text) {
    return lowered(trimmed(text.substr(0, 64))).starts_with("piskvork");
}

bool looksLike(Format format, std::string_view bytes, std::string_view text) {
    switch (format) {
        case Format::Sgf:
            return looksLikeSgf(text);
        case Format::Psq:
            return looksLikePsq(text);
        case Format::RenLib:
            return looksLikeRenLib(bytes);
        case Format::Pos:
            return looksLikePos(bytes);
        case Format::Rec:
            return looksLikeRec(text);
        case Format::YixinSav:
            return looksLikeYixinSav(text);
        case Format::PositionCode:
            return looksLikePositionCode(text);
        case Format::Gomocalc:
            return looksLikeGomocalc(text);
        case Format::Rif:
            return looksLikeRif(text);
        case Format::Share:
            return looksLikeShare(text);
    }
    return false;
}

std::optional<Format> formatOfContent(std::string_view bytes, std::string_view text) {
    if (looksLikeRenLib(bytes)) return Format::RenLib;
    // What begins like a game is one, whatever is quoted in its comments.
    if (startsWithGame(text)) return Format::Sgf;
    for (const Format format :
         {Format::Psq, Format::Rif, Format::Pos, Format::YixinSav, Format::Rec,
          Format::PositionCode, Format::Share, Format::Gomocalc, Format::Sgf}) {
        if (looksLike(format, bytes, text)) return format;
    }
    return std::nullopt;
}

/// What a reader of single games gives, as a reading.
template <typename Reader>
Result<Reading> readingOf(Format format, Reader read) {
    Reading reading;
    reading.format = format;
    Result<std::vector<Record>> records = read(&reading.damage);
    if (!records) return records.reason();
    reading.records = *std::move(records);
    return reading;
}

Result<Reading> readIn(Format format, std::string_view bytes, const ReadOptions& options) {
    const auto records = [&](auto reader) {
        return readingOf(format, [&](Damage*) { return reader(bytes, options); });
    };
    const auto mended = [&](auto reader) {
        return readingOf(format, [&](Damage* damage) { return reader(bytes, options, damage); });
    };
    switch (format) {
        case Format::Sgf:
            return readSgf(bytes, options);
        case Format::Rif:
            return readRif(bytes, options);
        case Format::Psq:
            return mended(readPsq);
        case Format::Rec:
            return mended(readRec);
        case Format::YixinSav:
            return mended(readYixinSav);
        case Format::RenLib:
            return mended(readRenLib);
        case Format::Pos:
            return mended(readPos);
        case Format::PositionCode:
            return records(readPositionCode);
        case Format::Gomocalc:
            return records(readGomocalc);
        case Format::Share:
            return records(readShare);
    }
    return Reason{"record.unknown-format", {}};
}

Result<Reading> readAs(Format format, std::string_view bytes, ReadOptions options) {
    TextGuess guess;
    options.guess = &guess;
    Result<Reading> reading = readIn(format, bytes, options);
    if (reading) reading->text = std::move(guess);
    return reading;
}

}  // namespace

std::string_view idOf(Format format) { return factsOf(format).id; }

std::optional<Format> formatFromId(std::string_view id) {
    for (const Facts& facts : AllFacts) {
        if (facts.id == id) return facts.format;
    }
    return std::nullopt;
}

std::optional<Format> formatFromFileName(std::string_view name) {
    const std::size_t dot = name.find_last_of("./\\");
    if (dot == std::string_view::npos || name[dot] != '.') return std::nullopt;
    const std::string extension = lowered(name.substr(dot + 1));
    if (extension == "txt") return std::nullopt;
    for (const Facts& facts : AllFacts) {
        if (facts.extension == extension) return facts.format;
    }
    return std::nullopt;
}

std::string_view extensionOf(Format format) { return factsOf(format).extension; }

std::optional<Format> detectFormat(std::string_view bytes, const ReadOptions& options) {
    const bool isWide = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
    const bool isMarked = bytes.starts_with("\xEF\xBB\xBF");
    const Result<std::string> decoded =
        isWide || isMarked || !options.encoding.empty() ? plainText(bytes, options) : std::string();
    const std::string_view text = decoded && !decoded->empty() ? *decoded : bytes;

    const std::optional<Format> named = formatFromFileName(options.fileName);
    if (named && looksLike(*named, bytes, text)) return named;
    const std::optional<Format> found = formatOfContent(bytes, text);
    return found ? found : named;
}

Result<Reading> read(std::string_view bytes, const ReadOptions& options) try {
    const std::optional<Format> format = detectFormat(bytes, options);
    if (!format) {
        return Reason{trimmed(bytes).empty() ? "record.empty" : "record.unknown-format", {}};
    }
    return readAs(*format, bytes, options);
} catch (const std::bad_alloc&) {
    return Reason{"file.no-memory", {}};
}

Result<Reading> read(std::string_view bytes, Format format, const ReadOptions& options) try {
    return readAs(format, bytes, options);
} catch (const std::bad_alloc&) {
    return Reason{"file.no-memory", {}};
}

Result<Written> write(const Record& record, Format format) {
    switch (format) {
        case Format::Sgf:
            return writeSgf(record);
        case Format::Psq:
            return writePsq(record);
        case Format::Rec:
            return writeRec(record);
        case Format::YixinSav:
            return writeYixinSav(record);
        case Format::PositionCode:
            return writePositionCode(record);
        case Format::Gomocalc:
            return writeGomocalc(record);
        case Format::Share:
            return writeShare(record);
        case Format::RenLib:
            return writeRenLib(record);
        case Format::Pos:
            return writePos(record);
        case Format::Rif:
            break;
    }
    return Reason{"record.read-only", {std::string(idOf(format))}};
}

Result<Written> write(std::span<const Record> records, Format format) {
    if (format == Format::Sgf) return writeSgf(records);
    if (records.size() == 1) return write(records.front(), format);
    return Reason{"record.one-game-only", {std::string(idOf(format))}};
}

}  // namespace tianyuan::record
