#pragma once

#include "core/result.h"
#include "table/play_table.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include <optional>

namespace tianyuan::desktop {

class Language;
class PlaySettings;

/// What is said beside the board: how to play, for the newcomer; a draw that is offered; that the
/// game is not being saved.
class TableNotes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Notes belong to the game")
    Q_PROPERTY(QString guidance READ guidance NOTIFY changed)
    Q_PROPERTY(QString drawOffer READ drawOffer NOTIFY changed)
    /// Somebody at the board has to answer the offer; else a computer does.
    Q_PROPERTY(bool drawIsForPerson READ isDrawForPerson NOTIFY changed)
    Q_PROPERTY(QString notice READ notice NOTIFY changed)
    Q_PROPERTY(QString noticeWhy READ noticeWhy NOTIFY changed)

public:
    TableNotes(PlaySettings& settings, const Language& language, QObject* parent = nullptr);

    /// Shows what there is to be said at a table; nullptr: no game is played.
    void show(const table::PlayTable* table);
    /// Something has happened: advice that the newcomer has seen for long enough is over.
    void moveOn(const table::PlayTable& table);
    /// Why the library does not take what happens; nothing: it does.
    void setUnsaved(std::optional<Reason> reason);

    const QString& guidance() const { return guidance_; }
    const QString& drawOffer() const { return drawOffer_; }
    bool isDrawForPerson() const { return drawIsForPerson_; }
    QString notice() const;
    QString noticeWhy() const;

Q_SIGNALS:
    void changed();

private:
    QString guidanceFor(const table::PlayTable& table) const;

    PlaySettings& settings_;
    const Language& language_;
    QString guidance_;
    QString drawOffer_;
    bool drawIsForPerson_ = false;
    std::optional<Reason> unsaved_;
};

}  // namespace tianyuan::desktop
