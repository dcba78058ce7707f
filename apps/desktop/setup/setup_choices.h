#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

#include <tuple>

namespace tianyuan::desktop {

class Language;
class Settings;

/// What can be chosen for a new game, in the language of the window. Each choice is a map: "value"
/// as the settings keep it, "text", "about" (a line that explains it), and "reason": why it cannot
/// be taken with the other choices, empty where it can.
class SetupChoices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QVariantList rules READ rules NOTIFY changed)
    Q_PROPERTY(QVariantList sizes READ sizes NOTIFY changed)
    Q_PROPERTY(QVariantList openings READ openings NOTIFY changed)
    Q_PROPERTY(QVariantList times READ times NOTIFY changed)
    /// Do the players decide in the opening who has which colour?
    Q_PROPERTY(bool colourIsDecided READ isColourDecided NOTIFY changed)
    /// Why no game can start as it is set up; empty where one can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    SetupChoices(const Settings& settings, const Language& language, QObject* parent = nullptr);
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

Q_SIGNALS:
    void changed();

private:
    void follow();

    const Settings& settings_;
    const Language& language_;
    std::tuple<int, QString, QString> followed_;  // what the choices depend on
};

}  // namespace tianyuan::desktop
