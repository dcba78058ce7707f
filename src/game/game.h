#pragma once

#include "core/board.h"
#include "core/outcome.h"
#include "core/rule.h"
#include "opening/opening.h"
#include "record/record.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace tianyuan::game {

/// What happens when Black plays a forbidden point: it is not taken, or it loses the game.
enum class FoulHandling { Refuse, Lose };

struct GameOptions {
    Rule rule = Rule::Freestyle;
    int size = Board::DefaultSize;
    opening::Protocol opening = opening::Protocol::Free;
    FoulHandling fouls = FoulHandling::Refuse;

    friend bool operator==(const GameOptions&, const GameOptions&) = default;
};

/// A game in progress: the position, the moves that led to it, and how it ended.
///
/// Every change of position comes in through play(), decide(), undo(), redo() or a jump, whoever
/// asks: a click, an engine's reply or a record being loaded. A Game knows no clock, no thread and
/// no window. It walks the tree of its record: a new move after undo() starts a variation, and
/// nothing is forgotten.
class Game {
public:
    /// The protocol must fit the size: see opening::checkSize.
    explicit Game(const GameOptions& options = {});

    /// The game that a record tells, standing at the end of its main line; refused if a move there
    /// finds a stone in its place. Moves after a five are shown, not judged. A record without a
    /// rule is freestyle.
    static Result<Game> fromRecord(record::Record source,
                                   FoulHandling fouls = FoulHandling::Refuse);

    /// Plays for the side to move. While the opening asks for a stone this answers it. A refusal
    /// says why and changes nothing.
    Attempt play(Move move);
    /// Decides a step of the opening.
    Attempt decide(const opening::Decision& decision);

    /// Takes back a resignation or the like, one move, or one decision of the opening; and brings
    /// back a move or a decision. False if there is none.
    bool undo();
    bool redo();
    bool canUndo() const;
    bool canRedo() const;

    /// Goes to the position after `ply` moves of this line, or as near as it gets.
    void jumpTo(int ply);
    /// Goes to any node of the record; false, and nowhere, if two stones on the way share a point.
    bool goTo(record::NodeId node);

    /// The nodes of the line that is walked: from the start to here, and on to where redo() leads.
    std::vector<record::NodeId> line() const;
    /// Cuts a node, with everything under it, off the record; whoever stands there goes to its
    /// parent. Not the root.
    void cut(record::NodeId node);
    /// Lets the main line go through a node.
    void makeMain(record::NodeId node);

    /// Ends a game that is going on.
    Attempt resign(Stone side);
    Attempt loseOnTime(Stone side);
    Attempt forfeit(Stone side);
    Attempt agreeOnDraw();

    /// When on, moves start variations beside the game and leave its main line and result alone.
    /// Off, the line that is played is the game.
    void setStudying(bool on) { studying_ = on; }

    Rule rule() const { return rule_; }
    FoulHandling fouls() const { return fouls_; }
    const Board& board() const { return board_; }
    const Outcome& outcome() const { return outcome_; }
    /// The stones that won, if a five ended the game here.
    std::vector<Point> winningStones() const;
    /// From the start to here.
    std::span<const Move> moves() const { return moves_; }
    int ply() const { return static_cast<int>(moves_.size()); }

    /// What the opening asks for here, or nothing.
    std::optional<opening::Question> question() const;
    /// Who has the black stones now, and who is to move or decide.
    opening::Seat black() const { return opening_.black(); }
    /// May the opening still change who has which colour?
    bool mayStillSwap() const { return question() && opening_.mayStillSwap(); }
    opening::Seat seatToMove() const;
    opening::Seat seatOf(Stone stone) const;
    /// Did this seat make a move, or decide something, on the way to here?
    bool hasActed(opening::Seat seat) const;

    const record::Record& record() const { return record_; }
    record::NodeId here() const { return here_; }
    /// Names, event and notes may be written at any time; nobody is told.
    record::Description& editDescription() { return record_; }
    record::Notes& editNotes() { return editNotes(here_); }
    record::Notes& editNotes(record::NodeId node) { return record_.tree.editNotes(node); }

private:
    Attempt checkMove(Move move) const;
    /// Makes the move that leads to `node`, a child of here.
    void enter(record::NodeId node);
    void leave();
    /// Adds the move, or finds it, under here; makes it, and makes it the game unless studying.
    void proceed(Move move);
    Outcome judgeHere() const;
    Attempt declare(const Outcome& outcome);

    bool atOpening() const;
    void rewindOpening(std::size_t decisions);
    void followOpening(std::span<const record::NodeId> path);

    Rule rule_;
    FoulHandling fouls_;
    bool studying_ = false;
    record::Record record_;
    record::NodeId here_ = record::Tree::Root;
    Board board_;
    std::vector<Move> moves_;
    Outcome outcome_;
    std::vector<record::NodeId> ahead_;           // what redo() goes through, the next one last
    opening::Opening opening_;                    // as it stands here
    std::vector<opening::Decision> openingLine_;  // all that was decided, before and after here
    bool offOpening_ = false;                     // in a variation that left that line
    std::map<record::NodeId, Outcome> declared_;  // resignations and the like, by where
};

}  // namespace tianyuan::game
