#include "desktop/export/board_print.h"

#include <QGuiApplication>
#include <gtest/gtest.h>

namespace tianyuan::desktop {
namespace {

class PrintedPages : public testing::Test {
protected:
    static void SetUpTestSuite() {
        static int count = 1;
        static char name[] = "board_print_test";
        static char* arguments[] = {name, nullptr};
        if (!qApp) app_ = new QGuiApplication(count, arguments);
    }
    static inline QGuiApplication* app_ = nullptr;

    /// A game with so many mistakes, the win after each of them so many stones long.
    static int pagesOf(int mistakes, int stones) {
        BoardPrint print;
        print.kind = BoardPrint::Kind::Pdf;
        print.pictures.emplace_back();
        print.title = "Black – White";
        print.review.summary = {"White could hold the game until move 40: F8 lost it."};
        QStringList steps;
        for (int stone = 1; stone <= stones; ++stone) {
            steps << QString("%1. Black K4: open three").arg(stone);
        }
        const PrintedReview::Note note{
            "White 16, L7, is the losing move", {"Five comes in time.", steps.join("   ")}, {}};
        print.review.notes.assign(static_cast<std::size_t>(mistakes), note);
        const Result<std::string> bytes = printBoard(print);
        EXPECT_TRUE(bytes);
        if (!bytes) return 0;
        return static_cast<int>(QByteArray::fromStdString(*bytes).count("/Type /Page\n"));
    }
};

TEST_F(PrintedPages, HaveThreeMistakesEachWithTheWordsBesideTheBoard) {
    EXPECT_EQ(pagesOf(1, 5), 2) << "the game and what was found";
    EXPECT_EQ(pagesOf(4, 21), 3);
    EXPECT_EQ(pagesOf(5, 21), 3);
    EXPECT_EQ(pagesOf(6, 21), 4) << "the summary takes a place";
}

TEST_F(PrintedPages, HaveRoomForALongLine) { EXPECT_EQ(pagesOf(2, 60), 3); }

}  // namespace
}  // namespace tianyuan::desktop
