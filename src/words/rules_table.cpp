#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"notation.not-a-point",
          "\"{0}\" is not a point. Points look like h8: a letter for the column, a number for the "
          "row.",
          "“{0}”不是一个点。点的写法如 h8：字母表示列，数字表示行。"},
    Entry{"notation.off-board", "{0} is off the board, which goes from a1 to {1}.",
          "{0} 在棋盘之外，棋盘范围是 a1 到 {1}。"},
    Entry{"notation.point-used-twice", "{0} is used twice: move {1} finds a stone there already.",
          "{0} 出现了两次：第 {1} 手时那里已有棋子。"},

    Entry{"move.off-board", "That point is off the board.", "这个点在棋盘之外。"},
    Entry{"move.occupied", "There is a stone on {0} already. Choose an empty point.",
          "{0} 已有棋子，请选择一个空点。"},
    Entry{"move.game-over", "The game is over. Look back at it, or start a new one.",
          "对局已经结束。可以回看，或重新开始一局。"},
    Entry{"move.forbidden", "{0} is forbidden to Black: {1}.", "{0} 是黑棋的禁手点：{1}。"},
    Entry{"move.decide-first", "The opening asks for a decision before the next stone.",
          "开局规则要求先作出选择，然后才能落子。"},
    Entry{"move.no-pass-in-opening", "Nobody can pass during the opening.", "开局阶段不能停一手。"},

    Entry{"foul.overline", "an overline, six or more in a row", "长连，六子以上连成一线"},
    Entry{"foul.double-four", "a double four", "四四禁手"},
    Entry{"foul.double-three", "a double three", "三三禁手"},

    Entry{"game.moves-collide", "Two moves of this game share a point.",
          "这局棋中有两手下在了同一个点上。"},
    Entry{"game.not-an-event", "\"{0}\" is no event of a game.", "“{0}”不是对局事件。"},
    Entry{"game.nothing-to-undo", "There is nothing to take back.", "没有可以悔的棋。"},
    Entry{"game.nothing-to-redo", "There is nothing to bring back.", "没有可以恢复的棋。"},
    Entry{"game.only-their-stone",
          "Only the computer has played so far; there is nothing of yours to take back.",
          "目前只有电脑下过棋，没有可悔的棋。"},
    Entry{"game.no-undo-after-end",
          "The game is over, so nothing is taken back. Look back at it, or start a new one.",
          "对局已经结束，不能再悔棋。可以回看，或重新开始一局。"},
    Entry{"game.not-your-turn", "It is not your turn.", "还没有轮到你。"},
    Entry{"game.no-draw-offer", "Nobody has offered a draw.", "没有人提和。"},
    Entry{"game.own-draw-offer", "You have offered a draw; the other side has to answer.",
          "你已提和，请等待对方回应。"},

    Entry{"player.failed", "The computer player failed: {0}", "电脑棋手出错：{0}"},
    Entry{"time.not-a-time-control",
          "\"{0}\" is not a time control. Write it like 10m, 10m+5s, 10m+3x30s or 20s/move.",
          "“{0}”不是有效的时限。写法如 10m、10m+5s、10m+3x30s 或 20s/move。"},

    Entry{"opening.board-too-small", "The opening \"{0}\" needs a board of at least {1} lines.",
          "开局规则“{0}”要求棋盘至少有 {1} 路。"},
    Entry{"opening.needs-odd-size",
          "The opening \"{0}\" needs a board with a centre, so an odd number of lines, not {1}.",
          "开局规则“{0}”需要有中心点的棋盘，路数应为奇数，而不是 {1}。"},
    Entry{"opening.no-pass", "A pass is no answer here: the opening asks for a point.",
          "此处不能停一手：开局规则要求选择一个点。"},
    Entry{"opening.not-a-number", "\"{0}\" is not a number of fifth moves; write it like #3.",
          "“{0}”不是有效的五手打点数，写法如 #3。"},
    Entry{"opening.not-asked", "\"{0}\" does not answer what the opening asks now.",
          "“{0}”不是当前开局步骤所要求的。"},
    Entry{"opening.number-out-of-range", "{0} is not between {1} and {2}.",
          "{0} 不在 {1} 到 {2} 之间。"},
    Entry{"opening.not-offered", "{0} is not among the fifth moves that were offered.",
          "{0} 不在所提出的第五手打点之中。"},
    Entry{"opening.only-centre", "The first stone goes on the centre, {0}.",
          "第一手必须下在天元 {0}。"},
    Entry{"opening.outside-square", "{0} is outside the central {1}×{1} square.",
          "{0} 在中央 {1}×{1} 区域之外。"},
    Entry{"opening.inside-square",
          "{0} is inside the central {1}×{1} square; this stone goes outside.",
          "{0} 在中央 {1}×{1} 区域之内，这一手必须下在区域之外。"},
    Entry{"opening.same-by-symmetry",
          "{0} is the same as a fifth move already offered, seen in the mirror or turned.",
          "{0} 与已提出的打点对称，等于同一个点。"},
    Entry{"opening.over", "The opening is over.", "开局阶段已经结束。"},
    Entry{"opening.no-point-left", "No point is left to choose.", "没有可选的点了。"},
};

}  // namespace

std::span<const Entry> rulesTable() { return Table; }

}  // namespace tianyuan::words
