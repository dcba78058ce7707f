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
    Entry{"cli.option.engine-memory", "Megabytes for the engine's table", "引擎置换表的大小（MB）"},
    Entry{"cli.option.json-lines", "Answer in JSON, an object a line",
          "以 JSON 回答，每行一个对象"},
    Entry{"cli.option.bench-depth", "How deep to search (10)", "搜索深度（10）"},
    Entry{"cli.option.bench-rule", "Only the positions of this rule", "只测该规则的局面"},

    Entry{"analyse.best", "Best move: {0}", "最佳着法：{0}"},
    Entry{"analyse.over", "The game is over in this position; there is nothing to think about.",
          "这个局面已经分出胜负，没有可分析的了。"},
    Entry{"bench.total", "{0} s, {1} nodes a second; {2} more stones in the search for fours",
          "{0} 秒，每秒 {1} 个结点；冲四搜索另计 {2} 个"},
};

}  // namespace

std::span<const Entry> analysisTable() { return Table; }

}  // namespace tianyuan::words
