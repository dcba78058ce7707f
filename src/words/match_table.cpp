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
    Entry{"match.bad-order", "What was handed out to be played is no game of this match.",
          "分配的任务不是本场比赛的对局。"},
    Entry{
        "match.not-a-draw-rule",
        "\"{0}\" does not say when a game is a draw. Write movenumber=40,movecount=8,score=10; the "
        "score must be there.",
        "“{0}”没有说明何时判和。写法如 movenumber=40,movecount=8,score=10，其中 score 必填。"},
    Entry{
        "match.not-a-resign-rule",
        "\"{0}\" does not say when a game is lost. Write movecount=3,score=500; the score must be "
        "there.",
        "“{0}”没有说明何时判负。写法如 movecount=3,score=500，其中 score 必填。"},
    Entry{"match.no-such-anchor", "{0} does not play in this ladder, so it cannot be the anchor.",
          "{0} 不在本次排名中，不能作为基准。"},
    Entry{"match.progress", "{0} of {1|# game|# games}, {2} left", "第 {0}/{1} 局，剩余 {2}"},
    Entry{"match.stopped", "Stopped. The results are those of the games that were over.",
          "已停止。以上是已结束对局的结果。"},
    Entry{"match.stopped-resume",
          "Stopped. The games that were over are kept; --resume goes on from there.",
          "已停止。已结束的对局都已保存，用 --resume 可以接着进行。"},
    Entry{"match.games-in-file", "{0|# game is|# games are} in {1}.", "{0} 局棋谱已写入 {1}。"},
    Entry{"match.games-in-folder", "{0|# game is|# games are} in the folder {1}, a file each.",
          "{0} 局棋谱已写入目录 {1}，每局一个文件。"},
    Entry{"match.transcripts-in", "What was said with the programs is in the folder {0}.",
          "与引擎的对话已写入目录 {0}。"},
    Entry{
        "match.psq-holds-one",
        "A PSQ file holds one game, so {0} cannot hold a match. For a folder with a file for each "
        "game write --out FOLDER/ --format psq.",
        "一个 PSQ 文件只能存一局，{0} 存不下整场比赛。要每局一个文件，请写 --out 目录/ --format "
        "psq。"},
    Entry{"match.not-an-out",
          "{0} is neither an SGF file (FILE.sgf) nor a folder; a folder has a slash at its end.",
          "{0} 既不是 SGF 文件（文件.sgf）也不是目录；目录名请以斜杠结尾。"},
    Entry{"match.out-is-sgf",
          "{0} is an SGF file, so it cannot be written as PSQ. For PSQ name a folder.",
          "{0} 是 SGF 文件，不能写成 PSQ。要用 PSQ 请指定目录。"},
    Entry{"match.cannot-write", "{0} cannot be written: {1}.", "无法写入 {0}：{1}。"},

    Entry{
        "cluster.about",
        "Matches, ladders and self-play on many machines: mpirun -n 64 --hostfile hosts "
        "--enable-recovery tianyuan-cluster match … One process hands out games and collects them, "
        "the others play.",
        "在多台机器上进行比赛、排名和自我对弈：mpirun -n 64 --hostfile hosts --enable-recovery "
        "tianyuan-cluster match …… 一个进程分配并收集对局，其余进程对局。"},
    Entry{"cluster.footer",
          "Options are those of tianyuan-cli; --concurrency and --threads count for each process.",
          "选项与 tianyuan-cli 相同；--concurrency 和 --threads 按每个进程计。"},
    Entry{"cluster.option.silence",
          "Seconds without a sign after which a process has lost its games, by default {0}",
          "进程失联多少秒后其对局另行分配，默认 {0}"},
    Entry{"cluster.no-recovery",
          "mpirun was started without --enable-recovery: if a process dies, everything stops. What "
          "is "
          "in the log is kept; --resume goes on from there.",
          "mpirun 未加 --enable-recovery：任一进程崩溃都会使全部停止。日志中的对局仍在，可用 "
          "--resume 接着进行。"},
    Entry{
        "cluster.lost",
        "Nothing was heard of {0} (rank {1}) for {2|# second|# seconds}; its {3|# job goes|# jobs "
        "go} to others.",
        "已有 {2} 秒没有 {0}（进程 {1}）的消息，它的 {3} 项任务改由其他进程完成。"},
    Entry{"cluster.back", "{0} (rank {1}) is heard again and works on.",
          "{0}（进程 {1}）恢复联系，继续工作。"},
    Entry{"cluster.never-came", "Rank {0} never came; the others work without it.",
          "进程 {0} 一直没有出现，其余进程照常工作。"},
    Entry{"cluster.on-host", "On {0} (rank {1}):", "在 {0}（进程 {1}）上："},
    Entry{"cluster.differs", "{0} (rank {1}) has another {2}. All must have the same.",
          "{0}（进程 {1}）的 {2} 与这里不同，各处必须相同。"},
    Entry{"cluster.nobody-left",
          "Nobody is left to do the work. --resume goes on from what is kept.",
          "没有进程可以工作了。用 --resume 可以接着已保存的继续。"},
    Entry{"cluster.nonsense", "Another process said what makes no sense.",
          "另一进程发来的内容无法理解。"},
    Entry{"cli.match", "Play many games between players, and tell who is stronger.",
          "让棋手对战多局，并统计谁更强。"},
    Entry{"cli.match.footer", "Ctrl-C stops: games that are over count, and the exit code is 130.",
          "按 Ctrl-C 停止：已结束的对局有效，退出码为 130。"},
    Entry{"cli.ladder", "Rate players by games of everyone against everyone.",
          "让所有棋手互相对战，排出等级分。"},
    Entry{"cli.not-in-range", "\"{0}\" is not possible for {1}; it takes a number from {2} to {3}.",
          "{1} 不能是“{0}”，应为 {2} 到 {3} 的数。"},
    Entry{"cli.option.player-names", "Only the names, one a line", "只列名称，每行一个"},
    Entry{"cli.option.players",
          "Two or more, such as scoremap, gametree:depth=4, tianyuan:nodes=1000 or "
          "cmd:/path/to/pbrain-x:time=50ms/move,info.x=3",
          "两名或更多，如 scoremap、gametree:depth=4、tianyuan:nodes=1000 或 "
          "cmd:/path/to/pbrain-x:time=50ms/move,info.x=3"},
    Entry{"cli.option.ladder-players", "Who is rated; by default every player there is",
          "参加排名的棋手，默认为全部"},
    Entry{"cli.option.games",
          "Games of each pair; an opening is played with both colours. By default {0}",
          "每对棋手的局数，每个开局双方各执黑一次，默认 {0}"},
    Entry{"cli.option.match-time",
          "Time: 100ms/move, 10s+100ms, 1m, none. By default {0}, or none with --nodes or --depth",
          "用时：100ms/move、10s+100ms、1m、none。默认 {0}；指定 --nodes 或 --depth 时不限时"},
    Entry{"cli.option.each",
          "Settings for every player that has no other of its own after its name: "
          "time, nodes, depth, memory, threads, ponder, info.KEY",
          "所有棋手的设置，棋手名后另有设置的除外：time、nodes、depth、memory、threads、ponder、"
          "info.KEY"},
    Entry{"cli.option.nodes", "Positions a player may look at for a move", "每手最多搜索的局面数"},
    Entry{"cli.option.match-depth", "Moves a player may look ahead", "每手最多搜索的深度"},
    Entry{
        "cli.option.openings",
        "File of openings (h8h9i9 or 0,0, 1,0, 1,3 a line), random stones, balanced ones that the "
        "engine makes, or none; by default {0}",
        "开局：文件（每行如 h8h9i9 或 0,0, 1,0, 1,3）、随机棋子、引擎生成的均衡开局（balanced）或 "
        "none，默认 {0}"},
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
    Entry{"cli.option.max-moves", "A game with this many moves is a draw", "达到此手数判和"},
    Entry{"cli.option.draw",
          "A draw once both report at most this score in movecount moves each, from move "
          "movenumber on",
          "自某手起，双方连续若干手的评分绝对值都不超过此值时判和"},
    Entry{"cli.option.resign",
          "A loss once both report such a score in movecount moves each, one behind and one ahead",
          "双方连续若干手的评分都达到此值，且一方落后、一方领先时判负"},
    Entry{
        "cli.option.prove-wins",
        "A win once our search for threats proves one, looking at this many stones after each move",
        "每手之后搜索若干步，一旦证明存在连续进攻的必胜即判胜"},
    Entry{"cli.option.gomocup",
          "Rule, board, times, memory and {0|# opening|# openings} of a league of Gomocup, where "
          "nothing else is "
          "told; and its table",
          "未另行指定时，采用 Gomocup 联赛的规则、棋盘、用时、内存和 {0} 个开局，并按其格式列表"},
    Entry{"cli.option.format", "What a folder of games is written in; by default sgf",
          "目录中棋谱的格式，默认 sgf"},
    Entry{
        "cli.option.transcripts",
        "Write what was said with programs, and their standard error, of every game; of games that "
        "a fault ended it is always written",
        "保存每局与引擎的全部对话及其标准错误输出；因故障结束的对局总会保存"},
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
