#pragma once

#include "web/bridge/examiner.h"
#include "web/bridge/game_review.h"
#include "web/bridge/table_host.h"
#include "web/bridge/worker_player.h"

#include <memory>
#include <optional>
#include <vector>

namespace tianyuan::web {

/// Looking back over a game: the moves that decided it are proved, and beside that every position
/// is judged, each in a worker of its own and from the last to the first; what comes of it is kept
/// with the game.
class LookBack {
public:
    LookBack(PostOffice& office, const Speaker& speaker, TableHost& host)
        : office_(office), speaker_(speaker), host_(host), review_(speaker), examiner_(office) {}

    bool isPossible() const;
    bool isOpen() const { return open_; }
    void open();
    void close();
    /// Shows the next move that changed the game; after the last, the first.
    void nextMistake();
    void showBetter(bool shown);
    /// One stone more, or less, of the win that the move on the board missed or allowed.
    void stepWin(int stones);
    /// The game, or what is shown of it, has changed.
    void follow();

    Json view() const;
    void showOn(Json& board) const;

private:
    const game::Game& wholeGame() const;
    void read();
    void examine();
    void judgeNext();
    void ask(int ply, int lines);
    void take(int ply, const Result<player::Reply>& reply);

    PostOffice& office_;
    const Speaker& speaker_;
    TableHost& host_;
    bool open_ = false;
    bool betterShown_ = false;
    bool judgeStopped_ = false;  // before everything was judged
    int winStones_ = 0;          // of the win that are on the board
    int shownPly_ = -1;
    std::vector<Move> line_;    // of the game
    std::vector<int> pending_;  // plies to be judged, the next one last
    std::size_t positions_ = 0;
    std::optional<player::Thought> thought_;
    GameReview review_;
    Examiner examiner_;
    std::unique_ptr<WorkerPlayer> judge_;
};

}  // namespace tianyuan::web
