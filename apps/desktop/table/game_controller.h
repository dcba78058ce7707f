#pragma once

#include "desktop/board/board_picture.h"
#include "desktop/bridge/verb.h"
#include "desktop/table/foul_explanation.h"
#include "desktop/table/game_past.h"
#include "desktop/table/game_plan.h"
#include "desktop/table/game_result.h"
#include "desktop/table/move_list_model.h"
#include "desktop/table/open_record.h"
#include "desktop/table/opening_guide.h"
#include "desktop/table/seat_model.h"
#include "game/session.h"
#include "keeping/game_keeper.h"
#include "protocol/transcript.h"
#include "study/hint.h"
#include "study/position_view.h"

#include <QObject>
#include <QPoint>
#include <QQmlEngine>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::desktop {

/// A hint is given in steps: where to look, what there is, which move.
inline constexpr int HintSteps = 3;

class GameStore;
class Language;
class Settings;
struct Tally;

/// What the game needs from outside.
struct TableOptions {
    std::string library;  // file of the games; empty: the usual place
    QString documents;    // folder for saved games; empty: the usual one
    std::function<game::TimePoint()> now = std::chrono::steady_clock::now;
};

/// The game on the table, for QML: what it shows and what can be done. Owns the session; nothing
/// here blocks. Points are columns from the left and rows from the top; (-1, -1) is none.
class GameController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(tianyuan::desktop::BoardPicture picture READ picture NOTIFY changed)
    Q_PROPERTY(QString ruleLine READ ruleLine NOTIFY changed)
    Q_PROPERTY(QString ruleShort READ ruleShort NOTIFY changed)
    Q_PROPERTY(tianyuan::desktop::SeatModel* upper MEMBER upper_ CONSTANT)  // the opponent
    Q_PROPERTY(tianyuan::desktop::SeatModel* lower MEMBER lower_ CONSTANT)  // you
    Q_PROPERTY(tianyuan::desktop::MoveListModel* moves MEMBER moves_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::OpeningGuide* guide MEMBER guide_ CONSTANT)
    Q_PROPERTY(int shownPly READ shownPly NOTIFY changed)  // how many of the moves are on the board
    Q_PROPERTY(bool lookingBack READ isLookingBack NOTIFY changed)
    Q_PROPERTY(bool walking READ isWalking NOTIFY changed)  // undo takes nothing back: it steps
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)

    // The end.
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY changed)
    Q_PROPERTY(QString resultHow READ resultHow NOTIFY changed)
    Q_PROPERTY(QString resultDecided READ resultDecided NOTIFY changed)
    Q_PROPERTY(QString resultStone READ resultStone NOTIFY changed)
    Q_PROPERTY(QString tally READ tally NOTIFY changed)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)          // the opponent could not go on
    Q_PROPERTY(QString substitute READ substitute NOTIFY changed)  // who could take its place

    // What is said beside the board.
    Q_PROPERTY(QString foulQuestion READ foulQuestion NOTIFY changed)
    Q_PROPERTY(QStringList foulReasons READ foulReasons NOTIFY changed)
    Q_PROPERTY(QStringList foulDetails READ foulDetails NOTIFY changed)
    Q_PROPERTY(QString guidance READ guidance NOTIFY changed)    // for the newcomer
    Q_PROPERTY(QString drawOffer READ drawOffer NOTIFY changed)  // who offers one
    Q_PROPERTY(QString notice READ notice NOTIFY changed)        // what is not well
    Q_PROPERTY(QString noticeWhy READ noticeWhy NOTIFY changed)

    // The game that was left.
    Q_PROPERTY(bool unfinished READ hasUnfinished NOTIFY unfinishedChanged)
    Q_PROPERTY(QString unfinishedLine READ unfinishedLine NOTIFY unfinishedChanged)
    Q_PROPERTY(tianyuan::desktop::BoardPicture unfinishedPicture READ unfinishedPicture NOTIFY
                   unfinishedChanged)

    // A record on the table.
    Q_PROPERTY(bool reading READ isReading NOTIFY changed)  // nobody plays: moves are variations
    Q_PROPERTY(QString comment READ comment WRITE setComment NOTIFY changed)
    /// What a click puts on the board of a record: "triangle", "square", "circle", "cross" or
    /// "label"; empty: a stone.
    Q_PROPERTY(QString markTool READ markTool WRITE setMarkTool NOTIFY changed)
    Q_PROPERTY(QString markText READ markText WRITE setMarkText NOTIFY changed)  // of a label
    Q_PROPERTY(bool program READ hasProgram NOTIFY changed)  // another program plays
    Q_PROPERTY(bool inVariation READ isInVariation NOTIFY changed)

    // What can be done.
    Q_PROPERTY(tianyuan::desktop::Verb* undo MEMBER undo_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* redo MEMBER redo_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* hint MEMBER hint_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* switchSides MEMBER switchSides_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* restart MEMBER restart_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* pass MEMBER pass_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* offerDraw MEMBER offerDraw_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* resign MEMBER resign_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* playFromHere MEMBER playFromHere_ CONSTANT)

