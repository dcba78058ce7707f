#include "record/merge.h"

#include "support/random_record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan::record {
namespace {

using testing::ElementsAre;

Record threeMoves() {
    Record record;
    const NodeId first = record.tree.add(Tree::Root, Stone::Black, Point(7, 7));
    const NodeId second = record.tree.add(first, Stone::White, Point(8, 7));
    record.tree.add(second, Stone::Black, Point(8, 8));
    return record;
}

TEST(Merge, AddsWhatTheOtherHasMore) {
    Record mine = threeMoves();
    mine.tree.editNotes(1).comment = "good";
    mine.outcome = Outcome::win(Stone::Black, Ending::Unknown);
    Record theirs = threeMoves();
    theirs.tree.editNotes(1).comment = "the centre";
    theirs.tree.editNotes(2).marks = {{Mark::Kind::Circle, {3, 3}, ""}};
    theirs.tree.editNotes(3).evaluation = Evaluation{7, 3, std::nullopt};
    theirs.place = "Tallinn";
    theirs.outcome = Outcome::win(Stone::Black, Ending::Five);
    theirs.others = {{"XY", {"z"}}};
    const NodeId variation = theirs.tree.add(1, Stone::White, Point(0, 0));
    theirs.tree.add(variation, Stone::Black, Point(1, 1));

    EXPECT_EQ(merge(mine, theirs), true);
    EXPECT_EQ(mine.tree.notes(1)->comment, "good\n\nthe centre");
    EXPECT_EQ(mine.tree.notes(2)->marks.size(), 1U);
    EXPECT_EQ(mine.tree.notes(3)->evaluation->winInMoves, 3);
    EXPECT_EQ(mine.place, "Tallinn");
    EXPECT_EQ(mine.outcome.ending, Ending::Five);
    EXPECT_EQ(mine.others, theirs.others);
    EXPECT_EQ(mine.tree.children(1).size(), 2U);
    EXPECT_THAT(mainLine(mine), ElementsAre(Move({7, 7}), Move({8, 7}), Move({8, 8})));

    const Record before = mine;
    EXPECT_EQ(merge(mine, theirs), false) << "it is all there already";
    EXPECT_EQ(merge(mine, threeMoves()), false);
    EXPECT_EQ(mine, before);
}

TEST(Merge, LeavesBothAloneWhereTheyContradictEachOther) {
    const auto contradicts = [](auto change, auto otherChange) {
        Record mine = threeMoves();
        Record theirs = threeMoves();
        change(mine);
        otherChange(theirs);
        const Record before = mine;
        const bool refused = !merge(mine, theirs);
        return refused && mine == before;
    };
    const auto title = [](const char* text) {
        return [text](Record& record) { record.tree.editNotes(2).title = text; };
    };
    EXPECT_TRUE(contradicts(title("a"), title("b")));
    const auto evaluation = [](double value) {
        return [value](Record& record) {
            record.tree.editNotes(2).evaluation = Evaluation{value, std::nullopt, std::nullopt};
        };
    };
    EXPECT_TRUE(contradicts(evaluation(1), evaluation(2)));
    const auto property = [](const char* text) {
        return [text](Record& record) { record.others = {{"XY", {text}}}; };
    };
    EXPECT_TRUE(contradicts(property("a"), property("b")));
    // A node without a move in the middle of the game: the same moves, but other nodes.
    EXPECT_TRUE(contradicts([](Record&) {},
                            [](Record& record) {
                                record.tree = Tree();
                                const NodeId remark =
                                    record.tree.add(Tree::Root, Stone::None, Move::pass());
                                record.tree.add(remark, Stone::Black, Point(7, 7));
                            }));
}

/// Are there two lines that begin with the same move?
bool hasTwins(const Tree& tree) {
    for (NodeId id = tree.next(Tree::Root); id != NoNode; id = tree.next(id)) {
        if (tree.childWith(tree[id].parent, tree[id].stone, tree[id].move) != id) return true;
    }
    return false;
}

TEST(Merge, TakesEveryRecordForItself) {
    std::mt19937 random(3);
    for (int i = 0; i < 50; ++i) {
        test::RandomRecordOptions options;
        options.nodes = i;
        options.texts = options.otherMarks = options.times = options.evaluations = true;
        const Record record = test::randomRecord(random, options);
        if (hasTwins(record.tree)) continue;
        Record copy = record;
        EXPECT_NE(merge(copy, record), true);
        Record bare;
        bare.tree = Tree();
        NodeId last = Tree::Root;
        for (const NodeId id : record.tree.pathTo(record.tree.endOfLine())) {
            last = bare.tree.add(last, record.tree[id].stone, record.tree[id].move);
        }
        ASSERT_TRUE(merge(bare, record));
        EXPECT_EQ(bare.tree, record.tree) << i;
    }
}

}  // namespace
}  // namespace tianyuan::record
