#include "perfect/proved_player.h"

#include "proof/examples.h"
#include "support/fake_player.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>

namespace tianyuan::perfect {
namespace {

using namespace test;

/// A folder with the book of an open four, and a player who asks it.
struct Trial {
    TemporaryFolder folder;
    std::unique_ptr<ProvedPlayer> player;
    std::optional<player::Thought> thought;

    explicit Trial(const proof::Certificate& certificate = openFour()) {
        std::ofstream file(folder / bookFile(Rule::Freestyle, ExampleSize), std::ios::binary);
        file << proof::writeCertificate(certificate);
        file.close();
        auto fake = std::make_unique<FakePlayer>();
        player = std::make_unique<ProvedPlayer>(std::move(fake), booksIn(folder.path()));
    }

    std::string answer(const player::Position& position, const player::Limits& limits = {}) {
        thought.reset();
        const Move move = must(player->choose(
            position, limits, {}, [this](const player::Thought& each) { thought = each; }));
        return toText(move, position.board.size());
    }
};

player::Position start(Rule rule = Rule::Freestyle) {
    player::Position position;
    position.rule = rule;
    for (const Point point : pointsAt("f8g8h8")) position.board.place(point, Stone::Black);
    for (const Point point : pointsAt("a1a3a5")) position.board.place(point, Stone::White);
    return position;
}

TEST(ProvedPlayer, FollowsTheProofAndSaysSo) {
    Trial trial;
    player::Position position = start();
    EXPECT_EQ(trial.answer(position), "i8");
    ASSERT_TRUE(trial.thought);
    EXPECT_EQ(trial.thought->provedMoves, 2);
    EXPECT_EQ(trial.thought->score, player::Score::winIn(3));
    EXPECT_EQ(trial.thought->line.size(), 3U);
    position.board.play(pointAt("i8"));
    position.board.play(pointAt("e8"));
    EXPECT_EQ(trial.answer(position), "j8");
    EXPECT_EQ(trial.thought->provedMoves, 1);
}

TEST(ProvedPlayer, AsksTheOtherWhereNothingIsProved) {
    Trial trial;
    EXPECT_EQ(trial.answer(start(Rule::Standard)), "a15");
    EXPECT_EQ(trial.answer(start(Rule::Renju)), "a15");
    player::Position position = start();
    position.board.play(pointAt("i8"));
    EXPECT_EQ(trial.answer(position), "a15");  // the defender
    EXPECT_EQ(trial.answer({}), "a15");
    player::Limits limits;
    limits.excluded = {pointAt("i8")};
    EXPECT_EQ(trial.answer(start(), limits), "a15");
    limits = {};
    limits.lines = 3;
    EXPECT_EQ(trial.answer(start(), limits), "a15");
}

TEST(ProvedPlayer, DoesNotFollowAProofOntoAStone) {
    proof::Certificate wrong = openFour();
    wrong.claims.front().how = {wrong.strategies.addFive(pointAt("a1"))};
    EXPECT_EQ(Trial(wrong).answer(start()), "a15");
}

TEST(InstalledBooks, AreReadOnceAndForgottenAgain) {
    const Trial trial;
    const Books books = booksIn(trial.folder.path());
    auto book = books(Rule::Freestyle, ExampleSize);
    ASSERT_TRUE(book);
    EXPECT_EQ(books(Rule::Freestyle, ExampleSize), book);
    const std::weak_ptr<const ProvedBook> watched = book;
    book.reset();
    EXPECT_TRUE(watched.expired());
    EXPECT_TRUE(books(Rule::Freestyle, ExampleSize));
    EXPECT_FALSE(books(Rule::Standard, ExampleSize));
    EXPECT_FALSE(books(Rule::Freestyle, 19));
    EXPECT_FALSE(books(Rule::Renju, ExampleSize));
}

TEST(InstalledBooks, AreNoneWhereTheFileIsAboutSomethingElse) {
    const Trial trial;
    std::filesystem::copy_file(trial.folder / bookFile(Rule::Freestyle, ExampleSize),
                               trial.folder / bookFile(Rule::Standard, ExampleSize));
    std::ofstream(trial.folder / bookFile(Rule::Freestyle, 19)) << "hello";
    const Books books = booksIn(trial.folder.path());
    EXPECT_FALSE(books(Rule::Standard, ExampleSize));
    EXPECT_FALSE(books(Rule::Freestyle, 19));
}

}  // namespace
}  // namespace tianyuan::perfect
