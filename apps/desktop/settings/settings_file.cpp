#include "desktop/settings/settings_file.h"

namespace tianyuan::desktop {

/// What was set is written in an event of its own, soon after.
bool SettingsFile::event(QEvent* event) {
    const bool isDone = QSettings::event(event);
    if (status() == AccessError && !isTold_) {
        isTold_ = true;
        Q_EMIT notWritten();
    }
    return isDone;
}

}  // namespace tianyuan::desktop
