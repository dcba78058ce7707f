#include "web/bridge/choices.h"

#include "opening/protocol.h"
#include "roster/built_ins.h"
#include "table/setup_position.h"
#include "web/bridge/view_json.h"

#include <algorithm>
#include <array>
#include <random>

namespace tianyuan::web {
namespace {

constexpr std::array<std::string_view, 9> UsualTimes{
    "none", "3m", "5m", "10m", "5m+3s", "10m+5s", "10m+3x30s", "10s/move", "30s/move"};

Json choice(const std::string& value, const std::string& name, const std::string& about = {}) {
    return {{"value", value}, {"name", name}, {"about", about}};
}

std::string minutesIn(game::Milliseconds time) {
    const auto tenths = time.count() / 6000;
    std::string text = std::to_string(tenths / 10);
    return tenths % 10 == 0 ? text : text + "." + std::to_string(tenths % 10);
}

std::string secondsIn(game::Milliseconds time) { return std::to_string(time.count() / 1000); }

/// Levels first, from the weakest; then the classic players. The engine without a level is for
/// matches.
Json opponents(const Speaker& speaker) {
    Json levels = Json::array(), classics = Json::array();
    for (const roster::BuiltIn& player : roster::builtIns()) {
        const std::string id(player.id);
        const bool isLevel = id.starts_with("level:");
        if (!isLevel && id == "tianyuan") continue;
        Json entry = choice(id, speaker.phrase("player.name." + id),
                            speaker.phrase("player.character." + id));
        entry["kind"] = isLevel ? "level" : "classic";
        entry["face"] = isLevel ? words::phrase("player.name." + id, words::Language::English) : id;
        entry["strength"] = speaker.say({"setup.strength", {std::to_string(player.rating)}});
        (isLevel ? levels : classics).push_back(std::move(entry));
    }
    for (Json& classic : classics) levels.push_back(std::move(classic));
    return levels;
}

}  // namespace

Json choicesFor(int size, const Speaker& speaker) {
    Json rules = Json::array(), openings = Json::array(), times = Json::array(),
         sizes = Json::array();
    for (const Rule rule : AllRules) {
        const std::string id(idOf(rule));
        rules.push_back(choice(id, speaker.phrase("setup.rule." + id),
                               speaker.phrase("setup.about.rule." + id)));
    }
    for (const opening::Protocol protocol : opening::AllProtocols) {
        const std::string id(opening::idOf(protocol));
        Json entry = choice(id, speaker.phrase("setup.opening." + id),
                            speaker.phrase("setup.about.opening." + id));
        if (const Attempt fits = opening::checkSize(protocol, size); !fits) {
            entry["whyNot"] = speaker.say(fits.reason());
        }
        openings.push_back(std::move(entry));
    }
    for (const std::string_view time : UsualTimes) {
        const auto control = game::timeControlFromText(time);
        times.push_back(choice(std::string(time), timeInWords(*control, speaker)));
    }
    for (int lines = Board::MinSize; lines <= Board::MaxSize; ++lines) {
        const std::string text = std::to_string(lines);
        sizes.push_back(choice(text, speaker.say({"setup.size", {text}})));
    }
    return {{"rules", rules},
            {"openings", openings},
            {"times", times},
            {"sizes", sizes},
            {"opponents", opponents(speaker)},
            {"board", toJson(table::SetupPosition(Board(size), Rule::Freestyle).view(), speaker)}};
}

table::Plan planFrom(const Json& wishes) {
    table::Plan plan;
    plan.game.rule = ruleFromId(textAt(wishes, "rule")).value_or(Rule::Freestyle);
    plan.game.size =
        std::clamp(numberAt(wishes, "size", Board::DefaultSize), Board::MinSize, Board::MaxSize);
    plan.game.opening =
        opening::protocolFromId(textAt(wishes, "opening")).value_or(opening::Protocol::Free);
    if (const auto time = game::timeControlFromText(textAt(wishes, "time"))) plan.time = *time;
    const std::string mode = textAt(wishes, "mode"), side = textAt(wishes, "side");
    const table::SeatPlan person{{}, textAt(wishes, "name")};
    const table::SeatPlan computer{textAt(wishes, "opponent"), {}};
    if (mode == "people") {
        plan.seats = {person, table::SeatPlan{}};
    } else if (mode == "watch") {
        plan.seats = {computer, table::SeatPlan{textAt(wishes, "second"), {}}};
    } else {
        plan.seats = {person, computer};
        const bool isSecond = side == "second" || (side == "random" && std::random_device()() % 2);
        if (isSecond) plan.switchSides();
    }
    return plan;
}

Json toJson(const table::Plan& plan) {
    Json seats = Json::array();
    for (const table::SeatPlan& seat : plan.seats) {
        seats.push_back({{"spec", seat.spec}, {"name", seat.name}});
    }
    return {{"rule", idOf(plan.game.rule)},
            {"size", plan.game.size},
            {"opening", opening::idOf(plan.game.opening)},
            {"fouls", plan.game.fouls == game::FoulHandling::Lose ? "lose" : "refuse"},
            {"time", toText(plan.time)},
            {"seats", seats}};
}

std::string ruleLine(const table::Plan& plan, const Speaker& speaker) {
    const std::string id(idOf(plan.game.rule));
    const std::string dot = " · ";
    std::string line = speaker.phrase("window.rule." + id) + dot +
                       speaker.phrase("window.wins." + id) + dot +
                       speaker.say({"window.lines", {std::to_string(plan.game.size)}});
    if (plan.game.opening != opening::Protocol::Free) {
        line +=
            dot + speaker.phrase("setup.opening." + std::string(opening::idOf(plan.game.opening)));
    }
    return line;
}

std::string timeInWords(const game::TimeControl& time, const Speaker& speaker) {
    if (time.isUnlimited()) return speaker.phrase("setup.time.none");
    if (!time.main) return speaker.say({"setup.time.move", {secondsIn(*time.perMove)}});
    const std::string minutes = minutesIn(*time.main);
    if (time.periods > 0) {
        return speaker.say({"setup.time.byo-yomi",
                            {minutes, std::to_string(time.periods), secondsIn(time.period)}});
    }
    if (time.increment.count() > 0) {
        return speaker.say({"setup.time.increment", {minutes, secondsIn(time.increment)}});
    }
    return speaker.say({"setup.time.minutes", {minutes}});
}

}  // namespace tianyuan::web
