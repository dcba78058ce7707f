// Makes positions with forced wins, and such where the obvious attack fails, out of games between
// careless players, and prints them as lines of tests/data/problems.
//
// Long wins by fours are rare in games; they are grown out of short ones (--pick grown).
//
// Half of them are picked by the exhaustive attack alone, which tries every four or three and every
// legal answer; the others by the threat search, whose proofs are then played out against every
// legal answer.

#include "core/notation.h"
#include "core/referee.h"
#include "problems/exhaustive_attack.h"
#include "problems/lengthened_win.h"
#include "problems/noisy_game.h"
#include "problems/proof_checker.h"
#include "search/threat_search.h"
#include "support/arguments.h"

#include <array>
#include <cstdio>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace tianyuan::test {
namespace {

using namespace search;

struct Options {
    std::string rule = "freestyle";
    std::uint64_t seed = 1;
    int games = 1000;
    int each = 4;  // problems of each kind and length
    std::string pick = "exhaustive";
};

constexpr int MostFours = 16;
constexpr int MostThrees = 1;
constexpr int ShortestFours = 5;  // stones; anything shorter is no problem
constexpr int ShortestThrees = 5;
constexpr std::uint64_t Nodes = 300'000;
constexpr int GrowingTries = 3000;

/// A position worth keeping: "vcf", "vct", "foul" (White wins because of Black's fouls) or "no-vcf"
/// (it looks as if there were one), and the stones until the five.
struct Finding {
    std::string kind;
    int plies = 0;
};

class Maker {
public:
    explicit Maker(const Options& options)
        : options_(options), rule_(*ruleFromId(options.rule)), random_(options.seed) {}

    void run() {
        for (int game = 0; game < options_.games; ++game) {
            const int size = random_() % 8 == 0 ? 9 + 2 * static_cast<int>(random_() % 6) : 15;
            if (options_.pick == "grown") {
                growIn(noisyGame(rule_, size, 90, random_), size);
            } else {
                lookAt(noisyGame(rule_, size, 90, random_), size);
            }
        }
    }

private:
    /// Lets the first win by fours in a game grow.
    void growIn(const std::vector<Move>& moves, int size) {
        Board board(size);
        for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
            board.play(moves[i]);
            eval::ShapeMap map(rule_, board);
            const auto side = eval::sideOf(board.sideToMove());
            const ThreatAnswer answer = search_.vcf(map, side, {Nodes, {}});
            if (answer.verdict != Verdict::Won || answer.proof.plies() < ShortestFours) continue;
            const std::vector<Move> start(moves.begin(),
                                          moves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            const auto grown = lengthenedWin(start, size, rule_, GrowingTries, random_);
            Board position(size);
            for (const Move move : grown) position.play(move);
            if (const auto found = bySearch(position)) keep(*found, position, grown);
            return;
        }
    }

    void lookAt(const std::vector<Move>& moves, int size) {
        Board board(size);
        std::map<std::string, bool> taken;  // one problem of a kind in each game
        for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
            board.play(moves[i]);
            if (i < 8 || random_() % 2 == 0) continue;
            const auto found =
                options_.pick == "exhaustive" ? byExhaustion(board) : bySearch(board);
            if (!found || taken[found->kind]) continue;
            taken[found->kind] = keep(*found, board, std::span(moves).first(i + 1));
        }
    }

    /// Prints it, unless there are enough of its kind.
    bool keep(const Finding& found, const Board& board, std::span<const Move> moves) {
        int& count = counts_[{found.kind, found.plies}];
        if (count >= options_.each * (found.plies == 0 ? 5 : 1)) return false;
        ++count;
        std::printf("%s %d %s %s %d %s %s\n", options_.rule.c_str(), board.size(),
                    board.sideToMove() == Stone::Black ? "black" : "white", found.kind.c_str(),
                    found.plies, options_.pick == "exhaustive" ? "exhaustive" : "search",
                    toText(moves, board.size()).c_str());
        std::fflush(stdout);
        return true;
    }

    /// Does the win by fours hold only because some points are forbidden to Black?
    bool restsOnFouls(const Board& board) const {
        if (rule_ != Rule::Renju || board.sideToMove() == Stone::Black) return false;
        ExhaustiveAttack blind(board, rule_, Stone::White, {false, true});
        return blind.byFours(MostFours) == 0 && blind.sawAll();
    }

    std::optional<Finding> byExhaustion(const Board& board) {
        const Stone side = board.sideToMove();
        ExhaustiveAttack attack(board, rule_, side);
        attack.setPatience(2000);
        if (const int plies = attack.byFours(MostFours)) {
            const bool foul = restsOnFouls(board);
            if (plies < (foul ? 3 : ShortestFours)) return {};
            return Finding{foul ? "foul" : "vcf", plies};
        }
        if (!attack.sawAll()) return {};
        ExhaustiveAttack careless(board, rule_, side, {true, true});
        careless.setPatience(2000);
        if (const int plies = careless.byFours(MostFours)) {
            if (plies >= ShortestFours) return Finding{"no-vcf", 0};
        }
        if (random_() % 20 != 0) return {};  // threes take long
        attack.setPatience(6000);
        const int plies = attack.byThrees(MostThrees);
        if (plies >= ShortestThrees) return Finding{"vct", plies};
        return {};
    }

    std::optional<Finding> bySearch(const Board& board) {
        eval::ShapeMap map(rule_, board);
        const Stone side = board.sideToMove();
        ThreatAnswer answer = search_.vcf(map, eval::sideOf(side), {Nodes, {}});
        const bool fours = answer.verdict == Verdict::Won;
        if (!fours && options_.pick == "fours") return {};
        if (!fours) answer = search_.vct(map, eval::sideOf(side), {Nodes, {}});
        if (answer.verdict != Verdict::Won) return {};
        const int plies = answer.proof.plies();
        const bool foul = fours && restsOnFouls(board);
        if (plies < (foul ? 3 : fours ? 13 : 11)) return {};  // the other half has the shorter ones
        if (ProofChecker(board, rule_, side).faultOf(answer.proof)) return {};
        return Finding{foul ? "foul" : fours ? "vcf" : "vct", plies};
    }

    Options options_;
    Rule rule_;
    std::mt19937_64 random_;
    ThreatSearch search_;
    std::map<std::pair<std::string, int>, int> counts_;
};

}  // namespace
}  // namespace tianyuan::test

int main(int count, char** arguments) {
    using namespace tianyuan;
    test::Options options;
    test::Arguments asked("Makes problems for the threat search.");
    asked.take("--rule", options.rule, "by which rule");
    asked.take("--seed", options.seed, "another seed, other games");
    asked.take("--games", options.games, "how many games to look at");
    asked.take("--each", options.each, "problems of each kind and length");
    asked.take("--pick", options.pick, "who picks: exhaustive, search, fours; grown: made longer");
    if (const auto code = asked.read(count, arguments)) return *code;
    if (!ruleFromId(options.rule)) {
        std::fprintf(stderr, "make_problems: no such rule: %s\n", options.rule.c_str());
        return 2;
    }
    if (!std::set<std::string>{"exhaustive", "search", "fours", "grown"}.contains(options.pick)) {
        std::fprintf(stderr, "make_problems: nobody picks so: %s\n", options.pick.c_str());
        return 2;
    }
    test::Maker(options).run();
    return 0;
}
