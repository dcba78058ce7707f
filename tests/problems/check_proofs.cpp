// Looks for wins by threats on many positions, for both sides and every rule, and plays each proof
// out against every legal answer. One wrong proof fails.

#include "agreement/position_maker.h"
#include "core/board_end.h"
#include "core/notation.h"
#include "core/referee.h"
#include "problems/noisy_game.h"
#include "problems/proof_checker.h"
#include "search/threat_search.h"
#include "support/arguments.h"

#include <array>
#include <cstdio>

namespace tianyuan::test {
namespace {

using namespace search;

struct Options {
    int games = 40;
    std::uint64_t nodes = 3000;
    std::uint64_t seed = 1;
};

std::string drawingOf(const Board& board) {
    std::string text;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Stone stone = board.at({x, y});
            text += stone == Stone::Black ? "X" : stone == Stone::White ? "O" : ".";
        }
        text += "\n";
    }
    return text;
}

/// What has been looked at and found under one rule.
struct Tally {
    int positions = 0;
    int byFours = 0;
    int byThrees = 0;
    int byQuietMoves = 0;
    int wrong = 0;
};

class Campaign {
public:
    explicit Campaign(const Options& options) : options_(options), random_(options.seed) {}

    /// Positions of games between careless players.
    void playGames(Rule rule) {
        for (int game = 0; game < options_.games; ++game) {
            const int size = game % 4 == 3 ? 7 + static_cast<int>(random_() % 13) : 15;
            Board board(size);
            for (const Move move : noisyGame(rule, size, 80, random_)) {
                if (random_() % 3 == 0) check(board, rule);
                board.play(move);
            }
        }
    }

    /// Boards of all kinds: crowded, nearly full, with planted fouls.
    void makeBoards() {
        PositionMaker maker(options_.seed);
        for (int i = 0; i < 30 * options_.games; ++i) {
            const Position position = maker.next();
            if (!hasEnded(position.board, position.rule)) check(position.board, position.rule);
        }
    }

    /// Prints the tallies; were all proofs right, and was there something to check?
    bool report() const {
        bool good = true;
        int threes = 0;
        for (const Rule rule : AllRules) {
            const Tally& tally = tallies_[static_cast<std::size_t>(rule)];
            std::printf(
                "%-13s %6d positions, wins by fours %5d, by threes %4d, by quiet moves %4d; wrong "
                "%d\n",
                std::string(idOf(rule)).c_str(), tally.positions, tally.byFours, tally.byThrees,
                tally.byQuietMoves, tally.wrong);
            good = good && tally.wrong == 0 && tally.byFours > 0;
            threes += tally.byThrees;
        }
        return good && threes > 0;
    }

private:
    void check(const Board& board, Rule rule) {
        eval::ShapeMap map(rule, board);
        const std::uint64_t hash = map.hash();
        Tally& tally = tallies_[static_cast<std::size_t>(rule)];
        for (const Stone stone : {Stone::Black, Stone::White}) {
            const eval::Side side = eval::sideOf(stone);
            ++tally.positions;
            const bool fours =
                isWon(board, rule, stone, search_.vcf(map, side, {options_.nodes, {}}));
            const bool threes =
                isWon(board, rule, stone, search_.vct(map, side, {options_.nodes, {}}));
            const bool quiet = isWon(board, rule, stone,
                                     search_.vct(map, side, {options_.nodes, {}}, Attacks::All));
            tally.byFours += fours;
            tally.byThrees += threes && !fours;
            tally.byQuietMoves += quiet && !threes;
            if (map.hash() != hash || (fours && !threes)) ++tally.wrong;
        }
    }

    bool isWon(const Board& board, Rule rule, Stone stone, const ThreatAnswer& answer) {
        if (answer.verdict != Verdict::Won) return false;
        if (const auto fault = ProofChecker(board, rule, stone).faultOf(answer.proof)) {
            ++tallies_[static_cast<std::size_t>(rule)].wrong;
            std::printf("%s\n%s: %s does not win on\n%s\n", fault->c_str(),
                        std::string(idOf(rule)).c_str(), stone == Stone::Black ? "Black" : "White",
                        drawingOf(board).c_str());
        }
        return true;
    }

    Options options_;
    std::mt19937_64 random_;
    ThreatSearch search_;
    std::array<Tally, AllRules.size()> tallies_{};
};

}  // namespace
}  // namespace tianyuan::test

int main(int count, char** arguments) {
    using namespace tianyuan;
    test::Options options;
    test::Arguments asked("Plays proofs of the threat search out against every answer.");
    asked.take("--games", options.games, "games of each rule");
    asked.take("--nodes", options.nodes, "stones that a search may place");
    asked.take("--seed", options.seed, "another seed, other positions");
    if (const auto code = asked.read(count, arguments)) return *code;
    test::Campaign campaign(options);
    for (const Rule rule : AllRules) campaign.playGames(rule);
    campaign.makeBoards();
    return campaign.report() ? 0 : 1;
}
