#include "match/game_log.h"

#include "core/notation.h"
#include "match/game_json.h"
#include "match_players.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace tianyuan::match {
namespace {

namespace fs = std::filesystem;

class GameLogTest : public testing::Test {
protected:
    GameLogTest() {
        setup.terms.size = 9;
        setup.entrants = {{"a", true}, {"b", true}, {"c", true}};
        setup.book = OpeningBook::random(setup.terms.rule, 9, 4, 1);
        setup.seed = 5;
        folder = fs::path(testing::TempDir()) /
                 testing::UnitTest::GetInstance()->current_test_info()->name();
        fs::remove_all(folder);
        fs::create_directories(folder);
        path = folder / "games.jsonl";
    }
    ~GameLogTest() override { fs::remove_all(folder); }

    std::unique_ptr<Contest> contest() const {
        return std::make_unique<Contest>(
            setup,
            [](int, std::uint64_t seed) {
                return Result<std::unique_ptr<player::Player>>(test::randomPlayer(seed));
            },
            // A time that stands, so that games are alike to the last millisecond.
            [] { return game::TimePoint{}; });
    }

    std::string content() const {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    void write(std::string_view text) const {
        std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
    }

    ContestSetup setup;
    fs::path folder;
    fs::path path;
    const std::vector<Fixture> fixtures = fixturesOf(roundRobin(3), 6);
};

TEST_F(GameLogTest, ResumingAfterAKillGivesTheResultOfAnUninterruptedRun) {
    const auto whole = contest();
    ASSERT_TRUE(whole->run(fixtures, {}, {}));

    // Play seven games, and tear the last line as a kill would.
    {
        auto log = GameLog::create(path, setup);
        ASSERT_TRUE(log);
        const auto first = contest();
        std::stop_source stop;
        ASSERT_TRUE(first->run(fixtures, stop.get_token(), [&](const PlayedGame& game) -> Attempt {
            if (first->games().size() == 7) stop.request_stop();
            return log->append(game);
        }));
    }
    const std::string text = content();
    write(text.substr(0, text.size() - 30));

    auto log = GameLog::resume(path, setup);
    ASSERT_TRUE(log);
    EXPECT_EQ(log->games().size(), 6U);
    const auto second = contest();
    for (const PlayedGame& game : log->games()) second->take(game);
    int played = 0;
    ASSERT_TRUE(second->run(fixtures, {}, [&](const PlayedGame& game) -> Attempt {
        ++played;
        return log->append(game);
    }));
    EXPECT_EQ(played, static_cast<int>(fixtures.size()) - 6) << "exactly the missing games";
    EXPECT_EQ(second->games(), whole->games());
    EXPECT_EQ(second->tally().pair(0, 1).pairs, whole->tally().pair(0, 1).pairs);

    auto again = GameLog::resume(path, setup);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->games().size(), fixtures.size());
}

TEST_F(GameLogTest, AFolderIsNoLogAndStaysAsItIs) {
    std::filesystem::create_directory(path);
    EXPECT_FALSE(GameLog::resume(path, setup));
    EXPECT_TRUE(std::filesystem::is_directory(path));
}

TEST_F(GameLogTest, ALogTornAnywhereCanBeResumed) {
    {
        auto log = GameLog::create(path, setup);
        const auto some = contest();
        ASSERT_TRUE(some->run(std::span(fixtures).first(3), {},
                              [&](const PlayedGame& game) { return log->append(game); }));
    }
    const std::string text = content();
    for (std::size_t length = 0; length <= text.size(); length += 7) {
        write(text.substr(0, length));
        const auto log = GameLog::resume(path, setup);
        ASSERT_TRUE(log) << length;
        const auto lines = std::count(text.begin(), text.begin() + static_cast<long>(length), '\n');
        EXPECT_EQ(static_cast<long>(log->games().size()), std::max(0L, lines - 1)) << length;
    }
}

TEST_F(GameLogTest, BeginsWhereThereIsNone) {
    const auto log = GameLog::resume(path, setup);
    ASSERT_TRUE(log);
    EXPECT_TRUE(log->games().empty());
    EXPECT_TRUE(fs::exists(path));
}

TEST_F(GameLogTest, DoesNotOverwriteGames) {
    ASSERT_TRUE(GameLog::create(path, setup));
    const auto again = GameLog::create(path, setup);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.reason(), (Reason{"match.log-exists", {path.string()}}));
}

TEST_F(GameLogTest, RefusesTheLogOfAnotherContest) {
    ASSERT_TRUE(GameLog::create(path, setup));
    ContestSetup other = setup;
    other.terms.rule = Rule::Renju;
    const auto log = GameLog::resume(path, other);
    ASSERT_FALSE(log);
    EXPECT_EQ(log.reason().code, "match.log-differs");
    EXPECT_EQ(log.reason().arguments[1], "rule");
    EXPECT_EQ(log.reason().arguments[2], "\"freestyle\"");

    other = setup;
    other.terms.depth = 3;
    EXPECT_EQ(GameLog::resume(path, other).reason().code, "match.log-differs");
    other = setup;
    other.concurrency = 7;
    other.sprt = SprtOptions{};
    EXPECT_TRUE(GameLog::resume(path, other)) << "games do not depend on these";
}

