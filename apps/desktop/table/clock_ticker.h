#pragma once

#include "table/play_table.h"

#include <QObject>
#include <QTimer>

namespace tianyuan::desktop {

/// Comes whenever a running clock looks different, and ends the game when time is up. Without a
/// limit it sleeps.
class ClockTicker : public QObject {
    Q_OBJECT

public:
    explicit ClockTicker(table::PlayTable& table, QObject* parent = nullptr);

    /// Whose clock runs has changed, or may have.
    void follow();

Q_SIGNALS:
    void ticked();
    void secondsRunningOut();  // once a second, for the person to move

private:
    void tick();

    table::PlayTable& table_;
    QTimer timer_;
};

}  // namespace tianyuan::desktop
