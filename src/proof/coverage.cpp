#include "proof/coverage.h"

#include <algorithm>
#include <map>
#include <set>

namespace tianyuan::proof {
namespace {

/// The one of the images of a point that stands for all of them.
Point least(Point point, int size) {
    Point best = point;
    for (const Symmetry symmetry : AllSymmetries) best = std::min(best, symmetry(point, size));
    return best;
}

using Points = std::set<Point>;

/// The fourth moves that are claimed, by the second and the third move.
std::map<std::pair<Point, Point>, Points> fourthsOf(const Certificate& certificate, Point centre) {
    std::map<std::pair<Point, Point>, Points> fourths;
    for (const Claim& claim : certificate.claims) {
        const auto& [black, white, attacker] = claim.position;
        if (black.size() != 2 || white.size() != 2 || attacker != Stone::Black) continue;
        if (black.front() != centre) continue;
        for (const Symmetry symmetry : AllSymmetries) {
            const auto image = [&](Point point) { return symmetry(point, certificate.size); };
            fourths[{image(white[0]), image(black[1])}].insert(image(white[1]));
        }
    }
    return fourths;
}

}  // namespace

Coverage coverageOf(const Certificate& certificate) {
    const int size = certificate.size;
    const Point centre(size / 2, size / 2);
    Coverage coverage;
    Points all;
    for (int i = 0; i < size * size; ++i) {
        const Point point(i % size, i / size);
        if (point != centre) all.insert(least(point, size));
    }
    const int fourthsOfASecond = size * size - 3;
    coverage.allSeconds = static_cast<int>(all.size());
    coverage.allFourths = coverage.allSeconds * fourthsOfASecond;

    Points seconds;
    for (const Claim& claim : certificate.claims) {
        const auto& [black, white, attacker] = claim.position;
        if (attacker != Stone::Black) continue;
        if (black.empty() && white.empty()) coverage.whole = true;
        if (black.size() == 1 && white.size() == 1 && black.front() == centre) {
            seconds.insert(least(white.front(), size));
        }
    }
    if (coverage.whole) seconds = all;
    coverage.seconds = static_cast<int>(seconds.size());

    std::map<Point, int> fourths;
    for (const auto& [moves, points] : fourthsOf(certificate, centre)) {
        int& most = fourths[least(moves.first, size)];
        most = std::max(most, static_cast<int>(points.size()));
    }
    for (const Point second : seconds) fourths[second] = fourthsOfASecond;
    for (const auto& [second, count] : fourths) coverage.fourths += count;
    return coverage;
}

}  // namespace tianyuan::proof
