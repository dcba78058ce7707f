#include "record/tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace tianyuan::record {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// root - a(0,0) - b(1,0) - c(2,0)
///               - d(3,0)
///      - e(4,0)
struct Sample {
    Tree tree;
    NodeId a = tree.add(Tree::Root, Stone::Black, Point(0, 0));
    NodeId b = tree.add(a, Stone::White, Point(1, 0));
    NodeId c = tree.add(b, Stone::Black, Point(2, 0));
    NodeId d = tree.add(a, Stone::White, Point(3, 0));
    NodeId e = tree.add(Tree::Root, Stone::Black, Point(4, 0));
};

std::vector<NodeId> walk(const Tree& tree) {
    std::vector<NodeId> visited;
    for (NodeId id = Tree::Root; id != NoNode; id = tree.next(id)) visited.push_back(id);
    return visited;
}

TEST(Tree, BeginsWithARootThatIsNoMove) {
    const Tree tree;
    EXPECT_FALSE(tree[Tree::Root].isMove());
    EXPECT_THAT(tree.children(Tree::Root), IsEmpty());
    EXPECT_EQ(tree.endOfLine(), Tree::Root);
    EXPECT_EQ(tree.next(Tree::Root), NoNode);
}

TEST(Tree, KeepsChildrenInTheOrderInWhichTheyCame) {
    const Sample s;
    EXPECT_THAT(s.tree.children(Tree::Root), ElementsAre(s.a, s.e));
    EXPECT_THAT(s.tree.children(s.a), ElementsAre(s.b, s.d));
    EXPECT_THAT(s.tree.pathTo(s.c), ElementsAre(s.a, s.b, s.c));
    EXPECT_EQ(s.tree.endOfLine(), s.c);
    EXPECT_EQ(s.tree.endOfLine(s.d), s.d);
}

TEST(Tree, NextVisitsEveryNodeOnceParentsFirst) {
    const Sample s;
    EXPECT_THAT(walk(s.tree), ElementsAre(Tree::Root, s.a, s.b, s.c, s.d, s.e));
}

TEST(Tree, FindsAChildByMoveAndColour) {
    Sample s;
    EXPECT_EQ(s.tree.childWith(s.a, Stone::White, Point(3, 0)), s.d);
    EXPECT_EQ(s.tree.childWith(s.a, Stone::Black, Point(3, 0)), NoNode);
    EXPECT_EQ(s.tree.childWith(s.a, Stone::White, Move::pass()), NoNode);
    EXPECT_EQ(s.tree.descend(s.a, Stone::White, Point(3, 0)), s.d);
    const NodeId added = s.tree.descend(s.a, Stone::White, Move::pass());
    EXPECT_THAT(s.tree.children(s.a), ElementsAre(s.b, s.d, added));
}

TEST(Tree, RemovesANodeWithEverythingUnderIt) {
    for (const int which : {0, 1, 2}) {
        Sample s;
        const NodeId f = s.tree.add(s.a, Stone::White, Point(5, 0));
        const std::vector<NodeId> before{s.b, s.d, f};
        s.tree.remove(before[static_cast<std::size_t>(which)]);
        std::vector<NodeId> after = before;
        after.erase(after.begin() + which);
        EXPECT_EQ(s.tree.children(s.a), after);
        const NodeId added = s.tree.add(s.a, Stone::White, Point(6, 0));
        after.push_back(added);
        EXPECT_EQ(s.tree.children(s.a), after);
    }
    Sample s;
    s.tree.remove(s.a);
    EXPECT_THAT(walk(s.tree), ElementsAre(Tree::Root, s.e));
    s.tree.remove(s.e);
    EXPECT_THAT(walk(s.tree), ElementsAre(Tree::Root));
}

TEST(Tree, PromotesAVariationToTheMainLine) {
    Sample s;
    s.tree.promote(s.d);
    EXPECT_THAT(s.tree.children(s.a), ElementsAre(s.d, s.b));
    EXPECT_EQ(s.tree.endOfLine(), s.d);
    s.tree.promote(s.d);
    EXPECT_THAT(s.tree.children(s.a), ElementsAre(s.d, s.b));
    const NodeId f = s.tree.add(s.a, Stone::White, Point(5, 0));
    s.tree.promote(s.b);
    EXPECT_THAT(s.tree.children(s.a), ElementsAre(s.b, s.d, f));
    EXPECT_THAT(walk(s.tree), ElementsAre(Tree::Root, s.a, s.b, s.c, s.d, f, s.e));
}

TEST(Tree, EqualityIsAboutContentNotIds) {
    const Sample s;
    Tree same;
    const NodeId gone = same.add(Tree::Root, Stone::White, Point(9, 9));
    const NodeId e = same.add(Tree::Root, Stone::Black, Point(4, 0));
    const NodeId a = same.add(Tree::Root, Stone::Black, Point(0, 0));
    same.remove(gone);
    same.add(a, Stone::White, Point(3, 0));
    const NodeId b = same.add(a, Stone::White, Point(1, 0));
    same.add(b, Stone::Black, Point(2, 0));
    EXPECT_NE(same, s.tree);
    same.promote(a);
    same.promote(b);
    EXPECT_EQ(same, s.tree);
    same.editNotes(e);
    EXPECT_EQ(same, s.tree);
    same.editNotes(e).comment = "x";
    EXPECT_NE(same, s.tree);
}

TEST(Tree, EqualitySeesWhereANodeHangs) {
    Tree chain;
    chain.add(chain.add(Tree::Root, Stone::Black, Point(0, 0)), Stone::White, Point(1, 1));
    Tree fork;
    fork.add(Tree::Root, Stone::Black, Point(0, 0));
    fork.add(Tree::Root, Stone::White, Point(1, 1));
    EXPECT_NE(chain, fork);
    EXPECT_NE(chain, Tree());
}

TEST(Tree, NotesOfOneNodeStayWhenOthersAreWritten) {
    Sample s;
    Notes& first = s.tree.editNotes(s.a);
    first.comment = "first";
    for (int i = 0; i < 1000; ++i) {
        s.tree.editNotes(s.tree.add(s.e, Stone::White, Point(i % 15, i / 15))).title += 't';
    }
    EXPECT_EQ(&first, s.tree.notes(s.a));
    EXPECT_EQ(first.comment, "first");
    EXPECT_EQ(s.tree.notes(s.b), nullptr);
}

TEST(Tree, HoldsALineOfAMillionNodes) {
    Tree tree;
    NodeId last = Tree::Root;
    for (int i = 0; i < 1000000; ++i) last = tree.add(last, Stone::Black, Move::pass());
    const Tree copy = tree;
    EXPECT_EQ(copy, tree);
    EXPECT_EQ(tree.endOfLine(), last);
    EXPECT_EQ(tree.pathTo(last).size(), 1000000u);
}

}  // namespace
}  // namespace tianyuan::record
