#include "roster/levels.h"

#include "roster/perfect.h"
#include "search/strength.h"

#include <limits>

namespace tianyuan::roster {
namespace {

constexpr PlayerOption LevelSeed{"seed", "player.option.level-seed", 0,
                                 std::numeric_limits<std::uint64_t>::max(), 1};

template <int Number>
std::unique_ptr<player::Player> make(const OptionValues& values) {
    return std::make_unique<search::LevelPlayer>(search::levelOf(Number), values["seed"]);
}

/// The last one is the engine as it is, with all that the program has.
std::unique_ptr<player::Player> makeStrongest(const OptionValues& values) {
    std::unique_ptr<player::Player> player = std::make_unique<search::LevelPlayer>(
        search::levelOf(search::LevelCount), values["seed"], values["memory"] << 20);
    return values["proofs"] != 0 ? withProofs(std::move(player)) : std::move(player);
}

}  // namespace

std::vector<BuiltIn> levels() {
    return {
        {"level:1", 1110, {LevelSeed}, make<1>},
        {"level:2", 1340, {LevelSeed}, make<2>},
        {"level:3", 1560, {LevelSeed}, make<3>},
        {"level:4", 1900, {LevelSeed}, make<4>},
        {"level:5", 2140, {LevelSeed}, make<5>},
        {"level:6", 2260, {LevelSeed}, make<6>},
        {"level:7", 2570, {LevelSeed}, make<7>},
        {"level:8", 2810, {LevelSeed}, make<8>},
        {"level:9", 3020, {LevelSeed}, make<9>},
        {"level:10", 3260, {LevelSeed, TableMemory, Proofs}, makeStrongest},
    };
}

}  // namespace tianyuan::roster
