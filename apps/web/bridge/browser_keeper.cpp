#include "web/bridge/browser_keeper.h"

#include "record/formats.h"

namespace tianyuan::web {

void BrowserKeeper::begin(const game::Past& past) {
    past_ = past;
    write();
}

void BrowserKeeper::save(const game::Event& event) {
    past_.events.push_back(event);
    write();
}

void BrowserKeeper::note(const std::string& text) {
    past_.notes.push_back(text);
    write();
}

void BrowserKeeper::leave(const record::Record& record) {
    if (record.outcome.isOver()) office_.tell({{"kind", "forget"}});
}

void BrowserKeeper::discard() { office_.tell({{"kind", "forget"}}); }

void BrowserKeeper::write() { office_.tell({{"kind", "keep"}, {"past", toJson(past_)}}); }

Json toJson(const game::Past& past) {
    const auto written = record::write(past.start, record::Format::Sgf);
    Json events = Json::array();
    for (const game::Event& event : past.events) events.push_back(toText(event, past.start.size));
    return {{"start", written ? written->bytes : std::string()},
            {"events", events},
            {"notes", past.notes}};
}

Result<game::Past> pastFrom(const Json& json) {
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
    return past;
}

}  // namespace tianyuan::web
