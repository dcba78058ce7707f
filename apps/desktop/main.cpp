#include "desktop/command_line.h"
#include "desktop/desktop.h"
#include "desktop/window/display_watch.h"
#include "desktop/window/quit_signals.h"
#include "desktop/window/window_size.h"
#include "words/sentence.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QWindow>

#include <cstdio>
#include <optional>

using namespace tianyuan;

int main(int count, char** arguments) {
    // What needs no window is answered where there is no display either.
    desktop::CommandLine line = desktop::readCommandLine(count, arguments);
    const auto language = line.language.value_or(words::languageOfEnvironment());
    if (line.help || line.version) {
        const std::string text =
            line.help ? desktop::helpText(language) : "tianyuan " TIANYUAN_VERSION;
        return std::puts(text.c_str()) < 0;
    }
    std::optional<desktop::DisplayWatch> watch(language);
    const QGuiApplication application(count, arguments);
    watch.reset();
    line = desktop::readCommandLine(count, arguments);  // Qt has taken its own
    if (line.complaint) {
        std::fprintf(stderr, "tianyuan: %s\n", words::sentence(*line.complaint, language).c_str());
        return 2;
    }
    QGuiApplication::setApplicationName("tianyuan");
    QGuiApplication::setDesktopFileName("tianyuan");
    QQuickStyle::setStyle("Basic");

    desktop::DesktopOptions options;
    options.language = line.language;
    desktop::Desktop desktop(options);
    QQmlApplicationEngine engine;
    desktop.attachTo(engine);
    engine.load(QUrl("qrc:/qt/qml/Tianyuan/qml/Main.qml"));
    if (engine.rootObjects().isEmpty()) return 1;
    const desktop::QuitSignals signals;
    const auto& window = *qobject_cast<QWindow*>(engine.rootObjects().constFirst());
    const desktop::WindowSize size(window, desktop.settings().window());
    if (line.file) desktop.files().openPath(QString::fromStdString(line.file->string()));
    return QGuiApplication::exec();
}
