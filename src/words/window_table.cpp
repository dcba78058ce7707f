#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"window.rule.freestyle", "Freestyle", "自由规则"},
    Entry{"window.rule.standard", "Standard", "标准规则"},
    Entry{"window.rule.renju", "Renju", "连珠"},
    Entry{"window.rule.caro", "Caro", "卡罗规则"},
    Entry{"window.rule.caro-overline", "Caro with overlines", "卡罗规则（长连有效）"},
    Entry{"window.wins.freestyle", "five or more wins", "五连及以上为胜"},
    Entry{"window.wins.standard", "exactly five wins", "恰好五连为胜"},
    Entry{"window.wins.renju", "exactly five for Black", "黑棋有禁手，须恰好五连"},
    Entry{"window.wins.caro", "five with an open end wins", "两端不全被堵的五连为胜"},
    Entry{"window.wins.caro-overline", "five or more with an open end wins",
          "两端不全被堵的五连及以上为胜"},
    Entry{"window.lines", "{0} lines", "{0} 路"},

    Entry{"window.no-display",
          "There is no display to open a window on. \"tianyuan-cli play\" plays in the terminal.",
          "这里没有可以打开窗口的显示器。在终端里可以用“tianyuan-cli play”下棋。"},
    Entry{"window.no-game", "No game is on.", "还没有开局"},

    Entry{"window.resumed", "Here is your last game", "接着上次的棋"},
    Entry{"window.not-saved", "The game goes on, but is not being saved",
          "棋局继续，但暂时无法保存"},
    Entry{"window.settings-not-kept", "Settings cannot be saved", "设置无法保存"},
    Entry{"window.settings-not-kept.why", "They hold until the window is closed.",
          "它们只在窗口关闭前有效。"},
    Entry{"window.command-line",
          "Five in a row: a board to sit down at.\n\n"
          "Usage: tianyuan [OPTIONS] [FILE]\n\n"
          "  FILE         a game to open: SGF, RenLib, Piskvork, Gomotur, Yixin-Board, RenjuNet\n\n"
          "  --lang LANG  en or zh; by default as in the settings, or that of the system\n"
          "  -h, --help   show this help\n"
          "  --version    show the version\n\n"
          "In the window, F1 shows all keys. The game in the terminal is tianyuan-cli play.",
          "五子棋：坐下来就能下。\n\n"
          "用法: tianyuan [选项] [文件]\n\n"
          "  文件         要打开的棋谱：SGF、RenLib、Piskvork、Gomotur、弈心或 RenjuNet\n\n"
          "  --lang 语言  en 或 zh，默认按设置，或系统语言\n"
          "  -h, --help   显示帮助\n"
          "  --version    显示版本\n\n"
          "在窗口里按 F1 可以看到所有按键。终端里的棋局是 tianyuan-cli play。"},
    Entry{"window.cannot-save", "The game could not be saved there; it is still here",
          "没能保存到那里，棋谱还在"},

    Entry{"window.guide.five", "Five in a row wins: across, down or diagonally.",
          "横、竖、斜都可以，先连成五子就赢。"},
    Entry{"window.guide.three",
          "Three with both ends free is an open three. Answer it, or it becomes an open four.",
          "两头都空的三子叫活三，不挡就会变成挡不住的活四。"},
    Entry{"window.guide.undo", "A right click or Backspace takes your last move back.",
          "点右键或按 Backspace 就能悔棋。"},
    Entry{"window.guide.hint", "Not sure where to play? H shows a good move.",
          "不知道下哪里？按 H 看提示。"},

    Entry{"window.tally", "Against {0}: {1} won, {2} lost, {3} drawn",
          "对{0} {1} 胜 {2} 负 {3} 和"},

};

}  // namespace

std::span<const Entry> windowTable() { return Table; }

}  // namespace tianyuan::words
