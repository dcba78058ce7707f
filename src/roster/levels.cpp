#include "roster/levels.h"

#include "search/strength.h"

#include <limits>

namespace tianyuan::roster {
namespace {

constexpr PlayerOption Seed{"seed",
                            {"for its choices among good moves", "用于在好着法中随机选择"},
                            0,
                            std::numeric_limits<std::uint64_t>::max(),
                            1};

template <int Number>
std::unique_ptr<player::Player> make(const OptionValues& values) {
    return std::make_unique<search::LevelPlayer>(search::levelOf(Number), values["seed"]);
}

}  // namespace

std::vector<BuiltIn> levels() {
    return {
        {"level:1",
         {"Sprout", "嫩芽"},
         {"Has just learnt the rules: makes and stops fives, and otherwise follows its fancy.",
          "刚学会规则：会连五、会挡五，其余随兴落子。"},
         1110,
         {Seed},
         make<1>},
        {"level:2",
         {"Kite", "纸鸢"},
         {"Goes where the wind blows: answers what it must, and forgets what it had in mind.",
          "随风而动：该应的会应，却常忘了自己的打算。"},
         1340,
         {Seed},
         make<2>},
        {"level:3",
         {"Brook", "溪流"},
         {"Finds an easy way around stones, and sees what stands on the board, not what comes.",
          "绕石而行：看得见盘上的棋，看不到后面的变化。"},
         1560,
         {Seed},
         make<3>},
        {"level:4",
         {"Sparrow", "麻雀"},
         {"Quick and lively: takes what looks good at first sight.",
          "灵巧活泼：看着好就落子，不再多想。"},
         1900,
         {Seed},
         make<4>},
        {"level:5",
         {"Bamboo", "竹影"},
         {"Bends and comes back: knows good shape, and reads no further than it must.",
          "柔中带韧：懂得好形，算得不深。"},
         2140,
         {Seed},
         make<5>},
        {"level:6",
         {"Pine", "青松"},
         {"Stands firm: defends with care and waits for your mistake.",
          "稳如青松：防守细致，等你出错。"},
         2260,
         {Seed},
         make<6>},
        {"level:7",
         {"Crane", "白鹤"},
         {"Patient, then sudden: prepares a double threat for many moves.",
          "静待时机：慢慢布下双重威胁，一击而中。"},
         2570,
         {Seed},
         make<7>},
        {"level:8",
         {"Snow Ridge", "雪岭"},
         {"Cold and high: sees most attacks before they start.",
          "冷峻高远：多数进攻未起便已看穿。"},
         2810,
         {Seed},
         make<8>},
        {"level:9",
         {"Thunder", "惊雷"},
         {"Attacks from afar: long rows of fours out of nothing.",
          "远处起雷：凭空走出长长的连冲。"},
         3020,
         {Seed},
         make<9>},
        {"level:10",
         {"Tianyuan", "天元"},
         {"The centre of the board: everything the engine can.", "棋盘之心：引擎的全部实力。"},
         3260,
         {Seed},
         make<10>},
    };
}

}  // namespace tianyuan::roster
