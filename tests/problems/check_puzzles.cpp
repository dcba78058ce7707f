// Plays the puzzles of the collection out with the referee alone: every solution against every
// legal answer, and every rejected move. One wrong one, or two that are the same under a symmetry,
// fails.

#include "problems/puzzle_checker.h"
#include "puzzle/collection.h"
#include "support/arguments.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace tianyuan::test {
namespace {

struct Options {
    std::uint64_t every = 1;
    std::uint64_t first = 0;
    std::string file;
    std::string keep;
};

/// The puzzles of a file, or those that are built in.
std::optional<std::vector<puzzle::Puzzle>> puzzlesOf(const Options& options) {
    if (options.file.empty()) {
        const auto all = puzzle::builtInPuzzles();
        return std::vector(all.begin(), all.end());
    }
    std::ifstream file(options.file);
    std::stringstream text;
    text << file.rdbuf();
    auto puzzles = puzzle::puzzlesFromText(text.str());
    if (!file || !puzzles) return {};
    return std::move(*puzzles);
}

bool hasTwins(std::span<const puzzle::Puzzle> puzzles) {
    std::set<std::uint64_t> keys;
    bool twins = false;
    for (const puzzle::Puzzle& each : puzzles) {
        if (keys.insert(puzzle::positionKey(each.rule, each.board)).second) continue;
        twins = true;
        std::printf("twin: %s\n", puzzle::toText(each).c_str());
    }
    return twins;
}

int run(const Options& options) {
    const auto all = puzzlesOf(options);
    if (!all) {
        std::printf("there are no puzzles in %s\n", options.file.c_str());
        return 1;
    }
    const std::vector<puzzle::Puzzle>& puzzles = *all;
    bool good = !puzzles.empty() && !hasTwins(puzzles);
    std::map<std::string, int> counts;
    PuzzleChecker checker;
    int checked = 0;
    std::ofstream kept;
    if (!options.keep.empty()) kept.open(options.keep);
    for (std::size_t i = options.first; i < puzzles.size(); i += options.every) {
        const int leftOpen = checker.leftOpen();
        const auto fault = checker.faultOf(puzzles[i]);
        const bool isOpen = checker.leftOpen() > leftOpen;
        if (isOpen) std::printf("left open: %s\n", puzzle::toText(puzzles[i]).c_str());
        if (!isOpen && !fault) kept << puzzle::toText(puzzles[i]) << std::endl;
        ++checked;
        ++counts[std::string(puzzle::idOf(puzzles[i].theme))];
        if (!fault) continue;
        good = false;
        std::printf("%s: %s\n", fault->c_str(), puzzle::toText(puzzles[i]).c_str());
        std::fflush(stdout);
    }
    for (const auto& [theme, count] : counts) std::printf("%-10s %5d\n", theme.c_str(), count);
    std::printf("%d of %zu puzzles played out; %d rejected moves left open; %s\n", checked,
                puzzles.size(), checker.leftOpen(), good ? "all right" : "WRONG");
    return good ? 0 : 1;
}

}  // namespace
}  // namespace tianyuan::test

int main(int count, char** arguments) {
    tianyuan::test::Options options;
    tianyuan::test::Arguments asked(
        "Plays puzzles out with the referee alone: those of a file, or those that are built in.");
    asked.take("--every", options.every, "only each so-manieth of them");
    asked.take("--first", options.first, "from this one on");
    asked.take("--keep", options.keep, "write what is right, with nothing left open, there");
    asked.takeFile(options.file);
    if (const auto code = asked.read(count, arguments)) return *code;
    options.every = std::max<std::uint64_t>(options.every, 1);
    return tianyuan::test::run(options);
}
