#include "progress/report.h"

#include "core/notation.h"
#include "store/progress_start.h"
#include "store/puzzle_log.h"
#include "table/plan.h"

#include <gtest/gtest.h>

namespace tianyuan::progress {
namespace {

using std::chrono::hours;
const Time Start{std::chrono::sys_days(std::chrono::year(2026) / 11 / 1)};

record::Record gameOf(const char* first, const char* second, const char* moves, Stone winner) {
    table::Plan plan;
    plan.game.rule = Rule::Renju;
    plan.seats = {table::seatFromText(first), table::seatFromText(second)};
    record::Record record;
    writePlan(plan, record);
    record::NodeId at = record::Tree::Root;
    Stone side = Stone::Black;
    for (const Move move : movesFromText(moves, 15).value()) {
        at = record.tree.add(at, side, move);
        side = opponent(side);
    }
    record.outcome = winner == Stone::None ? Outcome::draw(Ending::Agreement)
                                           : Outcome::win(winner, Ending::Resignation);
    return record;
}

store::Library libraryOf(const std::vector<record::Record>& games, const char* source = "played") {
    store::Library library = store::Library::inMemory().value();
    Time at = Start;
    for (const record::Record& game : games) {
        EXPECT_TRUE(library.add(game, {source, at, true}));
        at += hours(30);
    }
    return library;
}

TEST(PlayedGames, AreThoseOfOnePersonAgainstAComputer) {
    store::Library library = libraryOf({gameOf("me", "level:3", "h8h9i9", Stone::Black),
                                        gameOf("me", "me:Ann", "h8h9", Stone::Black),
                                        gameOf("level:1", "level:2", "h8i9", Stone::Black),
                                        gameOf("level:4", "me:Lin", "h8i9g7", Stone::Black)});
    const auto games = playedGames(library, {}).value();
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].opponent, "level:3");
    EXPECT_EQ(games[0].rating, 1560);
    EXPECT_EQ(games[0].colour, Stone::Black);
    EXPECT_EQ(games[0].score, 1);
    EXPECT_EQ(games[0].rule, Rule::Renju);
    EXPECT_EQ(games[0].opening, "4D");
    EXPECT_EQ(games[1].opponent, "level:4");
    EXPECT_EQ(games[1].colour, Stone::White);
    EXPECT_EQ(games[1].score, 0);
}

TEST(PlayedGames, DoNotCountWhatWasImportedOrIsOlderThanWanted) {
    const std::vector games{gameOf("me", "level:3", "h8h9i9", Stone::Black),
                            gameOf("me", "level:3", "h8h9i7", Stone::White)};
    store::Library imported = libraryOf(games, "friend.sgf");
    EXPECT_TRUE(playedGames(imported, {}).value().empty());
    store::Library library = libraryOf(games);
    EXPECT_EQ(playedGames(library, {}).value().size(), 2U);
    EXPECT_EQ(playedGames(library, Start + hours(1)).value().size(), 1U);
}

TEST(PlayedGames, AreNotRatedAgainstAnOpponentThatNobodyMeasured) {
    store::Library library = libraryOf({gameOf("me", "gametree:depth=2", "h8h9", Stone::Black)});
    const auto games = playedGames(library, {}).value();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_FALSE(games[0].rating);
    EXPECT_TRUE(encountersOf(games).empty());
}

TEST(RatingHistory, HasAPointForEachDayOfThePersonsClock) {
    const Encounter won{1500, 50, 1};
    const std::vector<DatedEncounter> encounters{
        {Start + hours(23), won}, {Start + hours(22), won}, {Start + hours(100), won}};
    const auto here = ratingHistory(encounters, hours(0));
    ASSERT_EQ(here.size(), 2U);
    EXPECT_EQ(here[0].games, 2);
    EXPECT_EQ(here[1].day - here[0].day, std::chrono::days(4));
    EXPECT_GT(here[1].rating.rating, here[0].rating.rating);
    // Further east midnight lies between the first two.
    EXPECT_EQ(ratingHistory(encounters, std::chrono::minutes(90)).size(), 3U);
}

