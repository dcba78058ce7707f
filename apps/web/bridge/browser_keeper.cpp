#include "web/bridge/browser_keeper.h"

#include "record/formats.h"
#include "web/bridge/kept_games.h"

namespace tianyuan::web {

void BrowserKeeper::begin(const game::Past& past) {
    kept_ = {newGameId(), past};
    write();
}

void BrowserKeeper::save(const game::Event& event) {
    kept_.past.events.push_back(event);
    write();
}

void BrowserKeeper::note(const std::string& text) {
    kept_.past.notes.push_back(text);
    write();
}

void BrowserKeeper::keep(const record::Record& record) { keepGame(office_, kept_.id, record); }

void BrowserKeeper::leave(const record::Record& record) {
    if (record.outcome.isOver()) {
        office_.tell({{"kind", "forget"}});
    } else {
        keep(record);
    }
}

void BrowserKeeper::discard() {
    office_.tell({{"kind", "forget"}});
    office_.tell({{"kind", "drop-game"}, {"id", kept_.id}});
}

void BrowserKeeper::write() { office_.tell({{"kind", "keep"}, {"past", toJson(kept_)}}); }

Json toJson(const KeptPast& kept) {
    const game::Past& past = kept.past;
    const auto written = record::write(past.start, record::Format::Sgf);
    Json events = Json::array();
    for (const game::Event& event : past.events) events.push_back(toText(event, past.start.size));
    return {{"id", kept.id},
            {"start", written ? written->bytes : std::string()},
            {"events", events},
            {"notes", past.notes}};
}

Result<KeptPast> keptPastFrom(const Json& json) {
    auto reading = record::read(textAt(json, "start"), record::Format::Sgf);
    if (!reading) return reading.reason();
    game::Past past;
    past.start = std::move(reading->records.front());
    for (const Json& each : listAt(json, "events")) {
        if (!each.is_string()) continue;
        auto event = game::eventFromText(each.get<std::string>(), past.start.size);
        if (!event) break;
        past.events.push_back(*event);
    }
    for (const Json& each : listAt(json, "notes")) {
        if (each.is_string()) past.notes.push_back(each.get<std::string>());
    }
    const std::string id = textAt(json, "id");
    return KeptPast{id.empty() ? newGameId() : id, std::move(past)};
}

}  // namespace tianyuan::web
