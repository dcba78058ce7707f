#include "opening/named_opening.h"

#include "core/symmetry.h"

#include <cassert>

namespace tianyuan::opening {
namespace {

/// Second and third stone as steps from the first; up is -y.
struct Form {
    Offset second;
    Offset third;
};

constexpr Offset Up{0, -1};
constexpr Offset UpRight{1, -1};

constexpr std::array<NamedOpening, 26> Names{{
    {"1D", "Kansei", "寒星", "寒星"},    {"2D", "Keigetsu", "溪月", "渓月"},
    {"3D", "Sosei", "疏星", "疎星"},     {"4D", "Kagetsu", "花月", "花月"},
    {"5D", "Zangetsu", "残月", "残月"},  {"6D", "Ugetsu", "雨月", "雨月"},
    {"7D", "Kinsei", "金星", "金星"},    {"8D", "Shogetsu", "松月", "松月"},
    {"9D", "Kyugetsu", "丘月", "丘月"},  {"10D", "Shingetsu", "新月", "新月"},
    {"11D", "Zuisei", "瑞星", "瑞星"},   {"12D", "Sangetsu", "山月", "山月"},
    {"13D", "Yusei", "游星", "遊星"},    {"1I", "Chosei", "长星", "長星"},
    {"2I", "Kyogetsu", "峡月", "峡月"},  {"3I", "Kosei", "恒星", "恒星"},
    {"4I", "Suigetsu", "水月", "水月"},  {"5I", "Ryusei", "流星", "流星"},
    {"6I", "Ungetsu", "云月", "雲月"},   {"7I", "Hogetsu", "浦月", "浦月"},
    {"8I", "Rangetsu", "岚月", "嵐月"},  {"9I", "Gingetsu", "银月", "銀月"},
    {"10I", "Myojo", "明星", "明星"},    {"11I", "Shagetsu", "斜月", "斜月"},
    {"12I", "Meigetsu", "名月", "名月"}, {"13I", "Suisei", "彗星", "彗星"},
}};

constexpr std::array<Form, 26> Forms{{
    {Up, {0, -2}},      {Up, {1, -2}},      {Up, {2, -2}},      {Up, {1, -1}},
    {Up, {2, -1}},      {Up, {1, 0}},       {Up, {2, 0}},       {Up, {0, 1}},
    {Up, {1, 1}},       {Up, {2, 1}},       {Up, {0, 2}},       {Up, {1, 2}},
    {Up, {2, 2}},       {UpRight, {2, -2}}, {UpRight, {2, -1}}, {UpRight, {2, 0}},
    {UpRight, {2, 1}},  {UpRight, {2, 2}},  {UpRight, {1, 0}},  {UpRight, {1, 1}},
    {UpRight, {1, 2}},  {UpRight, {0, 1}},  {UpRight, {0, 2}},  {UpRight, {-1, 1}},
    {UpRight, {-1, 2}}, {UpRight, {-2, 2}},
}};

Point centreOf(int size) { return {size / 2, size / 2}; }

}  // namespace

std::span<const NamedOpening> namedOpenings() { return Names; }

const NamedOpening* namedOpeningOf(std::span<const Move> moves, int size) {
    if (size % 2 == 0 || moves.size() < 3) return nullptr;
    const Point centre = centreOf(size);
    if (moves[0] != Move(centre) || moves[1].isPass() || moves[2].isPass()) return nullptr;
    for (const Symmetry symmetry : AllSymmetries) {
        const Point second = symmetry(moves[1].point(), size);
        const Point third = symmetry(moves[2].point(), size);
        for (std::size_t i = 0; i < Forms.size(); ++i) {
            if (second == centre + Forms[i].second && third == centre + Forms[i].third) {
                return &Names[i];
            }
        }
    }
    return nullptr;
}

std::array<Move, 3> movesOf(const NamedOpening& opening, int size) {
    assert(size % 2 == 1);
    const auto i = static_cast<std::size_t>(&opening - Names.data());
    const Point centre = centreOf(size);
    return {Move(centre), Move(centre + Forms[i].second), Move(centre + Forms[i].third)};
}

}  // namespace tianyuan::opening
