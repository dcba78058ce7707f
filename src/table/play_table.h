#pragma once

#include "game/session.h"
#include "table/draw_judge.h"
#include "table/focus.h"
#include "table/guide_view.h"
#include "table/kept_game.h"
#include "table/message.h"
#include "table/play_verbs.h"
#include "table/result_view.h"
#include "table/supervision.h"
#include "table/table.h"
#include "table/table_listener.h"
#include "table/world.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tianyuan::table {

/// A game being played: who sits there, what happens, what a person can do. One thread owns it, and
/// nothing in it blocks. Between games there is none on it: then only begin(), takeUp() and
/// hasGame() mean anything.
class PlayTable : public Table, private game::SessionListener {
public:
    /// `listener` outlives the table.
    PlayTable(World world, TableListener& listener);
    /// The game is left.
    ~PlayTable() override;

    /// Starts a game; what was on the table is left. Refused, and nothing changes, if somebody who
    /// is to play cannot be had.
    Attempt begin(const Plan& plan);
    /// The same from the end of the main line of a record.
    Attempt beginFrom(const Plan& plan, const record::Record& start);
    /// Goes on with a game that was left. `resume` lets the keeper go on with it too; it is called
    /// once what was on the table is left.
    Attempt takeUp(const game::Past& past, const std::function<void()>& resume);
    /// Leaves the table empty; an unfinished game can be taken up again.
    void leave();
    bool hasGame() const { return session_ != nullptr; }

    const game::Session& session() const { return *session_; }
    const game::Game& game() const override { return session_->game(); }
    const game::Game& wholeGame() const override { return game(); }
    const Plan& plan() const override { return plan_; }
    bool isLookingBack() const { return viewPly_.has_value(); }
    bool isPaused() const { return isPaused_; }
    bool isPersonsTurn() const;
    /// How whoever sits there is called: a text, or the code of one.
    std::string nameOf(opening::Seat seat) const;

    BoardView board() const override;
    SeatView seat(opening::Seat seat) const override;
    std::vector<Move> moves() const override;
    int shownPly() const override { return viewPly_.value_or(game().ply()); }
    const std::optional<FoulView>& foul() const override { return focus_.foul(); }
    /// What the opening asks for; nothing: it is over.
    std::optional<GuideView> guide() const;
    /// How the game ended; nothing: it goes on.
    std::optional<ResultView> result() const;
    /// A draw that somebody at the board, or a computer, has yet to answer.
    std::optional<DrawOfferView> drawOffer() const;

    std::optional<Reason> whyNot(Verb verb) const override;
    void perform(Verb verb) override;
    void play(Point point) override;
    void look(std::optional<Point> point) override;
    void showPly(int ply) override;
    void setWishes(const Wishes& wishes) override;
    void write(int ply, const study::PositionView& view) override;
    void write(const std::vector<study::Finding>& findings) override;
    void keepNotes() override { kept_.keepNotes(game()); }
    /// Lets the computer begin on an empty board; takes back otherwise.
    void beginSecondOrUndo();
    /// Takes back for good; between people also the end of a game.
    void takeBack() { report(session_->takeBack()); }
    void decide(const opening::Decision& decision);
    /// Answers an offer that is for a person.
    void answerDraw(bool accept);
    /// Somebody thinks about a hint.
    bool isAdvising() const { return focus_.adviser().isThinking(); }

    /// Who looks at the moves of a person.
    Supervision& teacher() { return teacher_; }
    const Supervision& teacher() const { return teacher_; }

    /// The opponent could not go on: who could take its place (a spec), and lets it.
    std::optional<std::string> substitute() const;
    void goOnWithSubstitute();

    /// Takes over notes and variations from a copy of the record; false if that is another game.
    bool adopt(const record::Record& studied);
    /// While something else covers the board no clock runs.
    void setCovered(bool covered);

    /// Ends the game if time has run out; to be called when the clock may have.
    void checkClock() { session_->checkClock(); }

private:
    void onEvent(const game::Event& event) override;
    void onTurn() override { listener_.onTurn(); }
    void onThought(const player::Thought& thought) override;
    void onDrawOffer() override;

    Result<std::unique_ptr<game::Session>> seat(const Plan& plan, const game::Past& past);
    void put(std::unique_ptr<game::Session> session, const Plan& plan);
    Attempt start(const Plan& plan, game::Past past);
    Attempt reseat(const Plan& plan);
    void stand();

    PlayState state() const;
    void undo();
    void redo();
    void giveHint();
    void tellHint();
    void switchSides();
    void resign();
    void setPaused(bool paused);
    std::optional<Message> whyNotPlay(Point point) const;
    /// No clock runs while the game rests, or the teacher has the word.
    void hold() { session_->setHeld(isPaused_ || isCovered_ || teacher_.isOpponentWaiting()); }
    void report(const Attempt& attempt, std::optional<Point> point = std::nullopt);

    World world_;
    TableListener& listener_;
    Plan plan_;
    KeptGame kept_;
    Wishes wishes_;
    Focus focus_;
    DrawJudge draws_;
    Supervision teacher_;
    /// What a player who plays from a proof has said, and before which stone.
    struct Proved {
        opening::Seat seat;
        int ply;
        int moves;
    };
    std::optional<Proved> proved_;
    opening::Seat turn_ = opening::Seat::First;  // who was to move before what happens now
    std::optional<game::TimePoint> resignAskedAt_;
    bool isPaused_ = false;
    bool isCovered_ = false;
    std::optional<int> viewPly_;  // an earlier position is shown
    std::unique_ptr<game::Session> session_;
};

}  // namespace tianyuan::table
