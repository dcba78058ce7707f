// Walks through every page in both languages, text sizes and forms of the window, and fails where
// the inspection finds a fault.
//
//   layout_check [zh|en] [PATTERN]     in one language, only scenes whose names contain PATTERN
//   layout_check --itself              is every kind of fault seen?

#include "inspection.h"
#include "stage.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQuickStyle>
#include <QSet>

#include <cstdio>
#include <iterator>
#include <memory>
#include <vector>

namespace {

using tianyuan::desktop::Inspection;

/// A window of 200×100 and the fault that is in it.
struct Example {
    const char* qml;
    const char* fault;  // empty: there is none
};
constexpr Example Examples[]{
    {"Text { text: 'whole' }", ""},
    {"Text { width: 20; elide: Text.ElideRight; text: 'too long for it' }", "is cut"},
    {"Text { x: 190; text: 'too far' }", "is not all in the window"},
    {"Text { width: 40; fontSizeMode: Text.HorizontalFit; font.pixelSize: 20; minimumPixelSize: 6;"
     " text: 'many words' }",
     "is shrunk from 20"},
    {"Text { width: 40; wrapMode: Text.Wrap; text: 'a considerable word' }",
     "is broken in the middle of a word"},
    {"Item { Text { text: 'one' } Icon { name: 'back'; width: 24; height: 24 } }", "lies over"},
    {"Item { T.Button { width: 40; height: 40 } T.Button { x: 30; width: 40; height: 40 } }",
     "lies over"},
    {"T.Button { width: 90; height: 40; contentItem: Text { text: 'on it' } }", ""},
    {"Rectangle { width: 50; height: 40; color: 'red'; RowLayout { Text { text: 'hangs out of it' "
     "} } }",
     "reaches out of"},
    {"Item { width: 20; height: 40; clip: true; Text { text: 'wider than that' } }",
     "is hidden at its side"},
    {"Flickable { width: 100; height: 10; clip: true; contentHeight: 50; Text { text: 'half' } }",
     "is a row of which a part is hidden"},
    {"Flickable { width: 100; height: 10; clip: true; contentHeight: 50; Text { text: 'half' }"
     " T.ScrollBar.vertical: T.ScrollBar { } }",
     ""},
};

/// Who inspects is inspected too: a fault that it does not see would never be found.
int checkInspection(QQmlEngine& engine) {
    int blind = 0;
    for (const Example& example : Examples) {
        QQmlComponent component(&engine);
        component.setData(QByteArray("import QtQuick\nimport QtQuick.Layouts\n"
                                     "import QtQuick.Templates as T\nimport Tianyuan\n"
                                     "Window { width: 200; height: 100; visible: true\n") +
                              example.qml + "\n}",
                          QUrl());
        const std::unique_ptr<QObject> made(component.create());
        auto* window = qobject_cast<QQuickWindow*>(made.get());
        if (!window) qFatal("%s", qPrintable(component.errorString()));
        window->grabWindow();
        const QString found = Inspection(*window).faults().join('\n');
        const bool isSeen = *example.fault ? found.contains(example.fault) : found.isEmpty();
        if (isSeen) continue;
        ++blind;
        std::printf("the inspection says \"%s\" of %s\n", qPrintable(found), example.qml);
    }
    std::printf("inspection: %zu examples, %d judged wrongly\n", std::size(Examples), blind);
    return blind > 0;
}

/// A size of the text, and the windows in which it is looked at. What has room with larger text, or
/// in a smaller window of the same form, is not looked at again.
struct TextSize {
    double scale;
    std::vector<QSize> windows;
};
const TextSize TextSizes[]{
    {1.0, {{480, 360}, {800, 600}, {1000, 700}, {1280, 800}, {600, 860}}},
    {1.3, {{1000, 700}, {1280, 800}}},  // where the narrow panel is narrowest for its text
    {1.5, {{480, 360}, {800, 600}, {1000, 700}, {1280, 800}, {1920, 1080}, {600, 860}}},
};

/// What is wrong in the window. On a busy machine a list may still be filling: what is not there
/// any more after everything has settled once more was nothing to be seen.
QStringList lastingFaults(tianyuan::desktop::Stage& stage) {
    QStringList faults = Inspection(stage.window()).faults();
    if (faults.isEmpty()) return faults;
    stage.settle();
    const QStringList still = Inspection(stage.window()).faults();
    faults.removeIf([&](const QString& fault) { return !still.contains(fault); });
    return faults;
}

}  // namespace

int main(int count, char** arguments) {
    tianyuan::desktop::chooseOffscreen();
    const QGuiApplication application(count, arguments);
    QQuickStyle::setStyle("Basic");
    tianyuan::desktop::Stage stage;
    if (count > 1 && QString(arguments[1]) == "--itself") return checkInspection(stage.engine());
    QStringList languages{"zh", "en"};
    QString pattern;
    for (int i = 1; i < count; ++i) {
        const QString argument = arguments[i];
        if (languages.contains(argument)) {
            languages = {argument};
        } else {
            pattern = argument;
        }
    }
    int checked = 0;
    QSet<QString> faults;
    // No text lies on the board, and to make wood for every size takes most of the time.
    stage.settings().look().setBoard("flat");
    for (const QString& language : languages) {
        stage.settings().look().setLanguage(language);
        for (const auto& [scale, windows] : TextSizes) {
            stage.settings().look().setTextScale(scale);
            for (const tianyuan::desktop::Scene& scene : tianyuan::desktop::allScenes()) {
                if (!QString(scene.name).contains(pattern)) continue;
                for (const QSize& size : windows) {
                    stage.resize(size.width(), size.height());
                    scene.arrange(stage);
                    stage.settle();
                    for (const QString& fault : lastingFaults(stage)) {
                        faults << QString("%1 %2 ×%3 %4×%5: %6")
                                      .arg(scene.name, language)
                                      .arg(scale)
                                      .arg(size.width())
                                      .arg(size.height())
                                      .arg(fault);
                    }
                    ++checked;
                    scene.leave(stage);
                }
            }
        }
    }
    QStringList sorted(faults.begin(), faults.end());
    sorted.sort();
    for (const QString& fault : sorted) std::puts(qPrintable(fault));
    std::printf("layout: %d views, %lld faults\n", checked, static_cast<long long>(sorted.size()));
    return sorted.isEmpty() ? 0 : 1;
}
