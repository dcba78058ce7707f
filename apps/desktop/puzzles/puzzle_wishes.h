#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

namespace tianyuan::desktop {

class Language;

/// Which puzzles may be wished for: maps with "value" and "text", the first for any.
class PuzzleWishes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QVariantList themes READ themes NOTIFY changed)
    Q_PROPERTY(QVariantList rules READ rules NOTIFY changed)
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)

public:
    explicit PuzzleWishes(const Language& language, QObject* parent = nullptr);
    static PuzzleWishes* create(QQmlEngine* engine, QJSEngine*);

    QVariantList themes() const;
    QVariantList rules() const;
    QVariantList steps() const;

Q_SIGNALS:
    void changed();

private:
    const Language& language_;
};

}  // namespace tianyuan::desktop
