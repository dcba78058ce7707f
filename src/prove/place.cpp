#include "prove/place.h"

#include <algorithm>

namespace tianyuan::prove {
namespace {

std::string keyOf(const proof::Position& position) {
    std::string key;
    for (const auto* stones : {&position.black, &position.white}) {
        std::vector<Point> sorted = *stones;
        std::ranges::sort(sorted);
        for (const Point point : sorted) {
            key += static_cast<char>(point.x);
            key += static_cast<char>(point.y);
        }
        key += static_cast<char>(-1);
    }
    return key + (position.attacker == Stone::Black ? 'b' : 'w');
}

}  // namespace

proof::Position with(proof::Position position, Point point, Stone stone) {
    (stone == Stone::Black ? position.black : position.white).push_back(point);
    return position;
}

proof::Position laidOver(const proof::Position& position, std::uint8_t symmetry, int size) {
    proof::Position image = position;
    for (auto* stones : {&image.black, &image.white}) {
        for (Point& point : *stones) point = AllSymmetries[symmetry](point, size);
    }
    return image;
}

Place placeOf(const proof::Position& position, int size) {
    Place place;
    for (std::uint8_t i = 0; i < AllSymmetries.size(); ++i) {
        proof::Position image = laidOver(position, i, size);
        std::string key = keyOf(image);
        if (i != 0 && key >= place.key) continue;
        place = {std::move(image), std::move(key), proof::inverse(i)};
    }
    return place;
}

}  // namespace tianyuan::prove
