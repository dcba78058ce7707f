#include "desktop/table/table_settings.h"

#include "desktop/settings/settings.h"

namespace tianyuan::desktop {

Result<table::Plan> planFrom(const NewGameSettings& wanted, const PlaySettings& play, bool coin) {
    table::Plan plan;
    plan.game.rule = *ruleFromId(wanted.rule().toStdString());
    plan.game.size = wanted.size();
    plan.game.opening = *opening::protocolFromId(wanted.opening().toStdString());
    plan.game.fouls =
        play.fouls() == "lose" ? game::FoulHandling::Lose : game::FoulHandling::Refuse;
    if (const Attempt fits = check(plan); !fits) return fits.reason();
    plan.time = *game::timeControlFromText(wanted.time().toStdString());

    const table::SeatPlan person{{}, wanted.name().trimmed().toStdString()};
    const table::SeatPlan computer{wanted.opponent().toStdString(), {}};
    if (wanted.mode() == "people") {
        plan.seats = {person, {{}, wanted.secondName().trimmed().toStdString()}};
    } else if (wanted.mode() == "watch") {
        plan.seats = {computer, {wanted.secondOpponent().toStdString(), {}}};
    } else {
        plan.seats = {person, computer};
        const bool second = wanted.colour() == "random" ? coin : wanted.colour() == "white";
        if (second) plan.switchSides();
    }
    if (wanted.teacher() && plan.hasPerson()) {
        plan.teacher =
            table::TeacherPlan{*study::strictnessFromId(play.teacherStrictness().toStdString()),
                               play.teacherRemarks()};
    }
    return plan;
}

table::Wishes wishesFrom(const LookSettings& look, const PlaySettings& play) {
    table::Wishes wishes;
    wishes.numbers = look.numbers() == "all"    ? table::Numbers::All
                     : look.numbers() == "last" ? table::Numbers::LastFew
                                                : table::Numbers::None;
    wishes.forbiddenShown = play.forbiddenShown();
    wishes.confirms = play.click() == "confirm";
    wishes.help = play.help();
    wishes.asksToResign = true;
    return wishes;
}

}  // namespace tianyuan::desktop
