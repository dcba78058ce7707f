#pragma once

#include "game/session.h"
#include "table/kept_game.h"
#include "table/table_listener.h"
#include "table/teacher.h"

#include <functional>
#include <optional>

namespace tianyuan::table {

/// A game under a teacher's eyes. Each move of a person is looked at before it is answered: the
/// opponent waits until the teacher has nothing to say, or the person has heard it and goes on.
/// Between people nobody waits.
class Supervision {
public:
    /// All of them outlive it. `onWait`: the opponent begins to wait, or no longer does.
    Supervision(const World& world, TableListener& listener, KeptGame& kept,
                std::function<void()> onWait);

    /// The same world, in which every opponent of a person waits for the teacher's word.
    World taught();
    /// Another game, with or without a teacher. The session stays until the next one, or end().
    void begin(game::Session& session, const std::optional<TeacherPlan>& plan);
    void end();
    /// Something has happened in the game.
    void follow(const game::Event& event);

    bool isHere() const { return teacher_.isHere(); }
    /// He thinks about what he was asked.
    bool isThinking() const { return !answer_ && teacher_.isThinking(); }
    bool isOpponentWaiting() const { return static_cast<bool>(answer_); }
    /// What he has said of the last move; nothing: no word, or no teacher. While it stands the
    /// opponent waits until the move is taken back, or for goOn().
    const std::optional<Remark>& remark() const { return teacher_.remark(); }
    void showOn(BoardView& view) const { teacher_.showOn(view, session_->game()); }

    /// The move is to stand: the opponent answers it.
    void goOn();
    /// So many stones of what he means are on the board.
    void showRefutation(int step);
    /// "Is there something I must see?"
    void ask();

private:
    bool isPersonsTurn() const;
    void consider(const player::Position& position, std::function<void()> answer);
    void tellRemark();

    const World& world_;
    TableListener& listener_;
    KeptGame& kept_;
    std::function<void()> onWait_;
    Teacher teacher_;
    game::Session* session_ = nullptr;
    std::function<void()> answer_;  // lets the opponent think
};

}  // namespace tianyuan::table