TEST(RatingHistory, GrowsLessSureOnDaysWithoutGames) {
    const Encounter drawn{1200, 50, 0.5};
    const auto soon = ratingHistory(
        std::vector<DatedEncounter>{{Start, drawn}, {Start + hours(24), drawn}}, hours(0));
    const auto late = ratingHistory(
        std::vector<DatedEncounter>{{Start, drawn}, {Start + hours(24 * 400), drawn}}, hours(0));
    EXPECT_GT(late.back().rating.deviation, soon.back().rating.deviation);
}

std::vector<PlayedGame> someGames() {
    std::vector<PlayedGame> games(4);
    games[0] = {1, Start, "level:1", 1110, Stone::Black, Rule::Renju, 15, "4D", 1};
    games[1] = {2, Start + hours(1), "level:2", 1340, Stone::White, Rule::Freestyle, 15, "", 0.5};
    games[2] = {3, Start + hours(50), "level:2", 1340, Stone::White, Rule::Renju, 15, "4D", 0};
    games[3] = {4, Start + hours(51), "a,\"b\"", std::nullopt, Stone::Black, Rule::Renju, 19, "",
                1};
    return games;
}

TEST(Report, CountsByOpponentColourRuleAndOpening) {
    const Report report = reportOf(someGames(), {}, hours(0));
    EXPECT_EQ(report.byOpponent.front(), (Line{"level:2", {0, 1, 1}}));
    EXPECT_EQ(report.byColour, (std::vector<Line>{{"black", {2, 0, 0}}, {"white", {0, 1, 1}}}));
    EXPECT_EQ(report.byRule, (std::vector<Line>{{"renju", {2, 0, 1}}, {"freestyle", {0, 1, 0}}}));
    EXPECT_EQ(report.byOpening, (std::vector<Line>{{"4D", {1, 0, 1}}}));
    EXPECT_EQ(report.days.size(), 2U);
    EXPECT_EQ(report.rating.size(), 2U);
}

TEST(Report, NamesTheWeakestThemeOnceEnoughIsKnown) {
    std::vector<TriedPuzzle> puzzles;
    const auto tryMany = [&](const char* theme, int solved, int failed) {
        for (int i = 0; i < solved + failed; ++i)
            puzzles.push_back({Start, 1400, theme, i < solved});
    };
    tryMany("fours", 4, 1);
    EXPECT_EQ(reportOf({}, puzzles, hours(0)).weakestTheme, "");
    tryMany("fouls", 0, 4);
    EXPECT_EQ(reportOf({}, puzzles, hours(0)).weakestTheme, "");
    tryMany("defence", 2, 3);
    const Report report = reportOf({}, puzzles, hours(0));
    EXPECT_EQ(report.weakestTheme, "defence");
    EXPECT_EQ(report.byTheme.size(), 3U);
    EXPECT_EQ(report.puzzleRating.size(), 1U);
}

TEST(Report, CountsPuzzlesThatAreNewOnly) {
    const std::vector<TriedPuzzle> puzzles{{Start, 1400, "fours", true},
                                           {Start + hours(30), 1400, "fours", false, true}};
    const Report report = reportOf({}, puzzles, hours(0));
    ASSERT_EQ(report.puzzleRating.size(), 1U);
    EXPECT_GT(report.puzzleRating.back().rating.rating, 1200);
    EXPECT_EQ(report.byTheme, (std::vector<Line>{{"fours", {1, 0, 0}}}));
    EXPECT_EQ(report.days.size(), 2U);  // something was done on both
}

store::PuzzleTry tryOf(const char* theme, bool solved, const char* mode, Time at) {
    store::PuzzleTry attempt;
    attempt.rule = "renju";
    attempt.theme = theme;
    attempt.rating = 1300;
    attempt.solved = solved;
    attempt.mode = mode;
    attempt.at = at;
    return attempt;
}

