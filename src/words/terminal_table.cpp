#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"side.black", "Black", "黑方"},
    Entry{"side.white", "White", "白方"},
    Entry{"side.first", "First player", "先手"},
    Entry{"side.second", "Second player", "后手"},

    Entry{"rule.freestyle", "freestyle: five or more in a row win", "自由：五连或更长即胜"},
    Entry{"rule.standard", "standard: exactly five in a row win", "标准：恰好五连才胜"},
    Entry{"rule.renju", "renju: Black must not make a double three, a double four or six in a row",
          "连珠：黑方禁止三三、四四和长连"},
    Entry{"rule.caro", "caro: exactly five, not closed by stones at both ends",
          "卡罗：恰好五连，且两端不能都被对方堵住"},
    Entry{"rule.caro-overline", "caro with long rows: as caro, and six or more win",
          "卡罗（长连）：同卡罗，且六连以上也胜"},

    Entry{"opening.name.free", "free: no restriction", "自由开局：没有限制"},
    Entry{"opening.name.pro", "pro: first stone in the centre, third outside the central 5×5",
          "职业开局：第一手在天元，第三手在中央 5×5 之外"},
    Entry{"opening.name.long-pro",
          "long pro: first stone in the centre, third outside the central 7×7",
          "加长职业开局：第一手在天元，第三手在中央 7×7 之外"},
    Entry{"opening.name.swap1", "swap1: one stone, then the other may swap colours",
          "一手交换：下一手后对方可以交换"},
    Entry{"opening.name.swap", "swap: three stones, then the other chooses a colour",
          "三手交换：下三手后对方选择执黑或执白"},
    Entry{"opening.name.swap2",
          "swap2: as swap, or the other adds two stones and hands the choice back",
          "Swap2：三手交换，或对方再加两手后由先手选择"},
    Entry{"opening.name.rif", "RIF: one of the 26 openings, swap, two fifth moves to choose from",
          "RIF：二十六种开局之一，可交换，五手两打"},
    Entry{"opening.name.yamaguchi", "Yamaguchi: as RIF, the number of fifth moves is declared",
          "山口：同 RIF，并事先宣布五手打点数"},
    Entry{"opening.name.soosorv-8", "Soosõrv-8: White declares up to eight fifth moves, two swaps",
          "索索夫-8：白方宣布至多八个五手打点，可交换两次"},
    Entry{"opening.name.taraguchi-10", "Taraguchi-10: a swap after every move, or ten fifth moves",
          "塔拉-山口-10：每手后可交换，或五手十打"},

    Entry{"ask.opponent", "Whom do you play?", "和谁对局？"},
    Entry{"opponent.person", "another person at this keyboard", "同一键盘前的另一个人"},
    Entry{"opponent.engine", "{0}: an engine that you have added", "{0}：你添加的引擎"},
    Entry{"opponent.guard", "Guard: only defends", "守卫：只守不攻"},
    Entry{"opponent.scoremap", "Score Map: scores every point, looks at no answer",
          "分数图：给每个点打分，不考虑应手"},
    Entry{"opponent.value", "Value: looks some stones ahead", "数值：向前推算几手"},
    Entry{"opponent.shapes", "Seven Shapes: knows seven shapes and looks ahead",
          "七形：认识七种棋形并推算"},
    Entry{"opponent.gametree", "Game Tree: searches fours and threes", "博弈树：搜索冲四与活三"},
    Entry{"opponent.tianyuan", "Tianyuan: the engine with all its strength", "天元：全力引擎"},
    Entry{"opponent.level:1", "level 1, Sprout: has just learnt the rules",
          "第 1 级 嫩芽：刚学会规则"},
    Entry{"opponent.level:2", "level 2, Kite: follows its fancy near the stones",
          "第 2 级 纸鸢：在棋子附近随兴落子"},
    Entry{"opponent.level:3", "level 3, Brook: sees what stands on the board",
          "第 3 级 溪流：看得见盘上的棋"},
    Entry{"opponent.level:4", "level 4, Sparrow: quick, and seldom careless",
          "第 4 级 麻雀：灵巧，偶有疏忽"},
    Entry{"opponent.level:5", "level 5, Bamboo: thinks of your answer",
          "第 5 级 竹影：会想你的应手"},
    Entry{"opponent.level:6", "level 6, Pine: defends with care", "第 6 级 青松：防守细致"},
    Entry{"opponent.level:7", "level 7, Crane: prepares double threats",
          "第 7 级 白鹤：暗伏双重威胁"},
    Entry{"opponent.level:8", "level 8, Snow Ridge: sees most attacks before they start",
          "第 8 级 雪岭：多数进攻能提前看穿"},
    Entry{"opponent.level:9", "level 9, Thunder: long rows of fours out of nothing",
          "第 9 级 惊雷：凭空走出连冲"},
    Entry{"opponent.level:10", "level 10, Tianyuan: everything the engine can",
          "第 10 级 天元：引擎的全部实力"},
    Entry{"opponent.perfect", "Perfect: plays Black from a proof, as far as it reaches",
          "圆满：执黑时照证明落子，直到证明之外"},
    Entry{"ask.colour", "Which colour do you take?", "你执什么颜色？"},
    Entry{"colour.black", "Black, who begins", "黑棋，先下"},
    Entry{"colour.white", "White", "白棋"},
    Entry{"ask.rule", "Which rule?", "采用哪种规则？"},
    Entry{"ask.opening", "How shall the game begin?", "采用哪种开局规则？"},
    Entry{"ask.number",
          "1 to {0} or a name, Enter for {1}: ", "输入 1 到 {0} 或名称，直接按 Enter 为{1}："},
    Entry{"ask.not-in-list", "\"{0}\" is not in the list. Type a number from 1 to {1}, or a name.",
          "列表中没有“{0}”。请输入 1 到 {1} 的数字，或名称。"},
    Entry{"ask.size", "How many lines, {0} to {1}? Enter for {2}: ",
          "棋盘多少路（{0} 到 {1}）？直接按 Enter 为 {2}："},
    Entry{"ask.resume", "Go on with it? [Y/n] ", "接着下吗？[Y/n] "},
    Entry{"ask.which-game", "These games are not finished. Which one do you go on with?",
          "这些对局还没有下完，接着下哪一局？"},
    Entry{"ask.unfinished-game", "Unfinished: {0} – {1}, {2|# move|# moves}, {3} ({4}, {5} lines)",
          "未下完：{0} – {1}，{2} 手，{3}（{4}，{5} 路）"},
    Entry{"ask.new-game", "a new game", "新的一局"},
    Entry{"ask.time", "Time for each side, such as 10m, 10m+5s or 20s/move?",
          "每方用时？如 10m、10m+5s 或 20s/move"},
    Entry{"ask.time-prompt", "Enter for no limit: ", "直接按 Enter 为不限时："},

    Entry{
        "play.welcome",
        "Tianyuan, five in a row. Rule: {0}.\nType a point such as h8 to play, help for everything "
        "else.",
        "天元，五子棋。规则——{0}。\n输入落子点，如 h8；输入 help 或“帮助”查看其他命令。"},
    Entry{"play.help",
          "  h8         plays on column h, row 8\n"
          "  undo       takes the last move back (also: u)\n"
          "  redo       brings it back (also: r)\n"
          "  back       looks back a move, back 5 five of them; forward, start, end\n"
          "  pass       passes the turn\n"
          "  draw       offers a draw, or accepts one; decline refuses it\n"
          "  resign     gives the game up\n"
          "  hint       what to play here, in three steps\n"
          "  teacher    asks the teacher whether there is something you must see; why shows\n"
          "             what was meant, and continue lets the move stand\n"
          "  map        what a computer thinks of each point\n"
          "  new        starts a new game of the same kind\n"
          "  board      shows the board again\n"
          "  moves      shows the moves as a position code\n"
          "  save NAME  saves the game to a file (.sgf, .psq, .lib …); save! replaces\n"
          "  load NAME  goes on with the game in a file\n"
          "  quit       leaves (also: q, or Ctrl-D)\n"
          "In an opening: keep, swap, two (Swap2), ten (Taraguchi-10), or a number.",
          "  h8               在 h 列第 8 行落子\n"
          "  undo 或 悔棋     悔一手（也可用 u）\n"
          "  redo 或 恢复     恢复悔掉的一手（也可用 r）\n"
          "  back 或 后退     回看一手，back 5 为五手；前进、开头、末尾\n"
          "  pass 或 停一手   停一手\n"
          "  draw 或 和棋     提和，或同意和棋；decline 或 不和 拒绝\n"
          "  resign 或 认输   认输\n"
          "  hint 或 提示     分三步提示下一手\n"
          "  teacher 或 老师  问老师有没有必须看到的；why 或 为什么 看原因，\n"
          "                   continue 或 接着下 坚持这一手\n"
          "  map 或 评分      显示电脑对每个点的评分\n"
          "  new 或 新局      按同样的设置重新开始\n"
          "  board 或 棋盘    再次显示棋盘\n"
          "  moves 或 棋谱    显示本局着法\n"
          "  save 或 保存     加文件名，保存棋谱（.sgf、.psq、.lib 等）；save! 覆盖\n"
          "  load 或 打开     加文件名，接着下文件中的对局\n"
          "  quit 或 退出     离开（也可用 q 或 Ctrl-D）\n"
          "开局阶段：keep（不换）、swap（交换）、two（加两手）、ten（十打），或数字。"},
    Entry{"play.page-over", "Enter shows the board again.", "按 Enter 回到棋盘。"},
    Entry{"play.goodbye", "Goodbye.", "再见。"},
    Entry{"play.goodbye-unfinished", "Goodbye. The game is kept: play --resume goes on with it.",
          "再见。对局已保存，用 play --resume 可以继续。"},
    Entry{"play.goodbye-lost", "Goodbye. The game could not be saved, so it is gone.",
          "再见。对局未能保存，已经丢失。"},
    Entry{"play.looking-back", "Looking back: move {0} of {1}. forward goes on, end returns.",
          "正在回看：第 {0} 手，共 {1} 手。forward（前进）往后，end（末尾）返回。"},
    Entry{"play.back-in-the-game",
          "You were looking back. Here is the game as it stands; type your move again.",
          "刚才在回看，现在回到当前局面，请重新输入。"},
    Entry{"play.passes", "passes", "停一手"},
    Entry{"play.no-map-at-end", "The game is over. Look back with back; map scores what is shown.",
          "对局已经结束。用 back（后退）回看，map（评分）对所示局面评分。"},
    Entry{"play.nothing-held-up", "Nothing is held up, so there is nothing to go on with.",
          "现在没有停下来等你继续的事。"},
    Entry{"play.nothing-asked", "Nothing is asked now that \"{0}\" would answer.",
          "现在没有需要用“{0}”回答的问题。"},
    Entry{
        "play.which-format",
        "The name {0} does not tell the format. End it with .sgf, .psq, .lib, .pos, .rec or .sav.",
        "从名称 {0} 看不出格式，请以 .sgf、.psq、.lib、.pos、.rec 或 .sav 结尾。"},
    Entry{"play.waits", "waits for you", "等你决定"},
    Entry{"play.thinks", "is thinking …", "正在思考……"},
    Entry{"play.map", "What {0} thinks of each point:", "{0} 对每个点的评分："},
    Entry{"map.best", "It would play {0}.", "它会下 {0}。"},
    Entry{"play.no-map", "{0} does not tell what it thinks of each point.",
          "{0} 不提供每个点的评分。"},
    Entry{"play.move", "{0}. {1}: {2}", "第 {0} 手，{1}：{2}"},
    Entry{"play.demonstration", "A demonstration: {0} against {1}. Rule: {2}.",
          "演示对局：{0} 对 {1}。规则——{2}。"},
    Entry{"play.how-to-play",
          "To play yourself, run ./play in a terminal, or: tianyuan-cli play --black me --white "
          "Kite",
          "想自己下棋，请在终端里运行 ./play，或：tianyuan-cli play --black me --white 纸鸢"},
    Entry{"play.saved", "Saved as {0}.", "已保存为 {0}。"},
    Entry{"play.not-saved", "The game goes on, but is not saved.", "对局继续，但不会保存。"},
    Entry{"play.which-file", "{0} needs the name of a file.", "{0} 后面需要文件名。"},
    Entry{"play.first-of-many", "The file holds {0|# game|# games}; this is the first.",
          "文件中有 {0} 局，这是第一局。"},
    Entry{"play.nothing-to-resume", "No game was left unfinished; here is a new one.",
          "没有未下完的对局，现在开始新的一局。"},
    Entry{"play.name-and-side", "{0} ({1})", "{0}（{1}）"},
    Entry{"play.no-moves", "No moves yet.", "还没有落子。"},
    Entry{"play.draw-offered", "{0} offers a draw: draw accepts, decline or a move refuses.",
          "{0}提和：输入 draw 同意，输入 decline 或直接落子表示拒绝。"},
    Entry{"play.did-you-mean", "I do not know \"{0}\". Did you mean {1}?",
          "不认识“{0}”。你是想输入 {1} 吗？"},
    Entry{"play.point-is-asked", "\"{0}\" is no answer here; the opening asks for a point.",
          "“{0}”不是这里的回答；这一步要选一个点。"},
    Entry{"play.answer-the-question",
          "\"{0}\" is no answer here; the opening asks for a decision first.",
          "“{0}”不是这里的回答；请先作出开局选择。"},

    Entry{"question.place", "{0}: place a stone ({1}).", "{0}：请落一子（{1}）。"},
    Entry{"question.place-here",
          "{0}: place a stone ({1}) on {2|the only point that is allowed|one of # points that are "
          "allowed}.",
          "{0}：请落一子（{1}），有 {2} 个点可选。"},
    Entry{"question.swap", "{0}: keep your colour or swap?",
          "{0}：keep（不换）还是 swap（交换）？"},
    Entry{"question.swap2",
          "{0}: keep White, swap to Black, or two (add two stones and let the other choose)?",
          "{0}：keep（执白）、swap（换执黑），还是 two（再加两手由对方选择）？"},
    Entry{"question.ten", "{0}: keep, swap, or ten (offer ten fifth moves)?",
          "{0}：keep（不换）、swap（交换），还是 ten（五手十打）？"},
    Entry{"question.declare", "{0}: how many fifth moves shall Black offer, 1 to {1}?",
          "{0}：黑方须提出几个五手打点（1 到 {1}）？"},
    Entry{"question.offer", "{0}: name a fifth move ({1} to go).",
          "{0}：请给出一个五手打点（还差 {1} 个）。"},
    Entry{"question.pick", "{0}: choose one of the numbered points.",
          "{0}：请选择一个标有数字的打点。"},

    Entry{"end.win", "{0} wins {1}.", "{0}获胜：{1}。"},
    Entry{"end.draw", "A draw {0}.", "和棋：{0}。"},
    Entry{"end.five", "by five in a row", "五连"},
    Entry{"end.foul", "by a foul of Black", "黑方禁手"},
    Entry{"end.resignation", "by resignation", "对方认输"},
    Entry{"end.time", "on time", "对方超时"},
    Entry{"end.forfeit", "by forfeit", "对方弃权"},
    Entry{"end.agreement", "by agreement", "双方同意"},
    Entry{"end.two-passes", "after two passes", "双方停一手"},
    Entry{"end.full-board", "on a full board", "棋盘已满"},
    Entry{"end.substitute", "continue goes on against {0} instead.",
          "continue（接着下）换{0}接着下。"},
    Entry{"end.next", "new starts another game, back looks back at this one, quit leaves.",
          "new（新局）再来一局，back（后退）回看，quit（退出）离开。"},
    Entry{"end.next-undo",
          "new starts another game, undo takes back, back looks back, quit leaves.",
          "new（新局）再来一局，undo（悔棋）悔棋，back（后退）回看，quit（退出）离开。"},

    Entry{"show.rule", "Rule: {0}.", "规则——{0}。"},
    Entry{"show.to-move", "{0|# stone|# stones}; {1} to move.", "棋子 {0} 枚，轮到{1}。"},
    Entry{"show.opening", "Opening {0}: {1} {2}{3}.", "开局 {0}：{2}{3}（{1}）。"},
    Entry{"show.wins", "{0} has won.", "{0}已胜。"},
    Entry{"show.foul", "Black's last move is a foul.", "黑方最后一手是禁手。"},
    Entry{"show.full", "The board is full: a draw.", "棋盘已满：和棋。"},

    Entry{"show.format", "Format: {0}", "格式：{0}"},
    Entry{"show.game-of", "Game {0} of {1}", "第 {0} 局，共 {1} 局"},
    Entry{"show.more-games", "… and {0|# more game|# more games}.", "……另有 {0} 局。"},

    Entry{"rule.unknown", "not told", "未注明"},
    Entry{"result.open", "not finished", "未结束"},
    Entry{"result.draw", "A draw.", "和棋。"},
    Entry{"record.black", "Black: {0}", "黑方：{0}"},
    Entry{"record.white", "White: {0}", "白方：{0}"},
    Entry{"record.event", "Event: {0}", "赛事：{0}"},
    Entry{"record.round", "Round: {0}", "轮次：{0}"},
    Entry{"record.place", "Place: {0}", "地点：{0}"},
    Entry{"record.date", "Date: {0}", "日期：{0}"},
    Entry{"record.time", "Time: {0}", "用时：{0}"},
    Entry{"record.opening", "Opening: {0}", "开局：{0}"},
    Entry{"record.result", "Result: {0}", "结果：{0}"},
    Entry{"record.cut", "… cut after {0|# move|# moves}.", "……只显示前 {0} 手。"},

    Entry{"file.cannot-read", "{0} cannot be read: {1}.", "无法读取 {0}：{1}。"},
    Entry{"file.cannot-write", "{0} cannot be written: {1}. Nothing was changed.",
          "无法写入 {0}：{1}。没有任何改动。"},
    Entry{"output.cannot-write", "What was to be printed could not be written to its end: {0}.",
          "输出未能全部写出：{0}。"},
    Entry{"file.is-a-folder", "{0} is a folder, not a file.", "{0} 是文件夹，不是文件。"},
    Entry{"file.is-there", "{0} is there already and was left as it is.", "{0} 已存在，未作改动。"},
    Entry{"file.too-large", "{0} is too large to be a game.", "{0} 太大，不像是棋谱。"},

    Entry{"convert.left-out", "{0}: the format has no place for: {1}.",
          "{0}：该格式无法保存：{1}。"},
    Entry{"convert.which-format",
          "The name {0} does not tell which format is wanted; say it with --to, or by the ending "
          "of the name.",
          "从名称 {0} 看不出所需的格式；请用 --to 或文件扩展名说明。"},
    Entry{"convert.two-paths", "Say what to read and where to write.",
          "请指明读取哪个文件、写到哪里。"},
    Entry{"convert.done", "{0|# file|# files} converted, {1} not.",
          "已转换 {0} 个文件，{1} 个未成功。"},

    Entry{"games.count", "{0} of {1|# game|# games}.", "显示 {0} 局，共 {1} 局。"},
    Entry{"games.tally", "{0|# game|# games}: Black won {1}, drawn {2}, White won {3}",
          "{0} 局：黑胜 {1}，和 {2}，白胜 {3}"},
    Entry{"games.were-here", "This position: {0}.", "此局面：{0}。"},
    Entry{"games.after-move", "after move {0}", "第 {0} 手之后"},
    Entry{"games.exported", "{0|# game|# games} written to {1}.", "已将 {0} 局写入 {1}。"},
    Entry{"games.imported",
          "{0|# game|# games} added, {1|# was|# were} there already, {2} could not be read.",
          "新增 {0} 局，{1} 局已存在，{2} 局无法读取。"},
    Entry{"games.deleted", "{0|# game|# games} deleted.", "已删除 {0} 局。"},

    Entry{"foul.five", "a five", "五连"},
    Entry{"forbid.none", "No point is forbidden to Black.", "黑方没有禁手点。"},
    Entry{"forbid.point", "{0}: {1}", "{0}：{1}"},
    Entry{"forbid.row", "{0} in a row: {1}", "{0} 连：{1}"},
    Entry{"forbid.four", "four: {0}, made five at {1}", "四：{0}，在 {1} 成五"},
    Entry{"forbid.three", "three: {0}, made a straight four at {1}", "活三：{0}，在 {1} 成活四"},
    Entry{"forbid.three-does-not-count", "three that does not count: {0}", "不算数的三：{0}"},
    Entry{"forbid.completion-fails", "{0} would make no straight four: {1}", "{0} 不能成活四：{1}"},
};

}  // namespace

std::span<const Entry> terminalTable() { return Table; }

}  // namespace tianyuan::words
