#include "desktop/board/ground_item.h"

#include <QGuiApplication>
#include <QQuickWindow>
#include <QTest>
#include <gtest/gtest.h>

namespace tianyuan::desktop {
namespace {

/// A window with a board in it.
class GroundItemTest : public testing::Test {
protected:
    GroundItemTest() {
        window_.resize(400, 400);
        ground_.setParentItem(window_.contentItem());
        ground_.setSize({300, 300});
        window_.show();
    }

    bool comesAbout(const std::function<bool()>& isSo) {
        return QTest::qWaitFor(
            [&] {
                window_.grabWindow();
                return isSo();
            },
            20'000);
    }
    QImage picture() { return window_.grabWindow(); }

    int count_ = 1;
    char name_[5] = "test";
    char* words_ = name_;
    QGuiApplication application_{count_, &words_};
    QQuickWindow window_;
    GroundItem ground_;
};

TEST_F(GroundItemTest, HasNoPictureWhereNobodySeesIt) {
    ASSERT_TRUE(comesAbout([this] { return ground_.isReady(); }));
    EXPECT_GT(ground_.bytesInUse(), 300 * 300 * 4);
    ground_.setVisible(false);
    EXPECT_EQ(ground_.bytesInUse(), 0);
    ground_.setSize({320, 320});
    picture();
    EXPECT_EQ(ground_.bytesInUse(), 0);
}

TEST_F(GroundItemTest, IsThereAtOnceWhenItIsSeenAgain) {
    ASSERT_TRUE(comesAbout([this] { return ground_.isReady(); }));
    const QImage before = picture();
    ground_.setVisible(false);
    EXPECT_NE(picture(), before);
    ground_.setVisible(true);
    EXPECT_EQ(picture(), before);
    EXPECT_TRUE(ground_.isReady());
}

}  // namespace
}  // namespace tianyuan::desktop