public:
    GameController(Settings& settings, Language& language, GameStore& store, TableOptions options,
                   QObject* parent = nullptr);
    ~GameController() override;
    static GameController* create(QQmlEngine* engine, QJSEngine*);

    bool isActive() const { return session_ != nullptr; }
    const BoardPicture& picture() const { return picture_; }
    QString ruleLine() const;
    QString ruleShort() const;
    int shownPly() const;
    bool isWalking() const { return isOver() || isLookingBack() || isReading(); }
    bool isLookingBack() const { return session_ && viewPly_ && *viewPly_ < game().ply(); }
    bool isThinking() const { return session_ && session_->isThinking(); }
    bool isOver() const { return session_ && game().outcome().isOver(); }
    const QString& resultTitle() const { return result_.title; }
    const QString& resultHow() const { return result_.how; }
    const QString& resultDecided() const { return result_.decided; }
    const QString& resultStone() const { return result_.stone; }
    const QString& tally() const { return tally_; }
    bool hasFailed() const { return session_ && session_->failure().has_value(); }
    QString substitute() const;
    const QString& foulQuestion() const { return explanation_.question; }
    const QStringList& foulReasons() const { return explanation_.reasons; }
    const QStringList& foulDetails() const { return explanation_.details; }
    QString guidance() const;
    QString drawOffer() const;
    QString notice() const;
    QString noticeWhy() const;
    bool hasUnfinished() const { return unfinished_.has_value(); }
    const QString& unfinishedLine() const { return unfinishedLine_; }
    const BoardPicture& unfinishedPicture() const { return unfinishedPicture_; }

    /// The table itself, for those who study what is on it; nullptr: there is no game.
    const game::Session* session() const { return session_.get(); }
    const GamePlan& plan() const { return plan_; }
    /// Writes what was found out about the position after `ply` moves beside the move before it.
    void writeView(int ply, const study::PositionView& view);
    /// Saves what was written beside the moves.
    void keepNotes();
    bool isReading() const { return reading_.has_value(); }
    /// The record on the table and its place in the tree; only while there is one.
    const game::Game* onTable() const { return session_ ? &game() : nullptr; }
    /// The position that is shown.
    Board shownBoard() const;
    const std::optional<OpenRecord>& origin() const { return reading_; }
    QString comment() const;
    void setComment(const QString& text);
    bool isInVariation() const;
    const QString& markTool() const { return markTool_; }
    void setMarkTool(const QString& tool);
    const QString& markText() const { return markText_; }
    /// Empty: the next letter that is free.
    void setMarkText(const QString& text);
    /// Does another program play here?
    bool hasProgram() const;
    /// What was said with it.
    Q_INVOKABLE QString transcript() const;

    /// Puts a record on the table, at the end of its main line, to be looked at and worked on. What
    /// is on the table now is kept. False, and nothing changes, if it is no game.
    bool read(const record::Record& record, OpenRecord origin);
    /// Makes the game on the table a record to work on; a game that is going on can be resumed.
    Q_INVOKABLE void readGame();
    /// Plays on from the end of a record, as the settings tell; the person has the side to move.
    void playFrom(record::Record start);
    /// Goes to any node of the record.
    void goTo(record::NodeId node);
    /// Takes the move on the board, with all that follows it, off the record.
    Q_INVOKABLE void cutHere();
    /// Makes the line on the board the main one.
    Q_INVOKABLE void promoteHere();
    /// Puts the sign of the tool on a point of the record, in place of another; where it stands
    /// already, takes it away.
    void mark(QPoint point);
    Q_INVOKABLE void unmark(QPoint point);
    /// The record was written to a file: it is that file's from now on.
    void savedAs(const QString& file, record::Format format);
    /// Says something to the person, or that something cannot be done.
    void tell(const QString& headline, const QString& line) {
        Q_EMIT said(headline, line, {-1, -1});
    }
    void complain(const QString& headline, const QString& line) { refuse(headline, line); }

    /// Starts a game of the kind that the settings tell.
    Q_INVOKABLE void newGame();
    /// Goes on with a game that was left, or with the last one.
    void takeUp(const keeping::Unfinished& left);
    Q_INVOKABLE void resume();
    /// Leaves the table; an unfinished game can be taken up again.
    Q_INVOKABLE void leave();
    /// A person plays, places, offers or picks a point; or chooses it, to be confirmed.
    Q_INVOKABLE void play(QPoint point);
    /// Lets the computer begin on an empty board; takes back otherwise.
    Q_INVOKABLE void rightClick();
    /// The person looks at a point: where it is forbidden, the reason is shown.
    Q_INVOKABLE void look(QPoint point);
    /// Shows the position after so many moves; the game stays as it is.
    Q_INVOKABLE void showPly(int ply);
    Q_INVOKABLE void answerDraw(bool accept);
    /// Another opponent takes the place of the one that failed.
    Q_INVOKABLE void goOnWithSubstitute();

