#include "web/bridge/reading_desk.h"

#include "table/variation_layout.h"
#include "web/bridge/view_json.h"

namespace tianyuan::web {
namespace {

/// Nobody looks through more on a page; of larger trees the line on the board is drawn.
constexpr std::size_t MostDrawn = 2000;

bool isNoted(const record::Tree& tree, record::NodeId node) {
    const record::Notes* notes = tree.notes(node);
    return notes && !(notes->comment.empty() && notes->title.empty());
}

}  // namespace

void ReadingDesk::act(const std::string& what, const Json& command) {
    table::RecordTable& reading = *host_.reading();
    if (what == "comment") reading.setComment(textAt(command, "text"));
    if (what == "cut") reading.cutHere();
    if (what == "promote") reading.promoteHere();
    if (what == "tool") reading.setTool(markFrom(textAt(command, "tool")));
    if (what == "label-text") reading.setLabelText(textAt(command, "text"));
    if (what == "go-to") {
        const auto node = static_cast<record::NodeId>(numberAt(command, "node"));
        if (node < reading.game().record().tree.capacity()) reading.goTo(node);
    }
    if (what == "second-or-undo") {
        const auto point = pointFrom(command.value("point", Json()));
        if (reading.tool() && point) {
            reading.unmark(*point);
        } else {
            reading.perform(table::Verb::Undo);
        }
    }
}

Json ReadingDesk::view() const {
    const table::RecordTable& reading = *host_.reading();
    return {
        {"comment", reading.comment()},     {"isInVariation", reading.isInVariation()},
        {"isTrying", host_.isTrying()},     {"tool", reading.tool() ? idOf(*reading.tool()) : ""},
        {"labelText", reading.labelText()}, {"tree", tree()}};
}

/// Nothing, where there is only one line.
Json ReadingDesk::tree() const {
    const game::Game& game = host_.reading()->game();
    const record::Tree& tree = game.record().tree;
    const table::TreeLayout layout = table::layOut(tree, game.line(), MostDrawn);
    if (layout.lanes < 2) return nullptr;
    Json places = Json::array();
    for (const table::TreePlace& place : layout.places) {
        const record::Node& node = tree[place.node];
        const std::string name = !node.isMove() ? std::string()
                                 : node.move.isPass()
                                     ? "–"
                                     : shownName(node.move.point(), game.record().size);
        places.push_back({{"node", place.node},
                          {"lane", place.lane},
                          {"row", place.row},
                          {"parentLane", place.parentLane},
                          {"number", place.number},
                          {"name", name},
                          {"stone", toText(node.stone)},
                          {"isNoted", isNoted(tree, place.node)},
                          {"isHere", place.node == game.here()}});
    }
    return {{"lanes", layout.lanes}, {"rows", layout.rows}, {"places", places}};
}

}  // namespace tianyuan::web
