#pragma once

#include "table/focus.h"
#include "table/table.h"
#include "table/table_listener.h"
#include "table/world.h"

#include <memory>
#include <optional>
#include <string>

namespace tianyuan::table {

/// A record being read and worked on: nobody plays, moves start variations, and what is written
/// beside them can be changed. Every change is told as onEdited(); keeping it is for whoever
/// listens.
class RecordTable : public Table {
public:
    /// Stands at the end of the main line. Refused if it is no game. `listener` outlives the table.
    static Result<std::unique_ptr<RecordTable>> open(const record::Record& record, World world,
                                                     TableListener& listener);

    const game::Game& game() const override { return game_; }
    const game::Game& wholeGame() const override;
    const Plan& plan() const override { return plan_; }
    BoardView board() const override;
    SeatView seat(opening::Seat seat) const override;
    std::vector<Move> moves() const override;
    int shownPly() const override { return game_.ply(); }
    const std::optional<FoulView>& foul() const override { return focus_.foul(); }

    std::optional<Reason> whyNot(Verb verb) const override;
    void perform(Verb verb) override;
    /// Plays a move of the line or of a variation; with a tool, puts its mark there.
    void play(Point point) override;
    void look(std::optional<Point> point) override;
    void showPly(int ply) override;
    void setWishes(const Wishes& wishes) override;
    void write(int ply, const study::PositionView& view) override;
    void write(const std::vector<study::Finding>& findings) override;
    void keepNotes() override { edited(); }

    /// Goes to any node of the record.
    void goTo(record::NodeId node);
    bool isInVariation() const;
    /// Takes the move on the board, with all that follows it, off the record.
    void cutHere();
    /// Makes the line on the board the main one.
    void promoteHere();

    std::string comment() const;
    void setComment(const std::string& text);

    /// What a click puts on the board; nothing: a stone.
    const std::optional<record::Mark::Kind>& tool() const { return tool_; }
    void setTool(std::optional<record::Mark::Kind> tool);
    /// The text of the next labels; empty: the next letter that is free.
    const std::string& labelText() const { return labelText_; }
    void setLabelText(const std::string& text) { labelText_ = text; }
    /// Takes the mark of a point away.
    void unmark(Point point);

    /// The line to here as a game of its own, to play on from.
    record::Record lineToHere() const;

private:
    RecordTable(game::Game game, World world, TableListener& listener);

    Attempt playMove(Move move);
    void mark(Point point);
    void walked();
    void edited();
    void giveHint();
    void tellHint();
    void report(const Attempt& attempt, std::optional<Point> point = std::nullopt);

    World world_;
    TableListener& listener_;
    game::Game game_;
    mutable std::optional<game::Game> whole_;  // made when it is asked for
    Plan plan_;
    Wishes wishes_;
    Focus focus_;
    std::optional<record::Mark::Kind> tool_;
    std::string labelText_;
};

}  // namespace tianyuan::table
