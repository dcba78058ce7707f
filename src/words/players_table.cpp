#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

// The players that the program brings along: how they are called, how they play, what they take.
constexpr std::array Table{
    Entry{"player.name.guard", "Guard", "守卫"},
    Entry{"player.character.guard",
          "Only defends: blocks the longest row of the other side, and never sees its own.",
          "只守不攻：堵住对方最长的连子，从不看自己的棋。"},
    Entry{"player.name.scoremap", "Score Map", "分数图"},
    Entry{"player.character.scoremap",
          "Scores every point by the rows beside it and takes the best; looks at no answer.",
          "按每个点周围的连子打分，取最高分；不考虑对方的应手。"},
    Entry{"player.name.value", "Value", "数值"},
    Entry{"player.character.value",
          "Adds up what each stone is worth in eight directions, and looks some stones ahead.",
          "累加每枚棋子八个方向的价值，并向前推算几手。"},
    Entry{"player.name.shapes", "Seven Shapes", "七形"},
    Entry{"player.character.shapes",
          "Counts seven shapes, from the closed two to the five, and looks some stones ahead.",
          "统计从眠二到五连的七种棋形，并向前推算几手。"},
    Entry{"player.name.gametree", "Game Tree", "博弈树"},
    Entry{"player.character.gametree",
          "Searches lines of fours and threes, knows forbidden points, and resists to the last.",
          "搜索冲四与活三的变化，懂得禁手，输棋时也顽强抵抗。"},
    Entry{"player.name.tianyuan", "Tianyuan", "天元"},
    Entry{"player.character.tianyuan",
          "The engine: searches deep, sees every four, and gives nothing away.",
          "全力引擎：算得深，看得清每一个冲四，分毫不让。"},
    Entry{"player.name.level:1", "Sprout", "嫩芽"},
    Entry{"player.character.level:1",
          "Has just learnt the rules: makes and stops fives, and otherwise follows its fancy.",
          "刚学会规则：会连五、会挡五，其余随兴落子。"},
    Entry{"player.name.level:2", "Kite", "纸鸢"},
    Entry{"player.character.level:2",
          "Goes where the wind blows: answers what it must, and forgets what it had in mind.",
          "随风而动：该应的会应，却常忘了自己的打算。"},
    Entry{"player.name.level:3", "Brook", "溪流"},
    Entry{"player.character.level:3",
          "Finds an easy way around stones, and sees what stands on the board, not what comes.",
          "绕石而行：看得见盘上的棋，看不到后面的变化。"},
    Entry{"player.name.level:4", "Sparrow", "麻雀"},
    Entry{"player.character.level:4", "Quick and lively: takes what looks good at first sight.",
          "灵巧活泼：看着好就落子，不再多想。"},
    Entry{"player.name.level:5", "Bamboo", "竹影"},
    Entry{"player.character.level:5",
          "Bends and comes back: knows good shape, and reads no further than it must.",
          "柔中带韧：懂得好形，算得不深。"},
    Entry{"player.name.level:6", "Pine", "青松"},
    Entry{"player.character.level:6", "Stands firm: defends with care and waits for your mistake.",
          "稳如青松：防守细致，等你出错。"},
    Entry{"player.name.level:7", "Crane", "白鹤"},
    Entry{"player.character.level:7",
          "Patient, then sudden: prepares a double threat for many moves.",
          "静待时机：慢慢布下双重威胁，一击而中。"},
    Entry{"player.name.level:8", "Snow Ridge", "雪岭"},
    Entry{"player.character.level:8", "Cold and high: sees most attacks before they start.",
          "冷峻高远：多数进攻未起便已看穿。"},
    Entry{"player.name.level:9", "Thunder", "惊雷"},
    Entry{"player.character.level:9", "Attacks from afar: long rows of fours out of nothing.",
          "远处起雷：凭空走出长长的连冲。"},
    Entry{"player.name.level:10", "Tianyuan", "天元"},
    Entry{"player.character.level:10", "The centre of the board: everything the engine can.",
          "棋盘之心：引擎的全部实力。"},

    Entry{"player.option.seed", "for its choices among equals", "用于在同等着法中随机选择"},
    Entry{"player.option.patience", "milliseconds it thinks at most", "最长思考时间（毫秒）"},
    Entry{"player.option.map", "1 scores every move for display, 0 is faster",
          "1 为显示计算每一着的分数，0 更快"},
    Entry{"player.option.depth", "stones it looks ahead", "向前看的手数"},
    Entry{"player.option.threads", "processors it thinks with", "思考时使用的线程数"},
    Entry{"player.option.memory", "megabytes of its table", "置换表的大小（MB）"},
    Entry{"player.option.engine-memory", "megabytes it may use", "可用内存（MB）"},
    Entry{"player.option.learned",
          "1 plays with the weights it has learnt, 0 with those made by hand",
          "1 使用学习得到的权重，0 使用手工权重"},
    Entry{"player.option.opening-seed", "for the openings that it proposes", "用于随机提出开局"},
    Entry{"player.option.level-seed", "for its choices among good moves", "用于在好着法中随机选择"},
};

}  // namespace

std::span<const Entry> playersTable() { return Table; }

}  // namespace tianyuan::words
