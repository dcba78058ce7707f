// Every tst_*.qml gets a desktop of its own: fresh settings, an empty library.

#include "desktop.h"

#include "store/test_disk.h"
#include "workshop.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQuickTest/quicktest.h>

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
        options.settingsFile = folder_.filePath("settings.ini");
        options.table.library =
            qEnvironmentVariable("TIANYUAN_TEST_LIBRARY", folder_.filePath("games.db"))
                .toStdString();
        options.table.documents = folder_.path();
        if (qEnvironmentVariableIsSet("TIANYUAN_TEST_DISK")) disk_.emplace();
        desktop_.emplace(options);
        desktop_->attachTo(*engine);
        workshop_.emplace(folder_.path());
        QQmlContext* context = engine->rootContext();
        context->setContextProperty("workshop", &*workshop_);
        context->setContextProperty("goodEngine", TIANYUAN_GOOD_ENGINE);
        context->setContextProperty("badEngine", TIANYUAN_BAD_ENGINE);
        if (!disk_) return;
        diskControl_.emplace(*disk_, *desktop_);
        context->setContextProperty("testDisk", &*diskControl_);
    }

    void cleanupTestCase() { desktop_.reset(); }

private:
    QTemporaryDir folder_;
    std::optional<TestDisk> disk_;  // for tests that fill it
    std::optional<tianyuan::desktop::Workshop> workshop_;
    std::optional<Desktop> desktop_;
    std::optional<DiskControl> diskControl_;
};

QUICK_TEST_MAIN_WITH_SETUP(desktop, Setup)

#include "desktop_test.moc"
