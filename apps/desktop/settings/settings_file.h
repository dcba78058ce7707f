#pragma once

#include <QSettings>

namespace tianyuan::desktop {

/// Where the settings are kept, which says so, once, when it can be written no more.
class SettingsFile : public QSettings {
    Q_OBJECT

public:
    explicit SettingsFile(const QString& place) : QSettings(place, QSettings::IniFormat) {}

    Q_SIGNAL void notWritten();

protected:
    bool event(QEvent* event) override;

private:
    bool isTold_ = false;
};

}  // namespace tianyuan::desktop
