#include <QImageReader>
#include <gtest/gtest.h>

namespace tianyuan::desktop {
namespace {

// The part of Qt that does is loaded by name, and a window without faces would say nothing.
TEST(Faces, AreOfAKindThatQtReads) {
    EXPECT_TRUE(QImageReader::supportedImageFormats().contains("svg"));
}

}  // namespace
}  // namespace tianyuan::desktop
