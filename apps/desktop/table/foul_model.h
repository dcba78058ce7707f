#pragma once

#include "desktop/settings/language.h"
#include "table/foul_view.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace tianyuan::desktop {

/// Why the point that the person looks at is forbidden, in words; the board shows the same numbers.
class FoulModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to the game")
    Q_PROPERTY(QString question READ question NOTIFY changed)  // empty: nothing to explain
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed)
    Q_PROPERTY(QStringList details READ details NOTIFY changed)

public:
    using QObject::QObject;

    void show(const std::optional<table::FoulView>& view, const Language& language);

    const QString& question() const { return question_; }
    const QStringList& reasons() const { return reasons_; }
    const QStringList& details() const { return details_; }

Q_SIGNALS:
    void changed();

private:
    QString question_;
    QStringList reasons_, details_;
};

}  // namespace tianyuan::desktop
