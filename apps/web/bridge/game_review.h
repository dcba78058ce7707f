#pragma once

#include "game/game.h"
#include "study/reviewed_game.h"
#include "web/bridge/json.h"
#include "web/bridge/speaker.h"

#include <optional>
#include <vector>

namespace tianyuan::web {

/// What is known of the moves of a game, and in words of the one that led to the position on the
/// board: what was proved of it comes before what was judged.
class GameReview {
public:
    explicit GameReview(const Speaker& speaker) : speaker_(speaker) {}

    /// Reads what is written beside the moves of the line on which `game` stands; `fresh` is what
    /// was proved and is not written yet.
    void read(const game::Game& game, const std::vector<study::Finding>& fresh);
    /// Speaks of the move by which this position came about.
    void turnTo(const game::Game& game, int ply);

    /// Nothing is left to be proved.
    bool isExamined() const { return known_.examined; }
    /// The next move after this one that changed the game; after the last, the first.
    std::optional<int> mistakeAfter(int ply) const { return known_.mistakeAfter(ply); }
    bool hasBetter() const { return move_.hasBetter(); }
    /// The win that the move missed or allowed.
    const std::vector<study::WinStep>& steps() const { return move_.steps; }

    Json view() const;
    /// Puts what would have been better in place of what was played.
    void showBetterOn(Json& board) const;
    /// Lays so many stones of the win over the board, and the threat that the last of them makes.
    void showWinOn(Json& board, int stones) const;

private:
    std::string detail() const;
    void takeAway(Json& board) const;

    const Speaker& speaker_;
    int size_ = 0;
    study::ReviewedGame known_;
    study::ReviewedMove move_;
    std::optional<study::GameSummary> summary_;
};

}  // namespace tianyuan::web
