#include "desktop/export/gif_writer.h"

#include "desktop/export/colour_palette.h"

#include <gtest/gtest.h>

namespace tianyuan::desktop {
namespace {

TEST(ColourPalette, KeepsFewColoursAsTheyAre) {
    QImage image(4, 1, QImage::Format_RGB32);
    image.setPixel(0, 0, qRgb(250, 10, 10));
    image.setPixel(1, 0, qRgb(10, 250, 10));
    image.setPixel(2, 0, qRgb(10, 10, 250));
    image.setPixel(3, 0, qRgb(10, 10, 250));
    const ColourPalette palette({image});
    EXPECT_EQ(palette.colours().size(), 3U);
    for (int x = 0; x < 4; ++x) {
        const QRgb wanted = image.pixel(x, 0), given = palette.colours()[palette.nearest(wanted)];
        EXPECT_LE(std::abs(qRed(wanted) - qRed(given)), 4);
        EXPECT_LE(std::abs(qGreen(wanted) - qGreen(given)), 4);
        EXPECT_LE(std::abs(qBlue(wanted) - qBlue(given)), 4);
    }
}

TEST(ColourPalette, NeverHasMoreThanAsked) {
    QImage image(64, 64, QImage::Format_RGB32);
    for (int y = 0; y < 64; ++y) {
        for (int x = 0; x < 64; ++x) image.setPixel(x, y, qRgb(4 * x, 4 * y, 2 * (x + y)));
    }
    EXPECT_EQ(ColourPalette({image}, 16).colours().size(), 16U);
    EXPECT_LE(ColourPalette({image}).colours().size(), 256U);
}

TEST(GifWriter, WritesTheSignatureTheSizeAndAnEnd) {
    QImage first(10, 6, QImage::Format_RGB32);
    first.fill(Qt::white);
    QImage second = first;
    second.setPixel(3, 2, qRgb(0, 0, 0));
    GifWriter writer;
    for (const QImage& picture : {first, second, second}) {
        writer.add(picture, std::chrono::milliseconds(100));
    }
    const auto bytes = writer.write();
    ASSERT_TRUE(bytes);
    EXPECT_EQ(bytes->substr(0, 6), "GIF89a");
    EXPECT_EQ((*bytes)[6], 10);
    EXPECT_EQ((*bytes)[8], 6);
    EXPECT_EQ(bytes->back(), ';');
    EXPECT_NE(bytes->find("NETSCAPE2.0"), std::string::npos);
}

TEST(GifWriter, RemembersOnlyWhatIsDifferent) {
    QImage picture(400, 400, QImage::Format_RGB32);
    picture.fill(Qt::white);
    GifWriter writer;
    for (int i = 0; i < 100; ++i) {
        picture.setPixel(i, i, qRgb(0, 0, 0));
        writer.add(picture, std::chrono::milliseconds(100));
    }
    EXPECT_LT(writer.bytesInUse(), 3U * static_cast<std::size_t>(picture.sizeInBytes()));
    const auto bytes = writer.write();
    ASSERT_TRUE(bytes);
    EXPECT_LT(bytes->size(), 20'000U);
}

}  // namespace
}  // namespace tianyuan::desktop
