#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include <functional>

namespace tianyuan::desktop {

/// Something that the person can do, or why it cannot be done now.
class Verb : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Verbs belong to the game")
    Q_PROPERTY(bool enabled READ isEnabled NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)  // empty where it is enabled

public:
    Verb(std::function<void()> action, QObject* parent)
        : QObject(parent), action_(std::move(action)) {}

    bool isEnabled() const { return reason_.isEmpty(); }
    const QString& reason() const { return reason_; }
    /// An empty reason enables it.
    void setReason(const QString& reason) {
        if (reason == reason_) return;
        reason_ = reason;
        Q_EMIT changed();
    }

    /// Does it; where it cannot be done, says so and nothing else happens.
    Q_INVOKABLE void trigger() {
        if (isEnabled()) {
            action_();
        } else {
            Q_EMIT refused(reason_);
        }
    }

Q_SIGNALS:
    void changed();
    void refused(const QString& reason);

private:
    std::function<void()> action_;
    QString reason_;
};

}  // namespace tianyuan::desktop
