#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"bot.board-full", "There is no move to choose: the board is full.",
          "没有可下的点：棋盘已满。"},
    Entry{"bot.all-excluded", "There is no move to choose: every point left is excluded.",
          "没有可下的点：剩下的点都已被排除。"},
};

}  // namespace

std::span<const Entry> botsTable() { return Table; }

}  // namespace tianyuan::words
