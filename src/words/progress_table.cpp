#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"progress.rating", "{0} ± {1}", "{0} ± {1}"},
    Entry{"progress.by-opponent", "By opponent", "按对手"},
    Entry{"progress.by-colour", "By colour", "按执黑执白"},
    Entry{"progress.by-rule", "By rule", "按规则"},
    Entry{"progress.by-opening", "By opening", "按开局"},
    Entry{"progress.by-theme", "Puzzles by theme", "习题按类型"},
    Entry{"progress.weakest", "Weakest theme: {0}", "最弱的类型：{0}"},
    Entry{"progress.puzzle-rating", "Rating at puzzles: {0} ± {1}", "解题棋力：{0} ± {1}"},
    Entry{"progress.cannot-read", "Your games cannot be read", "读不出你的对局"},
    Entry{"progress.exported", "Written to {0}", "已写入 {0}"},
    Entry{"progress.cannot-export", "It could not be written", "没能写入"},
    Entry{"progress.forgotten",
          "Deleted. Your games are still there; from now on everything counts anew.",
          "已删除。对局都还在，从现在起重新计算。"},
    Entry{"progress.cannot-forget", "It could not be deleted", "没能删除"},

    Entry{"cli.progress", "How you get better: rating, results and who would give an even game.",
          "你的进步：棋力、战绩，以及谁和你旗鼓相当。"},
    Entry{"cli.option.progress-json", "Everything in JSON", "以 JSON 输出全部数据"},
    Entry{"cli.option.progress-csv", "The games as a table of values (CSV)", "以 CSV 输出各局"},
    Entry{"cli.option.progress-forget",
          "Begin anew: what was played until now counts no more, and puzzles and lessons are as "
          "before the first; the games stay",
          "从头开始：此前的对局不再计入，习题和课程回到起点，棋谱保留"},
    Entry{"progress.cli.none",
          "No finished game against a computer player counts yet. Play one: tianyuan-cli play",
          "还没有和电脑下完的棋。先下一局：tianyuan-cli play"},
    Entry{"progress.cli.rating", "Rating {0} ± {1}, from {2|# game|# games}",
          "棋力 {0} ± {1}，共 {2} 局"},
    Entry{"progress.cli.puzzle-rating", "Rating at puzzles {0} ± {1}, from {2|# puzzle|# puzzles}",
          "解题棋力 {0} ± {1}，共 {2} 题"},
    Entry{"progress.cli.unrated", "{0|# game|# games}, none against a measured opponent",
          "{0} 局，对手都没有测过棋力"},
    Entry{"progress.cli.even", "An even game: {0} ({1})", "旗鼓相当的对手：{0}（{1}）"},
    Entry{"progress.cli.days", "Played on {0|# day|# days}, the last time on {1}",
          "下过棋的日子：{0} 天，最近一次 {1}"},
};

}  // namespace

std::span<const Entry> progressTable() { return Table; }

}  // namespace tianyuan::words
