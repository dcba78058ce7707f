#include "train/game_file.h"

#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <random>

namespace tianyuan::train {
namespace {

const GameFileHeader Header{Rule::Standard, 15, "nodes=500 seed=3"};

TrainingGame randomGame(std::uint32_t number) {
    std::mt19937_64 random(number);
    const auto point = [&random] {
        return Point(static_cast<int>(random() % 15), static_cast<int>(random() % 15));
    };
    TrainingGame game;
    game.number = number;
    game.winner = static_cast<Stone>(random() % 3);
    for (std::uint64_t i = 1 + random() % 60; i > 0; --i) {
        TrainingMove move;
        move.point = move.best = point();
        move.searched = random() % 4 > 0;
        if (move.searched) {
            move.score = static_cast<int>(random() % 60001) - 30000;
            if (random() % 3 == 0) move.best = point();
        }
        game.moves.push_back(move);
    }
    return game;
}

std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

/// A file of five games.
std::vector<TrainingGame> writeFive(const std::filesystem::path& path) {
    std::vector<TrainingGame> games;
    auto writer = GameFileWriter::create(path, Header);
    EXPECT_TRUE(writer);
    for (std::uint32_t number = 1; number <= 5; ++number) {
        games.push_back(randomGame(number));
        EXPECT_TRUE(writer->append(games.back()));
    }
    return games;
}

TEST(GameFile, AFolderIsNone) {
    const test::TemporaryFolder folder;
    EXPECT_FALSE(readGameFile(folder.path()));
}

TEST(GameFile, GivesBackWhatWasWritten) {
    const test::TemporaryFolder folder;
    const auto games = writeFive(folder / "games");
    const auto content = readGameFile(folder / "games");
    ASSERT_TRUE(content);
    EXPECT_EQ(content->header, Header);
    EXPECT_EQ(content->games, games);
    EXPECT_FALSE(content->isCut);
}

TEST(GameFile, WhereverItIsCutTheGamesBeforeAreThere) {
    const test::TemporaryFolder folder;
    const auto games = writeFive(folder / "games");
    const std::string bytes = bytesOf(folder / "games");
    const std::size_t headerBytes = bytes.find('\n') + 1;
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        write(folder / "cut", bytes.substr(0, length));
        const auto content = readGameFile(folder / "cut");
        ASSERT_EQ(content.hasValue(), length >= headerBytes) << length;
        if (!content) continue;
        ASSERT_LT(content->games.size(), games.size());
        EXPECT_TRUE(std::equal(content->games.begin(), content->games.end(), games.begin()));
        EXPECT_EQ(content->isCut, content->wholeBytes < length);
    }
}

TEST(GameFile, ADamagedByteIsNoticed) {
    const test::TemporaryFolder folder;
    writeFive(folder / "games");
    std::string bytes = bytesOf(folder / "games");
    bytes[bytes.find('\n') + 10] ^= 4;
    write(folder / "games", bytes);
    const auto content = readGameFile(folder / "games");
    ASSERT_FALSE(content);
    EXPECT_EQ(content.reason().code, "train.damaged-game");
}

TEST(GameFile, GoesOnAfterTheLastWholeGame) {
    const test::TemporaryFolder folder;
    const auto games = writeFive(folder / "games");
    const std::string bytes = bytesOf(folder / "games");
    write(folder / "games", bytes.substr(0, bytes.size() - 3));
    {
        auto writer = GameFileWriter::resume(folder / "games", Header);
        ASSERT_TRUE(writer);
        EXPECT_EQ(writer->numbers(), (std::vector<std::uint32_t>{1, 2, 3, 4}));
        ASSERT_TRUE(writer->append(games[4]));
    }
    EXPECT_EQ(bytesOf(folder / "games"), bytes);
}

TEST(GameFile, IsNeitherOverwrittenNorMixedWithOtherGames) {
    const test::TemporaryFolder folder;
    writeFive(folder / "games");
    const std::string bytes = bytesOf(folder / "games");
    const auto again = GameFileWriter::create(folder / "games", Header);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.reason().code, "train.file-exists");
    const auto other = GameFileWriter::resume(folder / "games", {Rule::Renju, 15, Header.origin});
    ASSERT_FALSE(other);
    EXPECT_EQ(other.reason().code, "train.other-games");
    EXPECT_EQ(bytesOf(folder / "games"), bytes);
}

TEST(GameFile, OtherFilesAreRefused) {
    const test::TemporaryFolder folder;
    for (const char* text : {"", "hello\n", "tianyuan-games 1\n", "tianyuan-games 1 chess 15 x\n",
                             "tianyuan-games 1 renju 99 x\n", "tianyuan-games 1 renju 1x x\n"}) {
        write(folder / "file", text);
        const auto content = readGameFile(folder / "file");
        ASSERT_FALSE(content) << text;
        EXPECT_EQ(content.reason().code, "train.not-games");
    }
    EXPECT_EQ(readGameFile(folder / "missing").reason().code, "train.cannot-read");
}

}  // namespace
}  // namespace tianyuan::train
