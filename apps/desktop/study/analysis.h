#pragma once

#include "desktop/board/board_picture.h"
#include "desktop/study/line_list_model.h"
#include "game/thinker.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include <map>
#include <memory>
#include <string>

namespace tianyuan::desktop {

class Language;

/// What somebody thinks of the position on the board, live: our engine, on a thread of its own, or
/// the opponent whose turn it is. Nothing here blocks.
class Analysis : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The analysis belongs to the study")
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(QString who READ who NOTIFY changed)          // who thinks, or thought
    Q_PROPERTY(QString side READ side NOTIFY changed)        // "black" or "white": who is to move
    Q_PROPERTY(int depth READ depth NOTIFY changed)          // 0: nothing yet
    Q_PROPERTY(bool proved MEMBER isProved_ NOTIFY changed)  // who wins: then no depth matters
    Q_PROPERTY(QString score READ score NOTIFY changed)
    Q_PROPERTY(double chance READ chance NOTIFY changed)  // of Black, 0 to 1; negative: not known
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)  // why there is nothing to see
    Q_PROPERTY(tianyuan::desktop::LineListModel* lines MEMBER lines_ CONSTANT)
    Q_PROPERTY(int pointed READ pointed WRITE point NOTIFY changed)  // line on the board; -1: none

public:
    explicit Analysis(Language& language, QObject* parent = nullptr);
    ~Analysis() override;

    /// Lets the player of `spec`, with so much memory (see makePlayer), think about the position;
    /// what was before is over.
    void think(const std::string& spec, const player::Position& position,
               const player::Limits& limits, int megabytes);
    /// Shows what another player says while it thinks.
    void listen(const QString& who, const player::Position& position,
                const player::Thought& thought, bool isOurs);
    /// Shows what was found out before.
    void recall(const QString& who, const player::Position& position,
                const player::Thought& thought, bool isOurs);
    /// Stops; what was found stays in sight.
    void stop();
    /// Stops and forgets.
    void clear();

    bool isThinking() const { return heard_ || thinker_.isThinking(); }
    const QString& who() const { return who_; }
    QString side() const;
    int depth() const { return depth_; }
    const QString& score() const { return score_; }
    double chance() const { return chance_; }
    const QString& trouble() const { return trouble_; }
    int pointed() const { return pointed_; }
    void point(int line);
    /// The stones of the line that is pointed at.
    std::vector<ShownStone> pointedLine() const;
    const player::Position& position() const { return position_; }
    /// The best that was found, if anything was.
    std::optional<player::Thought> best() const;

Q_SIGNALS:
    void changed();
    /// Our engine has found something.
    void found();

private:
    void begin(const player::Position& position, const QString& who);
    void take(const player::Thought& thought);
    void showThoughts();

    Language& language_;
    LineListModel* lines_;
    player::Position position_;
    std::map<int, player::Thought> thoughts_;  // by rank
    QString who_;
    QString score_;
    QString trouble_;
    double chance_ = -1;
    int depth_ = 0;
    bool isProved_ = false;
    int pointed_ = -1;
    bool heard_ = false;  // it is another player who thinks
    bool isOurs_ = true;  // scores are in the units of our engine
    std::string spec_;
    int megabytes_ = 0;
    std::shared_ptr<player::Player> player_;
    game::Thinker thinker_;
};

/// The moves of a line as stones on the board, numbered from 1, the first by `side`.
std::vector<ShownStone> stonesOf(const std::vector<Move>& line, Stone side);

}  // namespace tianyuan::desktop
