#include "puzzle/puzzle_board.h"

#include "core/notation.h"
#include "puzzle/collection.h"
#include "support/must.h"

#include <gmock/gmock.h>

namespace tianyuan::puzzle {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using Kind = Answer::Kind;

Point at(const char* text, int size = 15) { return moveFromText(text, size)->point(); }

PuzzleBoard boardOf(const char* line) { return PuzzleBoard(test::must(puzzleFromText(line))); }

// Black has three in a row, open on both sides.
constexpr const char* Fours = "freestyle 15 black fours 3 2 700 g8k8 h8i8j8/c3d13m12";

TEST(PuzzleBoard, IsSolvedMoveByMove) {
    PuzzleBoard board = boardOf(Fours);
    const Answer first = board.play(at("g8"));
    EXPECT_EQ(first.kind, Kind::GoesOn);
    ASSERT_THAT(first.line, SizeIs(2));
    const Point answer = first.line[1].point();
    EXPECT_TRUE(answer == at("f8") || answer == at("k8"));
    const Answer last = board.play(answer == at("f8") ? at("k8") : at("f8"));
    EXPECT_EQ(last.kind, Kind::Solved);
    EXPECT_TRUE(board.isClean());
    EXPECT_EQ(board.play(at("a1")).kind, Kind::Refused);
}

TEST(PuzzleBoard, RefutesAWrongFourWithWhatStopsIt) {
    PuzzleBoard board = boardOf(Fours);
    const Answer answer = board.play(at("f8"));
    EXPECT_EQ(answer.kind, Kind::Wrong);
    EXPECT_EQ(answer.sentence.code, "puzzles.wrong.stopped");
    EXPECT_THAT(answer.line, ElementsAre(Move(at("f8")), Move(at("g8"))));
    EXPECT_THAT(board.moves(), IsEmpty());
    EXPECT_TRUE(board.board().isEmpty(at("f8")));
    EXPECT_EQ(board.wrongAnswers(), 1);
    board.play(at("g8"));
    EXPECT_FALSE(board.isClean());
}

TEST(PuzzleBoard, SaysWhatAQuietMoveLacks) {
    PuzzleBoard board = boardOf(Fours);
    const Answer answer = board.play(at("a1"));
    EXPECT_EQ(answer.kind, Kind::Wrong);
    EXPECT_EQ(answer.sentence.code, "puzzles.wrong.no-four");
}

TEST(PuzzleBoard, RefusesWhatCannotBePlayed) {
    PuzzleBoard board = boardOf(Fours);
    EXPECT_EQ(board.play(at("h8")).kind, Kind::Refused);
    EXPECT_EQ(board.play({-1, 3}).kind, Kind::Refused);
    EXPECT_EQ(board.wrongAnswers(), 0);
}

TEST(PuzzleBoard, DoesNotCallWrongWhatWinsInAnotherWay) {
    // The win by fours is asked for; f5 makes a second open three and wins as well, only later.
    PuzzleBoard board = boardOf("freestyle 15 black fours 3 2 700 g8k8 h8i8j8d5e5/c3d13m12b9o1");
    const Answer answer = board.play(at("f5"));
    EXPECT_EQ(answer.kind, Kind::NotAsked);
    EXPECT_EQ(board.wrongAnswers(), 0);
    EXPECT_THAT(board.moves(), IsEmpty());
}

TEST(PuzzleBoard, HelpsInThreeSteps) {
    PuzzleBoard board = boardOf(Fours);
    EXPECT_EQ(board.hint().sentence.code, "study.hint.where");
    EXPECT_EQ(board.hint().sentence.code, "study.purpose.open-four");
    const Help last = board.hint();
    EXPECT_EQ(last.sentence.code, "puzzles.hint.move");
    ASSERT_TRUE(last.point);
    EXPECT_TRUE(board.puzzle().isSolution(*last.point));
    EXPECT_FALSE(last.more);
    board.play(*last.point);
    EXPECT_EQ(board.hint().sentence.code, "study.hint.where");
}

TEST(PuzzleBoard, PlaysOutAWinThatIsNotStopped) {
    PuzzleBoard board = boardOf("freestyle 15 white defence 3 3 900 g8k8 h8i8j8/c3d13m12");
    const Answer wrong = board.play(at("a1"));
    EXPECT_EQ(wrong.kind, Kind::Wrong);
    EXPECT_EQ(wrong.sentence.code, "puzzles.wrong.loses");
    EXPECT_GE(wrong.line.size(), 2U);
    const Answer right = board.play(at("k8"));
    EXPECT_EQ(right.kind, Kind::Solved);
    EXPECT_EQ(right.sentence.code, "puzzles.defended");
}

TEST(PuzzleBoard, TakesADefenceThatWasNotKnownAndNoFourThatPutsOff) {
    // As out of a game: White could make a four at f3 first.
    PuzzleBoard board = boardOf("freestyle 15 white defence 3 0 900 k8 h8i8j8b3/c3d3e3");
    const Answer four = board.play(at("f3"));
    EXPECT_EQ(four.kind, Kind::NotAsked);
    EXPECT_EQ(four.sentence.code, "puzzles.unsure");
    EXPECT_EQ(board.play(at("a1")).kind, Kind::Wrong);
    EXPECT_EQ(board.play(at("g8")).kind, Kind::Solved);
}

// Black threatens an open four; White could make a four at f3 first. In the game he played at a1.
constexpr const char* Hold = "freestyle 15 white hold 3 0 900 k8 h8i8j8b3/c3d3e3o15 a1";

TEST(PuzzleBoard, TakesEveryMoveThatHolds) {
    for (const char* move : {"k8", "g8"}) {
        PuzzleBoard board = boardOf(Hold);
        const Answer answer = board.play(at(move));
        EXPECT_EQ(answer.kind, Kind::Solved) << move;
        EXPECT_EQ(answer.sentence.code, "puzzles.defended") << move;
    }
}

TEST(PuzzleBoard, PlaysOutTheWinAgainstAMoveThatDoesNotHold) {
    PuzzleBoard board = boardOf(Hold);
    const Answer answer = board.play(at("a1"));
    EXPECT_EQ(answer.kind, Kind::Wrong);
    EXPECT_EQ(answer.sentence.code, "puzzles.wrong.loses");
    EXPECT_THAT(answer.line, SizeIs(4));  // to the five
    EXPECT_THAT(board.moves(), IsEmpty());
}

TEST(PuzzleBoard, AFourPutsTheQuestionOff) {
    PuzzleBoard board = boardOf(Hold);
    const Answer four = board.play(at("f3"));
    EXPECT_EQ(four.kind, Kind::GoesOn);
    EXPECT_EQ(four.sentence, (Reason{"puzzles.put-off", {"side.black", "G3"}}));
    EXPECT_THAT(four.line, ElementsAre(Move(at("f3")), Move(at("g3"))));
    EXPECT_EQ(board.play(at("a1")).kind, Kind::Wrong);
    const std::vector<Move> rest = board.solution();
    ASSERT_THAT(rest, SizeIs(1));
    EXPECT_EQ(board.play(rest.front().point()).kind, Kind::Solved);
}

TEST(PuzzleBoard, HintsAtWhatIsThreatenedAndAtNothingElse) {
    PuzzleBoard threatened = boardOf(Hold);
    threatened.hint();
    EXPECT_EQ(threatened.hint().sentence.code, "puzzles.hint.defence");
    PuzzleBoard quiet = boardOf("freestyle 15 white hold 9 0 900 i9 h8/a15 a1");
    quiet.hint();
    EXPECT_EQ(quiet.hint().sentence.code, "puzzles.hint.quiet");
}

TEST(PuzzleBoard, SaysWhatWasPlayedInTheGame) {
    EXPECT_EQ(playedInstead(boardOf(Hold).puzzle()), (Reason{"puzzles.played", {"A1"}}));
    EXPECT_EQ(playedInstead(boardOf(Fours).puzzle()), std::nullopt);
    PuzzleBoard passed = boardOf("freestyle 15 white hold 3 0 900 k8 h8i8j8/c3d3 pass");
    EXPECT_EQ(playedInstead(passed.puzzle()), (Reason{"puzzles.passed", {}}));
}

TEST(PuzzleBoard, AsksForAForbiddenPoint) {
    PuzzleBoard board = boardOf("renju 15 black find-foul 0 0 800 h8 h9h10i8j8/a1c15n3m13");
    const Answer wrong = board.play(at("h11"));
    EXPECT_EQ(wrong.kind, Kind::Wrong);
    EXPECT_EQ(wrong.sentence.code, "puzzles.wrong.no-foul");
    const Answer right = board.play(at("h8"));
    EXPECT_EQ(right.kind, Kind::Solved);
    EXPECT_EQ(right.sentence.arguments[1], "foul.double-three");
}

TEST(PuzzleBoard, AForbiddenMoveOfBlackIsWrong) {
    PuzzleBoard board = boardOf("renju 15 black clean-win 3 1 900 b2 h9h10i8j8/a1c15n3m13");
    const Answer answer = board.play(at("h8"));
    EXPECT_EQ(answer.kind, Kind::Wrong);
    EXPECT_EQ(answer.sentence, (Reason{"puzzles.wrong.foul", {"H8", "foul.double-three"}}));
    EXPECT_TRUE(board.board().isEmpty(at("h8")));
}

TEST(PuzzleBoard, StartsOverAndStillCounts) {
    PuzzleBoard board = boardOf(Fours);
    board.play(at("f8"));
    board.play(at("g8"));
    board.startOver();
    EXPECT_EQ(board.board(), board.puzzle().board);
    EXPECT_EQ(board.wrongAnswers(), 1);
}

TEST(PuzzleBoard, ShowsItsSolution) {
    PuzzleBoard board = boardOf(Fours);
    const std::vector<Move> line = board.solution();
    ASSERT_THAT(line, testing::Not(IsEmpty()));
    EXPECT_TRUE(board.puzzle().isSolution(line.front().point()));
}

}  // namespace
}  // namespace tianyuan::puzzle
