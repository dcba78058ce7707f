// Lets levels play games under every rule, looks back on each, and plays every win that looking
// back speaks of out against every legal answer, with the referee alone. One wrong word fails.

#include "core/notation.h"
#include "core/referee.h"
#include "game/game.h"
#include "problems/exhaustive_attack.h"
#include "problems/proof_checker.h"
#include "problems/puzzle_checker.h"
#include "puzzle/tasks.h"
#include "search/strength.h"
#include "study/examination.h"
#include "study/win_steps.h"
#include "support/arguments.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <random>

namespace tianyuan::test {
namespace {

using study::Finding;

// Of defences that are only judged; and of those that are said to be proved.
constexpr std::uint64_t Patience = 300;
constexpr int FewFours = 2;
constexpr std::uint64_t LongPatience = 3'000;
constexpr int MostFours = 30;
constexpr int MostThrees = 1;

struct Options {
    int games = 25;
    int first = 0;             // number of the first game
    int level = 5;             // the highest that plays
    std::uint64_t points = 1;  // of a move to be found that holds, each so-manieth answer is tried
};

struct Tally {
    int games = 0;
    int moves = 0;
    int missed = 0;
    int losing = 0;
    int held = 0;
    int decided = 0;  // games in which somebody lost
    int told = 0;     // and was told where
    int tasks = 0;    // mistakes that become a puzzle
    int wrong = 0;
};

class Campaign {
public:
    explicit Campaign(const Options& options) : options_(options) {}

    bool run() {
        for (int number = options_.first; number < options_.first + options_.games; ++number) {
            look(number);
        }
        bool good = true;
        Tally sum;
        for (const Rule rule : AllRules) {
            const Tally& tally = tallies_[static_cast<std::size_t>(rule)];
            std::printf(
                "%-13s %4d games, %5d moves: wins missed %4d, losing moves %4d (defences "
                "%5d), as puzzles %4d; lost %4d, told where %4d; wrong %d\n",
                std::string(idOf(rule)).c_str(), tally.games, tally.moves, tally.missed,
                tally.losing, tally.held, tally.tasks, tally.decided, tally.told, tally.wrong);
            good = good && tally.wrong == 0;
            sum.losing += tally.losing;
        }
        return good && sum.losing > 0;
    }

private:
    /// The same number gives the same game.
    game::Game play(int number) {
        game::GameOptions options;
        options.rule = AllRules[static_cast<std::size_t>(number) % AllRules.size()];
        game::Game game(options);
        std::mt19937_64 random(static_cast<std::uint64_t>(number) + 1);
        const auto level = [&] {
            return 1 + static_cast<int>(random() % static_cast<unsigned>(options_.level));
        };
        std::array<search::LevelPlayer, 2> players{
            search::LevelPlayer(search::levelOf(level()), random()),
            search::LevelPlayer(search::levelOf(level()), random())};
        const Point centre = game.board().centre();
        for (int stones = 0; stones < 3; ++stones) {
            const auto near = [&] { return static_cast<int>(random() % 5) - 2; };
            (void)game.play(centre + Offset{near(), near()});  // one that is taken is no harm
        }
        while (!game.outcome().isOver() && game.ply() < 150) {
            auto& player = players[game.board().sideToMove() == Stone::Black ? 0 : 1];
            const std::vector<Move> moves(game.moves().begin(), game.moves().end());
            const auto move = player.choose({game.rule(), game.board(), moves}, {}, {}, {});
            if (!move || !game.play(*move)) break;
        }
        return game;
    }

