#include "opening/opening.h"

#include "core/notation.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tianyuan::opening {
namespace {

/// Plays the steps, written as toText writes them, and returns the opening; fails the test where
/// one is refused.
Opening played(Protocol protocol, std::string_view steps, int size = 15) {
    auto opening = Opening::fromText(protocol, size, steps);
    EXPECT_TRUE(opening) << (opening ? "" : opening.reason().code);
    return opening ? *opening : Opening(protocol, size);
}

/// The code of the refusal of `step` after `steps`; empty: taken.
std::string refusal(Protocol protocol, std::string_view steps, std::string_view step,
                    int size = 15) {
    Opening opening = played(protocol, steps, size);
    const std::string before = opening.toText();
    const auto decision = decisionFromText(step, size);
    if (!decision) return decision.reason().code;
    const Attempt taken = opening.decide(*decision);
    if (taken) return "";
    EXPECT_EQ(opening.toText(), before) << "a refusal must change nothing";
    return taken.reason().code;
}

void expectAsked(const Opening& opening, Seat seat, std::vector<Choice> choices) {
    const auto question = opening.question();
    ASSERT_TRUE(question);
    EXPECT_EQ(question->seat, seat);
    EXPECT_EQ(question->choices, choices);
}

const std::vector<Choice> Place{Choice::Place};
const std::vector<Choice> KeepOrSwap{Choice::Keep, Choice::Swap};

TEST(Opening, FreeIsOverAtOnce) {
    const Opening opening(Protocol::Free, 15);
    EXPECT_TRUE(opening.isOver());
    EXPECT_FALSE(opening.question());
    EXPECT_EQ(refusal(Protocol::Free, "", "h8"), "opening.over");
}

TEST(Opening, ProKeepsTheThirdStoneOutOfTheMiddle) {
    EXPECT_EQ(refusal(Protocol::Pro, "", "h9"), "opening.only-centre");
    expectAsked(played(Protocol::Pro, "h8"), Seat::Second, Place);
    expectAsked(played(Protocol::Pro, "h8 i9"), Seat::First, Place);
    EXPECT_EQ(refusal(Protocol::Pro, "h8 i9", "j10"), "opening.inside-square");
    EXPECT_EQ(refusal(Protocol::Pro, "h8 i9", "i9"), "move.occupied");
    EXPECT_TRUE(played(Protocol::Pro, "h8 i9 k8").isOver());
    EXPECT_EQ(refusal(Protocol::LongPro, "h8 i9", "k11"), "opening.inside-square");
    EXPECT_TRUE(played(Protocol::LongPro, "h8 i9 l8").isOver());
    EXPECT_EQ(played(Protocol::Pro, "h8 i9").question()->points.size(), 225U - 25U);
    EXPECT_EQ(played(Protocol::LongPro, "h8 a1").question()->points.size(), 225U - 49U - 1U);
}

TEST(Opening, Swap1LetsTheOtherTakeTheFirstStone) {
    expectAsked(played(Protocol::Swap1, "a1"), Seat::Second, KeepOrSwap);
    EXPECT_EQ(played(Protocol::Swap1, "a1 keep").black(), Seat::First);
    EXPECT_EQ(played(Protocol::Swap1, "a1 swap").black(), Seat::Second);
    EXPECT_TRUE(played(Protocol::Swap1, "a1 swap").isOver());
    EXPECT_EQ(refusal(Protocol::Swap1, "a1", "two-more"), "opening.not-asked");
    EXPECT_EQ(refusal(Protocol::Swap1, "", "swap"), "opening.not-asked");
}

TEST(Opening, SwapLetsTheFirstPlaceThreeAndTheOtherChoose) {
    for (const char* steps : {"", "a1", "a1 b2"}) {
        expectAsked(played(Protocol::Swap, steps), Seat::First, Place);
    }
    expectAsked(played(Protocol::Swap, "a1 b2 c3"), Seat::Second, KeepOrSwap);
    const Opening kept = played(Protocol::Swap, "a1 b2 c3 keep");
    EXPECT_TRUE(kept.isOver());
    EXPECT_EQ(kept.black(), Seat::First);
    EXPECT_EQ(kept.board().sideToMove(), Stone::White);
    EXPECT_EQ(played(Protocol::Swap, "a1 b2 c3 swap").black(), Seat::Second);
}

TEST(Opening, Swap2HasThreeWaysOn) {
    expectAsked(played(Protocol::Swap2, "a1 b2 c3"), Seat::Second,
                {Choice::Keep, Choice::Swap, Choice::TwoMore});
    EXPECT_TRUE(played(Protocol::Swap2, "a1 b2 c3 keep").isOver());
    EXPECT_EQ(played(Protocol::Swap2, "a1 b2 c3 swap").black(), Seat::Second);

    expectAsked(played(Protocol::Swap2, "a1 b2 c3 two-more"), Seat::Second, Place);
    expectAsked(played(Protocol::Swap2, "a1 b2 c3 two-more d4"), Seat::Second, Place);
    expectAsked(played(Protocol::Swap2, "a1 b2 c3 two-more d4 e5"), Seat::First, KeepOrSwap);
    const Opening kept = played(Protocol::Swap2, "a1 b2 c3 two-more d4 e5 keep");
    EXPECT_TRUE(kept.isOver());
    EXPECT_EQ(kept.black(), Seat::First);
    EXPECT_EQ(kept.board().stones(), 5);
    EXPECT_EQ(kept.board().sideToMove(), Stone::White);
    EXPECT_EQ(kept.board().at(Point(3, 11)), Stone::White);
    EXPECT_EQ(kept.board().at(Point(4, 10)), Stone::Black);
    EXPECT_EQ(played(Protocol::Swap2, "a1 b2 c3 two-more d4 e5 swap").black(), Seat::Second);
    EXPECT_EQ(refusal(Protocol::Swap2, "a1 b2", "b2"), "move.occupied");
}

TEST(Opening, RifWantsOneOfThe26AndOffersTwoFifths) {
    EXPECT_EQ(refusal(Protocol::Rif, "", "h9"), "opening.only-centre");
    EXPECT_EQ(refusal(Protocol::Rif, "h8", "h10"), "opening.outside-square");
    EXPECT_EQ(refusal(Protocol::Rif, "h8 h9", "h11"), "opening.outside-square");
    expectAsked(played(Protocol::Rif, "h8 h9"), Seat::First, Place);
    expectAsked(played(Protocol::Rif, "h8 h9 j10"), Seat::Second, KeepOrSwap);
    expectAsked(played(Protocol::Rif, "h8 h9 j10 keep"), Seat::Second, Place);
    expectAsked(played(Protocol::Rif, "h8 h9 j10 swap"), Seat::First, Place);
    expectAsked(played(Protocol::Rif, "h8 h9 j10 keep a15"), Seat::First, {Choice::Offer});
    expectAsked(played(Protocol::Rif, "h8 h9 j10 keep a15 +g7"), Seat::First, {Choice::Offer});
    expectAsked(played(Protocol::Rif, "h8 h9 j10 keep a15 +g7 +g6"), Seat::Second, {Choice::Pick});
    expectAsked(played(Protocol::Rif, "h8 h9 j10 swap a15 +g7 +g6"), Seat::First, {Choice::Pick});
    EXPECT_EQ(refusal(Protocol::Rif, "h8 h9 j10 keep a15 +g7 +g6", "=c3"), "opening.not-offered");
    EXPECT_EQ(refusal(Protocol::Rif, "h8 h9 j10 keep a15 +g7", "+g7"), "opening.same-by-symmetry");
    EXPECT_EQ(refusal(Protocol::Rif, "h8 h9 j10 keep a15", "+h8"), "move.occupied");
    const Opening over = played(Protocol::Rif, "h8 h9 j10 keep a15 +g7 +g6 =g6");
    EXPECT_TRUE(over.isOver());
    EXPECT_EQ(over.board().at(Point(6, 9)), Stone::Black);
    EXPECT_EQ(over.board().at(Point(6, 8)), Stone::None);
    EXPECT_EQ(over.board().sideToMove(), Stone::White);
}

TEST(Opening, RefusesOffersThatAreMirrorImages) {
    // Stones on one column: left and right are the same.
    const char* steps = "h8 h9 h10 keep h12 +g7";
    EXPECT_EQ(refusal(Protocol::Rif, steps, "+i7"), "opening.same-by-symmetry");
    EXPECT_EQ(refusal(Protocol::Rif, steps, "+i6"), "");
    // The centre alone, with two stones across: turned by half, but colours differ, so no symmetry.
    EXPECT_EQ(refusal(Protocol::Rif, "h8 h9 j10 keep a15 +g7", "+i9"), "");
    // Stones on a diagonal: mirrored at it.
    EXPECT_EQ(refusal(Protocol::Rif, "h8 i9 j10 keep l12 +h10", "+j8"), "opening.same-by-symmetry");
}

TEST(Opening, YamaguchiDeclaresTheFifthsWithTheThirdStone) {
    const auto declare = played(Protocol::Yamaguchi, "h8 h9 j10").question();
    ASSERT_TRUE(declare);
    EXPECT_EQ(declare->seat, Seat::First);
    EXPECT_EQ(declare->most, 12);
    EXPECT_EQ(refusal(Protocol::Yamaguchi, "h8 h9 j10", "#0"), "opening.number-out-of-range");
    EXPECT_EQ(refusal(Protocol::Yamaguchi, "h8 h9 j10", "#13"), "opening.number-out-of-range");
    EXPECT_EQ(refusal(Protocol::Yamaguchi, "h8 h9 j10", "#x"), "opening.not-a-number");
    expectAsked(played(Protocol::Yamaguchi, "h8 h9 j10 #3"), Seat::Second, KeepOrSwap);
    const Opening offering = played(Protocol::Yamaguchi, "h8 h9 j10 #3 swap a1 +b1");
    EXPECT_EQ(offering.question()->seat, Seat::Second);
    EXPECT_EQ(offering.question()->most, 2);
    EXPECT_TRUE(played(Protocol::Yamaguchi, "h8 h9 j10 #3 swap a1 +b1 +c1 +d1 =c1").isOver());
    EXPECT_TRUE(played(Protocol::Yamaguchi, "h8 h9 j10 #1 keep a1 +b1 =b1").isOver());
}

TEST(Opening, SoosorvLetsWhiteDeclareAndBlackSwapAgain) {
    expectAsked(played(Protocol::Soosorv8, "h8 h9 j10"), Seat::Second, KeepOrSwap);
    const auto declare = played(Protocol::Soosorv8, "h8 h9 j10 swap c3").question();
    ASSERT_TRUE(declare);
    EXPECT_EQ(declare->seat, Seat::First) << "First has become White";
    EXPECT_EQ(declare->most, 8);
    EXPECT_EQ(refusal(Protocol::Soosorv8, "h8 h9 j10 keep c3", "#9"),
              "opening.number-out-of-range");
    expectAsked(played(Protocol::Soosorv8, "h8 h9 j10 swap c3 #2"), Seat::Second, KeepOrSwap);
    const Opening twice = played(Protocol::Soosorv8, "h8 h9 j10 swap c3 #2 swap");
    EXPECT_EQ(twice.black(), Seat::First);
    expectAsked(twice, Seat::First, {Choice::Offer});
    expectAsked(played(Protocol::Soosorv8, "h8 h9 j10 keep c3 #2 keep +a1 +b1"), Seat::Second,
                {Choice::Pick});
    EXPECT_TRUE(played(Protocol::Soosorv8, "h8 h9 j10 keep c3 #2 keep +a1 +b1 =a1").isOver());
}

TEST(Opening, TaraguchiSwapsAfterEveryMoveInGrowingSquares) {
    EXPECT_EQ(refusal(Protocol::Taraguchi10, "", "g8"), "opening.only-centre");
    expectAsked(played(Protocol::Taraguchi10, "h8"), Seat::Second, KeepOrSwap);
    expectAsked(played(Protocol::Taraguchi10, "h8 swap"), Seat::First, Place);
    EXPECT_EQ(refusal(Protocol::Taraguchi10, "h8 keep", "h10"), "opening.outside-square");
    expectAsked(played(Protocol::Taraguchi10, "h8 keep h9"), Seat::First, KeepOrSwap);
    EXPECT_EQ(refusal(Protocol::Taraguchi10, "h8 keep h9 keep", "k8"), "opening.outside-square");
    expectAsked(played(Protocol::Taraguchi10, "h8 keep h9 keep j10"), Seat::Second, KeepOrSwap);
    EXPECT_EQ(refusal(Protocol::Taraguchi10, "h8 keep h9 keep j10 keep", "l8"),
              "opening.outside-square");

    const std::string four = "h8 keep h9 keep j10 keep k8 ";
    expectAsked(played(Protocol::Taraguchi10, four), Seat::First,
                {Choice::Keep, Choice::Swap, Choice::OfferTen});
    expectAsked(played(Protocol::Taraguchi10, four + "keep"), Seat::First, Place);
    EXPECT_EQ(refusal(Protocol::Taraguchi10, four + "keep", "m8"), "opening.outside-square");
    expectAsked(played(Protocol::Taraguchi10, four + "keep l8"), Seat::Second, KeepOrSwap);
    EXPECT_TRUE(played(Protocol::Taraguchi10, four + "keep l8 keep").isOver());
    expectAsked(played(Protocol::Taraguchi10, four + "swap"), Seat::Second, Place);
    expectAsked(played(Protocol::Taraguchi10, four + "swap l8"), Seat::First, KeepOrSwap);
    EXPECT_EQ(played(Protocol::Taraguchi10, four + "swap l8 swap").black(), Seat::First);

    const std::string ten = four + "offer-ten +a1 +b1 +c1 +d1 +e1 +f1 +g1 +h1 +i1 ";
    EXPECT_EQ(played(Protocol::Taraguchi10, ten).question()->most, 1);
    expectAsked(played(Protocol::Taraguchi10, ten), Seat::First, {Choice::Offer});
    expectAsked(played(Protocol::Taraguchi10, ten + "+j1"), Seat::Second, {Choice::Pick});
    EXPECT_TRUE(played(Protocol::Taraguchi10, ten + "+j1 =e1").isOver());
}

TEST(Opening, EveryPointThatIsNamedIsTakenAndEveryOtherRefused) {
    const std::vector<std::pair<Protocol, const char*>> cases{
        {Protocol::Pro, "h8 i9"},
        {Protocol::Rif, "h8"},
        {Protocol::Rif, "h8 h9 h10 keep h12 +g7"},
        {Protocol::Rif, "h8 h9 j10 keep a15 +g7 +g6"},
        {Protocol::Taraguchi10, "h8 keep h9 keep j10 keep"}};
    for (const auto& [protocol, steps] : cases) {
        const Opening opening = played(protocol, steps);
        const auto question = opening.question();
        std::size_t taken = 0;
        for (int i = 0; i < 225; ++i) {
            Opening copy = opening;
            if (copy.decide({question->choices.front(), Point(i % 15, i / 15), 0})) ++taken;
        }
        EXPECT_EQ(taken, question->points.size()) << steps;
        for (const Point point : question->points) {
            Opening copy = opening;
            EXPECT_TRUE(copy.decide({question->choices.front(), point, 0}));
        }
    }
}

TEST(Opening, RefusesAPointOffTheBoardAndAPass) {
    Opening opening(Protocol::Swap, 15);
    const Attempt off = opening.decide({Choice::Place, Point(15, 0), 0});
    ASSERT_FALSE(off);
    EXPECT_EQ(off.reason().code, "move.off-board");
    EXPECT_EQ(refusal(Protocol::Swap, "", "pass"), "opening.no-pass");
}

TEST(Opening, NeedsABoardThatFits) {
    EXPECT_TRUE(checkSize(Protocol::Swap2, 5));
    EXPECT_TRUE(checkSize(Protocol::Swap2, 20));
    EXPECT_EQ(checkSize(Protocol::Pro, 6).reason().code, "opening.board-too-small");
    EXPECT_EQ(checkSize(Protocol::LongPro, 8).reason().code, "opening.board-too-small");
    for (const Protocol protocol :
         {Protocol::Rif, Protocol::Yamaguchi, Protocol::Soosorv8, Protocol::Taraguchi10}) {
        EXPECT_TRUE(checkSize(protocol, 9));
        EXPECT_TRUE(checkSize(protocol, 21));
        EXPECT_EQ(checkSize(protocol, 7).reason().code, "opening.board-too-small");
        EXPECT_EQ(checkSize(protocol, 16).reason().code, "opening.needs-odd-size");
    }
    EXPECT_EQ(Opening::fromText(Protocol::Rif, 16, "").reason().code, "opening.needs-odd-size");
}

TEST(Opening, IsFoundByItsName) {
    for (const Protocol protocol : AllProtocols) {
        EXPECT_EQ(protocolFromId(idOf(protocol)), protocol);
    }
    EXPECT_FALSE(protocolFromId("swap3"));
}

TEST(Opening, WritesItsDecisionsAndReadsThemBack) {
    const std::string steps = "h8 h9 j10 swap c3 #2 swap +a1 +b1 =a1";
    const Opening opening = played(Protocol::Soosorv8, steps);
    EXPECT_EQ(opening.toText(), steps);
    EXPECT_EQ(played(Protocol::Soosorv8, "  h8   h9 ").toText(), "h8 h9");
    EXPECT_FALSE(Opening::fromText(Protocol::Soosorv8, 15, "h8 nonsense"));
    EXPECT_FALSE(Opening::fromText(Protocol::Soosorv8, 15, "h8 h8"));
}

TEST(Opening, EveryProtocolEndsWhateverIsDecided) {
    for (const Protocol protocol : AllProtocols) {
        for (unsigned seed = 0; seed < 60; ++seed) {
            Opening opening(protocol, 15);
            unsigned state = seed * 2654435761U + 1;
            int steps = 0;
            while (const auto question = opening.question()) {
                state = state * 1664525U + 1013904223U;
                const unsigned random = state >> 8;
                Decision decision{question->choices[random % question->choices.size()], {}, 0};
                if (takesPoint(decision.choice)) {
                    decision.point = question->points[random % question->points.size()];
                }
                if (decision.choice == Choice::Declare) {
                    decision.number = 1 + static_cast<int>(random % unsigned(question->most));
                }
                ASSERT_TRUE(opening.decide(decision));
                ASSERT_LT(++steps, 40);
            }
            const auto again = Opening::fromText(protocol, 15, opening.toText());
            ASSERT_TRUE(again);
            EXPECT_EQ(again->board(), opening.board());
            EXPECT_EQ(again->black(), opening.black());
        }
    }
}

}  // namespace
}  // namespace tianyuan::opening
