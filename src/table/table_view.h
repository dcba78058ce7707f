#pragma once

#include "table/play_table.h"

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace tianyuan::table {

/// All that is to be seen of a table at a moment, as one value: for front ends that draw everything
/// anew, or compare with what they drew last. Others ask the table for the part they need.
struct TableView {
    BoardView board;
    std::array<SeatView, 2> seats;  // First, Second
    std::vector<Move> moves;
    int shownPly = 0;
    std::map<Verb, Reason> refused;  // verbs that cannot be done now, and why
    std::optional<FoulView> foul;

    // Of a game being played.
    std::optional<GuideView> guide;
    std::optional<ResultView> result;
    std::optional<DrawOfferView> drawOffer;

    friend bool operator==(const TableView&, const TableView&) = default;
};

TableView viewOf(const Table& table);
TableView viewOf(const PlayTable& table);

}  // namespace tianyuan::table
