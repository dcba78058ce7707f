#pragma once

#include "perfect/installed_books.h"
#include "player/player.h"

#include <memory>

namespace tianyuan::perfect {

/// Plays from the proof wherever the position stands in it, at once and for the side that it proves
/// a win for; else it asks another player.
class ProvedPlayer final : public player::Player {
public:
    ProvedPlayer(std::unique_ptr<player::Player> other, Books books)
        : other_(std::move(other)), books_(std::move(books)) {}

    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;
    Result<opening::Decision> decide(const opening::Question& question,
                                     const player::Limits& limits, std::stop_token stop) override;
    void reset() override { other_->reset(); }
    void giveBackMemory() override;
    Attempt prepare(Rule rule, int size, const player::Limits& limits,
                    std::stop_token stop) override;
    player::Talk takeTalk(bool withTranscript) override { return other_->takeTalk(withTranscript); }
    const player::Player& other() const { return *other_; }

private:
    std::unique_ptr<player::Player> other_;
    Books books_;
    std::shared_ptr<const ProvedBook> book_;  // of the game that is played
    Follower follower_;
};

/// What the proof says of a position in which its side is to move; nothing if the position does not
/// stand in it, if the move may not be played, or if several lines are wanted.
std::optional<player::Thought> thoughtOf(const ProvedBook* book, Follower& follower,
                                         const player::Position& position,
                                         const player::Limits& limits);

}  // namespace tianyuan::perfect
