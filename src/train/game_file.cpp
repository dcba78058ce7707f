#include "train/game_file.h"

#include "core/board.h"
#include "core/fnv.h"

#include <charconv>
#include <iterator>
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

void put(std::string& bytes, std::uint32_t value, int count) {
    for (int i = 0; i < count; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xFF);
}

unsigned numberOf(Point point, int size) { return static_cast<unsigned>(point.y * size + point.x); }

/// Length, content, check.
std::string framed(const std::string& content) {
    std::string bytes;
    put(bytes, static_cast<std::uint32_t>(content.size()), 2);
    bytes += content;
    put(bytes, fnv32(content), 4);
    return bytes;
}

/// Reads numbers off the front of some bytes.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

    bool has(std::size_t count) const { return rest_.size() >= count; }
    bool isAtEnd() const { return rest_.empty(); }
    std::uint32_t take(std::size_t count) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < count; ++i) {
            value |= static_cast<std::uint32_t>(static_cast<unsigned char>(rest_[i])) << (8 * i);
        }
        rest_.remove_prefix(count);
        return value;
    }
    std::string_view takeBytes(std::size_t count) {
        const std::string_view bytes = rest_.substr(0, count);
        rest_.remove_prefix(count);
        return bytes;
    }

private:
    std::string_view rest_;
};

Reason cannotWrite(const std::filesystem::path& path, const std::error_code& error) {
    return {"train.cannot-write", {path.string(), error.message()}};
}

}  // namespace

std::string bytesOf(const TrainingGame& game, int size) {
    std::string content;
    put(content, game.number, 4);
    put(content, static_cast<std::uint32_t>(game.winner), 1);
    for (const TrainingMove& move : game.moves) {
        const unsigned flags = (move.searched ? HasScore : 0) | (move.wandered() ? HasBest : 0);
        put(content, numberOf(move.point, size) | flags, 2);
        if (move.searched) put(content, static_cast<std::uint32_t>(move.score), 2);
        if (move.wandered()) put(content, numberOf(move.best, size), 2);
    }
    return content;
}

std::optional<TrainingGame> gameFromBytes(std::string_view bytes, int size) {
    ByteReader reader(bytes);
    if (!reader.has(5)) return std::nullopt;
    const auto points = static_cast<unsigned>(size * size);
    const auto pointOf = [size](unsigned number) {
        return Point(static_cast<int>(number) % size, static_cast<int>(number) / size);
    };
    TrainingGame game;
    game.number = reader.take(4);
    const std::uint32_t winner = reader.take(1);
    if (winner > static_cast<std::uint32_t>(Stone::White)) return std::nullopt;
    game.winner = static_cast<Stone>(winner);
    while (!reader.isAtEnd()) {
        if (!reader.has(2)) return std::nullopt;
        const unsigned head = reader.take(2);
        const unsigned more = (head & HasScore ? 2U : 0U) + (head & HasBest ? 2U : 0U);
        if ((head & PointBits) >= points || !reader.has(more)) return std::nullopt;
        TrainingMove move;
        move.point = move.best = pointOf(head & PointBits);
        move.searched = (head & HasScore) != 0;
        if (move.searched) move.score = static_cast<std::int16_t>(reader.take(2));
        if (head & HasBest) {
            const unsigned best = reader.take(2);
            if (best >= points) return std::nullopt;
            move.best = pointOf(best);
        }
        game.moves.push_back(move);
    }
    return game;
}

Result<GameFileContent> readGameFile(const std::filesystem::path& path) {
    std::ifstream source(path, std::ios::binary);
    if (!source) {
        return Reason{"train.cannot-read", {path.string(), std::generic_category().message(errno)}};
    }
    const std::string bytes(std::istreambuf_iterator<char>(source), {});
    const std::size_t lineEnd = bytes.find('\n');
    const auto header =
        lineEnd == std::string::npos ? std::nullopt : headerFrom(bytes.substr(0, lineEnd));
    if (!header) return Reason{"train.not-games", {path.string()}};

    GameFileContent content;
    content.header = *header;
    content.wholeBytes = lineEnd + 1;
    while (content.wholeBytes < bytes.size()) {
        ByteReader reader(std::string_view(bytes).substr(content.wholeBytes));
        const std::size_t length = reader.has(2) ? reader.take(2) : bytes.size();
        if (!reader.has(length + 4)) {
            content.isCut = true;
            break;
        }
        const std::string_view inside = reader.takeBytes(length);
        auto game = gameFromBytes(inside, header->size);
        if (reader.take(4) != fnv32(inside) || !game) {
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
