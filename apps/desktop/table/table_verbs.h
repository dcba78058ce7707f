#pragma once

#include "desktop/bridge/verb.h"
#include "table/table.h"

#include <QObject>
#include <QQmlEngine>

#include <array>
#include <functional>

namespace tianyuan::desktop {

class Language;

/// What the person can do at the table, for buttons and keys.
class TableVerbs : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Verbs belong to the game")
    Q_PROPERTY(tianyuan::desktop::Verb* undo READ undo CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* redo READ redo CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* hint READ hint CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* switchSides READ switchSides CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* restart READ restart CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* pass READ pass CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* offerDraw READ offerDraw CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* resign READ resign CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* playFromHere READ playFromHere CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* pause READ pause CONSTANT)

public:
    /// `perform` does one; one that cannot be done is told as refused().
    explicit TableVerbs(const std::function<void(table::Verb)>& perform, QObject* parent = nullptr);

    /// Shows which can be done at a table; nullptr: there is none.
    void show(const table::Table* table, const Language& language);

    Verb* undo() const { return of(table::Verb::Undo); }
    Verb* redo() const { return of(table::Verb::Redo); }
    Verb* hint() const { return of(table::Verb::Hint); }
    Verb* switchSides() const { return of(table::Verb::SwitchSides); }
    Verb* restart() const { return of(table::Verb::Restart); }
    Verb* pass() const { return of(table::Verb::Pass); }
    Verb* offerDraw() const { return of(table::Verb::OfferDraw); }
    Verb* resign() const { return of(table::Verb::Resign); }
    Verb* playFromHere() const { return of(table::Verb::PlayFromHere); }
    Verb* pause() const { return of(table::Verb::Pause); }

Q_SIGNALS:
    void refused(const QString& reason);

private:
    Verb* of(table::Verb verb) const { return verbs_[static_cast<std::size_t>(verb)]; }

    std::array<Verb*, table::AllVerbs.size()> verbs_{};  // in the order of table::Verb
};

}  // namespace tianyuan::desktop
