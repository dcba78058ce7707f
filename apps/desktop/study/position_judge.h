#pragma once

#include "game/thinker.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tianyuan::desktop {

/// Asks a player, on another thread, what it thinks of a position: of our engine, always the same.
class PositionJudge : public QObject {
    Q_OBJECT

public:
    /// The judgement, or why there is none.
    using OnJudgement = std::function<void(const Result<player::Thought>& judgement)>;

    explicit PositionJudge(QObject* parent = nullptr);
    ~PositionJudge() override;

    /// As the roster writes the player, with so much memory (see makePlayer); whoever was asked
    /// before stays ready. Fails where there is no such player.
    Attempt ask(const std::string& spec, const player::Position& position,
                const player::Limits& limits, int megabytes, OnJudgement onJudgement);
    /// Nothing more is heard of what was asked.
    void cancel();

private:
    void ask(const player::Position& position, const player::Limits& limits,
             OnJudgement onJudgement);

    std::optional<player::Thought> thought_;
    std::string spec_;
    int megabytes_ = 0;
    std::shared_ptr<player::Player> player_;
    game::Thinker thinker_;
};

}  // namespace tianyuan::desktop
