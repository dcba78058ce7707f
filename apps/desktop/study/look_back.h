#pragma once

#include "desktop/board/board_picture.h"
#include "desktop/study/game_examiner.h"
#include "desktop/study/game_review.h"
#include "desktop/study/position_judge.h"
#include "desktop/study/win_line.h"

#include <QObject>
#include <QQmlEngine>

#include <cstdint>
#include <string>
#include <vector>

namespace tianyuan::desktop {

class GameController;
class Language;
class Settings;

/// Looking back over a game: the moves that decided it are proved, and beside that every position
/// is judged, both in the background and from the last to the first; what comes of it is kept with
/// the game. What was kept is there at once.
class LookBack : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Looking back belongs to the study")
    Q_PROPERTY(bool opened READ isOpen NOTIFY changed)
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(int done READ done NOTIFY changed)  // positions of the game that are judged
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(bool whole READ isWhole NOTIFY changed)  // nothing is left to be looked at
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(tianyuan::desktop::GameReview* review MEMBER review_ CONSTANT)
    /// The win that the move on the board missed or allowed.
    Q_PROPERTY(tianyuan::desktop::WinLine* winLine MEMBER winLine_ CONSTANT)
    /// What would have been better is on the board, in place of what was played.
    Q_PROPERTY(bool betterShown READ isBetterShown WRITE showBetter NOTIFY changed)

public:
    LookBack(GameController& game, Settings& settings, Language& language,
             QObject* parent = nullptr);

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
    bool isRunning() const { return running_ || examiner_->isRunning(); }
    bool isWhole() const { return done() >= total() && review_->known().examined; }
    int done() const;
    int total() const { return static_cast<int>(review_->known().judged.size()); }
    const GameReview& review() const { return *review_; }
    const QString& trouble() const { return trouble_; }
    /// Not while the win is played out; afterwards it is there again.
    bool isBetterShown() const {
        return open_ && betterShown_ && review_->hasBetter() && !winLine_->isShown();
    }
    void showBetter(bool shown);

    /// Puts what would have been better in place of the last stone, or the win that is played out.
    void paint(BoardPicture& picture) const;
    bool isPainting() const { return open_ && (winLine_->isShown() || isBetterShown()); }

Q_SIGNALS:
    void changed();

private:
    bool isOver() const;
    void judgeNext();
    player::Limits limits() const;
    void take(int ply, std::uint64_t stones, const Result<player::Thought>& thought);
    void giveUp(const Reason& reason);
    void finish();
    void stop();
    void read();
    void keepFindings();

    GameController& game_;
    Settings& settings_;
    Language& language_;
    bool open_ = false;
    bool running_ = false;  // positions are being judged
    bool betterShown_ = false;
    bool wasOver_ = false;
    int shownPly_ = 0;
    QString trouble_;
    std::vector<Move> line_;    // of the game
    std::vector<int> pending_;  // plies to be judged in this run, the next one last
    GameReview* review_;
    WinLine* winLine_;
    GameExaminer* examiner_;
    std::string analyst_;  // who judges, as the roster writes it
    PositionJudge judge_;
};

}  // namespace tianyuan::desktop
