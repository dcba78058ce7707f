#include "table/seating.h"

#include "table/past.h"

#include <utility>

namespace tianyuan::table {
namespace {

using opening::Seat;

Result<game::SeatSetup> inviteTo(Seat which, const World& world, const Plan& plan,
                                 const DrawJudge& draws) {
    const SeatPlan& who = plan.seat(which);
    game::SeatSetup seat;
    seat.name = who.isPerson() ? who.name : world.nameOf(who.spec);
    if (seat.name.empty() && world.nameOfPerson) seat.name = world.nameOfPerson(plan, which);
    if (who.isPerson()) return seat;
    auto guest = world.invite(who.spec, plan);
    if (!guest) return guest.reason();
    seat.player = std::move(guest->player);
    seat.limits = guest->limits;
    seat.takesDraw = [&draws, which, isOurs = guest->isOurs](
                         const game::Game& game, const std::optional<player::Thought>& thought) {
        const Stone side = which == game.black() ? Stone::Black : Stone::White;
        return draws.takesDraw(game, side, thought, isOurs);
    };
    return seat;
}

}  // namespace

Result<Seated> seatPlayers(const World& world, const Plan& plan, const game::Past& past,
                           const DrawJudge& draws, game::SessionListener& listener) {
    game::SessionSetup setup{plan.game, plan.time, {}};
    for (const Seat which : {Seat::First, Seat::Second}) {
        auto seat = inviteTo(which, world, plan, draws);
        if (!seat) return seat.reason();
        setup.seats[static_cast<std::size_t>(which)] = std::move(*seat);
    }
    auto game = game::Game::fromRecord(past.start, plan.game.fouls);
    if (!game) return game.reason();
    Seated seated;
    seated.session = std::make_unique<game::Session>(std::move(*game), std::move(setup),
                                                     game::SessionWorld{world.now, &listener});
    const Attempt replayed = seated.session->replay(past.events);
    if (!replayed) seated.broken = replayed.reason();
    game::Session& session = *seated.session;
    const auto notesAt = [&](record::NodeId node) -> auto& { return session.editNotes(node); };
    writeNotes(past.notes, session.game(), notesAt);
    return seated;
}

void writeNames(const game::Session& session, record::Record& start) {
    start.black = session.seat(Seat::First).name;
    start.white = session.seat(Seat::Second).name;
}

}  // namespace tianyuan::table
