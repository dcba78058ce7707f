#include "table/seat_view.h"

#include <algorithm>

namespace tianyuan::table {
namespace {

using opening::Seat;

std::optional<Reason> lineOf(const game::Game& game, const Plan& plan, const SeatView& view) {
    const bool isPerson = plan.seat(view.seat).isPerson();
    const auto say = [](const char* code) { return Reason{code, {}}; };
    if (view.isTurn && !isPerson) return say("table.thinking");
    if (view.isTurn && game.question()) return say("table.choosing");
    if (view.isTurn) return say(plan.onlyPerson() ? "table.your-move" : "table.to-move");
    if (view.stone == Stone::None) return say("table.side-open");
    if (!isPerson) return std::nullopt;
    return say(view.stone == Stone::Black ? "table.black" : "table.white");
}

}  // namespace

bool SeatView::isShort() const { return isTurn && clock.left && *clock.left < ShortTime; }

std::string nameOf(const Plan& plan, Seat seat,
                   const std::function<std::string(const std::string&)>& nameOfSpec) {
    const SeatPlan& who = plan.seat(seat);
    if (!who.isPerson()) return nameOfSpec(who.spec);
    if (!who.name.empty()) return who.name;
    if (!plan.isBetweenPeople()) return "table.you";
    return seat == Seat::First ? "table.first-person" : "table.second-person";
}

SeatView seatViewOf(const game::Game& game, const Plan& plan, Seat seat, const std::string& name) {
    SeatView view;
    view.seat = seat;
    view.name = name;
    view.spec = plan.seat(seat).spec;
    if (!game.mayStillSwap()) view.stone = seat == game.black() ? Stone::Black : Stone::White;
    view.isTurn = !game.outcome().isOver() && game.seatToMove() == seat;
    view.line = lineOf(game, plan, view);
    return view;
}

std::string toText(const game::ClockFace& face) {
    if (!face.left) return {};
    // Rounded up: a clock that shows nothing has run out.
    const auto tenths = std::max<game::Milliseconds::rep>(0, (face.left->count() + 99) / 100);
    const auto seconds = tenths < 100 ? tenths / 10 : (tenths + 9) / 10;
    std::string text = std::to_string(seconds / 60) + (seconds % 60 < 10 ? ":0" : ":") +
                       std::to_string(seconds % 60);
    if (tenths < 100) text += "." + std::to_string(tenths % 10);
    if (face.inByoYomi) text += " ×" + std::to_string(face.periodsLeft);
    return text;
}

}  // namespace tianyuan::table
