#include "train/game_file.h"

#include "core/board.h"
#include "core/byte_stream.h"
#include "core/fnv.h"
#include "core/rest_of.h"

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace tianyuan::train {
namespace {

constexpr std::string_view Magic = "tianyuan-games 1";

// A move begins with the point's number; these say what follows it.
constexpr unsigned HasScore = 0x8000;
constexpr unsigned HasBest = 0x4000;
constexpr unsigned PointBits = 0x3FFF;

std::string lineOf(const GameFileHeader& header) {
    std::string line(Magic);
    line += ' ';
    line += idOf(header.rule);
    line += ' ' + std::to_string(header.size) + ' ' + header.origin + '\n';
    return line;
}

/// Cuts the word up to the next space off `text`.
std::string_view nextWord(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    return word;
}

std::optional<GameFileHeader> headerFrom(std::string_view line) {
    if (!line.starts_with(Magic) || line.size() == Magic.size()) return std::nullopt;
    line.remove_prefix(Magic.size() + 1);
    const auto rule = ruleFromId(nextWord(line));
    const std::string_view number = nextWord(line);
    int size = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), size);
    const bool isNumber = error == std::errc() && end == number.data() + number.size();
    if (!rule || !isNumber || size < Board::MinSize || size > Board::MaxSize) return std::nullopt;
    return GameFileHeader{*rule, size, std::string(line)};
}

unsigned numberOf(Point point, int size) { return static_cast<unsigned>(point.y * size + point.x); }

/// Length, content, check.
std::string framed(const std::string& content) {
    ByteWriter bytes;
    bytes.fixed(content.size(), 2);
    bytes.raw(content);
    bytes.fixed(fnv32(content), 4);
    return std::move(bytes).bytes();
}

Reason cannotWrite(const std::filesystem::path& path, const std::error_code& error) {
    return {"train.cannot-write", {path.string(), error.message()}};
}

}  // namespace

std::string bytesOf(const TrainingGame& game, int size) {
    ByteWriter content;
    content.fixed(game.number, 4);
    content.byte(static_cast<unsigned>(game.winner));
    for (const TrainingMove& move : game.moves) {
        const unsigned flags = (move.searched ? HasScore : 0) | (move.wandered() ? HasBest : 0);
        content.fixed(numberOf(move.point, size) | flags, 2);
        if (move.searched) content.fixed(static_cast<std::uint64_t>(move.score), 2);
        if (move.wandered()) content.fixed(numberOf(move.best, size), 2);
    }
    return std::move(content).bytes();
}

std::optional<TrainingGame> gameFromBytes(std::string_view bytes, int size) {
    ByteReader reader(bytes);
    const auto points = static_cast<unsigned>(size * size);
    const auto pointOf = [size](unsigned number) {
        return Point(static_cast<int>(number) % size, static_cast<int>(number) / size);
    };
    TrainingGame game;
    game.number = static_cast<std::uint32_t>(reader.fixed(4));
    const unsigned winner = reader.byte();
    if (reader.failed() || winner > static_cast<unsigned>(Stone::White)) return std::nullopt;
    game.winner = static_cast<Stone>(winner);
    while (!reader.isAtEnd()) {
        const auto head = static_cast<unsigned>(reader.fixed(2));
        TrainingMove move;
        move.point = move.best = pointOf(head & PointBits);
        move.searched = (head & HasScore) != 0;
        if (move.searched) move.score = static_cast<std::int16_t>(reader.fixed(2));
        if (head & HasBest) {
            const auto best = static_cast<unsigned>(reader.fixed(2));
            if (best >= points) return std::nullopt;
            move.best = pointOf(best);
        }
        if (reader.failed() || (head & PointBits) >= points) return std::nullopt;
        game.moves.push_back(move);
    }
    return game;
}

Result<GameFileContent> readGameFile(const std::filesystem::path& path) {
    std::ifstream source(path, std::ios::binary);
    if (!source) {
        return Reason{"train.cannot-read", {path.string(), std::generic_category().message(errno)}};
    }
    const std::string bytes = restOf(source);
    const std::size_t lineEnd = bytes.find('\n');
    const auto header =
        lineEnd == std::string::npos ? std::nullopt : headerFrom(bytes.substr(0, lineEnd));
    if (!header) return Reason{"train.not-games", {path.string()}};

    GameFileContent content;
    content.header = *header;
    content.wholeBytes = lineEnd + 1;
    while (content.wholeBytes < bytes.size()) {
        ByteReader reader(std::string_view(bytes).substr(content.wholeBytes));
        const std::uint64_t length = reader.fixed(2);
        const std::string_view inside = reader.raw(length);
        const std::uint64_t check = reader.fixed(4);
        if (reader.failed()) {
            content.isCut = true;
            break;
        }
        auto game = gameFromBytes(inside, header->size);
        if (check != fnv32(inside) || !game) {
            return Reason{"train.damaged-game",
                          {path.string(), std::to_string(content.games.size() + 1)}};
        }
        content.games.push_back(std::move(*game));
        content.wholeBytes += length + 6;
    }
    return content;
}

Result<GameFileWriter> GameFileWriter::create(const std::filesystem::path& path,
                                              const GameFileHeader& header) {
    std::error_code error;
    const auto bytes = std::filesystem::file_size(path, error);
    if (!error && bytes > 0) return Reason{"train.file-exists", {path.string()}};
    GameFileWriter writer(path, header.size);
    writer.file_.open(path, std::ios::binary | std::ios::trunc);
    if (const Attempt written = writer.write(lineOf(header)); !written) return written.reason();
    return writer;
}

Result<GameFileWriter> GameFileWriter::resume(const std::filesystem::path& path,
                                              const GameFileHeader& header) {
    std::error_code error;
    const auto bytes = std::filesystem::file_size(path, error);
    if (error || bytes == 0) return create(path, header);
    const auto content = readGameFile(path);
    if (!content) return content.reason();
    if (content->header != header) {
        const std::string theirs = lineOf(content->header);
        const std::string ours = lineOf(header);
        return Reason{
            "train.other-games",
            {path.string(), theirs.substr(0, theirs.size() - 1), ours.substr(0, ours.size() - 1)}};
    }
    if (content->isCut) std::filesystem::resize_file(path, content->wholeBytes, error);
    if (error) return cannotWrite(path, error);
    GameFileWriter writer(path, header.size);
    for (const TrainingGame& game : content->games) writer.numbers_.push_back(game.number);
    writer.file_.open(path, std::ios::binary | std::ios::app);
    if (!writer.file_) return cannotWrite(path, {errno, std::generic_category()});
    return writer;
}

Attempt GameFileWriter::append(const TrainingGame& game) {
    return write(framed(bytesOf(game, size_)));
}

Attempt GameFileWriter::write(const std::string& bytes) {
    file_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file_.flush();
    if (!file_) return cannotWrite(path_, {errno, std::generic_category()});
    return Done{};
}

}  // namespace tianyuan::train
