#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"cli.analyse",
          "What the engine thinks of a position, live: depth, score, win chance, lines.",
          "引擎对局面的分析：深度、评分、胜算与变化，随算随显示。"},
    Entry{"cli.bench", "Measure the engine on fixed positions; the node count is its signature.",
          "在固定局面上测量引擎；结点总数即为其特征值。"},
    Entry{"cli.openings",
          "Make openings that leave both sides the same chance, for matches: one a line.",
          "生成双方机会均等的开局，供对局使用，每行一个。"},
    Entry{"cli.option.openings-count", "How many (10)", "数量（10）"},
    Entry{"cli.option.openings-stones", "Stones of each (3)", "每个开局的子数（3）"},
    Entry{"cli.option.openings-nodes", "How long each is judged, in nodes (50000)",
          "评判每个开局所用的结点数（50000）"},
    Entry{"cli.option.openings-tolerance", "How far from one half the chance may be (0.05)",
          "胜算与五成的最大偏差（0.05）"},
    Entry{"openings.no-more",
          "Only {0|# such opening was|# such openings were} found; a larger tolerance finds more.",
          "只找到 {0} 个这样的开局；放宽偏差可以找到更多。"},
    Entry{"cli.option.position", "The position: its moves in order, such as h8h9i9",
          "局面：按顺序写出各手，如 h8h9i9"},
    Entry{"cli.option.side", "Who is to move, if not whose turn it is by the stones",
          "轮到哪一方；默认由棋子数决定"},
    Entry{"cli.option.analyse-time", "Seconds to think (10)", "思考秒数（10）"},
    Entry{"cli.option.analyse-endless", "Think until Ctrl-C", "一直思考，直到按 Ctrl-C"},
    Entry{"cli.option.analyse-depth", "Think to this depth instead", "改为思考到指定深度"},
    Entry{"cli.option.analyse-nodes", "Place so many stones instead", "改为搜索指定的结点数"},
    Entry{"cli.option.analyse-lines", "How many best lines to show", "显示几条最佳变化"},
    Entry{"cli.option.engine-threads", "How many processors to use", "使用的线程数"},
    Entry{"cli.option.json-lines", "Answer in JSON, an object a line",
          "以 JSON 回答，每行一个对象"},
    Entry{"cli.option.bench-depth", "How deep to search (10)", "搜索深度（10）"},
    Entry{"cli.option.bench-rule", "Only the positions of this rule", "只测该规则的局面"},

    Entry{"cli.option.bench-problems", "Solve the collection of problems instead", "改为求解题集"},
    Entry{"cli.option.bench-file", "Solve the problems of this file", "求解该文件中的题目"},
    Entry{"cli.option.bench-nodes", "Stones to try for a problem at most (1,000,000)",
          "每题最多试下的棋子数（1,000,000）"},
    Entry{"problems.bad-line",
          "Line {0} of the problems is not of the form RULE SIZE SIDE KIND STONES SOURCE MOVES.",
          "题目文件第 {0} 行的格式不对，应为：规则 路数 走方 类型 子数 来源 着法。"},
    Entry{"problems.kind", "problems", "题目"},
    Entry{"problems.count", "all", "总数"},
    Entry{"problems.solved", "solved", "解出"},
    Entry{"problems.nodes", "nodes each", "平均结点"},
    Entry{"problems.all", "all", "合计"},
    Entry{"problems.total", "{0|# node|# nodes} in {1} s; {2|# problem|# problems} a second",
          "{0} 个结点，{1} 秒；每秒 {2} 题"},

    Entry{"analyse.best", "Best move: {0}", "最佳着法：{0}"},
    Entry{"analyse.only-move", "There is only one move to consider here.",
          "这里只有一着值得考虑。"},
    Entry{"analyse.over", "The game is over in this position; there is nothing to think about.",
          "这个局面已经分出胜负，没有可分析的了。"},
    Entry{"bench.total",
          "{0} s, {1|# node|# nodes} a second; {2|# more stone|# more stones} in the search for "
          "fours",
          "{0} 秒，每秒 {1} 个结点；冲四搜索另计 {2} 个"},

    Entry{"cli.solve", "Prove a forced win by threats, against every defence.",
          "求证连续威胁的必胜，并列出对每种防守的应对。"},
    Entry{"cli.option.solve-vcf", "By fours alone", "只用冲四"},
    Entry{"cli.option.solve-vct", "By fours and open threes (the default)", "用冲四和活三（默认）"},
    Entry{"cli.option.solve-position",
          "The position: its moves in order, such as h8h9i9; - reads one a line from standard "
          "input",
          "局面：按顺序写出各手，如 h8h9i9；- 表示从标准输入读取，每行一个"},
    Entry{"cli.option.solve-win",
          "By every stone that threatens to win by fours or threes, quiet ones too",
          "用一切威胁以冲四或活三取胜的着法，包括静着"},
    Entry{"cli.option.solve-nodes",
          "Place at most so many stones (5,000,000, or as many as the time allows)",
          "最多试下的棋子数（5,000,000；限时则不限）"},
    Entry{"cli.option.solve-time", "Seconds for a position at most", "每个局面最多用的秒数"},

    Entry{"solve.kind.vcf", "fours alone", "连续冲四"},
    Entry{"solve.kind.vct", "fours and threes", "冲四和活三"},
    Entry{"solve.kind.win", "threats", "连续威胁"},
    Entry{"solve.won",
          "{0} wins by {1}: five after {2|# stone|# stones} at the latest ({3} tried).",
          "{0}以{1}必胜：最迟在第 {2} 子成五（试下 {3} 子）。"},
    Entry{"solve.none", "{0} has no win by {1} ({2|# stone|# stones} tried).",
          "{0}没有以{1}取胜的办法（试下 {2} 子）。"},
    Entry{"solve.unknown",
          "No win of {0} by {1} was found in {2|# stone|# stones}; there may be one.",
          "试下 {2} 子，未找到{0}以{1}取胜的办法；不能断定没有。"},
    Entry{"solve.rest", "An answer that is not listed loses to the threat at once.",
          "未列出的应手都会立即败于当前的威胁。"},
    Entry{"solve.five", "five", "成五"},
    Entry{"solve.unstoppable", "nothing stops {0}", "无法阻止 {0}"},
    Entry{"solve.otherwise", "other", "其他"},
    Entry{"solve.as-above", "as in ({0})", "同 ({0})"},
    Entry{"solve.of-line", "{0}: {1}", "{0}：{1}"},
    Entry{"solve.over", "The game is over in this position; there is nothing to solve.",
          "这个局面已经分出胜负，没有可求解的了。"},
};

}  // namespace

std::span<const Entry> analysisTable() { return Table; }

}  // namespace tianyuan::words
