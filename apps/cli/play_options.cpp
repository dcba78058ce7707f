#include "play_options.h"

#include "opponents.h"
#include "player/player.h"
#include "roster/roster.h"

#include <random>

namespace tianyuan::cli {
namespace {

/// "20s", "1s/move" or "none" as a time for one move.
Result<std::optional<game::Milliseconds>> moveTimeFrom(const std::string& text) {
    const auto control = game::timeControlFromText(text);
    if (!control) return control.reason();
    return control->perMove ? control->perMove : control->main;
}

/// "me", "me:Ann", or a player by name or spec.
Result<table::SeatPlan> seatFrom(const std::string& text) {
    table::SeatPlan seat = table::seatFromText(text);
    if (seat.isPerson()) return seat;
    const auto spec = specFrom(seat.spec);
    if (!spec) return spec.reason();
    seat.spec = *spec;
    return seat;
}

}  // namespace

Result<std::unique_ptr<player::Player>> playerFrom(const std::string& spec) {
    const auto registry = roster::EngineRegistry::load(roster::EngineRegistry::usualFile());
    roster::Environment environment;
    if (registry) environment.engines = &*registry;
    environment.seed = std::random_device()();
    return roster::create(spec, environment);
}

table::Plan boardPlanOf(const PlayOptions& options) {
    table::Plan plan;
    plan.game.rule = *ruleFromId(options.board.rule);
    plan.game.size = options.board.size;
    plan.game.opening = *opening::protocolFromId(options.opening);
    plan.game.fouls =
        options.fouls == "lose" ? game::FoulHandling::Lose : game::FoulHandling::Refuse;
    if (const auto strictness = study::strictnessFromId(options.teacher)) {
        plan.teacher = table::TeacherPlan{*strictness, options.remarks};
    }
    return plan;
}

Result<table::Plan> planFrom(const PlayOptions& options) {
    table::Plan plan = boardPlanOf(options);
    if (const Attempt fits = check(plan); !fits) return fits.reason();
    const auto time = game::timeControlFromText(options.time);
    if (!time) return time.reason();
    plan.time = *time;
    const auto black = seatFrom(options.black), white = seatFrom(options.white);
    if (!black) return black.reason();
    if (!white) return white.reason();
    plan.seats = {*black, *white};
    return plan;
}

Result<Thinking> thinkingFrom(const PlayOptions& options) {
    const auto most = moveTimeFrom(options.think);
    if (!most) return most.reason();
    const auto least = moveTimeFrom(options.pause);
    if (!least) return least.reason();
    return Thinking{*most, *least, options.depth};
}

}  // namespace tianyuan::cli