Q_SIGNALS:
    void changed();
    void unfinishedChanged();
    /// Something to be told at a crossing, or in general where there is none.
    void said(const QString& headline, const QString& line, QPoint point);
    void stonePlayed();
    void tableSet();    // a game or a record has been put on the table
    void recordKept();  // in the library
    void refused();
    void ended(const QString& kind);  // "win", "loss" or "draw"
    void thoughtHeard();              // the player who thinks has said something
    void secondsRunningOut();         // once a second, for the person to move

private:
    const game::Game& game() const { return session_->game(); }
    bool isPersonsTurn() const;
    std::optional<opening::Seat> onlyPerson() const;
    opening::Seat lowerSeat() const;
    QString nameOf(opening::Seat seat) const;
    QString nameOf(Point point) const;

    // The table.
    void begin(GamePlan plan);
    void beginFrom(GamePlan plan, record::Record start);
    bool seat(const std::vector<game::Event>& events, const std::vector<std::string>& notes);
    void rebuild(const GamePlan& plan, const Past& past);
    void startPlaying();
    void clearTable();
    void keep(const game::Event& event);
    void keepViews();
    Past pastUpTo(int ply) const { return desktop::pastUpTo({start_, events_}, game(), ply); }
    void findUnfinished();
    void findTally();
    void addThisGame(Tally& tally) const;

    // Reading a record.
    void noteChange();
    void keepReading();
    Attempt playInRecord(Move move);
    void walked();
    void playFromRecord();

    // Acting.
    void undo();
    void redo();
    void switchSides();
    void giveHint();
    void sayHint();
    void offerDraw();
    void resign();
    void continueFromHere();
    void report(const Attempt& attempt, QPoint point = {-1, -1});
    void refuse(const QString& headline, const QString& line, QPoint point = {-1, -1});
    void noticeOverline();

    // Showing.
    void sessionChanged();
    void update();
    void updateVerbs();
    void updateReadingVerbs();
    void updateSeats();
    void updateGuide();
    void updateGuidance();
    void tick();
    SeatView viewOf(opening::Seat seat) const;
    QString clockText(opening::Seat seat) const;
    QString lineOf(opening::Seat seat) const;

    Settings& settings_;
    Language& language_;
    GameStore& store_;
    TableOptions options_;
    GamePlan plan_;
    record::Record start_;             // the game before its first move
    std::vector<game::Event> events_;  // all that happened since
    BoardPicture picture_;
    FoulExplanation explanation_;
    std::optional<OpenRecord> reading_;  // the record on the table; none: a game
    QString markTool_, markText_;
    std::optional<Point> explained_;
    std::optional<Point> preview_;
    struct Advice {
        study::Hint hint;
        int step = 0;  // how much of it was told: where, what, which move
    };
    std::optional<Advice> advice_;
    std::optional<player::Thought> adviserThought_;
    std::optional<int> viewPly_;  // an earlier position is shown
    GameResult result_;
    QString tally_;
    std::optional<Reason> unsaved_;        // why the library does not take what happens
    std::map<int, std::string> newViews_;  // by ply, not yet kept
    std::optional<keeping::Unfinished> unfinished_;
    int unfinishedTicket_ = 0;  // of the latest search for it; answers to earlier ones are late
    QString unfinishedLine_;
    BoardPicture unfinishedPicture_;
    std::size_t eventsSeen_ = 0;
    bool wasThinking_ = false;
    SeatModel* upper_;
    SeatModel* lower_;
    MoveListModel* moves_;
    OpeningGuide* guide_;
    Verb* undo_;
    Verb* redo_;
    Verb* hint_;
    Verb* switchSides_;
    Verb* restart_;
    Verb* pass_;
    Verb* offerDraw_;
    Verb* resign_;
    Verb* playFromHere_;
    std::shared_ptr<protocol::Transcript> transcript_;  // of the programs that play
    QTimer clockTimer_;
    QTimer keepTimer_;     // runs while a change of the record is not kept yet
    QThreadPool retired_;  // sessions whose player takes its time to stop
    game::Thinker adviser_;
    std::unique_ptr<game::Session> session_;
};

}  // namespace tianyuan::desktop
