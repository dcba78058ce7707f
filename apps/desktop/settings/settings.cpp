#include "desktop/settings/settings.h"

#include "desktop/bridge/singleton.h"

#include <QStandardPaths>

namespace tianyuan::desktop {
namespace {

QString usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           "/tianyuan/settings.ini";
}

}  // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), file_(file.isEmpty() ? usualFile() : file) {
    connect(&file_, &SettingsFile::notWritten, this, &Settings::notKept);
}

Settings* Settings::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<Settings>(*engine);
}

void Settings::reset() {
    for (auto* group : findChildren<SettingsGroup*>()) group->reset();
}

}  // namespace tianyuan::desktop
