#pragma once

#include "study/position_view.h"

#include <string>
#include <string_view>

namespace tianyuan::study {

/// A view together with the moves that led to its position, by which it finds its place again.
struct KeptView {
    std::vector<Move> moves;
    PositionView view;

    friend bool operator==(const KeptView&, const KeptView&) = default;
};

/// The views of the line on which a game stands, as far as `ply`.
std::vector<KeptView> keptViews(const game::Game& game, int ply);

/// In one line.
std::string toText(const KeptView& kept, int size);
std::optional<KeptView> keptViewFromText(std::string_view text, int size);

/// The node of a game whose notes keep it, if the game stands on a line with these moves.
std::optional<record::NodeId> placeOf(const KeptView& kept, const game::Game& game);

}  // namespace tianyuan::study
