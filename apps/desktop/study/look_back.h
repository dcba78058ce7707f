#pragma once

#include "desktop/board/board_picture.h"
#include "game/thinker.h"
#include "study/review.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::desktop {

class GameController;
class Language;
class Settings;

/// Looking back over a game: every position is judged in the background, from the last to the
/// first, and what comes of it is kept with the game. What was kept is there at once.
class LookBack : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Looking back belongs to the study")
    Q_PROPERTY(bool opened READ isOpen NOTIFY changed)
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(int done READ done NOTIFY changed)  // positions of the game that are judged
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

    Q_PROPERTY(bool curved READ isCurved NOTIFY reviewed)  // there is a curve to be seen
    /// The judge tells scores of its own kind, no chances: they are our guess.
    Q_PROPERTY(bool estimated READ isEstimated NOTIFY reviewed)
    Q_PROPERTY(QVariantList chances READ chances NOTIFY reviewed)  // Black's, by ply; -1: unknown
    Q_PROPERTY(QStringList marks READ marks NOTIFY reviewed)       // "", "!", "?" or "??", by move
    Q_PROPERTY(int mistakes READ mistakes NOTIFY reviewed)         // how many are worth a look

    // About the move that led to the position on the board.
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(QString chanceChange READ chanceChange NOTIFY changed)  // "42% → 6%"
    Q_PROPERTY(QString mark READ mark NOTIFY changed)
    Q_PROPERTY(bool hasBetter READ hasBetter NOTIFY changed)
    /// What would have been better is on the board, in place of what was played.
    Q_PROPERTY(bool betterShown READ isBetterShown WRITE showBetter NOTIFY changed)

public:
    LookBack(GameController& game, Settings& settings, Language& language,
             QObject* parent = nullptr);
    ~LookBack() override;

    /// Opens the page, and judges what is not judged yet.
    Q_INVOKABLE void open();
    Q_INVOKABLE void close();
    /// Judges what is not judged yet; if nothing is left, everything again.
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel();
    /// Shows the next move that changed the game; after the last, the first.
    Q_INVOKABLE void nextMistake();

    /// The game, or what is shown of it, has changed.
    void follow();

    bool isOpen() const { return open_; }
    bool isPossible() const;
    bool isRunning() const { return running_; }
    int done() const;
    int total() const { return static_cast<int>(judged_.size()); }
    const QString& trouble() const { return trouble_; }
    bool isCurved() const;
    bool isEstimated() const { return chances_.areEstimated; }
    QVariantList chances() const;
    QStringList marks() const;
    int mistakes() const;
    QString headline() const;
    QString detail() const;
    QString chanceChange() const;
    QString mark() const;
    bool hasBetter() const;
    bool isBetterShown() const { return betterShown_ && hasBetter(); }
    void showBetter(bool shown);

    /// Puts what would have been better in place of the last stone.
    void paintBetter(BoardPicture& picture) const;

Q_SIGNALS:
    void changed();
    void reviewed();

private:
    void review();
    void judgeNext();
    void finish();
    void ask(int ply, int lines);
    void take(int ply, const Result<game::Thinker::Reply>& reply);
    void stop();
    const study::MoveReview* current() const;
    QString nameOf(Move move) const;

    GameController& game_;
    Settings& settings_;
    Language& language_;
    bool open_ = false;
    bool running_ = false;
    bool betterShown_ = false;
    bool wasOver_ = false;
    int shownPly_ = 0;
    QString trouble_;
    std::vector<Move> line_;    // of the game
    std::vector<bool> judged_;  // by ply
    std::vector<int> pending_;  // plies to be judged in this run, the next one last
    study::Chances chances_;
    std::vector<study::MoveReview> reviews_;
    std::optional<player::Thought> thought_;  // of the position being judged
    std::string spec_;                        // of the player who judges
    std::shared_ptr<player::Player> player_;
    game::Thinker thinker_;
};

}  // namespace tianyuan::desktop
