#include "desktop/table/game_result.h"

#include "core/notation.h"
#include "core/referee.h"
#include "desktop/table/foul_explanation.h"

#include <vector>

namespace tianyuan::desktop {
namespace {

QString nameOf(Move move, int size) { return QString::fromStdString(toText(move, size)).toUpper(); }

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
QString decision(const game::Game& game, const Language& language) {
    const auto moves = game.moves();
    const Stone winner = game.outcome().winner;
    if (moves.size() < 3) return {};
    Board board = game.board();
    for (std::size_t i = moves.size(); i-- > 1;) {
        board.takeBack(moves[i]);
        // The winner has just moved where the loser is to move.
        if (board.sideToMove() == winner) continue;
        const int ways = waysToFive(board, winner, game.rule());
        if (ways == 0) return {};
        const auto number = static_cast<int>(i);
        const QString name = nameOf(moves[i - 1], board.size());
        if (ways >= 2) return language.say("window.decided.two-ways", number, name);
        if (i + 2 >= moves.size()) {
            return language.say("window.decided.unanswered", number, name);
        }
    }
    return {};
}

QString how(const game::Game& game, const ResultNames& names, const Language& language) {
    const Outcome outcome = game.outcome();
    const QString loser = outcome.winner == Stone::Black ? names.white : names.black;
    const int plies = game.ply();
    const QString last = plies > 0 ? nameOf(game.moves().back(), game.board().size()) : QString();
    switch (outcome.ending) {
        case Ending::Five:
            return language.say("window.how.five", plies, last);
        case Ending::Foul: {
            Board before = game.board();
            before.takeBack(game.moves().back());
            const FoulStatus foul = foulStatus(before, game.moves().back().point());
            return language.say("window.how.foul", plies, last, foulName(foul, language));
        }
        case Ending::Resignation:
            return language.say("window.how.resignation", loser, plies);
        case Ending::Time:
            return language.say("window.how.time", loser, plies);
        case Ending::Agreement:
            return language.say("window.how.agreement", loser, plies);
        case Ending::TwoPasses:
            return language.say("window.how.two-passes", loser, plies);
        case Ending::FullBoard:
            return language.say("window.how.full-board");
        case Ending::Forfeit:
            return language.say("window.how.forfeit", loser, plies);
        default:
            return language.say("window.how.unknown");
    }
}

}  // namespace

GameResult resultOf(const game::Game& game, const ResultNames& names, const Language& language) {
    GameResult result;
    const Outcome outcome = game.outcome();
    result.how = how(game, names, language);
    if (outcome.isDraw()) {
        result.title = language.say("window.drawn");
        result.sound = "draw";
        return result;
    }
    const bool black = outcome.winner == Stone::Black;
    result.stone = black ? "black" : "white";
    const QString winner = black ? names.black : names.white;
    if (names.person == Stone::None) {
        result.title = language.say("window.side-won", winner);
        result.sound = "win";
    } else if (names.person == outcome.winner) {
        result.title = language.say("window.won");
        result.sound = "win";
    } else {
        result.title = language.say("window.lost", winner);
        result.sound = "loss";
    }
    if (outcome.ending == Ending::Five) result.decided = decision(game, language);
    return result;
}

}  // namespace tianyuan::desktop
