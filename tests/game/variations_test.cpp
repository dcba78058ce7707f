#include "core/notation.h"
#include "game/game.h"

#include <gtest/gtest.h>

#include <string>

namespace tianyuan::game {
namespace {

Move at(std::string_view text) { return *moveFromText(text, 15); }

/// A studied game: h8 h9 i9 is the game, h8 h9 g9 and h8 g8 are variations.
Game studied() {
    Game game;
    for (const char* move : {"h8", "h9", "i9"}) EXPECT_TRUE(game.play(at(move)));
    game.setStudying(true);
    game.jumpTo(2);
    EXPECT_TRUE(game.play(at("g9")));
    game.jumpTo(1);
    EXPECT_TRUE(game.play(at("g8")));
    return game;
}

std::string text(const Game& game, const std::vector<record::NodeId>& nodes) {
    std::string all;
    for (const record::NodeId id : nodes) all += toText(game.record().tree[id].move, 15);
    return all;
}

record::NodeId find(const Game& game, std::string_view line) {
    const record::Tree& tree = game.record().tree;
    record::NodeId node = record::Tree::Root;
    Stone side = Stone::Black;
    const auto moves = movesFromText(line, 15);
    for (const Move move : *moves) {
        node = tree.childWith(node, side, move);
        side = opponent(side);
    }
    return node;
}

TEST(Variations, TheLineGoesOnWhereRedoLeads) {
    Game game = studied();
    ASSERT_TRUE(game.goTo(find(game, "h8h9g9")));
    game.jumpTo(1);
    EXPECT_EQ(text(game, game.line()), "h8h9g9");
    ASSERT_TRUE(game.goTo(find(game, "h8")));
    EXPECT_EQ(text(game, game.line()), "h8h9i9");
}

TEST(Variations, AreCutOffWithAllUnderThem) {
    Game game = studied();
    game.cut(find(game, "h8g8"));
    EXPECT_EQ(toText(game.moves(), 15), "h8");
    EXPECT_EQ(find(game, "h8g8"), record::NoNode);
    ASSERT_TRUE(game.goTo(find(game, "h8h9i9")));
    game.cut(find(game, "h8h9g9"));
    EXPECT_EQ(toText(game.moves(), 15), "h8h9i9");
    game.cut(find(game, "h8h9"));
    EXPECT_EQ(text(game, game.line()), "h8");
}

TEST(Variations, BecomeTheMainLine) {
    Game game = studied();
    game.makeMain(find(game, "h8g8"));
    EXPECT_EQ(toText(record::mainLine(game.record()), 15), "h8g8");
    EXPECT_EQ(toText(game.moves(), 15), "h8g8");
}

}  // namespace
}  // namespace tianyuan::game
