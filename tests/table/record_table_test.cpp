#include "table/record_table.h"

#include "study/kept_findings.h"
#include "table_fixture.h"

namespace tianyuan::table {
namespace {

record::Record recordOf(std::string_view moves) {
    game::Game game;
    for (const Move move : *movesFromText(moves, 15)) EXPECT_TRUE(game.play(move));
    record::Record record = game.record();
    record.black = "Ann";
    return record;
}

class RecordTableTest : public TableTest {
protected:
    std::unique_ptr<RecordTable> reading = *RecordTable::open(recordOf("h8h9i9"), world(), *this);
};

TEST_F(RecordTableTest, StandsAtTheEndAndWalks) {
    EXPECT_EQ(reading->shownPly(), 3);
    EXPECT_EQ(reading->whyNot(Verb::Redo)->code, "table.at-end");
    reading->perform(Verb::Undo);
    EXPECT_EQ(news(), Facts{"shown"});
    EXPECT_EQ(reading->shownPly(), 2);
    EXPECT_EQ(reading->moves().size(), 3U) << "what is ahead stays in the list";
    reading->showPly(0);
    EXPECT_EQ(reading->whyNot(Verb::Undo)->code, "table.at-start");
    EXPECT_EQ(reading->whyNot(Verb::Resign)->code, "table.reading");
}

TEST_F(RecordTableTest, MovesStartVariations) {
    reading->showPly(2);
    news();
    reading->play(at("i9"));
    EXPECT_EQ(news(), Facts{"play i9"}) << "it was there: nothing is changed";
    reading->showPly(2);
    news();
    reading->play(at("j10"));
    EXPECT_EQ(news(), (Facts{"edited", "play j10"}));
    EXPECT_TRUE(reading->isInVariation());
    EXPECT_EQ(mainLine(reading->game().record()).back(), Move(at("i9")));
    reading->promoteHere();
    EXPECT_FALSE(reading->isInVariation());
    EXPECT_EQ(mainLine(reading->game().record()).back(), Move(at("j10")));
    reading->cutHere();
    EXPECT_EQ(reading->shownPly(), 2);
    EXPECT_EQ(mainLine(reading->game().record()).back(), Move(at("i9")));
}

TEST_F(RecordTableTest, WritesBesideMovesAheadToo) {
    reading->showPly(1);
    study::PositionView view;
    view.evaluation.value = 1;
    view.evaluation.winInMoves = 4;
    reading->write(3, view);
    reading->write(4, view);  // there is none
    const record::Tree& tree = reading->game().record().tree;
    const record::Notes* notes = tree.notes(tree.endOfLine());
    ASSERT_TRUE(notes && notes->evaluation);
    EXPECT_EQ(notes->evaluation->winInMoves, 4);
    EXPECT_FALSE(tree.notes(reading->game().here()));
}

TEST_F(RecordTableTest, TheWholeGameIsThereWhereverOneStands) {
    reading->goTo(0);
    reading->play(at("j10"));
    reading->showPly(0);
    EXPECT_EQ(toText(reading->wholeGame().moves(), 15), "j10") << "the line that was walked";
    EXPECT_FALSE(reading->wholeGame().outcome().isOver());

    record::Record lost = recordOf("a1b1c1d1");
    lost.outcome = Outcome::win(Stone::White, Ending::Resignation);
    reading = *RecordTable::open(lost, world(), *this);
    reading->showPly(1);
    EXPECT_EQ(reading->wholeGame().ply(), 4);
    EXPECT_EQ(reading->wholeGame().outcome().winner, Stone::White);

    study::Finding finding;
    finding.ply = 3;
    finding.side = Stone::Black;
    finding.move = at("c1");
    reading->write({finding});
    EXPECT_EQ(reading->shownPly(), 1);
    const auto found = study::readFindings(reading->wholeGame());
    ASSERT_TRUE(found) << "the whole game is examined, not the moves on the board";
    ASSERT_EQ(found->size(), 1U);
    EXPECT_EQ(found->front().ply, 3);
    reading->showPly(4);
    EXPECT_EQ(study::readFindings(reading->game()), found);
}

TEST_F(RecordTableTest, CommentsAndMarksAreEdited) {
    reading->setComment("good");
    EXPECT_EQ(news(), Facts{"edited"});
    reading->setComment("good");
    EXPECT_TRUE(news().empty());
    EXPECT_EQ(reading->comment(), "good");

    reading->setTool(record::Mark::Kind::Label);
    EXPECT_EQ(reading->board().next, Stone::None) << "a click plays nothing";
    reading->play(at("a1"));
    reading->play(at("b1"));
    ASSERT_EQ(reading->board().marks.size(), 2U);
    EXPECT_EQ(reading->board().marks[1].text, "B");
    reading->play(at("b1"));
    EXPECT_EQ(reading->board().marks.size(), 1U) << "once more takes it away";
    reading->setTool(record::Mark::Kind::Cross);
    reading->play(at("a1"));
    ASSERT_EQ(reading->board().marks.size(), 1U) << "in place of the other";
    reading->unmark(at("a1"));
    EXPECT_TRUE(reading->board().marks.empty());
    EXPECT_EQ(reading->game().ply(), 3);
}

TEST_F(RecordTableTest, TheLineToHereIsAGameOfItsOwn) {
    reading->showPly(2);
    const record::Record line = reading->lineToHere();
    EXPECT_EQ(toText(mainLine(line), 15), "h8h9");
    EXPECT_TRUE(line.black.empty()) << "others will play it";
    ASSERT_TRUE(table.beginFrom(Plan{}, line));
    EXPECT_EQ(table.game().ply(), 2);
}

TEST_F(RecordTableTest, WhoResignedMayBeAskedWhatWouldHaveCome) {
    record::Record record = recordOf("h8h9i9");
    record.outcome = Outcome::win(Stone::Black, Ending::Resignation);
    reading = *RecordTable::open(record, world(), *this);
    EXPECT_TRUE(reading->isOver());
    reading->play(at("c3"));
    EXPECT_EQ(reading->shownPly(), 4);
    EXPECT_EQ(reading->game().record().outcome, record.outcome) << "the game stays as it was";
}

TEST_F(RecordTableTest, WhatIsNoGameIsRefused) {
    record::Record bad;
    const auto first = bad.tree.add(record::Tree::Root, Stone::Black, at("h8"));
    bad.tree.add(first, Stone::White, at("h8"));
    const auto opened = RecordTable::open(bad, world(), *this);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.reason().code, "game.moves-collide");
}

}  // namespace
}  // namespace tianyuan::table
