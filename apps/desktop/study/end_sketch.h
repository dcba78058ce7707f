#pragma once

#include "game/game.h"
#include "game/thinker.h"
#include "study/review.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

#include <memory>
#include <optional>
#include <vector>

namespace tianyuan::desktop {

class Language;
class TableHost;

/// How a game that has just ended went, at a glance: the win chance over its moves, and the move
/// that decided it. A short look at each position is enough for a sketch; nothing of it is kept
/// with the game. What was judged better before is used.
class EndSketch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The sketch belongs to the study")
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)            // there is something to see
    Q_PROPERTY(QVariantList chances READ chances NOTIFY changed)  // Black's, by ply; -1: unknown
    Q_PROPERTY(QStringList marks READ marks NOTIFY changed)       // "??" at the deciding move
    Q_PROPERTY(int decidingPly READ decidingPly NOTIFY changed)   // 0: none
    Q_PROPERTY(QString deciding READ deciding NOTIFY changed)     // "White 40 F8"
    Q_PROPERTY(QString length READ length NOTIFY changed)         // "45 moves, 12 min 8 s"

public:
    EndSketch(TableHost& host, Language& language, QObject* parent = nullptr);
    ~EndSketch() override;

    bool isReady() const { return isReady_; }
    QVariantList chances() const;
    QStringList marks() const;
    int decidingPly() const { return decisive_ ? decisive_->ply : 0; }
    QString deciding() const;
    QString length() const;

Q_SIGNALS:
    void changed();

private:
    void begin();
    void judgeNext();
    void finish();
    void clear();

    TableHost& host_;
    Language& language_;
    std::optional<game::Game> game_;  // a copy, in which views are noted
    std::vector<int> pending_;        // plies, the next one last
    std::optional<player::Thought> thought_;
    study::Chances chances_;
    std::optional<study::MoveReview> decisive_;
    bool isReady_ = false;
    std::shared_ptr<player::Player> player_;
    game::Thinker thinker_;
};

}  // namespace tianyuan::desktop
