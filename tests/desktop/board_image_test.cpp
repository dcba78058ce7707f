#include "desktop/board/board_image.h"

#include <QGuiApplication>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {
namespace {

constexpr int Side = 720;

/// Relative luminance and contrast, as the guidelines for accessible pages define them.
double luminance(QRgb pixel) {
    const auto part = [](int value) {
        const double share = value / 255.0;
        return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(qRed(pixel)) + 0.7152 * part(qGreen(pixel)) + 0.0722 * part(qBlue(pixel));
}

double contrast(double a, double b) { return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05); }

/// The pixels around the middle of the board, as far as a part of the side.
std::vector<double> middleOf(const QImage& image, double part) {
    std::vector<double> values;
    const int centre = image.width() / 2, reach = static_cast<int>(image.width() * part);
    for (int y = centre - reach; y <= centre + reach; ++y) {
        for (int x = centre - reach; x <= centre + reach; ++x) {
            values.push_back(luminance(image.pixel(x, y)));
        }
    }
    std::sort(values.begin(), values.end());
    return values;
}

class BoardImageTest : public testing::Test {
protected:
    static void SetUpTestSuite() {
        static int count = 1;
        static char name[] = "board_image_test";
        static char* arguments[] = {name, nullptr};
        if (!qApp) app_ = new QGuiApplication(count, arguments);
    }
    static inline QGuiApplication* app_ = nullptr;
};

/// However weak the score, and on every board: the figure stands out from what is behind it, and no
/// line of the board runs through it.
TEST_F(BoardImageTest, FiguresOfTheScoreMapCanBeRead) {
    for (const char* look : {"wood", "paper", "slate", "flat"}) {
        for (const double value : {0.0, 0.3, 0.6, 1.0}) {
            BoardPicture picture;
            picture.size = 15;
            picture.scores = {{Point(7, 7), value, "88"}};
            BoardImageOptions options;
            options.look = look;
            const QImage image = boardImage(picture, options, Side);
            const auto pixels = middleOf(image, 0.010);
            // Above the figure, still in its disc.
            const double cell = Side / (14 + 1.66);
            const double ground = luminance(
                image.pixel(Side / 2, Side / 2 - static_cast<int>(std::lround(cell * 0.34))));
            const double most =
                std::max(contrast(pixels.front(), ground), contrast(pixels.back(), ground));
            EXPECT_GE(most, 4.0) << look << " " << value;
        }
    }
}

/// What shows a number shows it after the win as well.
TEST_F(BoardImageTest, TheWinningLineLeavesNumbersFree) {
    BoardPicture picture;
    picture.size = 15;
    for (int i = 0; i < 5; ++i) {
        picture.stones.push_back({Point(5 + i, 7), Stone::Black, 2 * i + 1});
        picture.winning.emplace_back(5 + i, 7);
    }
    const QImage won = boardImage(picture, {}, Side);
    const auto isRed = [](QRgb pixel) {
        return qRed(pixel) > 200 && qGreen(pixel) < 130 && qBlue(pixel) < 110;
    };
    int onNumber = 0, between = 0;
    const int centre = Side / 2, cell = static_cast<int>(Side / (14 + 1.66));
    for (int y = centre - cell / 4; y <= centre + cell / 4; ++y) {
        for (int x = centre - cell / 4; x <= centre + cell / 4; ++x) {
            onNumber += isRed(won.pixel(x, y));
            between += isRed(won.pixel(x + cell / 2, y));
        }
    }
    EXPECT_EQ(onNumber, 0);
    EXPECT_GT(between, 0);
}

}  // namespace
}  // namespace tianyuan::desktop