TEST(Report, IsMadeFromGamesAndPuzzlesThatAreKeptAndForgotten) {
    store::Library library = libraryOf({gameOf("me", "level:3", "h8h9i9", Stone::Black)});
    store::PuzzleLog log(library);
    EXPECT_TRUE(log.addTry(tryOf("fours", false, "streak", Start + hours(2))));
    EXPECT_TRUE(log.addTry(tryOf("fours", true, "next", Start + hours(1))));
    EXPECT_TRUE(log.addTry(tryOf("threes", true, "due", Start + hours(3))));
    store::Card card;
    card.text = "anything";
    EXPECT_TRUE(log.addCard(card).value());

    const Report report = reportFrom(library, hours(0)).value();
    EXPECT_EQ(report.games.size(), 1U);
    ASSERT_EQ(report.puzzles.size(), 3U);
    EXPECT_TRUE(report.puzzles[0].solved);  // the oldest first
    EXPECT_FALSE(report.puzzles[1].solved);
    EXPECT_FALSE(report.puzzles[1].cameBack);
    EXPECT_TRUE(report.puzzles[2].cameBack);
    EXPECT_EQ(report.puzzles[0].rating, 1300);
    EXPECT_EQ(report.byTheme, (std::vector<Line>{{"fours", {1, 0, 1}}}));
    const std::string json = toJson(report);
    EXPECT_NE(json.find("\"at\": \"2026-11-01T03:00:00Z\""), std::string::npos) << json;
    EXPECT_NE(json.find("\"came_back\": true"), std::string::npos);

    ASSERT_TRUE(forget(library, Start + hours(4)));
    const Report anew = reportFrom(library, hours(0)).value();
    EXPECT_TRUE(anew.games.empty());
    EXPECT_TRUE(anew.puzzles.empty());
    EXPECT_TRUE(anew.days.empty());
    EXPECT_EQ(log.cardCount().value(), 0);
    EXPECT_TRUE(library.load(1));  // the game is still there
}

TEST(Report, LeavesOutWhatIsOlderThanTheBeginning) {
    store::Library library = libraryOf({});
    store::PuzzleLog log(library);
    EXPECT_TRUE(log.addTry(tryOf("fours", true, "next", Start)));
    EXPECT_TRUE(store::ProgressStart(library).set(Start + hours(1)));
    EXPECT_TRUE(log.addTry(tryOf("threes", true, "next", Start + hours(2))));
    const Report report = reportFrom(library, hours(0)).value();
    ASSERT_EQ(report.puzzles.size(), 1U);
    EXPECT_EQ(report.puzzles.front().theme, "threes");
}

TEST(Report, ProposesTheLevelThatIsNearest) {
    EXPECT_EQ(evenOpponentFor(std::nullopt), "level:1");
    EXPECT_EQ(evenOpponentFor(Rating{1600, 50, 0.06}), "level:3");
    EXPECT_EQ(evenOpponentFor(Rating{2100, 50, 0.06}), "level:5");
    EXPECT_EQ(evenOpponentFor(Rating{9000, 50, 0.06}), "level:10");
}

TEST(Report, IsWrittenForOtherPrograms) {
    const Report report = reportOf(someGames(), {}, hours(0));
    const std::string csv = toCsv(report);
    EXPECT_TRUE(csv.starts_with("game,at,opponent,"));
    EXPECT_NE(csv.find("1,2026-11-01T00:00:00Z,level:1,1110,black,renju,15,4D,1\n"),
              std::string::npos)
        << csv;
    EXPECT_NE(csv.find("4,2026-11-03T03:00:00Z,\"a,\"\"b\"\"\",,black,renju,19,,1\n"),
              std::string::npos)
        << csv;
    const std::string json = toJson(report);
    EXPECT_NE(json.find("\"even_opponent\": \"" + report.evenOpponent + "\""), std::string::npos);
    EXPECT_NE(json.find("\"2026-11-03\": 2"), std::string::npos) << json;
}

}  // namespace
}  // namespace tianyuan::progress
