#pragma once

#include "desktop/library/library_rows.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

namespace tianyuan::desktop {

class Language;

/// Which of the games that are kept are looked for, and what there is to choose from.
class LibraryFilter : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    // Empty: anything.
    Q_PROPERTY(QString text MEMBER text_ NOTIFY changed)  // also a date
    Q_PROPERTY(QString player MEMBER player_ NOTIFY changed)
    Q_PROPERTY(QString result MEMBER result_ NOTIFY changed)  // "black", "white", "draw", "open"
    Q_PROPERTY(QString rule MEMBER rule_ NOTIFY changed)
    Q_PROPERTY(QString opening MEMBER opening_ NOTIFY changed)
    Q_PROPERTY(QString period MEMBER period_ NOTIFY changed)  // "day", "week", "month", "year"
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(bool byPosition READ isByPosition NOTIFY changed)
    // For the fields: maps with "value" and "text".
    Q_PROPERTY(QVariantList results READ results NOTIFY wordsChanged)
    Q_PROPERTY(QVariantList rules READ rules NOTIFY wordsChanged)
    Q_PROPERTY(QVariantList openings READ openings NOTIFY wordsChanged)
    Q_PROPERTY(QVariantList periods READ periods NOTIFY wordsChanged)

public:
    explicit LibraryFilter(const Language& language, QObject* parent = nullptr);

    bool isActive() const;
    bool isByPosition() const { return position_.has_value(); }
    LibraryQuery query() const;

    /// Anything.
    void clear();
    /// Only games in which this position occurs.
    void setPosition(const Board& position);

    QVariantList results() const;
    QVariantList rules() const;
    QVariantList openings() const;
    QVariantList periods() const;

Q_SIGNALS:
    void changed();
    void wordsChanged();

private:
    void forget();

    const Language& language_;
    QString text_, player_, result_, rule_, opening_, period_;
    std::optional<Board> position_;
};

}  // namespace tianyuan::desktop
