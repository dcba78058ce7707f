#pragma once

#include "table/adviser.h"
#include "table/foul_view.h"

#include <optional>

namespace tianyuan::table {

/// What the person is busy with in the position on the board: a point chosen and not yet confirmed,
/// a forbidden point looked at, a hint asked for. All of it is over when the position changes.
class Focus {
public:
    explicit Focus(const World& world) : adviser_(world) {}

    Adviser& adviser() { return adviser_; }
    const Adviser& adviser() const { return adviser_; }

    const std::optional<Point>& preview() const { return preview_; }
    void choose(std::optional<Point> point) { preview_ = point; }

    /// The person looks at a point of this game, or no longer at any; false if nothing changes.
    bool look(const game::Game& game, std::optional<Point> point);
    const std::optional<FoulView>& foul() const { return foul_; }

    void clear();
    void showOn(BoardView& view) const;

private:
    Adviser adviser_;
    std::optional<Point> preview_;
    std::optional<Point> looked_;
    std::optional<FoulView> foul_;
};

/// Could a stone here be a foul, so that the person may want to know?
bool mayBeFoul(const game::Game& game, Point point);

}  // namespace tianyuan::table
