#include "bots/gametree_bot.h"
#include "bots/guard_bot.h"
#include "bots/scoremap_bot.h"
#include "bots/shapes_bot.h"
#include "bots/value_bot.h"
#include "roster/levels.h"
#include "roster/roster.h"
#include "search/engine.h"

#include <limits>

namespace tianyuan::roster {
namespace {

using PlayerPointer = std::unique_ptr<player::Player>;

constexpr PlayerOption Seed{"seed",
                            {"for its choices among equals", "用于在同等着法中随机选择"},
                            0,
                            std::numeric_limits<std::uint64_t>::max(),
                            1};
constexpr PlayerOption Patience{
    "patience", {"milliseconds it thinks at most", "最长思考时间（毫秒）"}, 1, 3'600'000, 10'000};

constexpr PlayerOption Map{
    "map",
    {"1 scores every move for display, 0 is faster", "1 为显示计算每一着的分数，0 更快"},
    0,
    1,
    1};

constexpr PlayerOption depth(std::uint64_t usual) {
    return {"depth", {"stones it looks ahead", "向前看的手数"}, 1, 20, usual};
}

template <typename Bot>
PlayerPointer makeSearcher(const OptionValues& values) {
    typename Bot::Options options;
    options.depth = static_cast<int>(values["depth"]);
    options.patience = player::Milliseconds(values["patience"]);
    options.wholeMap = values["map"] != 0;
    return std::make_unique<Bot>(options, values["seed"]);
}

PlayerPointer makeGuard(const OptionValues&) { return std::make_unique<bots::GuardBot>(); }
PlayerPointer makeScoremap(const OptionValues& values) {
    return std::make_unique<bots::ScoremapBot>(values["seed"]);
}

constexpr PlayerOption Threads{
    "threads", {"processors it thinks with", "思考时使用的线程数"}, 1, 256, 1};
constexpr PlayerOption Memory{
    "memory", {"megabytes of its table", "置换表的大小（MB）"}, 1, 65'536, 64};

constexpr PlayerOption Learned{"learned",
                               {"1 plays with the weights it has learnt, 0 with those made by hand",
                                "1 使用学习得到的权重，0 使用手工权重"},
                               0,
                               1,
                               1};

constexpr PlayerOption OpeningSeed{"seed",
                                   {"for the openings that it proposes", "用于随机提出开局"},
                                   0,
                                   std::numeric_limits<std::uint64_t>::max(),
                                   1};

PlayerPointer makeEngine(const OptionValues& values) {
    search::EngineOptions options;
    options.threads = static_cast<int>(values["threads"]);
    options.memory = static_cast<std::size_t>(values["memory"]) << 20;
    options.seed = values["seed"];
    if (values["learned"] == 0) options.weights = eval::handMadeWeights;
    return std::make_unique<search::Engine>(options);
}

std::vector<BuiltIn> classics() {
    return {
        {"guard",
         {"Guard", "守卫"},
         {"Only defends: blocks the longest row of the other side, and never sees its own.",
          "只守不攻：堵住对方最长的连子，从不看自己的棋。"},
         810,
         {},
         makeGuard},
        {"scoremap",
         {"Score Map", "分数图"},
         {"Scores every point by the rows beside it and takes the best; looks at no answer.",
          "按每个点周围的连子打分，取最高分；不考虑对方的应手。"},
         1500,
         {Seed},
         makeScoremap},
        {"value",
         {"Value", "数值"},
         {"Adds up what each stone is worth in eight directions, and looks some stones ahead.",
          "累加每枚棋子八个方向的价值，并向前推算几手。"},
         2010,
         {depth(4), Patience, Map, Seed},
         makeSearcher<bots::ValueBot>},
        {"shapes",
         {"Seven Shapes", "七形"},
         {"Counts seven shapes, from the closed two to the five, and looks some stones ahead.",
          "统计从眠二到五连的七种棋形，并向前推算几手。"},
         2090,
         {depth(4), Patience, Map, Seed},
         makeSearcher<bots::ShapesBot>},
        {"gametree",
         {"Game Tree", "博弈树"},
         {"Searches lines of fours and threes, knows forbidden points, and resists to the last.",
          "搜索冲四与活三的变化，懂得禁手，输棋时也顽强抵抗。"},
         1880,
         {depth(4), Patience, Map, Seed},
         makeSearcher<bots::GametreeBot>},
        {"tianyuan",
         {"Tianyuan", "天元"},
         {"The engine: searches deep, sees every four, and gives nothing away.",
          "全力引擎：算得深，看得清每一个冲四，分毫不让。"},
         3260,
         {Threads, Memory, Learned, OpeningSeed},
         makeEngine},
    };
}

}  // namespace

std::span<const BuiltIn> builtIns() {
    static const std::vector<BuiltIn> table = [] {
        std::vector<BuiltIn> all = classics();
        for (BuiltIn& level : levels()) all.push_back(std::move(level));
        return all;
    }();
    return table;
}

}  // namespace tianyuan::roster
