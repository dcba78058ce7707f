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
    Entry{"match.not-random",
          "\"{0}\" is not a kind of openings. Write random:4, with {1|# stone|# stones} at most.",
          "“{0}”不是有效的开局方式。写法如 random:4，棋子数为 0 到 {1}。"},
    Entry{"match.needs-two", "A match needs at least two players.", "比赛至少需要两名棋手。"},
    Entry{"match.sprt-needs-two", "--sprt compares two players; name exactly two.",
          "--sprt 用于比较两名棋手，请正好给出两名。"},
    Entry{"match.no-such-anchor", "{0} does not play in this ladder, so it cannot be the anchor.",
          "{0} 不在本次排名中，不能作为基准。"},
    Entry{"match.progress", "{0} of {1|# game|# games}, {2} left", "第 {0}/{1} 局，剩余 {2}"},
    Entry{"match.stopped", "Stopped. The results are those of the games that were over.",
          "已停止。以上是已结束对局的结果。"},
    Entry{"match.stopped-resume",
          "Stopped. The games that were over are kept; --resume goes on from there.",
          "已停止。已结束的对局都已保存，用 --resume 可以接着进行。"},
    Entry{"match.cannot-write", "{0} cannot be written: {1}.", "无法写入 {0}：{1}。"},

    Entry{"cli.match", "Play many games between players, and tell who is stronger.",
          "让棋手对战多局，并统计谁更强。"},
    Entry{"cli.match.footer", "Ctrl-C stops: games that are over count, and the exit code is 130.",
          "按 Ctrl-C 停止：已结束的对局有效，退出码为 130。"},
    Entry{"cli.ladder", "Rate players by games of everyone against everyone.",
          "让所有棋手互相对战，排出等级分。"},
    Entry{"cli.not-in-range", "\"{0}\" is not possible for {1}; it takes a number from {2} to {3}.",
          "{1} 不能是“{0}”，应为 {2} 到 {3} 的数。"},
    Entry{"cli.option.players",
          "Two or more, such as scoremap, gametree:depth=4 or cmd:/path/to/pbrain-x",
          "两名或更多，如 scoremap、gametree:depth=4 或 cmd:/path/to/pbrain-x"},
    Entry{"cli.option.ladder-players", "Who is rated; by default every player there is",
          "参加排名的棋手，默认为全部"},
    Entry{"cli.option.games",
          "Games of each pair; an opening is played with both colours. By default {0}",
          "每对棋手的局数，每个开局双方各执黑一次，默认 {0}"},
    Entry{"cli.option.match-time",
          "Time: 100ms/move, 10s+100ms, 1m, none. By default {0}, or none with --nodes or --depth",
          "用时：100ms/move、10s+100ms、1m、none。默认 {0}；指定 --nodes 或 --depth 时不限时"},
    Entry{"cli.option.nodes", "Positions a player may look at for a move", "每手最多搜索的局面数"},
    Entry{"cli.option.match-depth", "Moves a player may look ahead", "每手最多搜索的深度"},
    Entry{
        "cli.option.openings",
        "File of openings (h8h9i9 or 0,0, 1,0, 1,3 a line), random stones, or none; by default {0}",
        "开局：文件（每行如 h8h9i9 或 0,0, 1,0, 1,3）、随机棋子或 none，默认 {0}"},
    Entry{"cli.option.order", "In which order the file is used; by default sequential",
          "开局文件的使用顺序，默认 sequential"},
    Entry{"cli.option.match-opening",
          "Opening protocol that the players play out instead of openings; by default free",
          "由棋手按此开局规则开局，不使用开局库；默认 free"},
    Entry{"cli.option.concurrency", "Games at the same time, by default 1",
          "同时进行的局数，默认 1"},
    Entry{"cli.option.seed", "Seed of everything random, by default 1", "随机种子，默认 1"},
    Entry{"cli.option.margin", "Milliseconds that a move may be late, by default {0}",
          "允许超时的毫秒数，默认 {0}"},
    Entry{"cli.option.max-moves", "A game with so many moves is a draw", "达到此手数判和"},
    Entry{"cli.option.match-out", "Write the games: all into one SGF file, or each into a folder",
          "保存棋谱：全部写入一个 SGF 文件，或各自写入一个目录"},
    Entry{"cli.option.match-json", "Write the results as JSON", "将结果写为 JSON"},
    Entry{"cli.option.html", "Write a page with tables, plots and boards to replay the games",
          "生成网页：表格、图和可重放的棋盘"},
    Entry{"cli.option.log", "Keep each game in this file as soon as it is over",
          "每局结束后立即记入此文件"},
    Entry{"cli.option.match-resume", "Go on with the games in the log", "接着日志中的对局继续"},
    Entry{"cli.option.verbose", "Tell the end of each game", "报告每局的结果"},
    Entry{"cli.option.gauntlet", "The first plays all others, who do not play each other",
          "第一名与其余各名对战，其余之间不对战"},
    Entry{"cli.option.sprt",
          "Stop as soon as it is likely enough that the first is stronger by ELO1, or only by ELO0",
          "一旦足以判断第一名强 ELO1 还是只强 ELO0 即停止"},
    Entry{"cli.option.sprt-model", "In which Elo the bounds are; by default normalized",
          "界限所用的等级分，默认 normalized"},
    Entry{"cli.option.swiss", "Rounds of neighbours in the standings instead of all against all",
          "采用瑞士制，进行若干轮"},
    Entry{"cli.option.anchor", "Who is rated exactly --level; by default the average of all",
          "等级分固定为 --level 的棋手，默认为全体平均"},
    Entry{"cli.option.level", "Elo of the anchor or the average, by default 1500",
          "基准或平均的等级分，默认 1500"},
    Entry{"cli.option.markdown", "Write the table as Markdown", "将表格写为 Markdown"},
    Entry{"cli.option.svg", "Write a plot of the ratings", "生成等级分图（SVG）"},
};

}  // namespace

std::span<const Entry> matchTable() { return Table; }

}  // namespace tianyuan::words
