#pragma once

#include "desktop/board/board_picture.h"
#include "study/win_steps.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include <vector>

namespace tianyuan::desktop {

class Language;

/// A win played out on the board, stone by stone, with the name of each threat.
class WinLine : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A winning line belongs to looking back")
    Q_PROPERTY(int steps READ steps NOTIFY changed)    // stones that it has
    Q_PROPERTY(int step READ step NOTIFY changed)      // of them on the board; 0: it is not shown
    Q_PROPERTY(QString text READ text NOTIFY changed)  // what the last of them does

public:
    explicit WinLine(const Language& language, QObject* parent = nullptr);

    void show(std::vector<study::WinStep> steps, int size);

    int steps() const { return static_cast<int>(steps_.size()); }
    int step() const { return step_; }
    QString text() const;
    bool isShown() const { return step_ > 0; }

    /// One stone further, or back.
    Q_INVOKABLE void stepBy(int stones) { goTo(step_ + stones); }
    Q_INVOKABLE void goTo(int step);

    /// Lays the stones, and the threat that the last of them makes, over a picture.
    void paint(BoardPicture& picture) const;

Q_SIGNALS:
    void changed();

private:
    const Language& language_;
    std::vector<study::WinStep> steps_;
    int size_ = 0;
    int step_ = 0;
};

}  // namespace tianyuan::desktop
