#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"text.unknown-encoding", "\"{0}\" is not a text encoding known here.",
          "无法识别名为“{0}”的文字编码。"},
    Entry{"text.broken-bytes", "The text cannot be read as {1}: it breaks at byte {0}.",
          "文字无法按 {1} 编码读取：在第 {0} 字节处出错。"},
    Entry{"text.no-such-character",
          "The character \"{0}\" (at byte {1} of the text) does not exist in the encoding {2}.",
          "字符“{0}”（位于文字第 {1} 字节）在编码 {2} 中不存在。"},

    Entry{"renlib.not-a-library", "This is not a RenLib library.", "这不是 RenLib 棋谱库。"},
    Entry{"renlib.newer-version", "The library is of version {0}; versions up to 3.4 can be read.",
          "这个棋谱库的版本是 {0}，目前只能读取 3.4 及更早的版本。"},
    Entry{"renlib.truncated",
          "The library breaks off at byte {0}: more was to follow. The file is incomplete.",
          "棋谱库在第 {0} 字节处中断，后面应当还有内容。文件不完整。"},
    Entry{"renlib.off-board",
          "The move at byte {0} of the library (value {1}) is no point of the board.",
          "棋谱库第 {0} 字节处的着法（值 {1}）不在棋盘上。"},
    Entry{"renlib.occupied",
          "The move at byte {0} of the library goes on {1}, where there is a stone already.",
          "棋谱库第 {0} 字节处的着法下在 {1}，但那里已有棋子。"},
    Entry{"renlib.after-end",
          "The library is complete at byte {0}, and yet more follows. The file is damaged.",
          "棋谱库到第 {0} 字节已经结束，但后面还有内容。文件已损坏。"},
    Entry{"renlib.size", "A RenLib library holds games on 15 lines only, not on {0}.",
          "RenLib 棋谱库只能保存 15 路棋盘的棋谱，不能保存 {0} 路的。"},
    Entry{"renlib.move-off-board", "Move {0} of a line is off the board.",
          "某个变化的第 {0} 手在棋盘之外。"},
    Entry{"renlib.point-used-twice",
          "A line plays {0} twice, the second time with move {1}; a library cannot hold that.",
          "某个变化两次下在 {0}（第二次是第 {1} 手），棋谱库无法保存。"},
    Entry{"renlib.broken-text", "A comment holds bytes that are no text, so it cannot be written.",
          "某条评注中含有不是文字的内容，无法写入。"},

    Entry{"pos.not-a-pos",
          "This is not a .pos file: it does not begin with a number of moves from 1 to 225.",
          "这不是 .pos 文件：开头不是 1 到 225 之间的手数。"},
    Entry{"pos.wrong-length", "The file promises {0|# move|# moves} and holds {1}.",
          "文件声明有 {0} 手棋，实际有 {1} 手。"},
    Entry{"pos.off-board", "The move at byte {0} of the file (value {1}) is no point of the board.",
          "文件第 {0} 字节处的着法（值 {1}）不在棋盘上。"},
    Entry{"pos.occupied",
          "The move at byte {0} of the file goes on {1}, where there is a stone already.",
          "文件第 {0} 字节处的着法下在 {1}，但那里已有棋子。"},
    Entry{"pos.size", "A .pos file holds games on 15 lines only, not on {0}.",
          ".pos 文件只能保存 15 路棋盘的棋谱，不能保存 {0} 路的。"},
    Entry{"pos.setup", "A .pos file cannot hold stones that stand before the first move.",
          ".pos 文件不能保存开局前摆好的棋子。"},
    Entry{"pos.not-in-turn",
          "A .pos file holds stones of Black and White in turn only; stone {0} is not in turn.",
          ".pos 文件只能保存黑白轮流的着法，第 {0} 手不合顺序。"},
    Entry{"pos.not-playable",
          "Stone {0} stands off the board or on another, so it cannot be written.",
          "第 {0} 手在棋盘之外或与已有棋子重叠，无法写入。"},
    Entry{"pos.no-moves", "A .pos file needs at least one stone.", ".pos 文件至少要有一手棋。"},
};

}  // namespace

std::span<const Entry> renlibTable() { return Table; }

}  // namespace tianyuan::words
