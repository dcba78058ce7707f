#include "match/report.h"

#include "core/notation.h"
#include "match/rating_plot.h"
#include "match/summary.h"
#include "match_players.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tianyuan::match {
namespace {

using testing::HasSubstr;
using testing::Not;

PlayedGame gameOf(int index, std::array<int, 2> players, Stone winner, Cause cause = Cause::Five) {
    PlayedGame game;
    game.fixture = {index, index / 2, players};
    for (const Move move : *movesFromText("h8i9h9", 15)) game.moves.push_back({move});
    game.moves[2].spent = std::chrono::milliseconds(30);
    game.openingMoves = 2;
    game.outcome = winner == Stone::None ? Outcome::draw(Ending::FullBoard)
                                         : Outcome::win(winner, Ending::Five);
    game.cause = cause;
    return game;
}

Contest contestOf(std::vector<std::string> names) {
    ContestSetup setup;
    for (std::string& name : names) setup.entrants.push_back({std::move(name), true});
    return Contest(setup, {}, [] { return game::TimePoint{}; });
}

/// Six games: the first player scores 4½.
Contest duel() {
    Contest contest = contestOf({"alpha", "beta"});
    contest.take(gameOf(0, {0, 1}, Stone::Black));
    contest.take(gameOf(1, {1, 0}, Stone::White));
    contest.take(gameOf(2, {0, 1}, Stone::Black));
    contest.take(gameOf(3, {1, 0}, Stone::Black));
    contest.take(gameOf(4, {0, 1}, Stone::Black, Cause::Crash));
    contest.take(gameOf(5, {1, 0}, Stone::None, Cause::FullBoard));
    return contest;
}

TEST(Summary, OfTwoHasTheUsualLines) {
    const std::string text = summaryOf(duel());
    EXPECT_THAT(text, HasSubstr("Score of alpha vs beta: 4 - 1 - 1  [0.750] 6\n"));
    EXPECT_THAT(text, HasSubstr("...      alpha playing Black: 3 - 0 - 0  [1.000] 3\n"));
    EXPECT_THAT(text, HasSubstr("...      alpha playing White: 1 - 1 - 1  [0.500] 3\n"));
    EXPECT_THAT(text, HasSubstr("...      Black vs White: 4 - 1 - 1  [0.750] 6\n"));
    // Pairs of 2, 1 and 1½ points: mean 0.75, which is 190.8 Elo.
    EXPECT_THAT(text, HasSubstr("Elo difference: +190.8 +/- "));
    EXPECT_THAT(text, HasSubstr("DrawRatio: 16.7 %\n"));
    EXPECT_THAT(text, HasSubstr("Ptnml(0-2): [0, 0, 1, 1, 1], pairs: 3\n"));
    EXPECT_THAT(text, HasSubstr("Losses of beta by faults: 1 crash\n"));
    EXPECT_THAT(text,
                HasSubstr("Games: 6, average 3.0 moves; ended by five 4, full-board 1, crash"));
    EXPECT_THAT(text, Not(HasSubstr("SPRT")));
}

TEST(Summary, OfGamesWithAnOpeningTellsWhatPlacingFirstWasWorth) {
    EXPECT_THAT(summaryOf(duel()), Not(HasSubstr("in the opening")));
    ContestSetup setup;
    setup.terms.protocol = opening::Protocol::Swap2;
    setup.entrants = {{"alpha", true}, {"beta", true}};
    Contest contest(setup, {}, [] { return game::TimePoint{}; });
    contest.take(gameOf(0, {0, 1}, Stone::Black));
    contest.take(gameOf(1, {1, 0}, Stone::White));
    PlayedGame swapped = gameOf(2, {0, 1}, Stone::White);
    swapped.black = opening::Seat::Second;
    contest.take(swapped);
    contest.take(gameOf(3, {1, 0}, Stone::None, Cause::FullBoard));
    EXPECT_THAT(summaryOf(contest),
                HasSubstr("...      First vs second in the opening: 2 - 1 - 1  [0.625] 4\n"));
}

TEST(Summary, OfATestTellsWhereItStands) {
    const SprtOptions options{0, 5, 0.05, 0.05, EloModel::Normalized};
    EXPECT_EQ(sprtLine({-1.472, -2.944, 2.944, SprtVerdict::Continue}, options),
              "SPRT: llr -1.47 (-50.0 %), lbound -2.94, ubound 2.94 [0, 5] normalized Elo");
    EXPECT_EQ(sprtLine({3, -2.944, 2.944, SprtVerdict::AcceptH1}, options),
              "SPRT: llr 3.00 (101.9 %), lbound -2.94, ubound 2.94 [0, 5] normalized Elo"
              " - H1 was accepted");
}

TEST(Summary, OfManyIsATableFromTheStrongest) {
    Contest contest = contestOf({"weak", "strong", "middle"});
    int index = 0;
    for (const auto& [winner, loser] : std::vector<std::pair<int, int>>{{1, 0}, {1, 2}, {2, 0}}) {
        contest.take(gameOf(index++, {winner, loser}, Stone::Black));
        contest.take(gameOf(index++, {loser, winner}, Stone::White));
    }
    const std::string text = summaryOf(contest);
    EXPECT_LT(text.find("   1 strong"), text.find("   2 middle"));
    EXPECT_LT(text.find("   2 middle"), text.find("   3 weak"));
    EXPECT_THAT(text, HasSubstr("Score of weak vs strong: 0 - 2 - 0  [0.000] 2\n"));

    const auto standings = standingsOf(contest.tally());
    EXPECT_EQ(standings[0].player, 1);
    EXPECT_EQ(standings[2].player, 0);
    const std::string markdown = ratingTableInMarkdown(standings, contest.setup().names());
    EXPECT_THAT(markdown, HasSubstr("| 1 | `strong` | "));
    EXPECT_THAT(markdown, HasSubstr(" | 4 | 100.0 % | 4 | 0 | 0 |\n"));
}

TEST(Summary, OfNothingIsNoTrouble) {
    EXPECT_THAT(summaryOf(contestOf({"a", "b"})), HasSubstr("Score of a vs b: 0 - 0 - 0"));
    EXPECT_THAT(summaryOf(contestOf({"a", "b", "c"})), HasSubstr("Games: 0"));
}

TEST(Summary, EloHasASignAndMayBeInfinite) {
    EXPECT_EQ(eloText(3.14), "+3.1");
    EXPECT_EQ(eloText(-3.16), "-3.2");
    EXPECT_EQ(eloText(-0.0), "+0.0");
    EXPECT_EQ(eloText(-std::numeric_limits<double>::infinity()), "-inf");
}

TEST(Report, InJsonHoldsResultsAndGames) {
    const auto results = nlohmann::json::parse(resultsInJson(duel(), {"Test match", "2026-01-02"}));
    EXPECT_EQ(results["title"], "Test match");
    EXPECT_EQ(results["date"], "2026-01-02");
    EXPECT_EQ(results["contest"]["rule"], "freestyle");
    EXPECT_EQ(results["players"][0]["points"], 4.5);
    EXPECT_EQ(results["players"][1]["rank"], 2);
    EXPECT_EQ(results["players"][1]["lost-by"]["crash"], 1);
    EXPECT_EQ(results["pairs"][0]["pentanomial"], (std::array{0, 0, 1, 1, 1}));
    EXPECT_NEAR(results["pairs"][0]["elo"].get<double>(), 190.849, 0.001);
    EXPECT_EQ(results["endings"]["full-board"], 1);
    ASSERT_EQ(results["games"].size(), 6U);
    EXPECT_EQ(results["games"][3]["moves"], "h8i9h9");
    EXPECT_EQ(results["games"][3]["black"], 1);
    EXPECT_EQ(results["games"][3]["ms"], (std::array{0, 0, 30}));
}

TEST(Report, InHtmlStandsByItself) {
    const std::vector<PageText> texts{{"page.games", "Games </script>", "对局"}};
    const std::string page = resultsInHtml(duel(), {"", "2026-01-02"}, texts);
    EXPECT_THAT(page, HasSubstr(R"("en":{"page.games":"Games \u003c/script>"})"));
    EXPECT_THAT(page, HasSubstr(R"("zh":{"page.games":"对局"})"));
    for (const char* outside : {"src=", "href=", "@import", "url(http", "fetch(", "XMLHttp"}) {
        EXPECT_THAT(page, Not(HasSubstr(outside)));
    }
    for (const char* mark :
         {"/*STYLE*/", "/*SCRIPT*/", "/*WORDS*/", "/*DATA*/", "<!--RATINGS-->"}) {
        EXPECT_THAT(page, Not(HasSubstr(mark)));
    }
    EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
    EXPECT_THAT(page, HasSubstr("<svg class=\"rating-plot\""));
    EXPECT_THAT(page, HasSubstr("\"moves\":\"h8i9h9\""));
}

TEST(Report, NamesCannotBreakThePage) {
    const Contest contest = contestOf({"</script><b>", "/*DATA*/ & \xFF", "/*SCRIPT*/"});
    const std::string page = resultsInHtml(contest, {"", ""}, {});
    EXPECT_THAT(page, Not(HasSubstr("</script><b>")));
    EXPECT_THAT(page, HasSubstr("\\u003c/script>\\u003cb>"));
    EXPECT_THAT(page, HasSubstr("&lt;/script&gt;&lt;b&gt;"));
    EXPECT_THAT(page, HasSubstr(">/*DATA*/ &amp; "));
    EXPECT_THAT(page, HasSubstr(">/*SCRIPT*/</text>"));
}

TEST(RatingPlot, ShowsEveryPlayerOnAScale) {
    const std::vector<Standing> standings{{1, {120, 30}, {}}, {0, {-120, 30}, {}}};
    const std::string alone = ratingPlot(standings, {"weak", "strong"}, PlotPlace::Alone);
    EXPECT_THAT(alone, HasSubstr(">strong</text>"));
    EXPECT_THAT(alone, HasSubstr(">weak</text>"));
    EXPECT_THAT(alone, HasSubstr("<style>"));
    EXPECT_LT(alone.find("strong"), alone.find("weak"));
    EXPECT_THAT(ratingPlot(standings, {"weak", "strong"}, PlotPlace::InPage),
                Not(HasSubstr("<style>")));
    EXPECT_THAT(ratingPlot({{0, {0, 0}, {}}}, {"one"}, PlotPlace::Alone), HasSubstr(">one</text>"));
}

}  // namespace
}  // namespace tianyuan::match
