#include "brain/manager_settings.h"

#include "protocol/command_text.h"

#include <algorithm>

namespace tianyuan::brain {
namespace {

using player::Milliseconds;

constexpr std::int64_t LongestTime = 2'147'483'647;
// What boards of the Yixin family say together for "think until I stop you".
constexpr Milliseconds AnalysisTurn{2'000'000};
constexpr Milliseconds AnalysisMatch{100'000'000};
constexpr Milliseconds UsualTurn{5'000};  // for those who say nothing
constexpr Milliseconds FastestTurn{20};   // for those who want the fastest

constexpr std::uint64_t Megabyte = 1 << 20;
constexpr std::uint64_t UsualTable = 128 * Megabyte;
constexpr std::uint64_t LargestUsualTable = 1024 * Megabyte;  // however much memory there is
constexpr std::uint64_t SmallestTable = Megabyte;
// What the program takes beside the table: itself, the tables of shapes, and for each thread its
// stack, board and history. With room to spare.
constexpr std::uint64_t ProgramSize = 24 * Megabyte;
constexpr std::uint64_t ThreadSize = 8 * Megabyte;
constexpr std::uint64_t RoomForProofs = 128 * Megabyte;  // with less they are not read

/// For a number that sets a bound if it is positive, and else none.
template <typename T>
std::optional<T> bound(std::int64_t number, std::int64_t most) {
    if (number <= 0) return std::nullopt;
    return static_cast<T>(std::min(number, most));
}

}  // namespace

bool ManagerSettings::takeTime(std::string_view key, std::int64_t number) {
    const Milliseconds time(std::clamp<std::int64_t>(number, 0, LongestTime));
    if (key == "timeout_turn") {
        turn_ = time;
    } else if (key == "timeout_match") {
        match_ = number > 0 ? std::optional(time) : std::nullopt;
    } else if (key == "time_left") {
        left_ = number < protocol::NoTimeLimit ? std::optional(time) : std::nullopt;
    } else if (key == "time_increment") {
        increment_ = number > 0 ? std::optional(time) : std::nullopt;
    } else {
        return false;
    }
    return true;
}

void ManagerSettings::take(const protocol::command::Info& info) {
    const std::string& key = info.key;
    const auto number = protocol::numberOf(info);
    if (key == "max_node" && !number) nodes_.reset();  // "no bound" may exceed 64 bits
    if (!number || takeTime(key, *number)) return;
    if (key == "rule") {
        rule_ = protocol::ruleFromCode(*number);
        isContinuous_ = protocol::isContinuousCode(*number);
    } else if (key == "max_memory") {
        memory_ = bound<std::uint64_t>(*number, INT64_MAX).value_or(0);
    } else if (key == "hash_size") {
        const std::int64_t most = std::int64_t{1} << LargestTableLog2;
        tableBytes_ = bound<std::uint64_t>(*number, most).value_or(0) * 1024;
    } else if (key == "max_node") {
        nodes_ = bound<std::uint64_t>(*number, INT64_MAX);
    } else if (key == "max_depth") {
        depth_ = bound<int>(*number, 1000);
    } else if (key == "thread_num") {
        threads_ = static_cast<int>(std::clamp<std::int64_t>(*number, 1, MostThreads));
    } else if (key == "strength") {
        strength_ = static_cast<int>(std::clamp<std::int64_t>(*number, 0, 100));
    } else if (key == "caution_factor") {
        range_ = static_cast<int>(std::clamp<std::int64_t>(*number, 0, 5));
    } else if (key == "show_detail") {
        detail_ = 0 <= *number && *number <= 3 ? *number : 0;
    } else if (key == "pondering") {
        ponders_ = *number == 1;
    } else if (key == "proofs") {
        proofs_ = *number != 0;
    }
}

std::optional<std::string_view> ManagerSettings::objection() const {
    if (isContinuous_) return "games that go on after a five are not supported";
    if (!rule_) return "this rule is not supported: 0, 1, 2, 4, 8 and 9 are";
    if (memory_ > 0 && memory_ < ProgramSize + ThreadSize + SmallestTable) {
        return "max_memory is too small: 33 megabytes are needed";
    }
    return std::nullopt;
}

bool ManagerSettings::isUnlimited() const {
    return turn_ && *turn_ >= AnalysisTurn && match_ && *match_ >= AnalysisMatch;
}

player::Limits ManagerSettings::limits() const {
    player::Limits limits;
    limits.nodes = nodes_;
    limits.depth = depth_;
    if (isUnlimited()) return limits;
    limits.turn = turn_;
    if (turn_ && turn_->count() == 0) limits.turn = FastestTurn;
    limits.left = left_;
    if (!left_ && match_) limits.left = std::max(*match_ - spent_, Milliseconds(0));
    limits.increment = increment_;
    if (!turn_ && !limits.left && !nodes_ && !depth_) limits.turn = UsualTurn;
    return limits;
}

Adjustments ManagerSettings::adjustments() const {
    Adjustments adjustments;
    adjustments.range = range_;
    adjustments.strength = strength_;
    adjustments.proofs = proofs_ && (memory_ == 0 || memory_ >= RoomForProofs);
    adjustments.threads = threads_;
    adjustments.tableBytes = tableBytes_ > 0 ? tableBytes_ : UsualTable;
    if (memory_ == 0) return adjustments;
    const std::uint64_t forThreads = memory_ - std::min(memory_, ProgramSize + SmallestTable);
    const auto most =
        static_cast<int>(std::clamp<std::uint64_t>(forThreads / ThreadSize, 1, MostThreads));
    adjustments.threads = std::min(threads_, most);
    const std::uint64_t others =
        ProgramSize + static_cast<std::uint64_t>(adjustments.threads) * ThreadSize;
    const std::uint64_t room = std::max(memory_ - std::min(memory_, others), SmallestTable);
    adjustments.tableBytes = std::min(tableBytes_ > 0 ? tableBytes_ : LargestUsualTable, room);
    return adjustments;
}

}  // namespace tianyuan::brain
