#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QString>

namespace tianyuan::desktop {

/// A small line drawing, one of assets/icons by its name, in any colour and sharp at any size.
class IconItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Icon)
    Q_PROPERTY(QString name MEMBER name_ NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER colour_ NOTIFY changed)

public:
    explicit IconItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    QString name_;
    QColor colour_ = Qt::black;
};

}  // namespace tianyuan::desktop
