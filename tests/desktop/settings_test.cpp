#include "desktop/settings/settings.h"

#include <QCoreApplication>
#include <QFile>
#include <QMetaMethod>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <memory>

namespace tianyuan::desktop {
namespace {

class SettingsTest : public ::testing::Test {
protected:
    QString file() const { return folder_.filePath("settings.ini"); }

    void write(const QByteArray& text) const {
        QFile out(file());
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write("[General]\n" + text);
    }

    /// The lines of the file, as they are after a program with these settings has ended.
    QStringList linesAfter(std::unique_ptr<Settings> settings) const {
        settings.reset();
        QFile in(file());
        if (!in.open(QIODevice::ReadOnly)) return {};
        return QString::fromUtf8(in.readAll()).split('\n', Qt::SkipEmptyParts);
    }

    std::unique_ptr<Settings> open() const { return std::make_unique<Settings>(file()); }

private:
    QTemporaryDir folder_;
};

/// Counts what all the settings tell.
class Listener {
public:
    explicit Listener(const Settings& settings) {
        for (const auto* group : settings.findChildren<SettingsGroup*>()) {
            const QMetaObject& type = *group->metaObject();
            for (int i = type.propertyOffset(); i < type.propertyCount(); ++i) {
                const QMetaProperty property = type.property(i);
                EXPECT_TRUE(property.hasNotifySignal()) << property.name();
                spies_.push_back(std::make_unique<QSignalSpy>(group, property.notifySignal()));
            }
        }
    }

    QStringList heard() const {
        QStringList names;
        for (const auto& spy : spies_) {
            for (int i = 0; i < spy->count(); ++i) names << spy->signal();
        }
        return names;
    }
    std::size_t size() const { return spies_.size(); }

private:
    std::vector<std::unique_ptr<QSignalSpy>> spies_;
};

TEST_F(SettingsTest, ChangingOneTellsOnlyThatOne) {
    const auto settings = open();
    const Listener listener(*settings);
    ASSERT_EQ(listener.size(), 46u);
    settings->play().setThinkSeconds(7);
    EXPECT_EQ(listener.heard(), QStringList{"thinkSecondsChanged()"});
}

TEST_F(SettingsTest, ChangingOneWritesOnlyThatOne) {
    auto settings = open();
    settings->look().setTheme("dark");
    EXPECT_EQ(linesAfter(std::move(settings)), (QStringList{"[General]", "theme=dark"}));
}

TEST_F(SettingsTest, WhatStaysAsItIsIsNeitherToldNorWritten) {
    auto settings = open();
    const Listener listener(*settings);
    settings->look().setTheme("system");
    EXPECT_TRUE(listener.heard().isEmpty());
    EXPECT_TRUE(linesAfter(std::move(settings)).isEmpty());
}

TEST_F(SettingsTest, FilesOfOlderProgramsGoOnWorking) {
    write(
        "analyst=level:9\nboard=slate\ncoordinates=false\nguidanceSeen=4\nlookBackSeconds=2.5\n"
        "mode=watch\nname=\\x738b\nrecentFiles=/a.sgf, /b.sgf\nsize=19\ntextScale=1.15\n"
        "time=5m+5s\nvolume=0.3\nwindowWidth=900\n");
    const auto settings = open();
    EXPECT_EQ(settings->study().analyst(), "level:9");
    EXPECT_EQ(settings->look().board(), "slate");
    EXPECT_FALSE(settings->look().coordinates());
    EXPECT_EQ(settings->play().guidanceSeen(), 4);
    EXPECT_EQ(settings->study().lookBackSeconds(), 2.5);
    EXPECT_EQ(settings->newGame().mode(), "watch");
    EXPECT_EQ(settings->newGame().name(), "王");
    EXPECT_EQ(settings->files().recentFiles(), (QStringList{"/a.sgf", "/b.sgf"}));
    EXPECT_EQ(settings->newGame().size(), 19);
    EXPECT_EQ(settings->look().textScale(), 1.15);
    EXPECT_EQ(settings->newGame().time(), "5m+5s");
    EXPECT_EQ(settings->sounds().volume(), 0.3);
    EXPECT_EQ(settings->window().windowWidth(), 900);
    EXPECT_EQ(settings->window().windowHeight(), 800);
}

TEST_F(SettingsTest, WhatMakesNoSenseIsAsGoodAsNothing) {
    write(
        "theme=pink\ntextScale=7\nthinkSeconds=soon\nrule=chess\ntime=never\nopening=?\n"
        "volume=nan\nlookBackSeconds=-1\nsize=99\n");
    const auto settings = open();
    EXPECT_EQ(settings->look().theme(), "system");
    EXPECT_EQ(settings->look().textScale(), 1);
    EXPECT_EQ(settings->play().thinkSeconds(), 5);
    EXPECT_EQ(settings->newGame().rule(), "freestyle");
    EXPECT_EQ(settings->newGame().time(), "none");
    EXPECT_EQ(settings->newGame().opening(), "free");
    EXPECT_EQ(settings->sounds().volume(), 0.7);
    // A number that is too large or too small becomes the nearest one.
    EXPECT_EQ(settings->study().lookBackSeconds(), 0.1);
    EXPECT_EQ(settings->newGame().size(), Board::MaxSize);
}

TEST_F(SettingsTest, WhatMakesNoSenseIsNotTaken) {
    const auto settings = open();
    const Listener listener(*settings);
    settings->look().setBoard("glass");
    settings->newGame().setRule("");
    EXPECT_TRUE(listener.heard().isEmpty());
}

TEST_F(SettingsTest, EverythingCanBePutBack) {
    const auto settings = open();
    settings->look().setBoard("paper");
    settings->newGame().setName("Li");
    const Listener listener(*settings);
    settings->reset();
    EXPECT_EQ(settings->look().board(), "wood");
    EXPECT_EQ(settings->newGame().name(), "");
    EXPECT_EQ(listener.heard(), (QStringList{"boardChanged()", "nameChanged()"}));
    EXPECT_EQ(open()->look().board(), "wood");
}

TEST(SettingsFileTest, TellsOnceThatItCannotBeWritten) {
    int count = 0;
    const QCoreApplication application(count, nullptr);
    Settings settings("/dev/null/settings.ini");
    const QSignalSpy told(&settings, &Settings::notKept);
    QCoreApplication::processEvents();
    EXPECT_EQ(told.count(), 0);
    for (const char* theme : {"dark", "light"}) {
        settings.look().setTheme(theme);
        QCoreApplication::processEvents();
        EXPECT_EQ(told.count(), 1);
    }
}

}  // namespace
}  // namespace tianyuan::desktop
