#include "table/table_view.h"

namespace tianyuan::table {

TableView viewOf(const Table& table) {
    TableView view;
    view.board = table.board();
    view.seats = {table.seat(opening::Seat::First), table.seat(opening::Seat::Second)};
    view.moves = table.moves();
    view.shownPly = table.shownPly();
    for (const Verb verb : AllVerbs) {
        if (auto reason = table.whyNot(verb)) view.refused.emplace(verb, std::move(*reason));
    }
    view.foul = table.foul();
    return view;
}

TableView viewOf(const PlayTable& table) {
    TableView view = viewOf(static_cast<const Table&>(table));
    view.guide = table.guide();
    view.result = table.result();
    view.drawOffer = table.drawOffer();
    return view;
}

}  // namespace tianyuan::table
