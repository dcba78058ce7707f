#include "desktop/window/window_size.h"

#include "desktop/settings/settings.h"

#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QWindow>
#include <gtest/gtest.h>

namespace tianyuan::desktop {
namespace {

/// A window with its settings, for as long as a program runs.
class WindowSizeTest : public ::testing::Test {
protected:
    WindowSizeTest() {
        window_.resize(settings_.window().windowWidth(), settings_.window().windowHeight());
        window_.show();
    }

    void resize(int width, int height) {
        window_.resize(width, height);
        QCoreApplication::processEvents();
    }

    QByteArray file() {
        QCoreApplication::processEvents();  // by then the settings have been written
        QFile in(folder_.filePath("settings.ini"));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    int count_ = 1;
    char name_[5] = "test";
    char* arguments_[2] = {name_, nullptr};
    QGuiApplication application_{count_, arguments_};
    QTemporaryDir folder_;
    Settings settings_{folder_.filePath("settings.ini")};
    QWindow window_;
    WindowSize size_{window_, settings_.window()};
};

TEST_F(WindowSizeTest, AStepOfAResizeWritesNothing) {
    int told = 0;
    QObject::connect(&settings_.window(), &WindowSettings::windowWidthChanged, [&] { ++told; });
    for (int width = 700; width < 720; ++width) resize(width, 500);
    EXPECT_EQ(file(), "");
    EXPECT_EQ(told, 0);
}

TEST_F(WindowSizeTest, TheSizeIsKeptWhenTheProgramEnds) {
    resize(700, 500);
    window_.close();
    QMetaObject::invokeMethod(qGuiApp, &QCoreApplication::quit, Qt::QueuedConnection);
    QGuiApplication::exec();
    EXPECT_EQ(settings_.window().windowWidth(), 700);
    EXPECT_EQ(settings_.window().windowHeight(), 500);
    EXPECT_EQ(file(), "[General]\nwindowHeight=500\nwindowWidth=700\n");
}

TEST_F(WindowSizeTest, AMaximisedWindowKeepsTheSizeItHadBefore) {
    resize(700, 500);
    window_.showMaximized();
    resize(800, 800);
    QMetaObject::invokeMethod(qGuiApp, &QCoreApplication::quit, Qt::QueuedConnection);
    QGuiApplication::exec();
    EXPECT_EQ(settings_.window().windowWidth(), 700);
}

}  // namespace
}  // namespace tianyuan::desktop
