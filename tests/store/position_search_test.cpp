#include "store/position_search.h"

#include "store/library.h"
#include "store/position_key.h"
#include "store/random_record.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace tianyuan::store {
namespace {

using record::Record;
using test::must;

const Origin Now{"", Time{}};

Record won(const std::vector<Move>& moves, Stone winner, const std::string& black = "",
           const std::string& white = "") {
    Record record = recordOf(moves);
    record.outcome = winner == Stone::None ? Outcome::draw(Ending::Agreement)
                                           : Outcome::win(winner, Ending::Five);
    record.black = black;
    record.white = white;
    return record;
}

Board boardOf(const std::vector<Move>& moves) {
    Board board;
    for (const Move move : moves) board.play(move);
    return board;
}

std::vector<Move> turned(const std::vector<Move>& moves, Symmetry symmetry) {
    std::vector<Move> result;
    for (const Move move : moves) result.emplace_back(symmetry(move.point(), 15));
    return result;
}

const std::vector<Move> Line{Point(7, 7), Point(7, 6), Point(9, 5), Point(8, 8), Point(6, 3)};

TEST(PositionSearch, FindsAPositionTurnedMirroredAndTransposed) {
    Library library = must(Library::inMemory());
    const GameId id = must(library.add(recordOf(Line), Now)).game;
    for (const Symmetry symmetry : AllSymmetries) {
        std::vector<Move> moves = turned(Line, symmetry);
        std::swap(moves[0], moves[2]);
        std::swap(moves[1], moves[3]);
        const auto found = must(library.findPosition(boardOf(moves)));
        ASSERT_EQ(found.size(), 1U);
        EXPECT_EQ(found[0].game.id, id);
        EXPECT_EQ(found[0].ply, 5);
        EXPECT_FALSE(found[0].variation);
    }
    EXPECT_TRUE(must(library.findPosition(boardOf({Point(7, 7), Point(7, 5)}))).empty());
}

TEST(PositionSearch, FindsTheNodeOfAVariation) {
    Library library = must(Library::inMemory());
    Record record = recordOf(Line);
    record.tree.add(2, Stone::Black, Point(1, 2));
    const GameId id = must(library.add(record, Now)).game;
    const auto found = must(library.findPosition(boardOf({Point(7, 7), Point(7, 6), Point(1, 2)})));
    ASSERT_EQ(found.size(), 1U);
    ASSERT_TRUE(found[0].variation);
    EXPECT_EQ(must(library.load(id)).tree[*found[0].variation].move, Move(Point(1, 2)));
    EXPECT_EQ(found[0].ply, 3);
    // It was not played.
    const Statistics statistics =
        must(library.statistics(boardOf({Point(7, 7), Point(7, 6), Point(1, 2)})));
    EXPECT_EQ(statistics.total, ResultCounts{});
    EXPECT_EQ(statistics.onlyInVariations, 1);
}

TEST(PositionSearch, CountsResultsAndNextMovesOnTheBoardThatIsAsked) {
    Library library = must(Library::inMemory());
    std::vector<Move> start(Line.begin(), Line.begin() + 3);
    const Symmetry mirror = AllSymmetries[5];
    const auto with = [&](Point next) {
        std::vector<Move> moves = start;
        moves.emplace_back(next);
        return moves;
    };
    must(library.add(won(with({8, 8}), Stone::Black), Now));
    must(library.add(won(turned(with({8, 8}), mirror), Stone::White), Now));
    must(library.add(won(turned(with({4, 4}), AllSymmetries[2]), Stone::None), Now));
    must(library.add(recordOf(start), Now));

    for (const Symmetry symmetry : AllSymmetries) {
        const Statistics statistics = must(library.statistics(boardOf(turned(start, symmetry))));
        EXPECT_EQ(statistics.total,
                  (ResultCounts{.games = 4, .blackWins = 1, .whiteWins = 1, .draws = 1}));
        ASSERT_EQ(statistics.next.size(), 2U);
        EXPECT_EQ(statistics.next[0].move, Move(symmetry({8, 8}, 15)));
        EXPECT_EQ(statistics.next[0].tally,
                  (ResultCounts{.games = 2, .blackWins = 1, .whiteWins = 1}));
        EXPECT_EQ(statistics.next[1].move, Move(symmetry({4, 4}, 15)));
        EXPECT_EQ(statistics.next[1].tally, (ResultCounts{.games = 1, .draws = 1}));
    }
}

TEST(PositionSearch, CountsEqualMovesOfASymmetricPositionTogether) {
    Library library = must(Library::inMemory());
    for (const Symmetry symmetry : AllSymmetries) {
        must(library.add(recordOf(turned({Point(7, 7), Point(7, 6)}, symmetry)),
                         {"", Time{}, true}));
    }
    must(library.add(recordOf({Point(7, 7), Move::pass()}), Now));
    const Statistics statistics = must(library.statistics(boardOf({Point(7, 7)})));
    ASSERT_EQ(statistics.next.size(), 2U);
    EXPECT_EQ(statistics.next[0].move, Move(Point(7, 6)));  // the first in board order
    EXPECT_EQ(statistics.next[0].tally.games, 8);
    EXPECT_EQ(statistics.next[1].move, Move::pass());
    EXPECT_EQ(must(library.statistics(Board())).next.size(), 1U);
}

TEST(PositionSearch, CountsAPlayersOwnScore) {
    Library library = must(Library::inMemory());
    must(library.add(won(Line, Stone::Black, "Ann", "Bob"), Now));
    must(library.add(won(Line, Stone::Black, "Carl", "Ann"), Now));
    must(library.add(won(Line, Stone::White, "Dora", "Ann"), Now));
    must(library.add(won(Line, Stone::None, "Ann", "Eve"), Now));
    must(library.add(won(Line, Stone::White, "Annabel", "Bob"), Now));
    const ResultCounts mine =
        must(library.statistics(boardOf({Line[0]}), {.player = "ann", .wholeNames = true})).total;
    EXPECT_EQ(mine,
              (ResultCounts{
                  .games = 4, .blackWins = 2, .whiteWins = 1, .draws = 1, .won = 2, .lost = 1}));
    const ResultCounts all = must(library.statistics(boardOf({Line[0]}))).total;
    EXPECT_EQ(all, (ResultCounts{.games = 5, .blackWins = 2, .whiteWins = 2, .draws = 1}));
}

TEST(PositionSearch, ObeysTheFilterAndThePage) {
    Library library = must(Library::inMemory());
    std::vector<GameId> ids;
    for (int i = 0; i < 10; ++i) {
        Record record = won(Line, Stone::Black, i % 2 == 0 ? "Ann" : "Bob");
        record.round = std::to_string(i);
        ids.push_back(must(library.add(record, Now)).game);
    }
    const auto found =
        must(library.findPosition(boardOf(Line), {.player = "Ann"}, {.first = 1, .most = 3}));
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].game.id, ids[6]);  // the last added comes first
    EXPECT_EQ(found[1].game.id, ids[4]);
    EXPECT_EQ(found[2].game.id, ids[2]);
}

