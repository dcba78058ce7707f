#pragma once

#include "core/point.h"
#include "core/rule.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tianyuan::bots {

/// What a stone makes on one line through it, the strongest only: the shapes of the game-tree
/// player.
enum class MadeShape : std::uint8_t {
    Unknown,
    Nothing,
    Two,        // one more stone makes an open three
    OpenThree,  // one more stone makes an open four
    Four,       // one point makes five
    OpenFour,   // a stone at either end makes five
    TwoFours,   // two points make five, but not as the ends of one row: XXX_*_XXX
    Overline,   // six or more, where that is no win
    Five,
};

/// The ten points around a point, five on either side along a line, two bits each: a Stone.
using LineWindow = std::uint32_t;
constexpr int LineReach = 5;

/// Which bits of the window hold the point that is so far away, -5 to 5 but not 0.
constexpr int shiftOf(int distance) { return 2 * (distance + (distance < 0 ? 5 : 4)); }

/// The shape that a stone makes in the middle of each window, worked out when it is first met.
class MadeShapeTable {
public:
    /// To be called before shape(); a change of rule forgets what is known.
    void use(Rule rule);

    MadeShape shape(LineWindow window, Stone side) {
        MadeShape& known = shapes_[side == Stone::Black ? 0 : 1][window];
        if (known == MadeShape::Unknown) known = workOut(window, side);
        return known;
    }

private:
    static constexpr std::size_t Windows = std::size_t{1} << (2 * 2 * LineReach);

    MadeShape workOut(LineWindow window, Stone side) const;

    Rule rule_ = Rule::Freestyle;
    std::array<std::vector<MadeShape>, 2> shapes_{std::vector(Windows, MadeShape::Unknown),
                                                  std::vector(Windows, MadeShape::Unknown)};
};

}  // namespace tianyuan::bots
