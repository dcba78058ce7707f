#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"engine.no-program", "No program is named.", "没有指定程序。"},
    Entry{"engine.open-quote", "A quotation mark in the command line is not closed: {0}",
          "命令行中的引号没有成对：{0}"},
    Entry{"engine.cannot-start", "The program {0} cannot be started: {1}.",
          "无法启动程序 {0}：{1}。"},
    Entry{"engine.windows-program",
          "{0} is a Windows program. Install wine and name \"wine {0}\" as the command.",
          "{0} 是 Windows 程序。请安装 wine，并以“wine {0}”作为命令。"},
    Entry{"engine.no-folder", "The folder {0}, in which the engine shall work, does not exist.",
          "引擎的工作目录 {0} 不存在。"},
    Entry{"engine.not-running", "The engine does not run.", "引擎没有在运行。"},
    Entry{"engine.crashed", "The engine crashed ({0}).", "引擎崩溃（{0}）。"},
    Entry{"engine.exited", "The engine ended by itself, with exit code {0}.",
          "引擎自行退出，退出码 {0}。"},
    Entry{"engine.closed-output", "The engine closed its output but did not end.",
          "引擎关闭了输出，但没有退出。"},
    Entry{"engine.no-answer", "The engine gave no answer to {0} within {1} ms.",
          "引擎在 {1} 毫秒内没有回答 {0}。"},
    Entry{"engine.stopped", "The engine was stopped before it had a move.",
          "引擎在给出着法之前被停止。"},
    Entry{"engine.too-much-output", "The engine wrote more than {0} bytes without an answer.",
          "引擎输出超过 {0} 字节仍未回答。"},
    Entry{"engine.line-too-long", "The engine wrote a line of more than {0} bytes.",
          "引擎输出的一行超过 {0} 字节。"},
    Entry{"engine.nonsense", "The engine answered {1} with \"{0}\", which means nothing there.",
          "引擎对 {1} 的回答“{0}”没有意义。"},
    Entry{"engine.out-of-turn", "The engine said \"{0}\" when it was not asked for a move.",
          "没有轮到引擎时，它说了“{0}”。"},
    Entry{"engine.illegal-move", "The engine wants to play at {0}: {1}.", "引擎要下在 {0}：{1}。"},
    Entry{"engine.point-occupied", "there is a stone already", "那里已有棋子"},
    Entry{"engine.point-off-board", "that is off the board", "那里不在棋盘上"},
    Entry{"engine.refused", "The engine refused {0}: \"{1}\"", "引擎拒绝了 {0}：“{1}”"},
    Entry{"engine.not-understood", "The engine does not know {0}: \"{1}\"",
          "引擎不认识 {0}：“{1}”"},
    Entry{"engine.refuses-size", "The engine does not play on {0} lines: \"{1}\"",
          "引擎不支持 {0} 路棋盘：“{1}”"},
    Entry{"engine.board-full", "The board is full; there is no move to ask for.",
          "棋盘已满，无棋可下。"},
};

}  // namespace

std::span<const Entry> enginesTable() { return Table; }

}  // namespace tianyuan::words
