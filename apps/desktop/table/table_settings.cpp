#include "desktop/table/table_settings.h"

#include "desktop/settings/settings.h"

#include <algorithm>

namespace tianyuan::desktop {

Result<table::Plan> planFrom(const Settings& settings, bool coin) {
    table::Plan plan;
    plan.game.rule = ruleFromId(settings.rule().toStdString()).value_or(Rule::Freestyle);
    plan.game.size = std::clamp(settings.size(), Board::MinSize, Board::MaxSize);
    plan.game.opening =
        opening::protocolFromId(settings.opening().toStdString()).value_or(opening::Protocol::Free);
    plan.game.fouls =
        settings.fouls() == "lose" ? game::FoulHandling::Lose : game::FoulHandling::Refuse;
    if (const Attempt fits = check(plan); !fits) return fits.reason();
    const auto time = game::timeControlFromText(settings.time().toStdString());
    if (!time) return time.reason();
    plan.time = *time;

    const table::SeatPlan person{{}, settings.name().trimmed().toStdString()};
    const table::SeatPlan computer{settings.opponent().toStdString(), {}};
    if (settings.mode() == "people") {
        plan.seats = {person, {{}, settings.secondName().trimmed().toStdString()}};
    } else if (settings.mode() == "watch") {
        plan.seats = {computer, {settings.secondOpponent().toStdString(), {}}};
    } else {
        plan.seats = {person, computer};
        const bool second = settings.colour() == "random" ? coin : settings.colour() == "white";
        if (second) plan.switchSides();
    }
    return plan;
}

table::Wishes wishesFrom(const Settings& settings) {
    table::Wishes wishes;
    wishes.numbers = settings.numbers() == "all"    ? table::Numbers::All
                     : settings.numbers() == "last" ? table::Numbers::LastFew
                                                    : table::Numbers::None;
    wishes.forbiddenShown = settings.forbiddenShown();
    wishes.confirms = settings.click() == "confirm";
    wishes.help = settings.help();
    return wishes;
}

}  // namespace tianyuan::desktop
