#include "table/variation_layout.h"

#include "core/notation.h"

#include <gtest/gtest.h>

#include <string>

namespace tianyuan::table {
namespace {

using record::NodeId;
using record::Tree;

/// "lane,row" of every node, in the order of the ids.
std::string text(const TreeLayout& layout) {
    std::string all;
    for (const TreePlace& place : layout.places) {
        all += std::to_string(place.lane) + ',' + std::to_string(place.row) + ' ';
    }
    return all;
}

Tree lineOf(std::initializer_list<const char*> moves) {
    Tree tree;
    NodeId last = Tree::Root;
    Stone side = Stone::Black;
    for (const char* move : moves) {
        last = tree.add(last, side, *moveFromText(move, 15));
        side = opponent(side);
    }
    return tree;
}

TEST(VariationLayout, ALineGoesStraightDown) {
    const TreeLayout layout = layOut(lineOf({"h8", "h9", "i9"}), {});
    EXPECT_EQ(text(layout), "0,0 0,1 0,2 0,3 ");
    EXPECT_EQ(layout.rows, 4);
    EXPECT_EQ(layout.lanes, 1);
    EXPECT_EQ(layout.places.back().number, 3);
}

TEST(VariationLayout, VariationsLieBesideEachOtherAndNeverOnOneAnother) {
    Tree tree = lineOf({"h8", "h9", "i9", "g7"});
    const NodeId first = tree[Tree::Root].firstChild;
    const NodeId second = tree[first].firstChild;
    const NodeId other = tree.add(first, Stone::White, *moveFromText("i8", 15));
    tree.add(other, Stone::Black, *moveFromText("j8", 15));
    tree.add(second, Stone::Black, *moveFromText("a1", 15));
    tree.add(second, Stone::Black, *moveFromText("b1", 15));
    const TreeLayout layout = layOut(tree, {});
    ASSERT_EQ(layout.places.size(), 9U);
    for (std::size_t i = 0; i < layout.places.size(); ++i) {
        for (std::size_t j = i + 1; j < layout.places.size(); ++j) {
            const TreePlace &a = layout.places[i], &b = layout.places[j];
            EXPECT_FALSE(a.lane == b.lane && a.row == b.row) << i << ' ' << j;
        }
    }
    EXPECT_EQ(layout.lanes, 4);
}

TEST(VariationLayout, OfAHugeTreeOnlyTheLineAndItsBranchesAreShown) {
    Tree tree = lineOf({"h8", "h9", "i9"});
    const NodeId first = tree[Tree::Root].firstChild;
    const NodeId second = tree[first].firstChild;
    tree.add(tree.add(first, Stone::White, *moveFromText("i8", 15)), Stone::Black,
             *moveFromText("j8", 15));
    const TreeLayout layout = layOut(tree, {first, second}, 3);
    EXPECT_EQ(text(layout), "0,0 0,1 0,2 1,2 ");
}

}  // namespace
}  // namespace tianyuan::table
