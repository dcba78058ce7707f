#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

namespace tianyuan::desktop {

/// Looks over a window as it is drawn, and says what no person should see: texts that are cut,
/// shrunk or reach out of what holds them, things that lie over each other, and rows of which a
/// part is hidden where nothing tells that one can scroll.
class Inspection {
public:
    explicit Inspection(QQuickWindow& window);

    const QStringList& faults() const { return faults_; }

private:
    /// Something with a place of its own: a text, a picture or a control.
    struct Thing {
        QQuickItem* item;
        QRectF whole;  // in the window
        QRectF seen;   // what its holders leave of it
        QString text;  // or what it is
    };

    void collect(QQuickItem* item);
    void add(QQuickItem* item, const QRectF& own, const QString& text);
    void addText(QQuickItem* item);
    void judge(const Thing& thing);
    void judgeText(const Thing& thing);
    static bool breaksWord(const QQuickItem* item);
    void judgePlace(const Thing& thing);
    void compare(const Thing& a, const Thing& b);
    void blame(const Thing& thing, const QString& what);

    QRectF window_;
    std::vector<Thing> things_;
    QStringList faults_;
};

}  // namespace tianyuan::desktop
