#pragma once

#include <QObject>
#include <QSize>

class QWindow;

namespace tianyuan::desktop {

class WindowSettings;

/// Remembers how large the window was, neither maximised nor full, when the program ends: by its
/// window, by its user's farewell, or by a signal.
class WindowSize : public QObject {
    Q_OBJECT

public:
    WindowSize(const QWindow& window, WindowSettings& settings, QObject* parent = nullptr);

private:
    void follow();
    void keep();

    const QWindow& window_;
    WindowSettings& settings_;
    QSize size_;
};

}  // namespace tianyuan::desktop
