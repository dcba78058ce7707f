#include "table/plan.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace tianyuan::table {
namespace {

constexpr std::string_view FoulsProperty = "TYFOULS";
constexpr std::string_view SeatsProperty = "TYSEATS";      // both seats, as text
constexpr std::string_view TeacherProperty = "TYTEACHER";  // how strict, and how many remarks
constexpr std::string_view Person = "me";

const record::Property* find(const record::Record& record, std::string_view name) {
    const auto found = std::find_if(record.others.begin(), record.others.end(),
                                    [&](const auto& each) { return each.name == name; });
    return found == record.others.end() ? nullptr : &*found;
}

std::optional<TeacherPlan> teacherIn(const record::Property* property) {
    if (!property || property->values.empty()) return std::nullopt;
    const auto strictness = study::strictnessFromId(property->values[0]);
    if (!strictness) return std::nullopt;
    TeacherPlan teacher{*strictness, 0};
    if (property->values.size() > 1) {
        const std::string& most = property->values[1];
        int number = 0;
        const auto read = std::from_chars(most.data(), most.data() + most.size(), number);
        if (read.ec == std::errc() && number > 0) teacher.most = number;
    }
    return teacher;
}

}  // namespace

std::string toText(const SeatPlan& seat) {
    if (!seat.isPerson()) return seat.spec;
    return std::string(Person) + (seat.name.empty() ? "" : ":" + seat.name);
}

SeatPlan seatFromText(std::string_view text) {
    if (text == Person) return {};
    if (text.starts_with(Person) && text.substr(Person.size()).starts_with(':')) {
        return {{}, std::string(text.substr(Person.size() + 1))};
    }
    return {std::string(text), {}};
}

std::optional<opening::Seat> Plan::onlyPerson() const {
    if (seats[0].isPerson() == seats[1].isPerson()) return std::nullopt;
    return seats[0].isPerson() ? opening::Seat::First : opening::Seat::Second;
}

Attempt check(const Plan& plan) { return checkSize(plan.game.opening, plan.game.size); }

Plan plannedFrom(Plan plan, const record::Record& start, Stone toMove) {
    plan.game.rule = start.rule.value_or(Rule::Freestyle);
    plan.game.size = start.size;
    plan.game.opening = opening::Protocol::Free;
    const opening::Seat mover =
        toMove == Stone::Black ? opening::Seat::First : opening::Seat::Second;
    if (plan.onlyPerson() && plan.onlyPerson() != mover) plan.switchSides();
    return plan;
}

void writePlan(const Plan& plan, record::Record& start) {
    std::erase_if(start.others, [](const record::Property& each) {
        return each.name == FoulsProperty || each.name == SeatsProperty ||
               each.name == TeacherProperty;
    });
    start.rule = plan.game.rule;
    start.size = plan.game.size;
    start.opening = idOf(plan.game.opening);
    start.timeControl = toText(plan.time);
    if (plan.game.fouls == game::FoulHandling::Lose) {
        start.others.push_back({std::string(FoulsProperty), {"lose"}});
    }
    start.others.push_back(
        {std::string(SeatsProperty), {toText(plan.seats[0]), toText(plan.seats[1])}});
    if (plan.teacher) {
        start.others.push_back({std::string(TeacherProperty),
                                {std::string(study::idOf(plan.teacher->strictness)),
                                 std::to_string(plan.teacher->most)}});
    }
}

Plan planOf(const record::Record& start) {
    Plan plan;
    plan.game.rule = start.rule.value_or(Rule::Freestyle);
    plan.game.size = start.size;
    plan.game.opening = opening::protocolFromId(start.opening).value_or(opening::Protocol::Free);
    if (!check(plan)) plan.game.opening = opening::Protocol::Free;
    if (find(start, FoulsProperty)) plan.game.fouls = game::FoulHandling::Lose;
    if (const auto time = game::timeControlFromText(start.timeControl)) plan.time = *time;
    plan.seats[0].name = start.black;
    plan.seats[1].name = start.white;
    plan.teacher = teacherIn(find(start, TeacherProperty));
    const record::Property* seats = find(start, SeatsProperty);
    for (std::size_t i = 0; seats && i < plan.seats.size() && i < seats->values.size(); ++i) {
        // A person was once written as nothing: then the name stands above the game alone.
        if (!seats->values[i].empty()) plan.seats[i] = seatFromText(seats->values[i]);
    }
    return plan;
}

}  // namespace tianyuan::table
