#pragma once

#include "study/review.h"
#include "web/bridge/speaker.h"
#include "web/bridge/table_host.h"
#include "web/bridge/worker_player.h"

#include <memory>
#include <optional>
#include <vector>

namespace tianyuan::web {

/// Looking back over a game: every position is judged in the study's worker, from the last to the
/// first, and what comes of it is kept with the game.
class LookBack {
public:
    LookBack(PostOffice& office, const Speaker& speaker, TableHost& host)
        : office_(office), speaker_(speaker), host_(host) {}

    bool isPossible() const;
    bool isOpen() const { return open_; }
    void open();
    void close();
    /// Shows the next move that changed the game; after the last, the first.
    void nextMistake();
    void showBetter(bool shown) { betterShown_ = shown; }
    /// The game, or what is shown of it, has changed.
    void follow();

    Json view() const;
    void showOn(Json& board) const;

private:
    game::Game wholeGame() const;
    void judgeNext();
    void ask(int ply, int lines);
    void take(int ply, const Result<player::Reply>& reply);
    const study::MoveReview* current() const;
    std::string nameOf(Move move) const;
    std::string headline(const study::MoveReview& review) const;
    std::string detail(const study::MoveReview& review) const;

    PostOffice& office_;
    const Speaker& speaker_;
    TableHost& host_;
    bool open_ = false;
    bool betterShown_ = false;
    int shownPly_ = -1;
    std::vector<Move> line_;    // of the game
    std::vector<int> pending_;  // plies to be judged, the next one last
    study::Chances chances_;
    std::vector<study::MoveReview> reviews_;
    std::optional<player::Thought> thought_;
    std::unique_ptr<WorkerPlayer> judge_;
};

}  // namespace tianyuan::web
