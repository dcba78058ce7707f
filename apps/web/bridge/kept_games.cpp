#include "web/bridge/kept_games.h"

#include "record/formats.h"
#include "table/board_view.h"
#include "web/bridge/view_json.h"
#include "words/display.h"
#include "words/stored_name.h"

#include <algorithm>
#include <chrono>

namespace tianyuan::web {
namespace {

std::string nameOf(const std::string& name, const Speaker& speaker) {
    return name.empty() ? "–" : words::storedName(words::displayableLine(name), speaker.language);
}

const char* resultOf(const Outcome& outcome) {
    if (!outcome.isOver()) return "library.result.open";
    if (outcome.isDraw()) return "library.result.draw";
    return outcome.winner == Stone::Black ? "library.result.black" : "library.result.white";
}

std::string lineOf(const record::Record& record, const Speaker& speaker) {
    std::string line = speaker.phrase(resultOf(record.outcome));
    const auto add = [&line](const std::string& text) {
        if (!text.empty()) line += " · " + text;
    };
    add(speaker.say({"files.moves", {std::to_string(mainLine(record).size())}}));
    if (record.rule) add(speaker.phrase("window.rule." + std::string(idOf(*record.rule))));
    add(words::displayableLine(record.date));
    return line;
}

}  // namespace

std::string newGameId() {
    using namespace std::chrono;
    static std::int64_t last = 0;
    const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    last = std::max<std::int64_t>(now, last + 1);
    return std::to_string(last);
}

void keepGame(PostOffice& office, const std::string& id, const record::Record& record) {
    if (record.tree[record::Tree::Root].firstChild == record::NoNode) return;
    const auto written = record::write(record, record::Format::Sgf);
    if (!written) return;
    office.tell({{"kind", "keep-game"}, {"id", id}, {"game", written->bytes}});
}

std::string titleOf(const record::Record& record, const Speaker& speaker) {
    return speaker.say(
        {"files.players", {nameOf(record.black, speaker), nameOf(record.white, speaker)}});
}

Json describeGames(const Json& games, const Speaker& speaker) {
    Json list = Json::array();
    if (!games.is_array()) return list;
    for (const Json& each : games) {
        const auto reading = record::read(textAt(each, "game"), record::Format::Sgf);
        if (!reading) continue;
        const record::Record& record = reading->records.front();
        const auto game = game::Game::fromRecord(record);
        if (!game) continue;
        list.push_back({{"id", textAt(each, "id")},
                        {"title", titleOf(record, speaker)},
                        {"line", lineOf(record, speaker)},
                        {"board", pictureJson(table::boardViewOf(*game))}});
    }
    return list;
}

}  // namespace tianyuan::web
