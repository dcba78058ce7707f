#pragma once

#include "desktop/board/board_picture.h"
#include "game/thinker.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include <string>
#include <vector>

namespace tianyuan::desktop {

class Language;

/// What a player thinks of every point of the position: its own score map, or where it has none,
/// its best moves with their win chances. Thinks on a thread of its own.
class ScoreMap : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The score map belongs to the study")
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(QString best READ best NOTIFY changed)        // its favourite and its score
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)  // why there is nothing to see
    Q_PROPERTY(int points READ points NOTIFY changed)        // how many have a score

public:
    explicit ScoreMap(Language& language, QObject* parent = nullptr);
    ~ScoreMap() override;

    /// Asks the player of `spec`; what was before is over.
    void think(const std::string& spec, const player::Position& position, int megabytes);
    void clear();

    bool isThinking() const { return thinker_.isThinking(); }
    const QString& best() const { return best_; }
    const QString& trouble() const { return trouble_; }
    int points() const { return static_cast<int>(map_.size()); }
    /// For the board; figures on all points, or on the best few.
    std::vector<ScoreMark> marks(bool allFigures) const;

Q_SIGNALS:
    void changed();

private:
    void take(const player::Thought& thought);
    void showBest();

    Language& language_;
    player::ScoreMap map_;  // the best first
    bool isChance_ = false;
    bool isOurs_ = false;
    int size_ = Board::DefaultSize;
    int depth_ = 0;
    QString best_;
    QString trouble_;
    game::Thinker thinker_;
};

}  // namespace tianyuan::desktop