TEST_F(GameLogTest, RefusesWhatIsNoLog) {
    write("hello\n");
    EXPECT_EQ(GameLog::resume(path, setup).reason(), (Reason{"match.not-a-log", {path.string()}}));
    EXPECT_EQ(content(), "hello\n") << "and leaves it alone";
    EXPECT_FALSE(GameLog::create(folder / "no" / "such" / "folder", setup));
}

TEST_F(GameLogTest, RefusesALineThatIsNoGameWithItsNumber) {
    ASSERT_TRUE(GameLog::create(path, setup));
    const std::string header = content();
    const std::string good =
        R"({"game":0,"opening":0,"players":[0,1],"black":0,"moves":"e5","given":0,)"
        R"("result":"black","cause":"crash"})";
    write(header + good + "\n");
    ASSERT_TRUE(GameLog::resume(path, setup));
    for (
        const char* bad :
        {"{}", "17", "", "{\"game\":", R"({"game":"x"})",
         R"({"game":0,"opening":0,"players":[0,3],"black":0,"moves":"e5","given":0,"result":"black","cause":"crash"})",
         R"({"game":0,"opening":0,"players":[1,1],"black":1,"moves":"e5","given":0,"result":"black","cause":"crash"})",
         R"({"game":0,"opening":0,"players":[0,1],"black":2,"moves":"e5","given":0,"result":"black","cause":"crash"})",
         R"({"game":0,"opening":0,"players":[0,1],"black":0,"moves":"z9","given":0,"result":"black","cause":"crash"})",
         R"({"game":0,"opening":0,"players":[0,1],"black":0,"moves":"e5","given":2,"result":"black","cause":"crash"})",
         R"({"game":0,"opening":0,"players":[0,1],"black":0,"moves":"e5","given":0,"result":"draw","cause":"crash"})",
         R"({"game":0,"opening":0,"players":[0,1],"black":0,"moves":"e5","given":0,"result":"red","cause":"five"})",
         R"({"game":0,"opening":0,"players":[0,1],"black":0,"moves":"e5","given":0,"result":"black","cause":"magic"})",
         R"({"game":0,"opening":0,"players":[0,1],"black":0,"moves":"e5","given":0,"result":"black","cause":"crash","ms":[1,2]})"}) {
        write(header + good + "\n" + bad + "\n");
        const auto log = GameLog::resume(path, setup);
        ASSERT_FALSE(log) << bad;
        EXPECT_EQ(log.reason(), (Reason{"match.bad-log-line", {path.string(), "3"}})) << bad;
    }
}

TEST(GameJson, KeepsEverything) {
    PlayedGame game;
    game.fixture = {7, 3, {2, 0}};
    game.black = opening::Seat::Second;
    game.openingSteps = "e5 f5 g5 swap";
    game.openingMoves = 1;
    for (const Move move : *movesFromText("e5f5g5passh8", 9)) game.moves.push_back({move});
    game.moves[1].hasValue = true;
    game.moves[1].value = 0.1F;
    game.moves[1].depth = 12;
    game.moves[1].spent = std::chrono::milliseconds(1234);
    game.moves[2].winIn = 5;
    game.moves[3].winIn = -7;
    game.outcome = Outcome::win(Stone::White, Ending::Forfeit);
    game.cause = Cause::IllegalMove;
    game.detail = Reason{"move.occupied", {"h8", "x"}};
    const auto json = toJson(game, 9);
    EXPECT_NE(json.dump().find("[null,0.1,"), std::string::npos) << json.dump();
    const auto back = gameFromJson(nlohmann::json::parse(json.dump()), 9, 3);
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, game);
}

TEST(GameJson, KeepsEveryKindOfEnd) {
    struct End {
        Outcome outcome;
        Cause cause;
    };
    const std::vector<End> ends{
        {Outcome::win(Stone::Black, Ending::Five), Cause::Five},
        {Outcome::win(Stone::White, Ending::Foul), Cause::Foul},
        {Outcome::draw(Ending::FullBoard), Cause::FullBoard},
        {Outcome::draw(Ending::TwoPasses), Cause::TwoPasses},
        {Outcome::draw(Ending::Agreement), Cause::MoveLimit},
        {Outcome::draw(Ending::Agreement), Cause::AdjudicatedDraw},
        {Outcome::win(Stone::White, Ending::Resignation), Cause::AdjudicatedScore},
        {Outcome::win(Stone::Black, Ending::Resignation), Cause::AdjudicatedProof},
        {Outcome::win(Stone::Black, Ending::Time), Cause::Time},
        {Outcome::win(Stone::Black, Ending::Forfeit), Cause::IllegalMove},
        {Outcome::win(Stone::Black, Ending::Forfeit), Cause::Crash}};
    ASSERT_EQ(ends.size(), AllCauses.size());
    for (const End& end : ends) {
        PlayedGame game;
        game.fixture.players = {0, 1};
        game.outcome = end.outcome;
        game.cause = end.cause;
        const auto back = gameFromJson(toJson(game, 15), 15, 2);
        ASSERT_TRUE(back);
        EXPECT_EQ(*back, game);
    }
}

}  // namespace
}  // namespace tianyuan::match
