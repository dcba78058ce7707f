#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"match.not-an-sprt",
          "\"{0}\" is not a test. Write the bounds like 0,5 or 0,5,0.05,0.05: elo0 below elo1, at "
          "most 200 away from 0, then the two chances of a wrong verdict, below 0.5.",
          "“{0}”不是有效的检验。写法如 0,5 或 0,5,0.05,0.05：elo0 小于 elo1，绝对值不超过 "
          "200；后两个数是误判概率，须小于 0.5。"},

    Entry{"match.not-an-opening",
          "Line {0} of the openings, \"{1}\", is neither a position such as h8h9i9 nor a list of "
          "offsets from the centre such as 0,0, 1,0, 1,3.",
          "开局文件第 {0} 行“{1}”既不是 h8h9i9 这样的局面，也不是 0,0, 1,0, 1,3 "
          "这样的中心偏移列表。"},
    Entry{"match.opening-off-board", "Line {0} of the openings: {1} is off the board of {2} lines.",
          "开局文件第 {0} 行：{1} 在 {2} 路棋盘之外。"},
    Entry{"match.opening-passes", "Line {0} of the openings passes; openings only place stones.",
          "开局文件第 {0} 行含有停一手；开局只能落子。"},
    Entry{"match.opening-point-twice", "Line {0} of the openings uses {1} twice.",
          "开局文件第 {0} 行两次用到 {1}。"},
    Entry{"match.opening-wins",
          "Line {0} of the openings: {1} makes five in a row, so nothing is left to play.",
          "开局文件第 {0} 行：{1} 已成五连，对局已分胜负。"},
    Entry{"match.opening-fouls", "Line {0} of the openings: {1} is forbidden to Black.",
          "开局文件第 {0} 行：{1} 是黑棋的禁手点。"},
    Entry{"match.opening-fills-board", "Line {0} of the openings fills the whole board.",
          "开局文件第 {0} 行占满了整个棋盘。"},
    Entry{"match.no-openings", "There is no opening in the file.", "文件中没有任何开局。"},

    Entry{"match.too-late", "{0} ms too late", "超时 {0} 毫秒"},

    Entry{"match.not-a-game", "That is no game of a match.", "这不是比赛对局。"},
    Entry{"match.not-a-log", "{0} is not the log of a match.", "{0} 不是比赛日志。"},
    Entry{"match.log-exists",
          "{0} has games in it already. Add --resume to go on with them, or name another file.",
          "{0} 中已有对局。加上 --resume 接着进行，或换一个文件名。"},
    Entry{
        "match.log-differs",
        "{0} is the log of another match: {1} was {2} there and is {3} now. Use the same options, "
        "or another log.",
        "{0} 是另一场比赛的日志：其中 {1} 为 {2}，现在为 {3}。请使用相同的选项，或换一个日志。"},
    Entry{"match.bad-log-line", "Line {1} of {0} is no game of this match.",
          "{0} 第 {1} 行不是本场比赛的对局。"},
    Entry{"match.cannot-write", "{0} cannot be written: {1}.", "无法写入 {0}：{1}。"},
};

}  // namespace

std::span<const Entry> matchTable() { return Table; }

}  // namespace tianyuan::words
