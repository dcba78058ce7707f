#pragma once

#include <QObject>

namespace tianyuan::desktop {

/// Ctrl-C and a polite request to end close the window as its user would; a second one ends the
/// program at once. There can be one of these.
class QuitSignals : public QObject {
    Q_OBJECT

public:
    explicit QuitSignals(QObject* parent = nullptr);
};

}  // namespace tianyuan::desktop
