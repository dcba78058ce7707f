#pragma once

#include "table/guide_view.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

#include <optional>
#include <vector>

namespace tianyuan::desktop {

class Language;

/// Leads through an opening, step by step: what is asked, and what can be answered by a button.
/// Where a point is asked for, the board takes it.
class OpeningGuide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The guide belongs to the game")
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)    // of the opening
    Q_PROPERTY(QString about READ about NOTIFY changed)  // what it is, in a sentence
    Q_PROPERTY(QStringList steps READ steps NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)  // at which of them one is
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString line READ line NOTIFY changed)
    /// Each has title, line and stone: "black", "white", "both" or "".
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)

public:
    using QObject::QObject;

    /// Shows what is asked; nothing: the opening is over.
    void show(const std::optional<table::GuideView>& view, const Language& language);

    bool isActive() const { return active_; }
    const QString& name() const { return name_; }
    const QString& about() const { return about_; }
    const QStringList& steps() const { return steps_; }
    int step() const { return step_; }
    const QString& title() const { return title_; }
    const QString& line() const { return line_; }
    const QVariantList& choices() const { return choices_; }

    /// Answers with a button, counted from 0.
    Q_INVOKABLE void choose(int index);

Q_SIGNALS:
    void changed();
    void decided(const tianyuan::opening::Decision& decision);

private:
    bool active_ = false;
    QString name_, about_, title_, line_;
    QStringList steps_;
    int step_ = 0;
    QVariantList choices_;
    std::vector<opening::Decision> decisions_;  // of the choices
};

}  // namespace tianyuan::desktop
