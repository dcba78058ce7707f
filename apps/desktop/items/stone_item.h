#pragma once

#include <QQuickPaintedItem>
#include <QString>

namespace tianyuan::desktop {

/// A single stone, for beside the board; or two, overlapping.
class StoneItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(StoneIcon)
    Q_PROPERTY(QString stone MEMBER stone_ NOTIFY changed)  // "black", "white", "both" or ""
    Q_PROPERTY(bool flat MEMBER flat_ NOTIFY changed)
    Q_PROPERTY(bool outlined MEMBER outlined_ NOTIFY changed)  // a light rim, for dark grounds

public:
    explicit StoneItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    QString stone_ = "black";
    bool flat_ = false;
    bool outlined_ = false;
};

}  // namespace tianyuan::desktop