    void look(int number) {
        const game::Game game = play(number);
        Tally& tally = tallies_[static_cast<std::size_t>(game.rule())];
        ++tally.games;
        tally.moves += game.ply();
        const study::GameLine line = study::lineOf(game);
        bool isTold = false;
        study::Examination examination(line, {});
        examination.run([&](const study::ProvedFinding& found) {
            isTold = isTold || (game.outcome().winner != Stone::None &&
                                found.finding.side != game.outcome().winner);
            ++(found.finding.kind == Finding::Kind::MissedWin ? tally.missed : tally.losing);
            tally.held += static_cast<int>(found.finding.held.size());
            auto fault = faultOf(line, found);
            if (!fault) fault = faultOfTask(line, found.finding, tally, number);
            if (fault) {
                ++tally.wrong;
                std::printf("game %d, move %d: %s\n  %s\n", number, found.finding.ply,
                            fault->c_str(), toText(game.moves(), game.board().size()).c_str());
            }
        });
        const bool isDecided = game.outcome().winner != Stone::None;
        tally.decided += isDecided;
        tally.told += isDecided && isTold;
        if (isDecided && !isTold) std::printf("game %d: nobody is told why\n", number);
        std::fflush(stdout);
    }

    static std::optional<std::string> faultOf(const study::GameLine& line,
                                              const study::ProvedFinding& found) {
        const Finding& finding = found.finding;
        const Board& board = line.boards[static_cast<std::size_t>(finding.winsAfter())];
        if (board.sideToMove() != found.win.side) return "the wrong side is said to win";
        ProofChecker checker(board, line.rule, found.win.side);
        if (const auto fault = checker.faultOf(found.win.proof)) return fault;
        const auto steps = study::stepsOf(line.rule, board, found.win.side, finding.line);
        if (steps.size() != finding.line.size() || steps.back().made != study::Made::Five) {
            return "the line does not end with a five";
        }
        return heldFault(line, finding);
    }

    /// A mistake comes back as a puzzle, of which every word has to be true as well.
    std::optional<std::string> faultOfTask(const study::GameLine& line, const Finding& finding,
                                           Tally& tally, int number) const {
        const Board& board = line.boards[static_cast<std::size_t>(finding.ply - 1)];
        const auto task = puzzle::taskOf(line.rule, board, finding);
        if (!task) return "it becomes no puzzle";
        ++tally.tasks;
        PuzzleChecker checker(PuzzleChecker::Kind::Mistake);
        checker.tryPoints(options_.points, static_cast<std::size_t>(number + finding.ply));
        return checker.faultOf(*task);
    }

    /// A defence that lets a short attack through holds nothing; one that is proved, none at all.
    static std::optional<std::string> heldFault(const study::GameLine& line,
                                                const Finding& finding) {
        for (const study::Defence& defence : finding.held) {
            Board board = line.boards[static_cast<std::size_t>(finding.ply - 1)];
            if (judge(board, defence.point, finding.side, line.rule) == Judgement::Foul) {
                return "a foul is said to hold";
            }
            board.place(defence.point, finding.side);
            ExhaustiveAttack attack(board, line.rule, opponent(finding.side));
            attack.setPatience(defence.isProved ? LongPatience : Patience);
            if (attack.byFours(defence.isProved ? MostFours : FewFours) > 0) {
                return "a move is said to hold and loses to fours";
            }
            if (defence.isProved && attack.byThrees(MostThrees) > 0) {
                return "a move is proved to hold and loses to threes";
            }
        }
        return std::nullopt;
    }

    Options options_;
    std::array<Tally, AllRules.size()> tallies_{};
};

}  // namespace
}  // namespace tianyuan::test

int main(int count, char** arguments) {
    tianyuan::test::Options options;
    tianyuan::test::Arguments asked("Plays out what looking back says of games between levels");
    asked.take("--games", options.games, "games to look back on");
    asked.take("--first", options.first, "number of the first game");
    asked.take("--points", options.points,
               "where a move that holds is asked for, try each so-manieth answer");
    asked.take("--level", options.level, "the highest level that plays");
    if (const auto code = asked.read(count, arguments)) return *code;
    options.points = std::max<std::uint64_t>(options.points, 1);
    return tianyuan::test::Campaign(options).run() ? 0 : 1;
}
