#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"store.no-home",
          "There is no place for the games: neither XDG_DATA_HOME nor HOME is set. Say where to "
          "keep them.",
          "没有存放棋谱的位置：XDG_DATA_HOME 和 HOME 都未设置。请指定存放位置。"},
    Entry{"store.not-there", "There is no game library {0}.", "没有棋谱库 {0}。"},
    Entry{"store.no-folder", "The folder {0} cannot be made: {1}.", "无法创建文件夹 {0}：{1}。"},
    Entry{"store.cannot-open",
          "The game library {0} cannot be opened. Is the path right, and is it a file?",
          "无法打开棋谱库 {0}。请检查路径是否正确、是否为文件。"},
    Entry{"store.read-only",
          "The game library {0} cannot be written: the file or its folder is read-only. Games stay "
          "in memory only.",
          "无法写入棋谱库 {0}：文件或所在文件夹是只读的。对局只保留在内存中。"},
    Entry{"store.disk-full",
          "The disk is full, so {0} could not be saved. Make some room; until then games stay in "
          "memory only.",
          "磁盘已满，无法保存到 {0}。请腾出空间；在此之前对局只保留在内存中。"},
    Entry{"store.disk-error", "The disk failed while using {0}: {1}.",
          "读写 {0} 时磁盘出错：{1}。"},
    Entry{"store.busy", "Another program is writing to {0} and does not let go. Try again.",
          "另一个程序正在写入 {0}，迟迟没有结束。请重试。"},
    Entry{"store.damaged", "The game library {0} is damaged: {1}. Put a copy of it in its place.",
          "棋谱库 {0} 已损坏：{1}。请用备份恢复。"},
    Entry{"store.not-a-database", "{0} is not a game library. It was left as it is.",
          "{0} 不是棋谱库，未作任何改动。"},
    Entry{"store.other-database", "{0} is a database of another program. It was left as it is.",
          "{0} 是其他程序的数据库，未作任何改动。"},
    Entry{
        "store.newer",
        "{0} was written by a newer version of this program (form {1}; this one knows up to {2}). "
        "It was left as it is: please update.",
        "{0} 由本程序的更新版本写成（格式 {1}，当前只支持到 {2}），未作任何改动。请升级程序。"},
    Entry{"store.needs-update",
          "{0} is in an older form and read-only, so it cannot be brought up to date. Make it "
          "writable, or open a copy.",
          "{0} 是旧格式且为只读，无法升级。请使其可写，或打开一份副本。"},
    Entry{"store.no-such-game", "There is no game with the number {0} in the library.",
          "棋谱库中没有编号为 {0} 的对局。"},
    Entry{"store.damaged-game", "Game {0} in {1} is damaged and cannot be read.",
          "{1} 中的对局 {0} 已损坏，无法读取。"},
    Entry{"store.not-running", "Game {0} is over: it cannot be gone on with.",
          "对局 {0} 已经结束，不能继续。"},
    Entry{"store.continued-elsewhere", "Game {0} was gone on with in another window or program.",
          "对局 {0} 已在另一个窗口或程序中继续。"},
    Entry{"store.failed", "Something went wrong with {0}: {1}.", "处理 {0} 时出错：{1}。"},
    Entry{"games.richer", "Games that were there and have more in them now: {0}.",
          "其中 {0} 局原已在库，这次补充了新内容。"},
    Entry{"games.in-variations", "Games that have it only in a variation: {0}.",
          "只在变化中出现此局面的对局：{0}。"},
    Entry{"games.not-looked-through",
          "Games still being played, which were not looked through: {0}.",
          "尚未下完、未参与查找的对局：{0}。"},
};

}  // namespace

std::span<const Entry> storeTable() { return Table; }

}  // namespace tianyuan::words
