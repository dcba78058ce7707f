#include "web/bridge/setup_desk.h"

#include "web/bridge/view_json.h"

#include <algorithm>
#include <array>

namespace tianyuan::web {
namespace {

using Tool = table::SetupPosition::Tool;

constexpr std::array<const char*, 4> ToolIds{"turn", "black", "white", "away"};

}  // namespace

void SetupDesk::open(const table::Plan& plan) {
    const table::Table* table = host_.table();
    const Board board =
        table ? table::boardAfter(table->game(), table->shownPly()) : Board(plan.game.size);
    position_.emplace(board, table ? table->plan().game.rule : plan.game.rule);
}

void SetupDesk::close() { position_.reset(); }

void SetupDesk::act(const std::string& what, const Json& command) {
    const auto point = pointFrom(command.value("point", Json()));
    if (what == "set-up-click" && point) position_->click(*point);
    if (what == "set-up-away" && point) position_->takeAway(*point);
    if (what == "set-up-clear") position_->clear();
    if (what != "set-up-change") return;
    const auto tool = std::find(ToolIds.begin(), ToolIds.end(), textAt(command, "tool"));
    if (tool != ToolIds.end()) position_->setTool(static_cast<Tool>(tool - ToolIds.begin()));
    if (const Stone next = stoneFrom(textAt(command, "next")); next != Stone::None) {
        position_->setNext(next);
    }
    if (const int size = numberAt(command, "size")) position_->setSize(size);
    if (const auto rule = ruleFromId(textAt(command, "rule"))) position_->setRule(*rule);
}

Attempt SetupDesk::play(const table::Plan& plan) {
    if (const auto problem = position_->problem()) return *problem;
    const record::Record record = position_->record();
    close();
    return host_.play().beginFrom(table::plannedFrom(plan, record, record.firstToMove), record);
}

Attempt SetupDesk::study() {
    const record::Record record = position_->record();
    close();
    return host_.read(record);
}

Json SetupDesk::view() const {
    if (!position_) return nullptr;
    const auto problem = position_->problem();
    return {{"board", toJson(position_->view(), speaker_)},
            {"tool", ToolIds[static_cast<std::size_t>(position_->tool())]},
            {"next", toText(position_->board().sideToMove())},
            {"size", position_->board().size()},
            {"rule", idOf(position_->rule())},
            {"problem", problem ? speaker_.say(*problem) : ""}};
}

}  // namespace tianyuan::web
