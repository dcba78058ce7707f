// Takes pictures of every page in both languages, all themes and the forms of the window.
//
//   screenshots FOLDER [PATTERN]     only pictures in whose names the regular expression is found;
//                                    those of the largest window ("huge") and of large text
//                                    ("text") only if it asks for them

#include "stage.h"

#include <QDir>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QRegularExpression>

#include <cstdio>

namespace {

struct Size {
    const char* name;
    int width;
    int height;
};

struct Look {
    const char* name;
    const char* theme;
    const char* board;
    double textScale = 1.0;
};

constexpr Size Sizes[]{{"wide", 1280, 800}, {"full", 1920, 1080}, {"small", 800, 600},
                       {"tall", 600, 860},  {"tiny", 480, 360},   {"huge", 3840, 2160}};
constexpr Look Looks[]{{"light", "light", "wood"},
                       {"paper", "light", "paper"},
                       {"dark", "dark", "slate"},
                       {"contrast", "contrast", "wood"},
                       {"text", "light", "wood", 1.5}};

/// Wanted by name, and not one of those that nobody sees every day.
bool isWanted(const QString& name, const QRegularExpression& pattern) {
    for (const char* rare : {"huge", "text"}) {
        if (name.contains(rare) && !pattern.pattern().contains(rare)) return false;
    }
    return pattern.match(name).hasMatch();
}

}  // namespace

int main(int count, char** arguments) {
    tianyuan::desktop::chooseOffscreen();
    const QGuiApplication application(count, arguments);
    QQuickStyle::setStyle("Basic");
    if (count < 2 || *arguments[1] == '-') {
        std::fprintf(stderr, "screenshots FOLDER [PATTERN]\n");
        return 2;
    }
    const QDir folder(arguments[1]);
    const QRegularExpression pattern(count > 2 ? arguments[2] : "");
    folder.mkpath(".");

    tianyuan::desktop::Stage stage;
    for (const char* language : {"zh", "en"}) {
        stage.settings().look().setLanguage(language);
        for (const Look& look : Looks) {
            stage.settings().look().setTheme(look.theme);
            stage.settings().look().setBoard(look.board);
            stage.settings().look().setTextScale(look.textScale);
            for (const tianyuan::desktop::Scene& scene : tianyuan::desktop::allScenes()) {
                for (const Size& size : Sizes) {
                    const QString name =
                        QString("%1-%2-%3-%4.png").arg(scene.name, language, look.name, size.name);
                    if (!isWanted(name, pattern)) continue;
                    stage.resize(size.width, size.height);
                    scene.arrange(stage);
                    const QString file = folder.filePath(name);
                    if (!stage.picture().save(file)) {
                        std::fprintf(stderr, "%s cannot be written.\n", qPrintable(file));
                        return 1;
                    }
                    scene.leave(stage);
                }
            }
        }
    }
    return 0;
}
