#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

namespace tianyuan::desktop {

class Language;
class NewGameSettings;

/// What can be chosen for a new game, in the language of the window. Each choice is a map: "value"
/// as the settings keep it, "text", "about" (a line that explains it), and "reason": why it cannot
/// be taken with the other choices, empty where it can.
class SetupChoices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QVariantList rules READ rules NOTIFY rulesChanged)
    Q_PROPERTY(QVariantList sizes READ sizes NOTIFY rulesChanged)
    Q_PROPERTY(QVariantList openings READ openings NOTIFY openingsChanged)
    Q_PROPERTY(QVariantList times READ times NOTIFY timesChanged)
    /// Do the players decide in the opening who has which colour?
    Q_PROPERTY(bool colourIsDecided READ isColourDecided NOTIFY colourIsDecidedChanged)
    /// Why no game can start as it is set up; empty where one can.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    SetupChoices(const NewGameSettings& settings, const Language& language,
                 QObject* parent = nullptr);
    static SetupChoices* create(QQmlEngine* engine, QJSEngine*);

    QVariantList rules() const;
    QVariantList sizes() const;
    QVariantList openings() const;
    QVariantList times() const;
    bool isColourDecided() const;
    QString problem() const;

    /// The line above a game: "Freestyle · 15 lines · five or more wins".
    Q_INVOKABLE QString summary(const QString& rule, int size) const;
    /// What a clock setting says, also one that is not among the choices.
    Q_INVOKABLE QString timeText(const QString& time) const;
    /// The setting of a clock: "game", or with so many seconds as "increment", in "byo-yomi", or
    /// for each "move".
    Q_INVOKABLE static QString timeOf(const QString& kind, int minutes, int seconds, int periods);

Q_SIGNALS:
    void rulesChanged();
    void openingsChanged();
    void timesChanged();
    void colourIsDecidedChanged();
    void problemChanged();

private:
    const NewGameSettings& settings_;
    const Language& language_;
};

}  // namespace tianyuan::desktop
