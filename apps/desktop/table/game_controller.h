#pragma once

#include "desktop/board/board_picture.h"
#include "desktop/table/clock_ticker.h"
#include "desktop/table/move_list_model.h"
#include "desktop/table/table_host.h"
#include "desktop/table/table_verbs.h"

#include <QObject>
#include <QPoint>
#include <QQmlEngine>
#include <QString>

namespace tianyuan::desktop {

class Settings;

/// What is on the table, for QML, and what a person does there. Points are columns from the left
/// and rows from the top; (-1, -1) is none.
class GameController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)  // something is on the table
    Q_PROPERTY(bool reading READ isReading NOTIFY seatedAnew)   // a record: moves are variations
    Q_PROPERTY(bool program READ hasProgram NOTIFY seatedAnew)  // another program plays
    Q_PROPERTY(QString ruleLine READ ruleLine NOTIFY ruleChanged)
    Q_PROPERTY(QString ruleShort READ ruleShort NOTIFY ruleChanged)
    Q_PROPERTY(bool over READ isOver NOTIFY overChanged)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY thinkingChanged)
    Q_PROPERTY(tianyuan::desktop::BoardPicture picture READ picture NOTIFY pictureChanged)
    Q_PROPERTY(tianyuan::desktop::MoveListModel* moves MEMBER moves_ CONSTANT)
    Q_PROPERTY(int shownPly READ shownPly NOTIFY shownPlyChanged)  // moves that are on the board
    Q_PROPERTY(bool lookingBack READ isLookingBack NOTIFY shownPlyChanged)
    Q_PROPERTY(bool walking READ isWalking NOTIFY shownPlyChanged)  // undo only steps back
    Q_PROPERTY(tianyuan::desktop::TableVerbs* verbs MEMBER verbs_ CONSTANT)

public:
    GameController(TableHost& host, Settings& settings, const Language& language,
                   QObject* parent = nullptr);
    static GameController* create(QQmlEngine* engine, QJSEngine*);

    bool isActive() const { return state_.active; }
    bool isReading() const { return host_.reading() != nullptr; }
    bool hasProgram() const;
    bool hasFailed() const { return host_.isPlaying() && host_.play().session().failure(); }
    QString ruleLine() const;
    QString ruleShort() const;
    bool isOver() const { return state_.over; }
    bool isThinking() const { return state_.thinking; }
    const BoardPicture& picture() const { return picture_; }
    int shownPly() const { return state_.shownPly; }
    bool isLookingBack() const { return state_.lookingBack; }
    bool isWalking() const { return isOver() || isLookingBack() || isReading(); }

    /// The game or the record on the table; nullptr: there is none.
    const table::Table* table() const { return host_.table(); }
    const game::Game* onTable() const { return table() ? &table()->game() : nullptr; }
    /// The line on the table to its end, wherever one stands in it.
    const game::Game* wholeGame() const { return table() ? &table()->wholeGame() : nullptr; }
    /// The position that is shown; only while there is a table.
    Board shownBoard() const { return table::boardAfter(*onTable(), shownPly()); }
    /// Writes what was found out about the position after `ply` moves beside the move before it.
    void write(int ply, const study::PositionView& view) { host_.table()->write(ply, view); }
    /// The same for what looking back over the whole line has proved.
    void write(const std::vector<study::Finding>& findings) { host_.table()->write(findings); }
    /// Keeps what was written.
    void keepNotes();

    /// Says something to the person, or that something cannot be done.
    void tell(const QString& headline, const QString& line) {
        Q_EMIT said(headline, line, {-1, -1});
    }
    void complain(const QString& headline, const QString& line);

    /// Starts a game of the kind that the settings tell.
    Q_INVOKABLE void newGame();
    /// The same, and the computer begins.
    Q_INVOKABLE void newGameAsSecond();
    /// Plays on from the end of a record, as the settings tell; the person has the side to move.
    void playFrom(const record::Record& start);
    /// Leaves the table; an unfinished game can be taken up again.
    Q_INVOKABLE void leave() { host_.leave(); }
    /// Something else is shown in place of the board, or no longer.
    Q_INVOKABLE void setCovered(bool covered) { host_.play().setCovered(covered); }
    /// A person plays, places, offers or picks a point; or chooses it, to be confirmed; or marks
    /// it.
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
    /// What was said with another program that plays.
    Q_INVOKABLE QString transcript() const;

Q_SIGNALS:
    void activeChanged();
    void ruleChanged();
    void overChanged();
    void thinkingChanged();
    void pictureChanged();
    void shownPlyChanged();
    /// Another position is on the board, or the same one in another game.
    void positionChanged();
    void seatedAnew();  // something else is on the table, or nothing
    void tableSet();    // a game or a record has been put on it
    void stonePlayed();
    void ended(const QString& kind);  // "win", "loss" or "draw"
    /// Something to be told at a crossing, or in general where there is none.
    void said(const QString& headline, const QString& line, QPoint point);
    void refused();

private:
    /// What is compared, so that only what has changed is told.
    struct State {
        bool active = false, over = false, thinking = false, lookingBack = false, reading = false;
        int shownPly = 0;
        record::NodeId node = record::Tree::Root;
    };

    void sit();
    void passOnWishes();
    void happen(const game::Event& event);
    void follow();
    void showPicture();
    void showMoves();
    void showVerbs() { verbs_->show(host_.table(), language_); }
    void updateState();
    void perform(table::Verb verb);
    void pass(const table::Message& message);
    void report(const Attempt& attempt);

    TableHost& host_;
    Settings& settings_;
    const Language& language_;
    MoveListModel* moves_;
    TableVerbs* verbs_;
    BoardPicture picture_;
    State state_;
    bool isSittingDown_ = false;
};

}  // namespace tianyuan::desktop
