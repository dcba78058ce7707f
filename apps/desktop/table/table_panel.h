#pragma once

#include "desktop/table/clock_ticker.h"
#include "desktop/table/foul_model.h"
#include "desktop/table/opening_guide.h"
#include "desktop/table/result_model.h"
#include "desktop/table/seat_model.h"
#include "desktop/table/table_host.h"
#include "desktop/table/table_notes.h"
#include "desktop/table/teacher_model.h"

#include <QObject>
#include <QQmlEngine>

namespace tianyuan::desktop {

/// What stands beside the board: who plays, what the opening asks for, why a point is forbidden,
/// how the game ended. Each part is looked at again when something happens that it shows.
class TablePanel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(tianyuan::desktop::SeatModel* upper MEMBER upper_ CONSTANT)  // the opponent
    Q_PROPERTY(tianyuan::desktop::SeatModel* lower MEMBER lower_ CONSTANT)  // you
    Q_PROPERTY(tianyuan::desktop::OpeningGuide* guide MEMBER guide_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::ResultModel* result MEMBER result_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::FoulModel* foul MEMBER foul_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::TableNotes* notes MEMBER notes_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::TeacherModel* teacher MEMBER teacher_ CONSTANT)
    Q_PROPERTY(bool paused READ isPaused NOTIFY turned)
    Q_PROPERTY(bool watching READ isWatching NOTIFY turned)  // two computers play

public:
    TablePanel(TableHost& host, GameStore& store, PlaySettings& settings, const Language& language,
               QObject* parent = nullptr);
    static TablePanel* create(QQmlEngine* engine, QJSEngine*);

    bool isPaused() const { return playing() && playing()->isPaused(); }
    bool isWatching() const;

Q_SIGNALS:
    void turned();
    void secondsRunningOut();  // once a second, for the person to move

private:
    /// The game that is played; nullptr: none is.
    const table::PlayTable* playing() const;
    void showAll();
    void showSeats();
    void showFoul();
    void showNotes() { notes_->show(playing()); }
    void turn();

    TableHost& host_;
    const Language& language_;
    SeatModel* upper_;
    SeatModel* lower_;
    OpeningGuide* guide_;
    ResultModel* result_;
    FoulModel* foul_;
    TableNotes* notes_;
    TeacherModel* teacher_;
    ClockTicker ticker_;
    bool wasOver_ = false;
};

}  // namespace tianyuan::desktop
