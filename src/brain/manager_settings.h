#pragma once

#include "brain/adjustable_player.h"
#include "core/rule.h"
#include "player/player.h"
#include "protocol/message.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tianyuan::brain {

/// What a manager has said with INFO. Keys that mean nothing here, and values that make no sense,
/// are passed over, as the protocol wants it.
class ManagerSettings {
public:
    static constexpr int MostThreads = 256;
    static constexpr int LargestTableLog2 = 24;  // of kilobytes: 16 gigabytes

    void take(const protocol::command::Info& info);
    /// A game begins: the whole match time is there again.
    void restartClock() { spent_ = {}; }
    /// So much was used for a move; for managers that do not say what is left.
    void spend(player::Milliseconds time) { spent_ += time; }

    /// Why no move can be given under these settings, for a manager to read; nothing if it can.
    std::optional<std::string_view> objection() const;

    Rule rule() const { return rule_.value_or(Rule::Freestyle); }
    player::Limits limits() const;
    Adjustments adjustments() const;
    bool ponders() const { return ponders_; }
    /// The two kinds of report that boards of the Yixin family ask for.
    bool showsLiveMarks() const { return (detail_ & 1) != 0; }
    bool showsLines() const { return (detail_ & 2) != 0; }

private:
    bool takeTime(std::string_view key, std::int64_t number);
    bool isUnlimited() const;

    std::optional<Rule> rule_ = Rule::Freestyle;  // nothing: one that is not played here
    bool isContinuous_ = false;
    std::optional<player::Milliseconds> turn_;
    std::optional<player::Milliseconds> match_;
    std::optional<player::Milliseconds> left_;
    std::optional<player::Milliseconds> increment_;
    player::Milliseconds spent_{0};
    std::optional<std::uint64_t> nodes_;
    std::optional<int> depth_;
    std::uint64_t memory_ = 0;      // bytes for everything; 0: as much as is usual
    std::uint64_t tableBytes_ = 0;  // bytes asked for; 0: as much as is usual
    int threads_ = 1;
    int range_ = Adjustments{}.range;
    int strength_ = 100;
    std::int64_t detail_ = 0;
    bool ponders_ = false;
    bool proofs_ = true;
};

}  // namespace tianyuan::brain
