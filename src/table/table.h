#pragma once

#include "game/game.h"
#include "study/finding.h"
#include "study/position_view.h"
#include "table/board_view.h"
#include "table/foul_view.h"
#include "table/plan.h"
#include "table/seat_view.h"
#include "table/verb.h"

#include <optional>
#include <vector>

namespace tianyuan::table {

/// What a game being played and a record being read have in common for whoever shows them: a board,
/// moves to walk through, verbs. What is done is told to a TableListener.
class Table {
public:
    Table() = default;
    virtual ~Table() = default;
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    virtual const game::Game& game() const = 0;
    /// The line that is on the table as a game at its end, with what is written beside its moves.
    /// Valid until something changes.
    virtual const game::Game& wholeGame() const = 0;
    virtual const Plan& plan() const = 0;
    virtual BoardView board() const = 0;
    virtual SeatView seat(opening::Seat seat) const = 0;
    /// The moves of the line that is on the table, those ahead included.
    virtual std::vector<Move> moves() const = 0;
    /// How many of them are on the board.
    virtual int shownPly() const = 0;
    virtual const std::optional<FoulView>& foul() const = 0;

    /// Why it cannot be done now; nothing: it can.
    virtual std::optional<Reason> whyNot(Verb verb) const = 0;
    /// Does it, or says why not.
    virtual void perform(Verb verb) = 0;
    /// A person clicks or types a point.
    virtual void play(Point point) = 0;
    /// The person looks at a point, or no longer at any: where it is forbidden, the reason is
    /// shown.
    virtual void look(std::optional<Point> point) = 0;
    /// Shows the position after so many moves.
    virtual void showPly(int ply) = 0;
    virtual void setWishes(const Wishes& wishes) = 0;
    /// Writes what was found out about the position after `ply` moves beside the move before it.
    virtual void write(int ply, const study::PositionView& view) = 0;
    /// Writes what looking back over the whole line has proved beside its moves.
    virtual void write(const std::vector<study::Finding>& findings) = 0;
    /// What was written is to be kept now.
    virtual void keepNotes() = 0;

    bool isOver() const { return game().outcome().isOver(); }
};

}  // namespace tianyuan::table