TEST(PositionSearch, DoesNotKnowRunningGames) {
    Library library = must(Library::inMemory());
    const GameId id = must(library.begin({}, Now));
    EXPECT_EQ(must(library.statistics(Board())).total.games, 0);
    must(library.replace(id, recordOf(Line), Time{}));
    EXPECT_EQ(must(library.statistics(boardOf(Line))).total.games, 1);
}

TEST(PositionSearch, WorksAcrossTheBlocksOfTheIndex) {
    const test::TemporaryFolder folder;
    Library library = must(Library::open(folder / "games.db"));
    Database database =
        must(Database::open(folder / "games.db", Access::ReadWrite, std::chrono::milliseconds(0)));
    std::vector<GameId> ids;
    for (std::int64_t jump : {0, 20'000, 100'000}) {  // as if so many games had been there
        must(database.run("UPDATE sqlite_sequence SET seq = seq + ?", {jump}));
        Record record = won(Line, Stone::Black);
        record.round = std::to_string(jump);
        ids.push_back(must(library.add(record, Now)).game);
    }
    ASSERT_GT(ids.back(), 100'000);
    EXPECT_EQ(must(library.statistics(boardOf(Line))).total.games, 3);
    const auto found = must(library.findPosition(boardOf(Line)));
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].game.id, ids[2]);
    EXPECT_EQ(found[2].game.id, ids[0]);
    must(library.remove(std::vector<GameId>{ids[0], ids[1]}));
    EXPECT_EQ(must(library.findPosition(boardOf(Line))).size(), 1U);
    EXPECT_EQ(must(library.statistics(boardOf(Line))).total.games, 1);
}

// The first in board order of all points that `point` may fall on when `from` is laid on `onto`.
Point firstImage(Point point, const Board& from, const Board& onto) {
    const int size = from.size();
    Point first(size, size);
    for (const Symmetry symmetry : AllSymmetries) {
        if (transformed(from, symmetry) != onto) continue;
        const Point image = symmetry(point, size);
        if (std::pair(image.y, image.x) < std::pair(first.y, first.x)) first = image;
    }
    return first;
}

// Games at the position and, by the next point, games that went on there, found by looking through
// all of them.
std::map<Point, std::int64_t> countByHand(const std::vector<Record>& records, const Board& board) {
    std::map<Point, std::int64_t> next;
    for (const Record& record : records) {
        Board other(board.size());
        for (const Move move : record::mainLine(record)) {
            const Point image = firstImage(move.point(), other, board);
            if (board.contains(image)) ++next[image];
            other.play(move);
        }
    }
    return next;
}

TEST(PositionSearch, AgreesWithCountingByHand) {
    std::mt19937 random(1);
    Library library = must(Library::inMemory());
    std::vector<Record> records;
    for (int i = 0; i < 300; ++i) {
        // On so small a board games meet again and again.
        Record record = recordOf(randomMoves(random, 5, 5), 5);
        record.round = std::to_string(i);
        records.push_back(record);
    }
    must(library.addAll(records, Now));
    int meetings = 0;
    for (int i = 0; i < 50; ++i) {
        Board board(5);
        for (const Move move : record::mainLine(records[static_cast<std::size_t>(i)])) {
            const std::map<Point, std::int64_t> expected = countByHand(records, board);
            std::map<Point, std::int64_t> counted;
            const Statistics statistics = must(library.statistics(board));
            for (const Continuation& next : statistics.next) {
                counted[next.move.point()] = next.tally.games;
                meetings += next.tally.games > 1 ? 1 : 0;
            }
            ASSERT_EQ(counted, expected);
            board.play(move);
        }
    }
    EXPECT_GT(meetings, 200);
}

}  // namespace
}  // namespace tianyuan::store
