#pragma once

#include "game/game.h"
#include "study/hint.h"
#include "table/board_view.h"
#include "table/message.h"
#include "table/world.h"

#include <functional>
#include <optional>

namespace tianyuan::table {

/// A hint is given in steps: where to look, what there is, which move.
inline constexpr int HintSteps = 3;

/// Gives hints. The first time somebody has to think; after that the same hint goes on, step by
/// step.
class Adviser {
public:
    explicit Adviser(const World& world) : world_(world) {}

    /// Starts thinking about a game; `onReady` is called when tellMore() has something to tell, or
    /// with the reason why it never will.
    void ask(const game::Game& game, std::function<void(const Attempt&)> onReady);
    bool isThinking() const { return guest_.player && guest_.player->isThinking(); }
    bool hasHint() const { return hint_.has_value(); }
    /// The next step; after the last, the last one again. Only if there is a hint.
    Message tellMore();
    /// The position has changed.
    void forget();
    void showOn(BoardView& view) const;

private:
    void take(const game::Game& game, const Move& move);

    const World& world_;
    Guest guest_;
    std::optional<player::Thought> thought_;
    std::optional<study::Hint> hint_;
    Board board_;   // of the position that the hint is for
    int step_ = 0;  // how much of it was told
};

}  // namespace tianyuan::table
