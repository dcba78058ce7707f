// Every tst_*.qml gets a desktop of its own: fresh settings, an empty library.

#include "desktop/desktop.h"

#include "store/library.h"
#include "store/test_disk.h"
#include "support/plain_rights.h"
#include "workshop.h"

#include <QFile>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQuickTest/quicktest.h>

#include <filesystem>
#include <optional>

using tianyuan::desktop::Desktop;
using tianyuan::desktop::DesktopOptions;
using tianyuan::store::TestDisk;

/// Fills the disk under the library, and makes room again.
class DiskControl : public QObject {
    Q_OBJECT

public:
    DiskControl(TestDisk& disk, Desktop& desktop) : disk_(disk), desktop_(desktop) {}

    /// Takes effect after everything that was asked of the store before.
    Q_INVOKABLE void setFull(bool full) {
        desktop_.store().run([this, full](auto&) {
            disk_.room = full ? std::optional<std::int64_t>(0) : std::nullopt;
            return tianyuan::Attempt(tianyuan::Done{});
        });
    }

private:
    TestDisk& disk_;
    Desktop& desktop_;
};

/// Makes the folder of the library read-only with all that is in it, or lets it be written again.
class ShelfControl : public QObject {
    Q_OBJECT

public:
    explicit ShelfControl(QString folder) : folder_(std::move(folder)) {}

    Q_INVOKABLE void setReadOnly(bool readOnly) {
        using Permissions = std::filesystem::perms;
        const std::filesystem::path folder(folder_.toStdString());
        std::filesystem::permissions(folder, Permissions(0755));
        for (const auto& file : std::filesystem::directory_iterator(folder)) {
            std::filesystem::permissions(file, Permissions(readOnly ? 0444 : 0644));
        }
        if (readOnly) std::filesystem::permissions(folder, Permissions(0555));
    }

private:
    QString folder_;
};

/// A file lies where the folder of the library should be, until somebody takes it away.
class LateFolder : public QObject {
    Q_OBJECT

public:
    explicit LateFolder(QString place) : place_(std::move(place)) {
        QFile file(place_);
        if (!file.open(QIODevice::WriteOnly)) qFatal("There is no file in the way.");
    }

    Q_INVOKABLE void allow() { QFile::remove(place_); }

private:
    QString place_;
};

class Setup : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable() {
        QQuickStyle::setStyle("Basic");
        // Players are made from the engines in the usual place: it is one of our own here.
        qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
    }

    void qmlEngineAvailable(QQmlEngine* engine) {
        DesktopOptions options;
        options.settingsFile =
            qEnvironmentVariable("TIANYUAN_TEST_SETTINGS", folder_.filePath("settings.ini"));
        options.table.library = libraryFile().toStdString();
        options.table.documents = folder_.path();
        if (qEnvironmentVariableIsSet("TIANYUAN_TEST_SHELF")) makeShelf();
        if (qEnvironmentVariableIsSet("TIANYUAN_TEST_LATE"))
            late_.emplace(folder_.filePath("late"));
        if (qEnvironmentVariableIsSet("TIANYUAN_TEST_DISK")) disk_.emplace();
        desktop_.emplace(options);
        desktop_->attachTo(*engine);
        workshop_.emplace(folder_.path());
        QQmlContext* context = engine->rootContext();
        context->setContextProperty("workshop", &*workshop_);
        context->setContextProperty("libraryFile", libraryFile());
        context->setContextProperty("terminalGame", TIANYUAN_CLI);
        context->setContextProperty("goodEngine", TIANYUAN_GOOD_ENGINE);
        context->setContextProperty("badEngine", TIANYUAN_BAD_ENGINE);
        if (shelf_) context->setContextProperty("shelf", &*shelf_);
        if (late_) context->setContextProperty("libraryFolder", &*late_);
        if (!disk_) return;
        diskControl_.emplace(*disk_, *desktop_);
        context->setContextProperty("testDisk", &*diskControl_);
    }

    void cleanupTestCase() {
        desktop_.reset();
        if (shelf_) shelf_->setReadOnly(false);
    }

private:
    QString libraryFile() const {
        if (qEnvironmentVariableIsSet("TIANYUAN_TEST_SHELF")) {
            return folder_.filePath("shelf/games.db");
        }
        if (qEnvironmentVariableIsSet("TIANYUAN_TEST_LATE")) {
            return folder_.filePath("late/games.db");
        }
        return qEnvironmentVariable("TIANYUAN_TEST_LIBRARY", folder_.filePath("games.db"));
    }

    /// A library with a game in it that nothing can be added to.
    void makeShelf() {
        using tianyuan::store::Library;
        if (!tianyuan::test::obeyPermissions()) qFatal("The superuser stays one.");
        auto library = Library::open(libraryFile().toStdString());
        if (!library) qFatal("There is no library.");
        tianyuan::record::Record game;
        game.black = "Lin";
        game.white = "Pine";
        game.tree.add(tianyuan::record::Tree::Root, tianyuan::Stone::Black, tianyuan::Point(7, 7));
        if (!library->add(game, {"kept.sgf", {}, false})) qFatal("The library takes no game.");
        shelf_.emplace(folder_.filePath("shelf"));
        library = tianyuan::Reason{};  // closed
        shelf_->setReadOnly(true);
    }

    QTemporaryDir folder_;
    std::optional<TestDisk> disk_;       // for tests that fill it
    std::optional<ShelfControl> shelf_;  // for tests that cannot write
    std::optional<LateFolder> late_;     // for tests whose library comes later
    std::optional<tianyuan::desktop::Workshop> workshop_;
    std::optional<Desktop> desktop_;
    std::optional<DiskControl> diskControl_;
};

QUICK_TEST_MAIN_WITH_SETUP(desktop, Setup)

#include "desktop_test.moc"
