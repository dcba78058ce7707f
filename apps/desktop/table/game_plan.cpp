#include "desktop/table/game_plan.h"

#include "desktop/settings/settings.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

constexpr const char* FoulsProperty = "TYFOULS";
constexpr const char* SeatsProperty = "TYSEATS";  // the specs of the two seats; empty: a person

const record::Property* find(const record::Record& record, const std::string& name) {
    const auto found = std::find_if(record.others.begin(), record.others.end(),
                                    [&](const auto& each) { return each.name == name; });
    return found == record.others.end() ? nullptr : &*found;
}

}  // namespace

Result<GamePlan> planFrom(const Settings& settings, bool coin) {
    GamePlan plan;
    plan.game.rule = ruleFromId(settings.rule().toStdString()).value_or(Rule::Freestyle);
    plan.game.size = std::clamp(settings.size(), Board::MinSize, Board::MaxSize);
    plan.game.opening =
        opening::protocolFromId(settings.opening().toStdString()).value_or(opening::Protocol::Free);
    plan.game.fouls =
        settings.fouls() == "lose" ? game::FoulHandling::Lose : game::FoulHandling::Refuse;
    if (const Attempt fits = checkSize(plan.game.opening, plan.game.size); !fits) {
        return fits.reason();
    }
    const auto time = game::timeControlFromText(settings.time().toStdString());
    if (!time) return time.reason();
    plan.time = *time;

    const SeatPlan person{{}, settings.name().trimmed().toStdString()};
    const SeatPlan computer{settings.opponent().toStdString(), {}};
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

void writePlan(const GamePlan& plan, record::Record& start) {
    if (plan.game.fouls == game::FoulHandling::Lose) {
        start.others.push_back({FoulsProperty, {"lose"}});
    }
    start.others.push_back({SeatsProperty, {plan.seats[0].spec, plan.seats[1].spec}});
}

GamePlan planFrom(const record::Record& start) {
    GamePlan plan;
    plan.game.rule = start.rule.value_or(Rule::Freestyle);
    plan.game.size = start.size;
    plan.game.opening = opening::protocolFromId(start.opening).value_or(opening::Protocol::Free);
    if (!checkSize(plan.game.opening, start.size)) plan.game.opening = opening::Protocol::Free;
    if (find(start, FoulsProperty)) plan.game.fouls = game::FoulHandling::Lose;
    if (const auto time = game::timeControlFromText(start.timeControl)) plan.time = *time;
    plan.seats[0].name = start.black;
    plan.seats[1].name = start.white;
    const record::Property* seats = find(start, SeatsProperty);
    for (std::size_t i = 0; seats && i < plan.seats.size() && i < seats->values.size(); ++i) {
        plan.seats[i].spec = seats->values[i];
        if (!plan.seats[i].isPerson()) plan.seats[i].name.clear();
    }
    return plan;
}

}  // namespace tianyuan::desktop
