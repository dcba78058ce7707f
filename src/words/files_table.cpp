#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"window.reading", "Nobody plays here; “Play from here” starts a game.",
          "现在是打谱，“从这里下”可以开局"},
    Entry{"files.opened", "{0} moves, {1}", "共 {0} 手，{1}"},
    Entry{"files.pasted", "Opened what was copied", "已打开剪贴板里的棋谱"},
    Entry{"files.nothing-copied", "Nothing that can be pasted was copied", "剪贴板里没有文字"},
    Entry{"files.nothing-copied-help",
          "Copy a record, moves such as h8h9i9, a gomocalc address or a share string first.",
          "先复制棋谱、h8h9i9 这样的着法、gomocalc 网址或分享代码"},
    Entry{"files.cannot-open", "This could not be opened; everything is as it was",
          "没能打开，原来的棋局还在"},
    Entry{"files.some-refused", "{0} games of the file could not be read",
          "文件里有 {0} 局没能读出"},
    Entry{"files.saved", "Saved as {0}", "已保存为 {0}"},
    Entry{"files.left-out", "This format has no place for: {0}.", "这种格式存不下：{0}。"},
    Entry{"files.keeps-all", "Everything is kept.", "全部内容都会保存。"},
    Entry{"files.no-game", "There is no game on the table", "桌上还没有棋局"},
    Entry{"files.copied", "Copied: {0}", "已复制：{0}"},
    Entry{"files.board-text", "Board as text", "文字棋盘"},
    Entry{"files.board-picture", "Picture of the board", "棋盘图片"},
    Entry{"files.kept", "{0} games added to your games, {1} were there already",
          "已收入棋谱库 {0} 局，另有 {1} 局早已在库中"},
    Entry{"files.not-kept", "The games could not be kept", "没能收入棋谱库"},
    Entry{"export.not-written", "The picture could not be written there; the game is as it was",
          "没能把图片写到那里，棋局不受影响"},
    Entry{"export.failed", "The picture could not be made: {0}.", "无法生成图片：{0}。"},
    Entry{"export.gif-failed", "The animation could not be made: {0}.", "无法生成动画：{0}。"},
    Entry{"export.stopped", "Stopped; nothing was written.", "已停止，没有写入文件。"},
    Entry{"library.any-result", "Any result", "任何结果"},
    Entry{"library.any-rule", "Any rule", "任何规则"},
    Entry{"library.any-opening", "Any opening", "任何开局"},
    Entry{"library.any-time", "Any time", "任何时间"},
    Entry{"library.result.black", "Black won", "黑胜"},
    Entry{"library.result.white", "White won", "白胜"},
    Entry{"library.result.draw", "Drawn", "和棋"},
    Entry{"library.result.open", "Not finished", "未完"},
    Entry{"library.period.day", "Today", "今天"},
    Entry{"library.period.week", "Last 7 days", "最近 7 天"},
    Entry{"library.period.month", "Last month", "最近一个月"},
    Entry{"library.period.year", "Last year", "最近一年"},
    Entry{"library.exported", "{0} games written", "已写出 {0} 局"},
    Entry{"library.not-exported", "The games could not be written there; they are still here",
          "没能写到那里，棋谱都还在"},
    Entry{"engine-test.cannot-play", "It cannot play a game, so it is not added.",
          "它没法下完一局，所以没有添加。"},
    Entry{"engine-test.stopped", "The test was stopped.", "测试已停止。"},
    Entry{"engine-test.added", "{0} is now among the opponents", "{0}已加入对手"},
    Entry{"engine-test.removed", "{0} is no longer among the opponents", "{0}已从对手中移除"},
    Entry{"setup-board.five", "Five in a row stand already: it can be studied, not played.",
          "盘上已有五连，只能研究，不能接着下。"},
    Entry{"setup-board.full", "The board is full: it can be studied, not played.",
          "棋盘已满，只能研究，不能接着下。"},
    Entry{"memory.you", "You have been here {0} times: {1} won, {2} lost",
          "这个局面你来过 {0} 次：{1} 胜 {2} 负"},
    Entry{"memory.you-once", "You have been here once: {0} won, {1} lost",
          "这个局面你来过 1 次：{0} 胜 {1} 负"},
    Entry{"memory.games", "{0} of your games have this position: Black won {1}, White {2}",
          "棋谱库里有 {0} 局出现过这个局面：黑胜 {1}，白胜 {2}"},
    Entry{"files.unnamed", "Unnamed", "未署名"},
    Entry{"files.players", "{0} – {1}", "{0} 对 {1}"},
    Entry{"files.moves", "{0} moves", "{0} 手"},
};

}  // namespace

std::span<const Entry> filesTable() { return Table; }

}  // namespace tianyuan::words
