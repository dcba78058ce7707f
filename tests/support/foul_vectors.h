#pragma once

#include "core/foul.h"
#include "core/notation.h"

#include <array>
#include <cstdlib>
#include <string_view>

namespace tianyuan::test {

/// The point of that name, "h8", on a board of 15 lines.
inline Point pointAt(std::string_view name) {
    const Result<Move> move = moveFromText(name, Board::DefaultSize);
    if (!move || move->isPass()) std::abort();
    return move->point();
}

/// A board of 15 lines with these stones, "g8 i8 h9".
inline Board boardWith(std::string_view black, std::string_view white = "") {
    Board board;
    const auto place = [&board](std::string_view names, Stone stone) {
        const Result<std::vector<Move>> moves = movesFromText(names, Board::DefaultSize);
        if (!moves) std::abort();
        for (const Move move : *moves) board.place(move.point(), stone);
    };
    place(black, Stone::Black);
    place(white, Stone::White);
    return board;
}

/// A position of which it is known what a black stone on the point means in renju.
struct FoulVector {
    std::string_view why;
    std::string_view black;
    std::string_view white;
    std::string_view point;
    FoulStatus status;
};

inline constexpr std::array FoulVectors{
    FoulVector{"a plain double-three", "g8 i8 h9 h7", "", "h8", FoulStatus::DoubleThree},
    FoulVector{"a three between e8 and k8 has no room for a straight four", "g8 i8 h9 h10", "e8 k8",
               "h8", FoulStatus::Free},
    FoulVector{"one point more is room enough", "g8 i8 h9 h10", "e8 l8", "h8",
               FoulStatus::DoubleThree},
    FoulVector{"a closed three is no three", "f8 g8 h9 h10", "e8", "h8", FoulStatus::Free},
    FoulVector{"a three near the edge, open on both sides", "b8 c8 d9 d10", "", "d8",
               FoulStatus::DoubleThree},
    FoulVector{"a plain double-four", "e8 f8 g8 h9 h10 h11", "", "h8", FoulStatus::DoubleFour},
    FoulVector{"two fours of one line, x.xxx.x", "e8 g8 i8 k8", "", "h8", FoulStatus::DoubleFour},
    FoulVector{"two fours of one line, xx.xx.xx", "d8 e8 g8 j8 k8", "", "h8",
               FoulStatus::DoubleFour},
    FoulVector{"two fours of one line, xxx.x.xxx", "d8 e8 f8 j8 k8 l8", "", "h8",
               FoulStatus::DoubleFour},
    FoulVector{"a straight four is one four", "f8 g8 i8", "", "h8", FoulStatus::Free},
    FoulVector{"a four and a three", "e8 f8 g8 h9 h10", "", "h8", FoulStatus::Free},
    FoulVector{"an overline", "e8 f8 g8 i8 j8", "", "h8", FoulStatus::Overline},
    FoulVector{"a five beats an overline", "e8 f8 g8 i8 j8 h9 h10 h11 h12", "", "h8",
               FoulStatus::Five},
    FoulVector{"a five beats a double-four", "d8 e8 f8 g8 h9 h10 h11 i9 j10 k11", "", "h8",
               FoulStatus::Five},
    FoulVector{"9.3a: l8 would be a double-four", "k10 l10 l9 j8 k8 l6", "", "m8",
               FoulStatus::Free},
    FoulVector{"9.3a: h9 would be a double-four", "j11 f9 i9 j9 g8 k8", "", "i10",
               FoulStatus::Free},
    FoulVector{"9.3b: d8 would be a double-three", "f10 e9 e8 f8 e7 f7 f6", "", "c7",
               FoulStatus::Free},
    FoulVector{"9.3b: i11 would be a double-three", "j13 l13 h12 i12 i10 g9 k9 f8", "", "i13",
               FoulStatus::Free},
    FoulVector{"two levels: j10 seems forbidden but is not", "i11 k11 i10 i9 k9 j8 k8 j7", "", "l8",
               FoulStatus::DoubleThree},
    FoulVector{"two levels, another", "i11 k11 l11 i10 k10 i9 j8 k8 j7 j4", "", "i8",
               FoulStatus::DoubleThree},

    FoulVector{".x.*x.x. makes no three", "f8 i8 k8", "", "h8", FoulStatus::Free},
    FoulVector{".x.*x.x. is no second three either", "f8 i8 k8 h9 h10", "", "h8", FoulStatus::Free},
    FoulVector{"9.3a: h9 would be an overline", "f8 g8 h10 h11 d9 e9 f9 g9 i9", "", "h8",
               FoulStatus::Free},
    FoulVector{"a completion that makes a five is none", "f8 g8 h10 h11 e9 f9 g9 i9", "", "h8",
               FoulStatus::Free},
    FoulVector{"9.3a next to the edge", "l10 m10 m9 k8 l8 m6", "", "n8", FoulStatus::Free},
    FoulVector{"9.3b next to the edge", "e10 d9 d8 e8 d7 e7 e6", "", "b7", FoulStatus::Free},
    FoulVector{"9.3b needs room: at the edge d3 is no double-three", "f5 e4 e3 f3 e2 f2 f1", "",
               "c2", FoulStatus::DoubleThree},
    FoulVector{"at the edge itself there is no three", "d10 c9 c8 d8 c7 d7 d6", "", "a7",
               FoulStatus::Free},
    FoulVector{"a four and two threes", "e8 f8 g8 h9 h10 i9 j10", "d8", "h8",
               FoulStatus::DoubleThree},
    FoulVector{"three threes", "g8 i8 h9 h7 g9 i7", "", "h8", FoulStatus::DoubleThree},
    FoulVector{"a four that only becomes an overline is no four", "d8 e8 f8 h9 h10 h11 c8", "",
               "h8", FoulStatus::Free},
    FoulVector{"four stones that the enemy closes are no four", "e8 f8 g8 h9 h10 h11", "d8 i8",
               "h8", FoulStatus::Free},
    FoulVector{"a corner cannot hold a straight four", "b1 c1 a2 a3", "", "a1", FoulStatus::Free},
    FoulVector{"in a corner two fours are still two", "b1 c1 d1 a2 a3 a4", "", "a1",
               FoulStatus::DoubleFour},
};

}  // namespace tianyuan::test
