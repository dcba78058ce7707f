#include "study/kept_view.h"

#include "core/notation.h"

#include <gmock/gmock.h>

namespace tianyuan::study {
namespace {

std::vector<Move> moves(const char* text) { return *movesFromText(text, 15); }

game::Game gameOf(const char* text) {
    game::Game game;
    for (const Move move : moves(text)) EXPECT_TRUE(game.play(move));
    return game;
}

PositionView view(double value) {
    PositionView view;
    view.evaluation.value = value;
    view.evaluation.depth = 12;
    return view;
}

TEST(KeptView, IsOneLineOfTextAndBack) {
    PositionView told = view(-0.1);
    told.chance = 0.375;
    told.by = "Some | Engine 五";
    told.line = moves("h9i8");
    PositionView proved;
    proved.evaluation = {1, 7, {}};
    for (const KeptView& kept : {KeptView{{}, view(35.25)}, KeptView{moves("h8i9"), told},
                                 KeptView{moves("h8"), proved}}) {
        const std::string text = toText(kept, 15);
        EXPECT_EQ(text.find('\n'), std::string::npos);
        EXPECT_THAT(keptViewFromText(text, 15), testing::Optional(kept)) << text;
    }
    told.by = "two\nlines";
    EXPECT_EQ(toText({{}, told}, 15).find('\n'), std::string::npos);
}

TEST(KeptView, WhatIsNoneIsPassedOver) {
    for (const char* text : {"", "h8", "h8|||||", "h8||||||", "z9|1|||||", "h8|x|||||",
                             "h8|1|x||||", "h8|1|||0.5x||", "h8|1||||z9|"}) {
        EXPECT_FALSE(keptViewFromText(text, 15)) << text;
    }
    EXPECT_TRUE(keptViewFromText("h8|1|||||", 15));
}

TEST(KeptView, FindsItsPlaceByTheMoves) {
    game::Game game = gameOf("h8i9i8");
    const auto write = [&game](const KeptView& kept) {
        const auto node = placeOf(kept, game);
        if (node) writeView(kept.view, 15, game.editNotes(*node));
        return node.has_value();
    };
    EXPECT_TRUE(write({moves("h8i9"), view(5)}));
    EXPECT_FALSE(write({moves("h8i10"), view(6)})) << "was taken back";
    EXPECT_FALSE(write({moves("h8i9i8g8"), view(7)})) << "has not been played";
    const auto kept = keptViews(game, 3);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept.front(), (KeptView{moves("h8i9"), view(5)}));
    EXPECT_TRUE(keptViews(game, 1).empty());
    EXPECT_TRUE(write({{}, view(1)}));
    EXPECT_EQ(keptViews(game, 3).size(), 2U);
}

TEST(KeptView, APassIsAMoveLikeAnother) {
    PositionView told = view(1);
    told.line = moves("i9passi8");
    const KeptView kept{moves("h8pass"), told};
    EXPECT_THAT(keptViewFromText(toText(kept, 15), 15), testing::Optional(kept));
    record::Notes notes;
    writeView(told, 15, notes);
    EXPECT_THAT(readView(&notes, 15), testing::Optional(told));
}

}  // namespace
}  // namespace tianyuan::study
