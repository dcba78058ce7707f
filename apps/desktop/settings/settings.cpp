#include "desktop/settings/settings.h"

#include "desktop/bridge/singleton.h"

#include <QMetaProperty>
#include <QStandardPaths>

namespace tianyuan::desktop {
namespace {

QString usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           "/tianyuan/settings.ini";
}

struct Default {
    const char* name;
    QVariant value;
};

const std::vector<Default>& defaults() {
    static const std::vector<Default> table{
        {"language", "system"},
        {"theme", "system"},
        {"board", "wood"},
        {"textScale", 1.0},
        {"motion", "full"},
        {"coordinates", true},
        {"numbers", "off"},
        {"lastMark", "dot"},
        {"announcements", true},
        {"forbiddenShown", true},
        {"click", "direct"},
        {"fouls", "refuse"},
        {"thinking", "auto"},
        {"thinkSeconds", 5},
        {"guidanceSeen", 0},
        {"help", true},
        {"engineShown", false},
        {"analyst", "tianyuan"},
        {"analysisSeconds", 30},
        {"analysisLines", 3},
        {"lookBackSeconds", 1.0},
        {"scoreMap", "off"},
        {"scoreMapPlayer", "scoremap"},
        {"threatsShown", false},
        {"sound", true},
        {"volume", 0.7},
        {"mode", "computer"},
        {"opponent", "level:2"},
        {"secondOpponent", "level:6"},
        {"colour", "black"},
        {"rule", "freestyle"},
        {"size", 15},
        {"time", "none"},
        {"opening", "free"},
        {"name", ""},
        {"secondName", ""},
        {"recentFiles", QStringList()},
        {"folder", ""},
        {"windowWidth", 1280},
        {"windowHeight", 800},
    };
    return table;
}

}  // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), file_(file.isEmpty() ? usualFile() : file, QSettings::IniFormat) {
    load();
    connect(this, &Settings::changed, this, &Settings::save);
}

Settings* Settings::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<Settings>(*engine);
}

void Settings::load() {
    for (const Default& entry : defaults()) {
        QVariant value = file_.value(entry.name, entry.value);
        if (!value.convert(entry.value.metaType())) value = entry.value;
        setProperty(entry.name, value);
    }
}

void Settings::save() {
    for (const Default& entry : defaults()) file_.setValue(entry.name, property(entry.name));
}

void Settings::reset() {
    for (const Default& entry : defaults()) setProperty(entry.name, entry.value);
}

}  // namespace tianyuan::desktop
