#include "eval/shape_table.h"

#include <array>
#include <bit>
#include <cassert>

namespace tianyuan::eval {
namespace {

/// What stands on a place, seen by one colour.
enum Place : unsigned { Empty, Own, Enemy, Edge };

/// Finds the shapes of one colour. A window holds the places around the point, nearest to the low
/// end first the left ones; the point itself, where the stone is thought to stand, is not in it.
class Finder {
public:
    Finder(Rule rule, Stone stone, int radius)
        : radius_(radius),
          overlineWins_(overlineWins(rule, stone)),
          overlineIsFoul_(rule == Rule::Renju && stone == Stone::Black),
          closedFiveIsNothing_(closedFiveIsNothing(rule)),
          known_(std::size_t{1} << (4 * radius), Unknown) {}

    Shape shapeOf(unsigned window) {
        std::uint8_t& known = known_[window];
        if (known == Unknown) {
            const Shape shape = find(window);
            known_[window] = static_cast<std::uint8_t>(shape);
            return shape;
        }
        return static_cast<Shape>(known);
    }

private:
    static constexpr std::uint8_t Unknown = 255;

    /// Places are counted from the point: -radius to radius without 0.
    int bitOf(int place) const { return 2 * (place < 0 ? place + radius_ : place + radius_ - 1); }
    unsigned at(unsigned window, int place) const {
        if (place == 0) return Own;
        if (place < -radius_ || place > radius_) return Empty;
        return (window >> bitOf(place)) & 3U;
    }
    unsigned with(unsigned window, int place, Place what) const {
        return window | (static_cast<unsigned>(what) << bitOf(place));
    }

    template <typename Visit>
    void forEachEmpty(unsigned window, Visit&& visit) const {
        for (int place = -radius_; place <= radius_; ++place) {
            if (at(window, place) == Empty) visit(place);
        }
    }

    struct Row {
        int length = 1;
        bool closed = false;  // by enemy stones at both ends
    };
    Row rowThrough(unsigned window) const {
        int left = -1;
        int right = 1;
        while (at(window, left) == Own) --left;
        while (at(window, right) == Own) ++right;
        return {right - left - 1, at(window, left) == Enemy && at(window, right) == Enemy};
    }

    bool isFive(unsigned window) const {
        const Row row = rowThrough(window);
        if (row.length < 5 || (row.length > 5 && !overlineWins_)) return false;
        return !(closedFiveIsNothing_ && row.closed && row.length == 5);
    }

    int fivesOf(unsigned window) {
        int count = 0;
        forEachEmpty(window,
                     [&](int place) { count += shapeOf(with(window, place, Own)) == Shape::Five; });
        return count;
    }

    /// Is there no answer after which a five is no longer possible?
    bool cannotBeStopped(unsigned window) {
        bool stopped = false;
        forEachEmpty(window, [&](int place) {
            stopped = stopped || fivesOf(with(window, place, Enemy)) == 0;
        });
        return !stopped;
    }

    /// Two places that make five count as one four only if they are the ends of four in a row.
    bool isStraightFour(unsigned window) const { return rowThrough(window).length == 4; }

    Shape find(unsigned window) {
        if (isFive(window)) return Shape::Five;
        if (overlineIsFoul_ && rowThrough(window).length > 5) return Shape::Overline;
        if (const int fives = fivesOf(window); fives > 0) {
            if (fives == 1 || !cannotBeStopped(window)) return Shape::Four;
            return overlineIsFoul_ && !isStraightFour(window) ? Shape::TwoFours : Shape::OpenFour;
        }
        std::array<int, ShapeCount> grows{};
        forEachEmpty(window, [&](int place) {
            ++grows[static_cast<std::size_t>(shapeOf(with(window, place, Own)))];
        });
        const auto into = [&grows](Shape shape) { return grows[static_cast<std::size_t>(shape)]; };
        if (const int n = into(Shape::OpenFour); n > 0) {
            return n == 1 ? Shape::OpenThree : Shape::OpenThreeWide;
        }
        if (into(Shape::Four) + into(Shape::TwoFours) > 0) return Shape::ClosedThree;
        if (const int n = into(Shape::OpenThree) + into(Shape::OpenThreeWide); n > 0) {
            return n == 1 ? Shape::OpenTwo : n == 2 ? Shape::OpenTwoWide : Shape::OpenTwoFull;
        }
        if (into(Shape::ClosedThree) > 0) return Shape::ClosedTwo;
        if (into(Shape::OpenTwo) + into(Shape::OpenTwoWide) + into(Shape::OpenTwoFull) > 0) {
            return Shape::OpenOne;
        }
        return into(Shape::ClosedTwo) > 0 ? Shape::ClosedOne : Shape::Dead;
    }

    int radius_;
    bool overlineWins_;
    bool overlineIsFoul_;
    bool closedFiveIsNothing_;
    std::vector<std::uint8_t> known_;
};

/// The same window with the colours exchanged.
unsigned mirrored(unsigned window) {
    const unsigned low = window & 0x55555555U;
    const unsigned high = window & 0xAAAAAAAAU;
    return (low << 1) | (high >> 1);
}

/// Can the edge lie so? It is at the ends only.
bool isPossible(unsigned window, int radius) {
    const unsigned edges = window & (window >> 1) & 0x55555555U;
    const unsigned half = (1U << (2 * radius)) - 1;
    const unsigned left = edges & half;
    const unsigned right = edges >> (2 * radius);
    const auto fillsFromTop = [&](unsigned bits) {
        const unsigned all = 0x55555555U & half;
        return bits == 0 || bits == (all & ~((1U << std::countr_zero(bits)) - 1));
    };
    const auto fillsFromBottom = [](unsigned bits) {
        return bits == (0x55555555U & ((1U << std::bit_width(bits)) - 1));
    };
    return fillsFromBottom(left) && fillsFromTop(right);
}

int radiusFor(Rule rule) { return rule == Rule::Freestyle ? 4 : 5; }

}  // namespace

ShapeTable::ShapeTable(Rule rule)
    : radius_(radiusFor(rule)), pairs_(std::size_t{1} << (4 * radius_), 0) {
    Finder black(rule, Stone::Black, radius_);
    Finder white(rule, Stone::White, radius_);
    const bool alike = rule != Rule::Renju;
    for (unsigned window = 0; window < pairs_.size(); ++window) {
        if (!isPossible(window, radius_)) continue;
        const Shape own = black.shapeOf(window);
        const Shape enemy = (alike ? black : white).shapeOf(mirrored(window));
        pairs_[window] =
            static_cast<ShapePair>(static_cast<unsigned>(own) | static_cast<unsigned>(enemy) << 4);
    }
}

const ShapeTable& ShapeTable::of(Rule rule) {
    switch (rule) {
        case Rule::Freestyle: {
            static const ShapeTable table(Rule::Freestyle);
            return table;
        }
        case Rule::Standard: {
            static const ShapeTable table(Rule::Standard);
            return table;
        }
        case Rule::Renju: {
            static const ShapeTable table(Rule::Renju);
            return table;
        }
        case Rule::Caro: {
            static const ShapeTable table(Rule::Caro);
            return table;
        }
        case Rule::CaroOverline: {
            static const ShapeTable table(Rule::CaroOverline);
            return table;
        }
    }
    assert(false);
    static const ShapeTable table(Rule::Freestyle);
    return table;
}

}  // namespace tianyuan::eval
