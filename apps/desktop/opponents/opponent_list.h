#pragma once

#include "desktop/opponents/balance.h"
#include "roster/roster.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::desktop {

class GameStore;
class Language;

/// Every computer player that can be chosen: those for people from weak to strong, the classic
/// ones, and the user's engines. Each is a map for QML: "value" (as the roster writes it), "kind"
/// ("level", "classic" or "engine"), "name", "about" (one line of character), "face" (address of a
/// picture), "strength" (a text, empty where it is not measured), "won", "lost", "drawn".
class OpponentList : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Opponents)
    QML_SINGLETON
    Q_PROPERTY(QVariantList all READ all NOTIFY changed)
    /// Why the user's engines cannot be shown; empty where nothing is wrong.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    /// `engines` is the file of the user's engines; empty: the usual one.
    OpponentList(const Language& language, GameStore& store, std::filesystem::path engines,
                 QObject* parent = nullptr);
    static OpponentList* create(QQmlEngine* engine, QJSEngine*);

    const QVariantList& all() const { return all_; }
    QString problem() const;
    /// One of them; a player that is not known any more has its value as name.
    Q_INVOKABLE QVariantMap find(const QString& value) const;
    /// Reads the user's engines again.
    Q_INVOKABLE void reload();
    /// Looks in the library how the games against each of them went.
    void countResults();

Q_SIGNALS:
    void changed();

private:
    void update();
    QVariantMap describe(const std::string& spec, const char* kind, const QString& about) const;
    QVariantMap describe(const roster::BuiltIn& player) const;
    QVariantMap describe(const roster::RegisteredEngine& engine) const;
    QString strengthOf(const std::string& spec) const;

    const Language& language_;
    GameStore& store_;
    std::filesystem::path file_;
    std::vector<roster::RegisteredEngine> engines_;
    std::map<std::string, store::Balance> balances_;  // by spec
    std::optional<Reason> problem_;
    QVariantList all_;  // made once: QML asks for it anew with each row it looks at
};

}  // namespace tianyuan::desktop
