#include "core/board.h"

#include "core/splitmix.h"

namespace tianyuan {
namespace {

struct ZobristKeys {
    std::array<std::array<std::uint64_t, 2>, Board::MaxSize * Board::MaxSize> stone{};
    std::array<std::uint64_t, Board::MaxSize + 1> size{};
    std::uint64_t whiteToMove = 0;
};

constexpr ZobristKeys Keys = [] {
    ZobristKeys keys;
    std::uint64_t state = 0x5449414E5955414E;
    const auto next = [&state] { return splitmix(state += SplitmixStep); };
    for (auto& pair : keys.stone) {
        for (auto& key : pair) key = next();
    }
    for (auto& key : keys.size) key = next();
    keys.whiteToMove = next();
    return keys;
}();

constexpr std::uint64_t stoneKey(std::size_t index, Stone stone) {
    return Keys.stone[index][stone == Stone::Black ? 0 : 1];
}

}  // namespace

Board::Board(int size) : size_(size), hash_(Keys.size[static_cast<std::size_t>(size)]) {
    assert(MinSize <= size && size <= MaxSize);
}

void Board::setSideToMove(Stone side) {
    assert(side == Stone::Black || side == Stone::White);
    if (side != sideToMove_) hash_ ^= Keys.whiteToMove;
    sideToMove_ = side;
}

void Board::place(Point point, Stone stone) {
    assert(isEmpty(point) && (stone == Stone::Black || stone == Stone::White));
    cells_[index(point)] = stone;
    hash_ ^= stoneKey(index(point), stone);
    ++stones_;
}

void Board::remove(Point point) {
    assert(at(point) == Stone::Black || at(point) == Stone::White);
    hash_ ^= stoneKey(index(point), cells_[index(point)]);
    cells_[index(point)] = Stone::None;
    --stones_;
}

void Board::play(Move move) {
    if (!move.isPass()) place(move.point(), sideToMove_);
    setSideToMove(opponent(sideToMove_));
}

void Board::takeBack(Move move) {
    if (!move.isPass()) remove(move.point());
    setSideToMove(opponent(sideToMove_));
}

}  // namespace tianyuan
