#include "puzzle/level_check.h"

#include <cmath>

namespace tianyuan::puzzle {
namespace {

/// In standard errors: of the hundreds of pairs that are compared none is to go wrong by chance.
constexpr double Certain = 3;

std::size_t indexOf(int level) { return static_cast<std::size_t>(level - 1); }

}  // namespace

double LevelCheck::solved(int level) const {
    int solved = 0;
    int counted = 0;
    for (const Results& each : puzzles_) {
        solved += each[indexOf(level)] == Tried::Solved;
        counted += each[indexOf(level)] != Tried::OtherWin;
    }
    return counted == 0 ? 0 : 100.0 * solved / counted;
}

/// By how many standard errors the higher one solves more of the same puzzles (McNemar's test):
/// only those tell that one of the two solves and the other does not.
double LevelCheck::certainty(int lower, int higher) const {
    int more = 0;
    int fewer = 0;
    for (const Results& each : puzzles_) {
        const Tried low = each[indexOf(lower)];
        const Tried high = each[indexOf(higher)];
        if (low == Tried::OtherWin || high == Tried::OtherWin) continue;
        more += low == Tried::Missed && high == Tried::Solved;
        fewer += low == Tried::Solved && high == Tried::Missed;
    }
    return more + fewer == 0 ? 0 : (more - fewer) / std::sqrt(more + fewer);
}

bool LevelCheck::hasFewer() const {
    for (int lower = 1; lower < StrongestGrader; ++lower) {
        for (int higher = lower + 1; higher <= StrongestGrader; ++higher) {
            if (certainty(lower, higher) < -Certain) return true;
        }
    }
    return false;
}

std::vector<int> LevelCheck::groups() const {
    std::vector<int> lasts;
    int first = 1;
    for (int level = 2; level <= StrongestGrader; ++level) {
        if (certainty(first, level) <= Certain) continue;
        lasts.push_back(level - 1);
        first = level;
    }
    lasts.push_back(StrongestGrader);
    return lasts;
}

std::string toText(const std::vector<int>& groups) {
    std::string text;
    int first = 1;
    for (const int last : groups) {
        if (!text.empty()) text += " < ";
        text += std::to_string(first);
        if (last > first) text += "-" + std::to_string(last);
        first = last + 1;
    }
    return text;
}

}  // namespace tianyuan::puzzle
