#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"record.empty", "There is nothing here to read.", "这里没有可读取的内容。"},
    Entry{"record.unknown-format",
          "This is no game in any format known here: SGF, PSQ, RenLib, .pos, .rec, Yixin .sav, a "
          "position code such as h8h9i9, a gomocalc address, RenjuNet .rif or a share string.",
          "这不是可识别格式的棋谱。可读取 SGF、PSQ、RenLib、.pos、.rec、弈心 .sav、"
          "局面代码（如 h8h9i9）、gomocalc 网址、RenjuNet .rif 以及分享代码。"},
    Entry{"record.read-only", "Games cannot be written in the format \"{0}\", only read.",
          "格式“{0}”只能读取，不能写入。"},
    Entry{"record.one-game-only",
          "The format \"{0}\" holds one game in a file. Choose SGF for several.",
          "格式“{0}”的文件只能容纳一局棋，多局请选用 SGF。"},

    Entry{"record.bad-size",
          "Line {0}, column {1}: \"{2}\" is no board size. Boards have 5 to 22 lines.",
          "第 {0} 行第 {1} 列：“{2}”不是有效的棋盘大小，棋盘应为 5 到 22 路。"},
    Entry{
        "record.not-square",
        "Line {0}, column {1}: the board is {2} by {3}. Only square boards can be played on here.",
        "第 {0} 行第 {1} 列：棋盘为 {2}×{3}，这里只支持正方形棋盘。"},
    Entry{"record.other-game",
          "Line {0}, column {1}: this is another game (GM[{2}]), not five in a row.",
          "第 {0} 行第 {1} 列：这是另一种棋的记录（GM[{2}]），不是五子棋。"},
    Entry{"record.off-board",
          "Line {0}, column {1}: move {2}, \"{3}\", is off the board of {4} lines.",
          "第 {0} 行第 {1} 列：第 {2} 手“{3}”在 {4} 路棋盘之外。"},
    Entry{"record.occupied",
          "Line {0}, column {1}: move {2} is on {3}, where a stone stands already.",
          "第 {0} 行第 {1} 列：第 {2} 手落在 {3}，那里已有棋子。"},
    Entry{"record.not-a-move", "Line {0}, column {1}: \"{3}\" is no move; move {2} should be here.",
          "第 {0} 行第 {1} 列：“{3}”不是着法，此处应为第 {2} 手。"},
    Entry{
        "record.setup-not-a-point",
        "Line {0}, column {1}: \"{2}\" is no point of a board of {3} lines, so no stone can be set "
        "up there.",
        "第 {0} 行第 {1} 列：“{2}”不是 {3} 路棋盘上的点，无法摆放棋子。"},
    Entry{
        "record.setup-later",
        "Line {0}, column {1}: stones are set or taken off in the middle of the game; that is not "
        "shown.",
        "第 {0} 行第 {1} 列：对局中途摆子或提子，无法显示。"},
    Entry{"record.opening-stones",
          "Line {0}, column {1}: the stones of the proposed opening cannot be understood.",
          "第 {0} 行第 {1} 列：无法理解所提开局的棋子。"},
    Entry{"reading.guessed-encoding",
          "{0}: the text was read as {1}, which is a guess. If it looks wrong, say what it is, for "
          "instance --encoding {2}.",
          "{0}：文字按 {1} 解读，这只是推测。如果显示不对，请指定编码，例如 --encoding {2}。"},
    Entry{"record.setup-twice",
          "Line {0}, column {1}: a black and a white stone are both set up on {2}.",
          "第 {0} 行第 {1} 列：{2} 同时摆放了黑子和白子。"},
    Entry{"record.setup-not-in-turn",
          "The set-up position has {0} black and {1|# white stone|# white stones}. This format "
          "takes stones only in "
          "turn, Black first; choose SGF or a share string.",
          "摆放的局面有 {0} 颗黑子和 {1} 颗白子，而此格式只能按黑白交替记录。请选用 SGF "
          "或分享代码。"},
    Entry{"record.pass-in-the-middle",
          "Move {0} is a pass, and this format has none. Choose SGF or a share string.",
          "第 {0} 手是停一手，此格式无法记录。请选用 SGF 或分享代码。"},

    Entry{"record.sgf-no-game", "No game begins here: an SGF game begins with \"(;\".",
          "找不到对局：SGF 对局以“(;”开头。"},
    Entry{"record.sgf-unexpected",
          "Line {0}, column {1}: \"{2}\" stands where a move or a property should begin.",
          "第 {0} 行第 {1} 列：“{2}”出现在应为着法或属性的位置。"},
    Entry{"record.sgf-no-value",
          "Line {0}, column {1}: the property \"{2}\" has no value in brackets.",
          "第 {0} 行第 {1} 列：属性“{2}”没有方括号中的值。"},
    Entry{"record.sgf-unclosed-value",
          "Line {0}, column {1}: the bracket that opens here is never closed. The file may be cut "
          "off.",
          "第 {0} 行第 {1} 列：此处的方括号没有闭合，文件可能不完整。"},
    Entry{"record.sgf-unclosed-game",
          "Line {0}, column {1}: the game that begins here has no end. The file may be cut off.",
          "第 {0} 行第 {1} 列：从这里开始的对局没有结尾，文件可能不完整。"},
    Entry{"record.sgf-too-many-points",
          "Line {0}, column {1}: the file marks more points than any game could need.",
          "第 {0} 行第 {1} 列：文件标记的点数过多，超出正常对局所需。"},

    Entry{"record.psq-header",
          "Line {0}, column {1}: a Piskvork game begins with a line like \"Piskvorky 15x15, 0:0, "
          "0\".",
          "第 {0} 行第 {1} 列：Piskvork 棋谱应以“Piskvorky 15x15, 0:0, 0”这样的一行开头。"},
    Entry{"record.bad-move-line",
          "Line {0}, column {1}: \"{2}\" is no move. Moves look like 8,8,1500: column, row, "
          "milliseconds.",
          "第 {0} 行第 {1} 列：“{2}”不是着法。着法的写法如 8,8,1500：列、行、毫秒。"},
    Entry{
        "record.rec-no-moves",
        "A Gomotur game has two lines with names, then moves like 7,7,1500. There is no move here.",
        "Gomotur 棋谱前两行是棋手名，之后是 7,7,1500 这样的着法。这里没有着法。"},
    Entry{"record.sav-no-head",
          "A Yixin position begins with the size, again the size, and the number of moves.",
          "弈心局面文件应以棋盘大小（两次）和手数开头。"},
    Entry{"record.sav-not-a-number",
          "Line {0}, column {1}: \"{2}\" is no number. A Yixin position holds nothing but numbers.",
          "第 {0} 行第 {1} 列：“{2}”不是数字。弈心局面文件只包含数字。"},
    Entry{"record.sav-wrong-count",
          "Line {0}, column {1}: the file says {2|# move|# moves}, but {3|# number follows|# "
          "numbers follow}, two for a move.",
          "第 {0} 行第 {1} 列：文件声明有 {2} 手，但后面有 {3} 个数字（每手两个）。"},
    Entry{"record.no-address", "There is no address of gomocalc.com here.",
          "这里没有 gomocalc.com 的网址。"},
    Entry{"record.share-none", "There is no share string here. It begins with \"ty1:\".",
          "这里没有分享代码。分享代码以“ty1:”开头。"},
    Entry{"record.share-cut-short",
          "Line {0}, column {1}: the share string that begins here is cut off. Copy it whole.",
          "第 {0} 行第 {1} 列：从这里开始的分享代码不完整，请完整复制。"},
    Entry{"record.share-damaged",
          "Line {0}, column {1}: the share string that begins here was changed on its way. Copy it "
          "again.",
          "第 {0} 行第 {1} 列：从这里开始的分享代码已损坏，请重新复制。"},
    Entry{
        "record.share-version",
        "Line {0}, column {1}: this share string is of version {2}. A newer Tianyuan can read it.",
        "第 {0} 行第 {1} 列：该分享代码的版本为 {2}，需要更新版本的天元才能读取。"},
    Entry{"record.rif-xml", "Line {0}, column {1}: this is broken XML ({2}).",
          "第 {0} 行第 {1} 列：XML 有误（{2}）。"},
    Entry{"record.rif-no-games", "This XML file holds no games of a RenjuNet database.",
          "此 XML 文件中没有 RenjuNet 数据库的对局。"},

    Entry{"format.sgf", "SGF game", "SGF 棋谱"},
    Entry{"format.psq", "Piskvork game", "Piskvork 棋谱"},
    Entry{"format.renlib", "RenLib library", "RenLib 棋谱库"},
    Entry{"format.pos", "Position (.pos)", "局面文件（.pos）"},
    Entry{"format.rec", "Gomotur game", "Gomotur 棋谱"},
    Entry{"format.yixin-sav", "Yixin position", "弈心局面"},
    Entry{"format.position-code", "Position code", "局面代码"},
    Entry{"format.gomocalc", "Gomocalc address", "gomocalc 网址"},
    Entry{"format.rif", "RenjuNet database", "RenjuNet 数据库"},
    Entry{"format.share", "Share string", "分享代码"},

    Entry{"loss.rule", "the rule", "规则"},
    Entry{"loss.size", "the size of the board", "棋盘大小"},
    Entry{"loss.opening", "the opening protocol", "开局规则"},
    Entry{"loss.names", "the players' names", "棋手姓名"},
    Entry{"loss.event", "event, round, place and date", "赛事、轮次、地点和日期"},
    Entry{"loss.outcome", "the result", "结果"},
    Entry{"loss.setup", "that stones were set up", "摆放的棋子"},
    Entry{"loss.first-to-move", "who moves first", "先行方"},
    Entry{"loss.passes", "passes", "停着"},
    Entry{"loss.variations", "variations", "变化"},
    Entry{"loss.comments", "comments", "注释"},
    Entry{"loss.marks", "marks and labels", "标记和标签"},
    Entry{"loss.times", "times", "用时"},
    Entry{"loss.evaluations", "evaluations", "形势评估"},
    Entry{"loss.other-properties", "what other programs have added", "其他程序添加的信息"},
};

}  // namespace

std::span<const Entry> recordTable() { return Table; }

}  // namespace tianyuan::words
