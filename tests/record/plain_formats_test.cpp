#include "core/notation.h"
#include "record/formats.h"
#include "record/line_builder.h"
#include "record/move_text.h"
#include "record/psq.h"
#include "record/rec.h"
#include "record/share.h"
#include "record/yixin_sav.h"
#include "support/reason_text.h"
#include "support/sample_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace tianyuan::record {
namespace {

using std::chrono::milliseconds;
using test::reasonOf;
using test::sampleFile;
using testing::ElementsAre;
using testing::IsEmpty;

Record only(const Result<std::vector<Record>>& records) {
    if (!records) {
        ADD_FAILURE() << reasonOf(records);
        return {};
    }
    EXPECT_EQ(records->size(), 1u);
    return records->front();
}

std::string movesOf(const Record& record) { return toText(mainLine(record), record.size); }

std::optional<milliseconds> timeOf(const Record& record, std::size_t move) {
    const NodeId id = record.tree.pathTo(record.tree.endOfLine()).at(move - 1);
    return record.tree.notes(id) ? record.tree.notes(id)->timeSpent : std::nullopt;
}

Record gameOf(std::string_view code, int size = 15) {
    Record record;
    record.size = size;
    NodeId last = Tree::Root;
    Stone stone = Stone::Black;
    const std::vector<Move> moves = movesFromText(code, size).value();
    for (const Move move : moves) {
        last = record.tree.add(last, stone, move);
        stone = opponent(stone);
    }
    return record;
}

TEST(Psq, ReadsATournamentGame) {
    const Record record = only(readPsq(sampleFile("tournament.psq")));
    EXPECT_EQ(record.size, 20);
    EXPECT_EQ(record.rule, std::nullopt);
    EXPECT_EQ(movesOf(record), "k10l9k9l8k8l7k7l6k11");
    EXPECT_EQ(timeOf(record, 1), std::nullopt);
    EXPECT_EQ(timeOf(record, 4), milliseconds(1200));
    EXPECT_EQ(record.black, "pbrain-one.exe");
    EXPECT_EQ(record.white, "pbrain-two.exe");
    EXPECT_EQ(record.outcome, Outcome::win(Stone::Black, Ending::Five));
}

TEST(Psq, GivesBlackToWhoBeganAndTheGameToWhoHadTime) {
    const Record record = only(readPsq(sampleFile("second_begins_crlf.psq")));
    EXPECT_EQ(record.size, 15);
    EXPECT_EQ(movesOf(record), "h8i7a15");
    EXPECT_EQ(record.black, "engine.zip");
    EXPECT_EQ(record.white, "homo-1");
    EXPECT_EQ(record.outcome, Outcome::win(Stone::Black, Ending::Time));
}

TEST(Psq, ReadsAGameWithoutNames) {
    const Record record = only(readPsq(sampleFile("interactive.psq")));
    EXPECT_EQ(movesOf(record), "a15o1");
    EXPECT_EQ(record.black, "");
    EXPECT_EQ(record.outcome, Outcome{});
    EXPECT_EQ(movesOf(only(readPsq("Piskvorky 15x15"))), "");
}

constexpr std::string_view JudgedGame =
    "Piskvorky 20x20, 11:11, 0\n10,10,0\n11,11,0\n10,11,312\n11,12,20\n";

TEST(Psq, ReadsWhatTheJudgeOfATournamentAdds) {
    const std::string game(JudgedGame);
    const Record record = only(readPsq(game + "ONE25.zip\nTWO24.zip\n-1\n2,Freestyle1\n"));
    EXPECT_EQ(movesOf(record), "j11k10j10k9");
    EXPECT_EQ(record.black, "ONE25.zip");
    EXPECT_EQ(record.white, "TWO24.zip");
    EXPECT_EQ(record.event, "Freestyle1");
    EXPECT_EQ(record.rule, Rule::Freestyle);
    EXPECT_EQ(record.outcome, Outcome::win(Stone::White, Ending::Unknown));

    const Record draw = only(readPsq(game + "a\nb\n-1\n0,Fastgame"));
    EXPECT_EQ(draw.outcome, Outcome::draw(Ending::Unknown));
    EXPECT_EQ(draw.rule, std::nullopt);
    const Record five =
        only(readPsq("Piskvorky 15x15, 11:11, 1\n1,1,0\n1,9,0\n2,1,0\n2,9,0\n3,1,0"
                     "\n3,9,0\n4,1,0\n4,9,0\n5,1,0\na\nb\n-1\n2,Renju\n"));
    EXPECT_EQ(five.outcome, Outcome::win(Stone::Black, Ending::Five));
    EXPECT_EQ(five.black, "b");
    EXPECT_EQ(five.rule, Rule::Renju);
    const Record other = only(readPsq(game + "-1\na\nb\n1,2024"));
    EXPECT_EQ(other.black, "a");
    EXPECT_EQ(other.event, "2024");
    EXPECT_EQ(other.outcome, Outcome::win(Stone::Black, Ending::Unknown));
}

TEST(Psq, TellsFaultsAndFullBoards) {
    EXPECT_EQ(only(readPsq("Piskvorky 15x15, 0:0, 0\n1,1,0\na\nb\n-2\n")).outcome,
              Outcome::win(Stone::Black, Ending::Forfeit));
    EXPECT_EQ(only(readPsq("Piskvorky 5x5, 0:0, 0\n1,1,0\na\nb\n0\n")).outcome,
              Outcome::draw(Ending::FullBoard));
}

TEST(Psq, WritesWhatPiskvorkReads) {
    Record record = gameOf("h8h9a1");
    record.tree.editNotes(2).timeSpent = milliseconds(40);
    record.black = "me";
    record.rule = Rule::Renju;
    const Result<Written> written = writePsq(record);
    ASSERT_TRUE(written);
    EXPECT_EQ(written->bytes, "Piskvorky 15x15, 0:0, 0\n8,8,0\n8,7,40\n1,15,0\nme\n\n-1\n");
    EXPECT_THAT(written->leftOut, ElementsAre(Loss::Rule));
}

TEST(Psq, SaysWhichResultsAndNamesItCannotTell) {
    Record record = gameOf("h8h9a1");
    record.outcome = Outcome::win(Stone::Black, Ending::Time);
    EXPECT_THAT(writePsq(record)->leftOut, IsEmpty());
    record.outcome = Outcome::win(Stone::White, Ending::Time);
    EXPECT_THAT(writePsq(record)->leftOut, ElementsAre(Loss::Outcome));
    record.outcome = Outcome::win(Stone::Black, Ending::Resignation);
    EXPECT_THAT(writePsq(record)->leftOut, ElementsAre(Loss::Outcome));
    record.outcome = {};
    record.black = "1,2";
    EXPECT_THAT(writePsq(record)->leftOut, ElementsAre(Loss::Names));
}

TEST(Rec, IsOverWithFiveInARow) {
    const std::string four = "a\nb\n0,0,0\n0,9,0\n1,0,0\n1,9,0\n2,0,0\n2,9,0\n3,0,0\n3,9,0\n";
    EXPECT_EQ(only(readRec(four + "-1\n")).outcome, Outcome{});
    const Record record = only(readRec(four + "4,0,0\n-1\n"));
    EXPECT_EQ(record.outcome, Outcome::win(Stone::Black, Ending::Five));
    EXPECT_THAT(writeRec(record)->leftOut, IsEmpty());
    Record open = record;
    open.outcome = {};
    EXPECT_THAT(writeRec(open)->leftOut, ElementsAre(Loss::Outcome));
}

TEST(Psq, IsOverWithFiveInARowWhateverItsEndSays) {
    EXPECT_EQ(only(readPsq("Piskvorky 15x15, 0:0, 0\n1,1,0\n1,9,0\n2,1,0\n2,9,0\n3,1,0\n3,9,0\n"
                           "4,1,0\n4,9,0\n5,1,0\n-1\n"))
                  .outcome,
              Outcome::win(Stone::Black, Ending::Five));
}

TEST(Rec, ReadsNamesMovesAndTimes) {
    const Record record = only(readRec(sampleFile("gomotur.rec")));
    EXPECT_EQ(record.size, 20);
    EXPECT_EQ(record.black, "alpha");
    EXPECT_EQ(record.white, "beta 2");
    EXPECT_EQ(movesOf(record), "a20t1k10");
    EXPECT_EQ(timeOf(record, 2), milliseconds(25));
}

TEST(Rec, TellsFromTheFileNameWhoBegan) {
    const std::string bytes = sampleFile("gomotur.rec");
    EXPECT_EQ(only(readRec(bytes, {"", "games/0102abcd04.rec"})).black, "beta 2");
    EXPECT_EQ(only(readRec(bytes, {"", "games/0102abcd03.rec"})).black, "alpha");
    EXPECT_EQ(only(readRec(bytes, {"", "x2.rec"})).black, "alpha");
}

TEST(Rec, FindsABoardLargeEnough) {
    EXPECT_EQ(only(readRec("a\nb\n21,0,0\n")).size, 22);
    EXPECT_EQ(reasonOf(readRec("a\nb\n22,0,0\n")), "record.off-board 3 1 1 22,0,0 22");
    EXPECT_THAT(writeRec(gameOf("h8"))->leftOut, ElementsAre(Loss::Size));
    EXPECT_THAT(writeRec(gameOf("h8", 20))->leftOut, IsEmpty());
    EXPECT_THAT(writeRec(gameOf("v8", 22))->leftOut, IsEmpty());
}

TEST(YixinSav, ReadsRowBeforeColumn) {
    EXPECT_EQ(movesOf(only(readYixinSav(sampleFile("yixin.sav")))), "h8h9i9");
    const Record old = only(readYixinSav(sampleFile("yixin_old.sav")));
    EXPECT_EQ(old.size, 20);
    EXPECT_EQ(old.rule, Rule::Renju);
    EXPECT_EQ(movesOf(old), "t20a1");
}

TEST(YixinSav, WritesWhatYixinReads) {
    EXPECT_EQ(writeYixinSav(gameOf("h8h9i9"))->bytes, "15\n15\n3\n7 7\n6 7\n6 8\n");
}

TEST(PositionCode, ReadsPlainNumberedAndPairedMoves) {
    EXPECT_EQ(movesOf(only(readPositionCode(sampleFile("position.txt")))), "h8h9i9");
    EXPECT_EQ(movesOf(only(readPositionCode(sampleFile("numbered.txt")))), "h8h9i9passo1a15");
    EXPECT_EQ(movesOf(only(readPositionCode(sampleFile("pairs.txt")))), "h8h9i9g7j10");
    EXPECT_EQ(movesOf(only(readPositionCode("1 h8 2 h9 3 i9"))), "h8h9i9");
}

TEST(PositionCode, FindsASizeThatHoldsTheMoves) {
    EXPECT_EQ(only(readPositionCode("o15")).size, 15);
    EXPECT_EQ(only(readPositionCode("p1")).size, 19);
    EXPECT_EQ(only(readPositionCode(sampleFile("large.txt"))).size, 20);
    EXPECT_EQ(only(readPositionCode("a21")).size, 22);
    EXPECT_EQ(reasonOf(readPositionCode("h8 w3")), "record.off-board 1 4 2 w3 22");
    EXPECT_EQ(reasonOf(readPositionCode("h99999999999")), "record.off-board 1 1 1 h99999999999 15");
    EXPECT_EQ(reasonOf(readPositionCode("h0")), "record.off-board 1 1 1 h0 15");
}

TEST(PositionCode, IsNotFoundInProse) {
    for (const char* text :
         {"", "pass", "  \n", "I like h8", "h8 is best", "go2", "version 2", "v1.2.3", "3. h8",
          "1. h8 3. h9", "12", "1.", "h 8", "8h", "h8!", "天元", "A4 paper", "h8h", "1,2,3"}) {
        EXPECT_FALSE(looksLikePositionCode(text)) << text;
    }
    for (const char* text :
         {"h8", "H8H9", " h8, h9 ;i9\n", "h8-h9", "1.h8 2.h9", "pass h8", "z99"}) {
        EXPECT_TRUE(looksLikePositionCode(text)) << text;
    }
}

TEST(PositionCode, KeepsPassesAndSaysThatItHasNoSize) {
    const Result<Written> written = writePositionCode(gameOf("h8 pass i9", 15));
    ASSERT_TRUE(written);
    EXPECT_EQ(written->bytes, "h8passi9");
    EXPECT_THAT(written->leftOut, IsEmpty());
    EXPECT_THAT(writePositionCode(gameOf("h8", 13))->leftOut, ElementsAre(Loss::Size));
    EXPECT_THAT(writePositionCode(gameOf("s19", 19))->leftOut, IsEmpty());
}

TEST(PositionCode, PlaysSetUpStonesInTurn) {
    Record record;
    record.setup = {{{0, 0}, Stone::Black}, {{1, 0}, Stone::Black}, {{2, 0}, Stone::White}};
    record.firstToMove = Stone::White;
    record.tree.add(Tree::Root, Stone::White, Point(3, 0));
    const Result<Written> written = writePositionCode(record);
    ASSERT_TRUE(written);
    EXPECT_EQ(written->bytes, "a15c15b15d15");
    EXPECT_THAT(written->leftOut, ElementsAre(Loss::Setup));
    record.firstToMove = Stone::Black;
    EXPECT_EQ(reasonOf(writePositionCode(record)), "record.setup-not-in-turn 2 1");
}

TEST(Gomocalc, ReadsAnAddressInsideText) {
    EXPECT_EQ(movesOf(only(readGomocalc(sampleFile("gomocalc.txt")))), "h8i9j10");
    EXPECT_EQ(movesOf(only(readGomocalc("HTTPS://GOMOCALC.COM/#/H8I9。"))), "h8i9");
    EXPECT_EQ(movesOf(only(readGomocalc("gomocalc.com/"))), "");
    EXPECT_EQ(reasonOf(readGomocalc("gomocalc.com/#/settings")),
              "record.not-a-move 1 16 1 settings");
    EXPECT_EQ(reasonOf(readGomocalc("gomocalc.com/#/h8%20h9")), "record.not-a-move 1 18 2 %20h9");
}

TEST(Gomocalc, WritesAnAddress) {
    EXPECT_EQ(writeGomocalc(gameOf("h8h9"))->bytes, "https://gomocalc.com/#/h8h9");
    EXPECT_THAT(writeGomocalc(gameOf("h8h9 pass pass"))->leftOut, ElementsAre(Loss::Passes));
    EXPECT_EQ(reasonOf(writeGomocalc(gameOf("h8 pass i9"))), "record.pass-in-the-middle 2");
}

/// A random game that every plain format can take: in turn, no passes, no set-up.
Record randomGame(std::mt19937& random, int size) {
    Record record;
    record.size = size;
    LineBuilder builder(record);
    const int moves = 1 + static_cast<int>(random() % 30);
    while (builder.board().stones() < moves && !builder.board().isFull()) {
        const auto side = static_cast<unsigned>(size);
        const Point point(static_cast<int>(random() % side), static_cast<int>(random() % side));
        if (!builder.board().isEmpty(point)) continue;
        EXPECT_TRUE(builder.play(point.x, point.y, "", ""));
        if (random() % 2) {
            record.tree.editNotes(builder.last()).timeSpent = milliseconds(1 + random() % 99999);
        }
    }
    record.black = "one";
    record.white = "two";
    return record;
}

Record without(Record record, const std::vector<Loss>& losses) {
    for (const Loss loss : losses) {
        if (loss == Loss::Names) record.black = record.white = "";
        if (loss != Loss::Times) continue;
        for (NodeId id = Tree::Root; id != NoNode; id = record.tree.next(id)) {
            if (record.tree.notes(id)) record.tree.editNotes(id).timeSpent.reset();
        }
    }
    return record;
}

TEST(PlainFormats, GiveBackWhatTheyDoNotSayIsLeftOut) {
    std::mt19937 random(7);
    for (const Format format : {Format::Psq, Format::Rec, Format::YixinSav, Format::PositionCode,
                                Format::Gomocalc, Format::Share}) {
        for (int round = 0; round < 100; ++round) {
            const int size = Board::MinSize + static_cast<int>(random() % 18);
            const Record record = randomGame(random, size);
            const Result<Written> written = write(record, format);
            ASSERT_TRUE(written);
            const std::vector<Loss>& losses = written->leftOut;
            if (std::find(losses.begin(), losses.end(), Loss::Size) != losses.end()) continue;
            const Result<Reading> reading = read(written->bytes, format);
            ASSERT_EQ(reasonOf(reading), "");
            EXPECT_EQ(reading->records.front(), without(record, losses)) << written->bytes;
            EXPECT_EQ(detectFormat(written->bytes), format) << written->bytes;
        }
    }
}

TEST(PlainFormats, SayEverythingThatTheyLeaveOut) {
    Record record = gameOf("h8h9");
    record.rule = Rule::Caro;
    record.opening = "swap2";
    record.black = "x";
    record.date = "2020";
    record.outcome = Outcome::draw(Ending::Agreement);
    record.tree.add(Tree::Root, Stone::Black, Point(0, 0));
    record.comment = "c";
    record.tree.editNotes(1).marks = {{Mark::Kind::Circle, {1, 1}, ""}};
    record.tree.editNotes(1).timeLeft = milliseconds(1);
    record.tree.editNotes(1).evaluation = Evaluation{};
    record.others = {{"XX", {""}}};
    const std::vector<Loss> all{Loss::Rule,    Loss::Opening,     Loss::Names,          Loss::Event,
                                Loss::Outcome, Loss::Variations,  Loss::Comments,       Loss::Marks,
                                Loss::Times,   Loss::Evaluations, Loss::OtherProperties};
    EXPECT_EQ(writeGomocalc(record)->leftOut, all);
    EXPECT_EQ(writeYixinSav(record)->leftOut, all);
    EXPECT_THAT(
        writeShare(record)->leftOut,
        ElementsAre(Loss::Names, Loss::Event, Loss::Outcome, Loss::Variations, Loss::Comments,
                    Loss::Marks, Loss::Times, Loss::Evaluations, Loss::OtherProperties));
    EXPECT_THAT(writePsq(record)->leftOut,
                ElementsAre(Loss::Rule, Loss::Opening, Loss::Event, Loss::Outcome, Loss::Variations,
                            Loss::Comments, Loss::Marks, Loss::Times, Loss::Evaluations,
                            Loss::OtherProperties));
}

}  // namespace
}  // namespace tianyuan::record
