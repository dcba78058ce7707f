#pragma once

#include "desktop/board/board_picture.h"
#include "desktop/puzzles/puzzle_run.h"
#include "desktop/puzzles/puzzle_standing.h"

#include <QObject>
#include <QPoint>
#include <QQmlEngine>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>

namespace tianyuan::desktop {

class GameController;
class GameStore;
class Language;
class RecordDesk;

/// Puzzles, as QML sees them: the board, what is asked, and what is said of a move. The run itself
/// is on the thread of the store; what has not come back yet makes it busy.
class PuzzleDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Puzzles)
    QML_SINGLETON
    Q_PROPERTY(tianyuan::desktop::BoardPicture picture READ picture NOTIFY changed)
    /// "": none; "begun", "right", "wrong", "other", "solved", "shown" (the solution), "over".
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(bool strict READ isStrict NOTIFY changed)    // no hints, no second try
    Q_PROPERTY(bool settled READ isSettled NOTIFY changed)  // the next one may come
    Q_PROPERTY(QString task READ task NOTIFY changed)
    Q_PROPERTY(QString played READ played NOTIFY changed)  // instead, in the game it comes from
    Q_PROPERTY(QString name READ name NOTIFY changed)      // by which one can speak of it
    Q_PROPERTY(QString about READ about NOTIFY changed)    // rule and step
    Q_PROPERTY(QString score READ score NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)  // what is said
    Q_PROPERTY(QString line READ line NOTIFY changed)
    Q_PROPERTY(bool fromGame READ isFromGame NOTIFY changed)
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY ticked)  // -1: no clock
    Q_PROPERTY(tianyuan::desktop::PuzzleStanding* standing READ standing CONSTANT)

public:
    PuzzleDesk(GameStore& store, GameController& game, RecordDesk& desk, const Language& language,
               QObject* parent = nullptr);
    static PuzzleDesk* create(QQmlEngine* engine, QJSEngine*);

    BoardPicture picture() const;
    QString state() const { return state_; }
    QString mode() const;
    bool isBusy() const { return waiting_ > 0; }
    bool isStrict() const;
    bool isSettled() const { return sight_.isSettled; }
    QString task() const;
    QString played() const;
    QString name() const;
    QString about() const;
    QString score() const;
    QString headline() const;
    QString line() const;
    bool isFromGame() const { return sight_.game.has_value(); }
    int secondsLeft() const;
    PuzzleStanding* standing() { return &standing_; }

    /// Begins a run; what is empty or 0 may be anything.
    Q_INVOKABLE void begin(const QString& mode, const QString& rule, const QString& theme,
                           int step);
    Q_INVOKABLE void play(QPoint point);
    Q_INVOKABLE void hint();
    Q_INVOKABLE void showSolution();
    Q_INVOKABLE void startOver();
    Q_INVOKABLE void next();
    /// Ends the run; what was done is kept.
    Q_INVOKABLE void leave();
    /// The position, to be played on or studied; the game of a mistake.
    Q_INVOKABLE void playOn();
    Q_INVOKABLE void study();
    Q_INVOKABLE void openGame();

Q_SIGNALS:
    void changed();
    void ticked();
    void stonePlayed();
    void solved();
    void refused();
    void gameWanted(qint64 game, int ply);

private:
    using Work = std::function<PuzzleSight(PuzzleRun&, autosave::GameKeeper&)>;
    void ask(const Work& work);
    void take(const PuzzleSight& sight);
    QString stateOf(const PuzzleSight& sight) const;
    void showLine(std::vector<Move> line);
    void stepLine();
    void tick();

    GameStore& store_;
    GameController& game_;
    RecordDesk& desk_;
    const Language& language_;
    std::shared_ptr<PuzzleRun> run_ = std::make_shared<PuzzleRun>();
    PuzzleSight sight_;
    PuzzleStanding standing_;
    QString state_;
    int waiting_ = 0;
    quint64 ticket_ = 0;      // of the run; answers of an older one are dropped
    std::vector<Move> line_;  // played out on the board, without standing there
    std::size_t shown_ = 0;   // moves of it so far
    QTimer lineTimer_;
    QTimer clock_;
};

}  // namespace tianyuan::desktop
