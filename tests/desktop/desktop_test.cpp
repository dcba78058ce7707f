// Every tst_*.qml gets a desktop of its own: fresh settings, an empty library.

#include "desktop.h"

#include "workshop.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQuickTest/quicktest.h>

#include <optional>

class Setup : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable() {
        QQuickStyle::setStyle("Basic");
        // Players are made from the engines in the usual place: it is one of our own here.
        qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
    }

    void qmlEngineAvailable(QQmlEngine* engine) {
        tianyuan::desktop::DesktopOptions options;
        options.settingsFile = folder_.filePath("settings.ini");
        options.table.library =
            qEnvironmentVariable("TIANYUAN_TEST_LIBRARY", folder_.filePath("games.db"))
                .toStdString();
        options.table.documents = folder_.path();
        desktop_.emplace(options);
        desktop_->attachTo(*engine);
        workshop_.emplace(folder_.path());
        engine->rootContext()->setContextProperty("workshop", &*workshop_);
        engine->rootContext()->setContextProperty("goodEngine", TIANYUAN_GOOD_ENGINE);
        engine->rootContext()->setContextProperty("badEngine", TIANYUAN_BAD_ENGINE);
    }

    void cleanupTestCase() { desktop_.reset(); }

private:
    QTemporaryDir folder_;
    std::optional<tianyuan::desktop::Workshop> workshop_;
    std::optional<tianyuan::desktop::Desktop> desktop_;
};

QUICK_TEST_MAIN_WITH_SETUP(desktop, Setup)

#include "desktop_test.moc"
