#include "table/result_view.h"

#include "core/notation.h"
#include "core/referee.h"
#include "table/foul_view.h"

namespace tianyuan::table {
namespace {

/// The empty points on which `stone` would make five.
int waysToFive(const Board& board, Stone stone, Rule rule) {
    int ways = 0;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point point(x, y);
            if (board.isEmpty(point) && makesFive(board, point, stone, rule)) ++ways;
        }
    }
    return ways;
}

/// The move of the winner after which two ways to five were open, or the four that nobody stopped.
std::optional<Reason> decision(const game::Game& game) {
    const auto moves = game.moves();
    const Stone winner = game.outcome().winner;
    if (moves.size() < 3) return std::nullopt;
    Board board = game.board();
    for (std::size_t i = moves.size(); i-- > 1;) {
        board.takeBack(moves[i]);
        // The winner has just moved where the loser is to move.
        if (board.sideToMove() == winner) continue;
        const int ways = waysToFive(board, winner, game.rule());
        if (ways == 0) return std::nullopt;
        const std::vector<std::string> which{std::to_string(i),
                                             pointName(moves[i - 1], board.size())};
        if (ways >= 2) return Reason{"table.decided.two-ways", which};
        if (i + 2 >= moves.size()) return Reason{"table.decided.unanswered", which};
    }
    return std::nullopt;
}

Reason how(const game::Game& game, const ResultNames& names) {
    const Outcome outcome = game.outcome();
    const std::string loser = outcome.winner == Stone::Black ? names.white : names.black;
    const std::string plies = std::to_string(game.ply());
    const std::string last =
        game.ply() > 0 ? pointName(game.moves().back(), game.board().size()) : std::string();
    switch (outcome.ending) {
        case Ending::Five:
            return {"table.how.five", {plies, last}};
        case Ending::Foul: {
            Board before = game.board();
            before.takeBack(game.moves().back());
            const FoulStatus foul = foulStatus(before, game.moves().back().point());
            return {"table.how.foul", {plies, last, codeOf(foul)}};
        }
        case Ending::Resignation:
            return {"table.how.resignation", {loser, plies}};
        case Ending::Time:
            return {"table.how.time", {loser, plies}};
        case Ending::Agreement:
            return {"table.how.agreement", {loser, plies}};
        case Ending::TwoPasses:
            return {"table.how.two-passes", {loser, plies}};
        case Ending::FullBoard:
            return {"table.how.full-board", {}};
        case Ending::Forfeit:
            return {"table.how.forfeit", {loser, plies}};
        default:
            return {"table.how.unknown", {}};
    }
}

}  // namespace

ResultView resultViewOf(const game::Game& game, const ResultNames& names) {
    ResultView view;
    const Outcome outcome = game.outcome();
    view.how = how(game, names);
    view.winner = outcome.winner;
    if (outcome.isDraw()) {
        view.title = {"table.drawn", {}};
        return view;
    }
    const std::string& winner = outcome.winner == Stone::Black ? names.black : names.white;
    view.kind = ResultView::Kind::Win;
    if (names.person == Stone::None) {
        view.title = {"table.side-won", {winner}};
    } else if (names.person == outcome.winner) {
        view.title = {"table.won", {}};
    } else {
        view.title = {"table.lost", {winner}};
        view.kind = ResultView::Kind::Loss;
    }
    if (outcome.ending == Ending::Five) view.decided = decision(game);
    return view;
}

}  // namespace tianyuan::table
