#include "roster/levels.h"

#include "search/strength.h"

#include <limits>

namespace tianyuan::roster {
namespace {

constexpr PlayerOption Seed{"seed", "player.option.level-seed", 0,
                            std::numeric_limits<std::uint64_t>::max(), 1};

template <int Number>
std::unique_ptr<player::Player> make(const OptionValues& values) {
    return std::make_unique<search::LevelPlayer>(search::levelOf(Number), values["seed"]);
}

}  // namespace

std::vector<BuiltIn> levels() {
    return {
        {"level:1", 1110, {Seed}, make<1>}, {"level:2", 1340, {Seed}, make<2>},
        {"level:3", 1560, {Seed}, make<3>}, {"level:4", 1900, {Seed}, make<4>},
        {"level:5", 2140, {Seed}, make<5>}, {"level:6", 2260, {Seed}, make<6>},
        {"level:7", 2570, {Seed}, make<7>}, {"level:8", 2810, {Seed}, make<8>},
        {"level:9", 3020, {Seed}, make<9>}, {"level:10", 3260, {Seed}, make<10>},
    };
}

}  // namespace tianyuan::roster
