#pragma once

#include "record/record.h"

#include <random>
#include <string>
#include <vector>

namespace tianyuan::store {

/// A game of these moves, Black first.
inline record::Record recordOf(const std::vector<Move>& moves, int size = Board::DefaultSize) {
    record::Record record;
    record.size = size;
    record::NodeId node = record::Tree::Root;
    Stone side = Stone::Black;
    for (const Move move : moves) {
        node = record.tree.add(node, side, move);
        side = opponent(side);
    }
    return record;
}

/// So many moves on different points of the board.
inline std::vector<Move> randomMoves(std::mt19937& random, int number, int size) {
    Board board(size);
    std::vector<Move> moves;
    while (static_cast<int>(moves.size()) < number) {
        const auto coordinate = [&] {
            return static_cast<int>(random() % static_cast<unsigned>(size));
        };
        const Point point(coordinate(), coordinate());
        if (!board.isEmpty(point)) continue;
        board.play(point);
        moves.emplace_back(point);
    }
    return moves;
}

/// A record with something in every field, and a tree that grows anyhow.
inline record::Record randomRecord(std::mt19937& random, int nodes = 60) {
    const auto chance = [&random](unsigned in) { return random() % in == 0; };
    const auto text = [&random] {
        std::string result;
        for (auto i = random() % 12; i > 0; --i) result += static_cast<char>(random() % 256);
        return result;
    };
    const auto point = [&random] {
        return Point(static_cast<int>(random() % 256) - 128,
                     static_cast<int>(random() % 256) - 128);
    };
    const auto properties = [&] {
        std::vector<record::Property> all(random() % 3);
        for (record::Property& property : all) {
            property.name = text();
            property.values.resize(random() % 3);
            for (std::string& value : property.values) value = text();
        }
        return all;
    };
    record::Record record;
    if (chance(2)) record.rule = AllRules[random() % AllRules.size()];
    record.size = 5 + static_cast<int>(random() % 18);
    for (std::string* field :
         {&record.opening, &record.openingSteps, &record.black, &record.white, &record.event,
          &record.round, &record.place, &record.date, &record.timeControl, &record.comment}) {
        *field = text();
    }
    record.outcome.ending = static_cast<Ending>(random() % 10);
    record.outcome.winner = static_cast<Stone>(random() % 3);
    for (auto stones = random() % 4; stones > 0; --stones) {
        record.setup.push_back({point(), chance(2) ? Stone::Black : Stone::White});
    }
    record.firstToMove = chance(2) ? Stone::Black : Stone::White;
    record.others = properties();

    for (int i = 0; i < nodes; ++i) {
        const auto parent = static_cast<record::NodeId>(random() % record.tree.capacity());
        const Point near(static_cast<int>(random() % 15), static_cast<int>(random() % 15));
        const Move move = chance(8) ? Move::pass() : chance(8) ? Move(point()) : Move(near);
        const auto id = record.tree.add(parent, static_cast<Stone>(random() % 3), move);
        if (!chance(3)) continue;
        record::Notes& notes = record.tree.editNotes(chance(5) ? record::Tree::Root : id);
        if (chance(2)) notes.title = text();
        if (chance(2)) notes.comment = text();
        if (chance(2)) {
            notes.marks.push_back({static_cast<record::Mark::Kind>(random() % 5), point(), text()});
        }
        if (chance(2)) notes.timeSpent = std::chrono::milliseconds(random());
        if (chance(2)) notes.timeLeft = -std::chrono::milliseconds(random());
        if (chance(2)) {
            notes.evaluation = record::Evaluation{static_cast<double>(random()) / -7, {}, 12};
            if (chance(2)) notes.evaluation->winInMoves = -3;
        }
        if (chance(2)) notes.others = properties();
    }
    return record;
}

}  // namespace tianyuan::store
