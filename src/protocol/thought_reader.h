#pragma once

#include "player/thought.h"
#include "protocol/message.h"

#include <optional>
#include <string_view>

namespace tianyuan::protocol {

/// Understands what engines say while they think: the INFO blocks of the Yixin family and messages
/// such as "Depth 12-20 | Eval 35 | Time 120ms | H8 I9" or "depth 12 ev 35 n 40K tm 120 pv H8 I9".
/// There is no standard for this; what it does not understand it passes over. Scores are in the
/// units of the engine; a chance to win is one only if the engine calls it so ("WINRATE 0.62",
/// "winrate 62%") or writes its score in percent ("ev 62%").
class ThoughtReader {
public:
    explicit ThoughtReader(int boardSize) : size_(boardSize) {}

    /// The thought that is complete with this remark, if one is.
    std::optional<player::Thought> take(const Reply& remark);

private:
    std::optional<player::Thought> takeDetail(const reply::Detail& detail);
    std::optional<player::Thought> fromMessage(std::string_view text) const;
    static bool takeScore(std::string_view word, player::Thought& thought);

    int size_;
    player::Thought block_;  // what the INFO lines since "PV n" said
    bool hasScore_ = false;
};

}  // namespace tianyuan::protocol
