#pragma once

#include "eval/grid.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace tianyuan::search {

/// What has refuted before: a score for every point by colour, one for every answer to a move by
/// its place relative to it, and the last good answer to each move.
class History {
public:
    static constexpr int Most = 2000;

    int score(eval::Side side, eval::Cell cell, eval::Cell previous) const {
        return byCell_[side][cell] + byAnswer_[side][relative(cell, previous)];
    }
    eval::Cell answerTo(eval::Side side, eval::Cell previous) const {
        return answers_[side][previous];
    }

    void reward(eval::Side side, eval::Cell cell, eval::Cell previous, int bonus) {
        add(byCell_[side][cell], bonus);
        add(byAnswer_[side][relative(cell, previous)], bonus);
    }
    void setAnswer(eval::Side side, eval::Cell cell, eval::Cell previous) {
        answers_[side][previous] = cell;
    }

    /// What earlier searches learnt counts half.
    void fade() {
        for (auto& side : byCell_) {
            for (auto& value : side) value = static_cast<std::int16_t>(value / 2);
        }
        for (auto& side : byAnswer_) {
            for (auto& value : side) value = static_cast<std::int16_t>(value / 2);
        }
    }

private:
    static constexpr std::size_t Relative = 2 * eval::GridCells;

    static std::size_t relative(eval::Cell cell, eval::Cell previous) {
        return static_cast<std::size_t>(cell) + eval::GridCells - previous;
    }
    /// Grows ever slower towards Most.
    static void add(std::int16_t& value, int bonus) {
        const int limited = std::clamp(bonus, -Most, Most);
        value = static_cast<std::int16_t>(value + limited - value * std::abs(limited) / Most);
    }

    std::array<std::array<std::int16_t, eval::GridCells>, 2> byCell_{};
    std::array<std::array<std::int16_t, Relative>, 2> byAnswer_{};
    std::array<std::array<eval::Cell, eval::GridCells>, 2> answers_{};
};

}  // namespace tianyuan::search
