#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"side.black", "Black", "黑方"},
    Entry{"side.white", "White", "白方"},
    Entry{"side.first", "First player", "先手"},
    Entry{"side.second", "Second player", "后手"},

    Entry{"rule.freestyle", "freestyle: five or more in a row win", "无禁手：五连或更长即胜"},
    Entry{"rule.standard", "standard: exactly five in a row win", "标准规则：恰好五连才胜"},
    Entry{"rule.renju", "renju: Black must not make a double three, a double four or six in a row",
          "连珠：黑方禁止三三、四四和长连"},
    Entry{"rule.caro", "caro: exactly five, not closed by stones at both ends",
          "越南规则：恰好五连，且两端不能都被对方堵住"},
    Entry{"rule.caro-overline", "caro with long rows: as caro, and six or more win",
          "越南规则（长连有效）：同上，且六连以上也胜"},

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
          "山口规则：同 RIF，并事先宣布五手打点数"},
    Entry{"opening.name.soosorv-8", "Soosõrv-8: White declares up to eight fifth moves, two swaps",
          "索索夫-8：白方宣布至多八个五手打点，可交换两次"},
    Entry{"opening.name.taraguchi-10", "Taraguchi-10: a swap after every move, or ten fifth moves",
          "塔拉-10：每手后可交换，或五手十打"},

    Entry{"ask.rule", "Which rule?", "采用哪种规则？"},
    Entry{"ask.opening", "How shall the game begin?", "采用哪种开局规则？"},
    Entry{"ask.number", "1 to {0}, or Enter for \"{1}\": ", "输入 1 到 {0}，直接回车为“{1}”： "},
    Entry{"ask.not-in-list", "\"{0}\" is not in the list. Type a number from 1 to {1}.",
          "列表中没有“{0}”。请输入 1 到 {1} 的数字。"},
    Entry{"ask.size", "How many lines, {0} to {1}? Enter for {2}: ",
          "棋盘多少路（{0} 到 {1}）？直接回车为 {2}： "},
    Entry{"ask.time", "Time for each side, such as 10m, 10m+5s or 20s/move? Enter for no limit: ",
          "每方用时，如 10m、10m+5s 或 20s/move？直接回车为不限时： "},

    Entry{
        "play.welcome",
        "Tianyuan, five in a row. Rule: {0}.\nType a point such as h8 to play, help for everything "
        "else.",
        "天元，五子棋。规则——{0}。\n输入落子点，如 h8；输入 help 或“帮助”查看其他命令。"},
    Entry{"play.help",
          "  h8         plays on column h, row 8\n"
          "  undo       takes the last move back (also: u)\n"
          "  redo       brings it back (also: r)\n"
          "  pass       passes the turn\n"
          "  draw       offers a draw, or accepts one; decline refuses it\n"
          "  resign     gives the game up\n"
          "  new        starts a new game of the same kind\n"
          "  board      shows the board again\n"
          "  moves      shows the moves as a position code\n"
          "  quit       leaves (also: q, or Ctrl-D)\n"
          "In an opening: keep, swap, two (Swap2), ten (Taraguchi-10), or a number where one is "
          "asked.",
          "  h8               在 h 列第 8 行落子\n"
          "  undo 或 悔棋     悔一手（也可用 u）\n"
          "  redo 或 恢复     恢复悔掉的一手（也可用 r）\n"
          "  pass 或 停一手   停一手\n"
          "  draw 或 和棋     提和，或同意和棋；decline 或 不和 拒绝\n"
          "  resign 或 认输   认输\n"
          "  new 或 新局      按同样的设置重新开始\n"
          "  board 或 棋盘    再次显示棋盘\n"
          "  moves 或 棋谱    显示本局着法\n"
          "  quit 或 退出     离开（也可用 q 或 Ctrl-D）\n"
          "开局阶段：keep（不换）、swap（交换）、two（加两手）、ten（十打），或按要求输入数字。"},
    Entry{"play.goodbye", "Goodbye.", "再见。"},
    Entry{"play.name-and-side", "{0} ({1})", "{0}（{1}）"},
    Entry{"play.no-moves", "No moves yet.", "还没有落子。"},
    Entry{"play.draw-offered", "{0} offers a draw: draw accepts, decline or a move refuses.",
          "{0}提和：输入 draw 同意，输入 decline 或直接落子表示拒绝。"},
    Entry{"play.did-you-mean", "I do not know \"{0}\". Did you mean {1}?",
          "不认识“{0}”。您是想输入 {1} 吗？"},
    Entry{"play.answer-the-question",
          "\"{0}\" is no answer here; the opening asks for a decision first.",
          "“{0}”不是这里的回答；请先作出开局选择。"},

    Entry{"question.place", "{0}: place a stone ({1}).", "{0}：请落一子（{1}）。"},
    Entry{"question.place-here", "{0}: place a stone ({1}) on one of {2} points near the centre.",
          "{0}：请落一子（{1}），靠近中央有 {2} 个点可选。"},
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
    Entry{"end.next", "new starts another game, undo takes back, quit leaves.",
          "new（新局）再来一局，undo（悔棋）悔棋，quit（退出）离开。"},

    Entry{"show.rule", "Rule: {0}.", "规则——{0}。"},
    Entry{"show.to-move", "{0} stones; {1} to move.", "棋子 {0} 枚，轮到{1}。"},
    Entry{"show.opening", "Opening {0}: {1} {2}{3}.", "开局 {0}：{2}{3}（{1}）。"},
    Entry{"show.wins", "{0} has won.", "{0}已胜。"},
    Entry{"show.foul", "Black's last move is a foul.", "黑方最后一手是禁手。"},
    Entry{"show.full", "The board is full: a draw.", "棋盘已满：和棋。"},

    Entry{"foul.five", "a five", "五连"},
    Entry{"forbid.none", "No point is forbidden to Black.", "黑方没有禁手点。"},
    Entry{"forbid.point", "{0}: {1}", "{0}：{1}"},
    Entry{"forbid.row", "{0} in a row: {1}", "{0} 连：{1}"},
    Entry{"forbid.four", "four: {0}, made five at {1}", "四：{0}，在 {1} 成五"},
    Entry{"forbid.three", "three: {0}, made a straight four at {1}", "活三：{0}，在 {1} 成活四"},
    Entry{"forbid.three-does-not-count", "three that does not count: {0}", "不算数的三：{0}"},
    Entry{"forbid.completion-fails", "{0} would make no straight four: {1}", "{0} 不能成活四：{1}"},

    Entry{"cli.about", "Five in a row (gomoku, renju) in the terminal, and tools for its players.",
          "终端里的五子棋（连珠），以及棋手的工具。"},
    Entry{"cli.footer",
          "A position is written as its moves in order: h8h9i9. a is the left column, 1 the bottom "
          "row.\nExit codes: 0 done, 1 could not be done, 2 wrong use.",
          "局面按着法顺序书写，如 h8h9i9：a 为最左列，1 为最下行。\n退出码：0 完成，1 无法完成，2 "
          "用法错误。"},
    Entry{"cli.see-help", "Run with --help to see what is possible.", "加上 --help 查看用法。"},
    Entry{"cli.play", "Play a game in the terminal.", "在终端里下一局棋。"},
    Entry{"cli.show", "Show a position as text.", "以文字显示局面。"},
    Entry{"cli.forbid", "Tell the points forbidden to Black, with reasons.",
          "列出黑方的禁手点及原因。"},
    Entry{"cli.completion", "Print a completion script for a shell.", "输出命令行补全脚本。"},
    Entry{"cli.unexpected", "I do not know what to do with \"{0}\".", "不知道如何处理“{0}”。"},
    Entry{"cli.missing", "{0} is missing.", "缺少 {0}。"},
    Entry{"cli.not-a-choice", "\"{0}\" is not possible for {1}; choose from: {2}",
          "{1} 不能是“{0}”，可选：{2}"},
    Entry{"cli.not-a-size", "\"{0}\" is not a board size; boards have {1} to {2} lines.",
          "“{0}”不是有效的路数；棋盘为 {1} 到 {2} 路。"},
    Entry{"cli.option.help", "Show this help", "显示帮助"},
    Entry{"cli.option.help-all", "Show the help of every command", "显示所有命令的帮助"},
    Entry{"cli.option.version", "Show the version", "显示版本"},
    Entry{"cli.option.lang", "Language; by default that of the system", "语言，默认为系统语言"},
    Entry{"cli.option.rule", "Rule, by default {0}", "规则，默认 {0}"},
    Entry{"cli.option.size", "Lines of the board, 5 to 22, by default 15",
          "棋盘路数，5 到 22，默认 15"},
    Entry{"cli.option.opening", "How the game begins, by default free", "开局规则，默认 free"},
    Entry{"cli.option.time", "Time for each side, such as 10m, 10m+5s, 10m+3x30s or 20s/move",
          "每方用时，如 10m、10m+5s、10m+3x30s 或 20s/move"},
    Entry{"cli.option.fouls", "A foul in renju is refused, or loses the game; by default refuse",
          "连珠禁手：拒绝落子或判负，默认 refuse"},
    Entry{"cli.option.black", "Name of who plays first", "先手的名字"},
    Entry{"cli.option.white", "Name of who plays second", "后手的名字"},
    Entry{"cli.option.ascii", "Draw the board in plain ASCII", "用纯 ASCII 字符画棋盘"},
    Entry{"cli.option.position", "The moves in order, such as h8h9i9", "按顺序的着法，如 h8h9i9"},
    Entry{"cli.option.position-or-input",
          "The moves in order, or - for one position a line on standard input",
          "按顺序的着法；- 表示从标准输入逐行读取局面"},
    Entry{"cli.option.json", "Answer in JSON; with - this is so anyway",
          "以 JSON 回答；使用 - 时总是如此"},
    Entry{"cli.option.reasons",
          "With JSON: tell also the fours and threes, and why a three does not count",
          "JSON 中同时给出四、三，以及某个三为何不算"},
    Entry{"cli.option.shell", "Which shell", "哪种命令行解释器"},
    Entry{"cli.label.Usage", "Usage", "用法"},
    Entry{"cli.label.Options", "Options", "选项"},
    Entry{"cli.label.Positionals", "Arguments", "参数"},
    Entry{"cli.label.Subcommands", "Commands", "命令"},
    Entry{"cli.label.OPTIONS", "OPTIONS", "选项"},
    Entry{"cli.label.SUBCOMMAND", "COMMAND", "命令"},
};

}  // namespace

std::span<const Entry> terminalTable() { return Table; }

}  // namespace tianyuan::words
