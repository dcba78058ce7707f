#pragma once

#include "study/reviewed_game.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

#include <optional>
#include <vector>

namespace tianyuan::desktop {

class Language;

/// What is known of the moves of a game: how the chances went, and how good the move was that led
/// to the position on the board.
class GameReview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A review belongs to looking back")
    Q_PROPERTY(bool curved READ isCurved NOTIFY changed)  // there is a curve to be seen
    /// The judge tells scores of its own kind, no chances: they are our guess.
    Q_PROPERTY(bool estimated READ isEstimated NOTIFY changed)
    Q_PROPERTY(QVariantList chances READ chances NOTIFY changed)   // Black's, by ply; -1: unknown
    Q_PROPERTY(QStringList marks READ marks NOTIFY changed)        // "", "!", "?" or "??", by move
    Q_PROPERTY(int mistakes READ mistakes NOTIFY changed)          // how many are worth a look
    Q_PROPERTY(QStringList summary READ summary NOTIFY changed)    // of the game, in a few lines
    Q_PROPERTY(int turningPoint READ turningPoint NOTIFY changed)  // its ply; 0: there is none
    // About the move.
    Q_PROPERTY(QString headline READ headline NOTIFY moveChanged)
    Q_PROPERTY(QString why READ why NOTIFY moveChanged)  // what was proved of it; empty: nothing
    Q_PROPERTY(QString detail READ detail NOTIFY moveChanged)
    Q_PROPERTY(QString chanceChange READ chanceChange NOTIFY moveChanged)  // "42% → 6%"
    Q_PROPERTY(QString mark READ mark NOTIFY moveChanged)
    Q_PROPERTY(bool hasBetter READ hasBetter NOTIFY moveChanged)

public:
    explicit GameReview(const Language& language, QObject* parent = nullptr);

    /// Reads what is written beside the moves of a game that is shown up to `ply`; nullptr: there
    /// is none. `fresh` is what was proved and is not written yet.
    void read(const game::Game* game, int ply, const std::vector<study::Finding>& fresh = {});

    /// What is known of the moves, and of the one that led to the position on the board.
    const study::ReviewedGame& known() const { return known_; }
    const study::ReviewedMove& move() const { return move_; }

    bool isCurved() const;
    bool isEstimated() const { return known_.chances.areEstimated; }
    QVariantList chances() const;
    QStringList marks() const;
    int mistakes() const;
    QStringList summary() const;
    int turningPoint() const;
    QString why() const;
    QString headline() const;
    QString detail() const;
    QString chanceChange() const;
    QString mark() const;
    bool hasBetter() const { return move_.hasBetter(); }

Q_SIGNALS:
    void changed();
    void moveChanged();

private:
    const Language& language_;
    int size_ = 0;
    study::ReviewedGame known_;
    study::ReviewedMove move_;
    std::optional<study::GameSummary> summary_;
};

}  // namespace tianyuan::desktop
