#include "proof/checker.h"

#include "proof/examples.h"
#include "proof/random_game.h"

#include <gtest/gtest.h>

namespace tianyuan::proof {
namespace {

using namespace test;

/// "" if the claims hold, else the code and what it speaks of.
std::string faultOf(const Certificate& certificate, CheckOptions options = {}) {
    const auto checked = checkAll(certificate, options);
    if (checked) return "";
    std::string text = checked.reason().code;
    for (const std::string& argument : checked.reason().arguments) text += " " + argument;
    return text;
}

Position position(std::string_view black, std::string_view white) {
    return {pointsAt(black), pointsAt(white), Stone::Black};
}

/// A claim whose strategy is made by the test.
struct Trial {
    Certificate certificate;

    Link five(std::string_view point) { return {certificate.strategies.addFive(pointAt(point))}; }
    Link node(std::string_view point, std::vector<Reply> replies, Link otherwise) {
        return {certificate.strategies.add(pointAt(point), replies, otherwise)};
    }
    std::string fault(const Position& start, Link how, Rule rule = Rule::Freestyle) {
        certificate.rule = rule;
        certificate.claims = {{start, how}};
        return faultOf(certificate);
    }
};

TEST(Checker, AcceptsAnOpenFour) {
    const Certificate certificate = openFour();
    const auto checked = checkAll(certificate);
    ASSERT_TRUE(checked);
    EXPECT_EQ(checked->plies, 3);
    EXPECT_EQ(faultOf(certificate, {.everyReply = true}), "");
    std::mt19937_64 random(1);
    for (int game = 0; game < 1000; ++game) {
        EXPECT_EQ(playAgainst(certificate, certificate.claims.front(), random), "");
    }
}

TEST(Checker, MissesAReplyThatWasLeftOut) {
    Trial trial;
    const Link root = trial.node("i8", {}, trial.five("e8"));
    EXPECT_EQ(trial.fault(position("f8g8h8", "a1a3a5"), root),
              "proof.occupied i8e8 e8 f8a1g8a3h8a5");
}

TEST(Checker, MissesAReplyWhereEveryOneMustBeListed) {
    Trial trial;
    const Link root = trial.node("i8", {{pointAt("e8"), trial.five("j8")}}, {});
    EXPECT_EQ(trial.fault(position("f8g8h8", "a1a3a5"), root),
              "proof.reply-missing i8 a15 f8a1g8a3h8a5");
}

TEST(Checker, SaysWhereNothingWasPlayed) {
    Trial trial;
    const Link root = trial.node("i8", {{pointAt("e8"), trial.five("j8")}}, trial.five("k8"));
    EXPECT_EQ(trial.fault(position("f8g8h8", "a1a3a5"), root),
              "proof.no-five i8passk8 f8a1g8a3h8a5");
}

TEST(Checker, AcceptsAListOfEveryReply) {
    Trial trial;
    const Position start = position("f8g8h8", "a1a3a5");
    std::vector<Reply> replies;
    const Link left = trial.five("e8");
    const Link right = trial.five("j8");
    for (int i = 0; i < ExampleSize * ExampleSize; ++i) {
        const Point point(i % ExampleSize, i / ExampleSize);
        replies.push_back({point, point == pointAt("e8") ? right : left});
    }
    EXPECT_EQ(trial.fault(start, trial.node("i8", replies, {})), "");
}

TEST(Checker, RefusesAStoneOnAnother) {
    Trial trial;
    EXPECT_EQ(trial.fault(position("e8f8g8h8", "a1a3a5a7"), trial.five("a7")),
              "proof.occupied  a7 e8a1f8a3g8a5h8a7");
}

TEST(Checker, RefusesAFiveThatIsNone) {
    Trial trial;
    EXPECT_EQ(trial.fault(position("e8f8g8h8", "a1a3a5a7"), trial.five("j8")),
              "proof.no-five j8 e8a1f8a3g8a5h8a7");
}

TEST(Checker, RefusesAWrongSymmetry) {
    Trial trial;
    const Position start = position("e8f8g8h8", "a1a3a5a7");
    const Link five = trial.five("i8");
    EXPECT_EQ(trial.fault(start, five), "");
    for (std::uint8_t symmetry = 0; symmetry < AllSymmetries.size(); ++symmetry) {
        const Point image = AllSymmetries[symmetry](pointAt("i8"), ExampleSize);
        const std::string fault = trial.fault(start, {five.node, symmetry});
        if (image == pointAt("i8")) {
            EXPECT_EQ(fault, "") << int{symmetry};
        } else {  // told as it is on the board, not as the node sees it
            EXPECT_EQ(
                fault.find(image == pointAt("g8") ? "proof.occupied  g8"
                                                  : "proof.no-five " + toText(image, ExampleSize)),
                0U)
                << fault;
        }
    }
}

TEST(Checker, FollowsSymmetriesOfSymmetries) {
    // The same win on every image of the position, through two links that each turn the board.
    const Certificate example = openFour();
    for (std::uint8_t first = 0; first < AllSymmetries.size(); ++first) {
        for (std::uint8_t second = 0; second < AllSymmetries.size(); ++second) {
            Certificate certificate = example;
            Strategies& strategies = certificate.strategies;
            // A four with the answer listed, whose continuation is the example, seen under `first`.
            const auto seen = [&](Point point) {
                return AllSymmetries[composed(first, second)](point, ExampleSize);
            };
            Claim& claim = certificate.claims.front();
            for (auto* stones : {&claim.position.black, &claim.position.white}) {
                for (Point& point : *stones) point = seen(point);
            }
            const auto inner = [&](std::string_view point) {
                return AllSymmetries[first](pointAt(point), ExampleSize);
            };
            claim.position.black.insert(
                claim.position.black.end(),
                {seen(pointAt("b13")), seen(pointAt("c13")), seen(pointAt("d13"))});
            const Link five{strategies.addFive(inner("f13"))};
            const std::vector<Reply> replies{{inner("f13"), {claim.how.node, first}}};
            const std::uint32_t root = strategies.add(inner("e13"), replies, five);
            claim.position.white.push_back(seen(pointAt("a13")));
            claim.how = {root, second};
            EXPECT_EQ(faultOf(certificate), "") << int{first} << " " << int{second};
        }
    }
}

TEST(Checker, SeesThatTheDefenderMakesFiveFirst) {
    Trial trial;
    const Link root = trial.node("i8", {{pointAt("e8"), trial.five("j8")}}, trial.five("e8"));
    EXPECT_EQ(trial.fault(position("f8g8h8", "a1b1c1d1"), root),
              "proof.defender-wins i8 f8g8h8/a1b1c1d1");
    // Six are no five by the other rule, so that these four are no danger.
    EXPECT_EQ(trial.fault(position("f8g8h8", "a1b1c1d1f1"), root, Rule::Standard), "");
    EXPECT_EQ(trial.fault(position("f8g8h8", "a1b1c1d1f1"), root),
              "proof.defender-wins i8 f8g8h8/a1b1c1d1f1");
}

TEST(Checker, TakesSixForFiveOnlyWhereTheyWin) {
    Trial trial;
    const Position start = position("e8f8g8i8j8", "a1a3a5a7a9");
    EXPECT_EQ(trial.fault(start, trial.five("h8")), "");
    EXPECT_EQ(trial.fault(start, trial.five("h8"), Rule::Standard),
              "proof.no-five h8 e8a1f8a3g8a5i8a7j8a9");
}

TEST(Checker, RefusesAPositionThatIsOverOrImpossible) {
    Trial trial;
    const Link five = trial.five("a15");
    EXPECT_EQ(trial.fault(position("e8f8g8h8i8", "a1a3a5a7a9"), five).find("proof.bad-position"),
              0U);
    EXPECT_EQ(trial.fault(position("e8f8g8h8i8", "e8"), five).find("proof.bad-position"), 0U);
}

// Black wins by two fours: f8, which White must answer at i8, then f7. The answer stands in line
// with White's i6 and i7. A white stone on i5, far from Black's, would make four of them: the zone
// must know.
TEST(Checker, KnowsStonesThatOnlyHelpTheAnswersToFours) {
    Trial trial;
    const Position start = position("e8g8h8f5f6", "d8i6i7a1a3");
    const Link openFour = trial.node("f7", {{pointAt("f4"), trial.five("f9")}}, trial.five("f4"));
    const Link fours = trial.node("f8", {{pointAt("i8"), openFour}}, trial.five("i8"));
    EXPECT_EQ(trial.fault(start, fours), "");
    Checker checker(trial.certificate.strategies, Rule::Freestyle, ExampleSize);
    const auto checked = checker.check(start, fours);
    ASSERT_TRUE(checked);
    const auto isInZone = [&](std::string_view text) {
        const Point point = pointAt(text);
        return checked->zone[static_cast<std::size_t>(point.y * ExampleSize + point.x)];
    };
    for (const char* point : {"f8", "i8", "f7", "f4", "f9", "i4", "i5", "i9", "i10"}) {
        EXPECT_TRUE(isInZone(point)) << point;
    }
    for (const char* point : {"i3", "i11", "m12", "a2"}) EXPECT_FALSE(isInZone(point)) << point;

    // A stone in the zone may matter, one outside never does.
    Position harmed = start;
    harmed.white.push_back(pointAt("i5"));
    const auto refused = checker.check(harmed, fours);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.reason().code, "proof.defender-wins");
    EXPECT_EQ(refused.reason().arguments.front(), "f8i8f7");
    for (int i = 0; i < ExampleSize * ExampleSize; ++i) {
        const Point point(i % ExampleSize, i / ExampleSize);
        Position other = start;
        other.white.push_back(point);
        const bool isFree = std::ranges::find(start.black, point) == start.black.end() &&
                            std::ranges::find(start.white, point) == start.white.end();
        if (!isFree || checked->zone[static_cast<std::size_t>(i)]) continue;
        EXPECT_TRUE(checker.check(other, fours)) << toText(point, ExampleSize);
    }
}

TEST(Checker, GivesUpWhenToldTo) {
    Certificate certificate = openFour();
    EXPECT_EQ(faultOf(certificate, {.mostPositions = 1}).find("proof.too-many-positions"), 0U);
}

/// Many claims of the same kind, of which one does not hold.
Certificate manyClaims(std::size_t wrong, std::size_t count = 60) {
    Certificate certificate = openFour();
    const Claim good = certificate.claims.front();
    certificate.claims.assign(count, good);
    for (std::size_t i = 0; i < count; ++i) {  // White's stones lie elsewhere in each
        const int x = static_cast<int>(i);
        certificate.claims[i].position.white = {{x % 15, 0}, {x % 15, 2}, {x / 15, 4}};
    }
    if (wrong < count) certificate.claims[wrong].how = {certificate.strategies.addFive({0, 14})};
    return certificate;
}

TEST(Checker, TakesASampleOfTheClaimsAndTheSameEachTime) {
    constexpr std::size_t None = 60;
    const auto some = checkSample(manyClaims(None), 50);
    ASSERT_TRUE(some);
    EXPECT_GT(some->claims, 5U);
    EXPECT_LT(some->claims, 60U);
    EXPECT_LT(some->positions, 60U);
    EXPECT_EQ(some->plies, 3);
    const auto again = checkSample(manyClaims(None), 50);
    EXPECT_EQ(again->claims, some->claims);
    const auto all = checkSample(manyClaims(None), 1'000'000);
    EXPECT_EQ(all->claims, 60U);
    EXPECT_EQ(all->positions, checkAll(manyClaims(None))->positions);
    // Whichever claim does not hold: it is refused wherever the sample gets to.
    std::size_t refused = 0;
    for (std::size_t wrong = 0; wrong < 60; ++wrong) {
        refused += !checkSample(manyClaims(wrong), 50);
        const auto whole = checkSample(manyClaims(wrong), 1'000'000);
        ASSERT_FALSE(whole) << wrong;
        EXPECT_EQ(whole.reason().code, "proof.no-five");
        EXPECT_EQ(whole.reason().arguments.back(),
                  textOf(manyClaims(wrong).claims[wrong].position, ExampleSize));
    }
    EXPECT_GE(refused, some->claims);
    EXPECT_LT(refused, 60U);
}

TEST(Checker, LeavesAClaimThatTakesALargeShareOfASample) {
    constexpr std::size_t None = 60;
    // A sixteenth of so many positions is less than one claim takes.
    const auto sample = checkSample(manyClaims(None), 15);
    ASSERT_TRUE(sample);
    EXPECT_EQ(sample->claims, 0U);
    EXPECT_EQ(sample->positions, 15U);
}

}  // namespace
}  // namespace tianyuan::proof
