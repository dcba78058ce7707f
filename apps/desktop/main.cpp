#include "desktop.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

int main(int count, char** arguments) {
    const QGuiApplication application(count, arguments);
    QGuiApplication::setApplicationName("tianyuan");
    QGuiApplication::setDesktopFileName("tianyuan");
    QQuickStyle::setStyle("Basic");

    tianyuan::desktop::Desktop desktop({});
    QQmlApplicationEngine engine;
    desktop.attachTo(engine);
    engine.load(QUrl("qrc:/qt/qml/Tianyuan/qml/Main.qml"));
    if (engine.rootObjects().isEmpty()) return 1;
    return QGuiApplication::exec();
}
