#include "proof/window_board.h"

#include "core/splitmix.h"

namespace tianyuan::proof {
namespace {

/// A random-looking number for a stone.
std::uint64_t keyOf(Cell cell, WindowBoard::Side side) {
    return splitmix((std::uint64_t{cell} * 2 + side + 1) * SplitmixStep);
}

}  // namespace

Windows::Windows(int boardSize)
    : size(boardSize), through(static_cast<std::size_t>(boardSize * boardSize)) {
    const auto numberOf = [this](Point point) {
        const bool onBoard = point.x >= 0 && point.y >= 0 && point.x < size && point.y < size;
        return onBoard ? point.y * size + point.x : OffBoard;
    };
    for (int start = 0; start < size * size; ++start) {
        const Point first(start % size, start / size);
        for (const Offset step : Directions) {
            if (numberOf(first + step * (Length - 1)) == OffBoard) continue;
            Window window;
            for (int i = 0; i < Length; ++i) {
                const int cell = numberOf(first + step * i);
                window.cells[static_cast<std::size_t>(i)] = static_cast<Cell>(cell);
                window.set.set(static_cast<std::size_t>(cell));
                through[static_cast<std::size_t>(cell)].push_back(
                    static_cast<std::uint16_t>(all.size()));
            }
            window.before = numberOf(first - step);
            window.after = numberOf(first + step * Length);
            all.push_back(window);
        }
    }
}

WindowBoard::WindowBoard(std::shared_ptr<const Windows> windows, Rule rule)
    : windows_(std::move(windows)), overlineWins_(rule == Rule::Freestyle) {
    for (int cell = 0; cell < area(); ++cell) whole_.set(static_cast<std::size_t>(cell));
    for (auto& counts : counts_) counts.resize(windows_->all.size());
}

void WindowBoard::toggle(Cell cell, Side side) {
    stones_[side].flip(cell);
    hash_ ^= keyOf(cell, side);
}

void WindowBoard::place(Cell cell, Side side) {
    toggle(cell, side);
    for (const std::uint16_t window : windows_->through[cell]) ++counts_[side][window];
}

void WindowBoard::remove(Cell cell, Side side) {
    toggle(cell, side);
    for (const std::uint16_t window : windows_->through[cell]) --counts_[side][window];
}

/// Would five stones in the window be a five, and not part of more where more is nothing?
bool WindowBoard::isExactFive(const Windows::Window& window, Side side) const {
    if (overlineWins_) return true;
    const auto isOwn = [&](int cell) {
        return cell != Windows::OffBoard && stones_[side][static_cast<std::size_t>(cell)];
    };
    return !isOwn(window.before) && !isOwn(window.after);
}

bool WindowBoard::hasFive(Cell cell, Side side) const {
    for (const std::uint16_t window : windows_->through[cell]) {
        if (counts_[side][window] == Windows::Length && isExactFive(windows_->all[window], side)) {
            return true;
        }
    }
    return false;
}

WindowBoard WindowBoard::image(Symmetry symmetry) const {
    WindowBoard image(*this);
    for (const Side side : {Attacker, Defender}) {
        for (int cell = 0; cell < area(); ++cell) {
            const auto here = static_cast<Cell>(cell);
            if (stones_[side][here]) image.remove(here, side);
        }
    }
    for (const Side side : {Attacker, Defender}) {
        for (int cell = 0; cell < area(); ++cell) {
            const auto here = static_cast<Cell>(cell);
            if (stones_[side][here]) {
                image.place(cellOf(symmetry(pointOf(here), size())), side);
            }
        }
    }
    return image;
}

}  // namespace tianyuan::proof
