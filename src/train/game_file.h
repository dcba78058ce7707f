#pragma once

#include "core/result.h"
#include "core/rule.h"
#include "train/training_game.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::train {

/// What the games of a file have in common.
struct GameFileHeader {
    Rule rule = Rule::Freestyle;
    int size = 15;
    std::string origin;  // how they were made, in one line: "nodes=1500 seed=1"

    friend bool operator==(const GameFileHeader&, const GameFileHeader&) = default;
};

/// The games of a file, read whole.
struct GameFileContent {
    GameFileHeader header;
    std::vector<TrainingGame> games;
    std::size_t wholeBytes = 0;  // up to the end of the last whole game
    bool isCut = false;          // a game after it was only begun
};

/// Two bytes a move, two more with a score, and two more where chance overruled the search. The
/// first line is text and says what the games are; the games follow in any order, each with its
/// length before and a check after it. A writer that is killed leaves a game that is cut off at the
/// end; reading stops before it.
Result<GameFileContent> readGameFile(const std::filesystem::path& path);

/// A game as bytes, and the way back; nothing if they make no sense.
std::string bytesOf(const TrainingGame& game, int size);
std::optional<TrainingGame> gameFromBytes(std::string_view bytes, int size);

/// A file that games are added to.
class GameFileWriter {
public:
    /// A new file; one that has something in it is refused.
    static Result<GameFileWriter> create(const std::filesystem::path& path,
                                         const GameFileHeader& header);
    /// Goes on with a file of the same header, after its last whole game, or begins it.
    static Result<GameFileWriter> resume(const std::filesystem::path& path,
                                         const GameFileHeader& header);

    /// Written through at once.
    Attempt append(const TrainingGame& game);

    /// The numbers of the games that were there when it was opened.
    const std::vector<std::uint32_t>& numbers() const { return numbers_; }

private:
    explicit GameFileWriter(std::filesystem::path path, int size)
        : path_(std::move(path)), size_(size) {}

    Attempt write(const std::string& bytes);

    std::filesystem::path path_;
    int size_;
    std::ofstream file_;
    std::vector<std::uint32_t> numbers_;
};

}  // namespace tianyuan::train
