#include "web/bridge/files_desk.h"

#include "record/losses.h"
#include "record/share.h"
#include "web/bridge/kept_games.h"
#include "words/display.h"

namespace tianyuan::web {
namespace {

constexpr std::size_t MostListed = 500;

}  // namespace

void FilesDesk::open(std::string_view bytes, const std::string& fileName) {
    record::ReadOptions options;
    options.fileName = fileName;
    auto reading = record::read(bytes, options);
    if (!reading) return refuse({"files.cannot-open", {}}, reading.reason());
    games_ = std::move(reading->records);
    if (!reading->refused.empty()) {
        office_.tell({{"kind", "message"},
                      {"headline", speaker_.say({"files.some-refused",
                                                 {std::to_string(reading->refused.size())}})},
                      {"line", speaker_.say(reading->refused.front())},
                      {"point", nullptr},
                      {"isRefusal", false}});
    }
    if (games_.size() == 1) return choose(0);
    Json list = Json::array();
    for (const record::Record& record : games_) {
        if (list.size() == MostListed) break;
        list.push_back({{"title", titleOf(record, speaker_)},
                        {"line", words::displayableLine(record.event + " " + record.date)}});
    }
    office_.tell({{"kind", "collection"}, {"games", list}});
}

void FilesDesk::choose(int index) {
    if (index < 0 || index >= static_cast<int>(games_.size())) return;
    const Attempt read = host_.read(games_[static_cast<std::size_t>(index)]);
    if (!read) return refuse({"files.cannot-open", {}}, read.reason());
    office_.tell({{"kind", "opened"},
                  {"title", titleOf(games_[static_cast<std::size_t>(index)], speaker_)}});
}

void FilesDesk::refuse(const Reason& headline, const Reason& why) {
    office_.tell({{"kind", "sound"}, {"name", "refused"}});
    office_.tell({{"kind", "message"},
                  {"headline", speaker_.say(headline)},
                  {"line", speaker_.say(why)},
                  {"point", nullptr},
                  {"isRefusal", true}});
}

const record::Record* FilesDesk::record() const {
    const table::Table* table = host_.table();
    return table ? &table->game().record() : nullptr;
}

Json FilesDesk::formats() const {
    Json list = Json::array();
    if (!record()) return list;
    for (const record::Format format : record::AllFormats) {
        const auto written = record::write(*record(), format);
        if (!written) continue;
        std::string losses;
        for (const record::Loss loss : written->leftOut) {
            losses += (losses.empty() ? "" : speaker_.phrase("list.and")) +
                      speaker_.phrase(std::string("loss.") + std::string(record::idOf(loss)));
        }
        const std::string id(record::idOf(format));
        list.push_back({{"value", id},
                        {"name", speaker_.phrase("format." + id)},
                        {"about", losses.empty() ? speaker_.phrase("files.keeps-all")
                                                 : speaker_.say({"files.left-out", {losses}})}});
    }
    return list;
}

Json FilesDesk::write(const std::string& format, std::string& bytes) const {
    const auto wanted = record::formatFromId(format);
    if (!record() || !wanted) return {{"whyNot", speaker_.phrase("files.no-game")}};
    auto written = record::write(*record(), *wanted);
    if (!written) return {{"whyNot", speaker_.say(written.reason())}};
    bytes = std::move(written->bytes);
    return {{"extension", record::extensionOf(*wanted)}};
}

std::string FilesDesk::share() const {
    if (!record()) return {};
    const auto written = record::writeShare(*record());
    return written ? written->bytes : std::string();
}

void FilesDesk::readKept(const std::string& id, const std::string& game) {
    const auto reading = record::read(game, record::Format::Sgf);
    if (!reading) return refuse({"files.cannot-open", {}}, reading.reason());
    const Attempt read = host_.read(reading->records.front(), id);
    if (!read) refuse({"files.cannot-open", {}}, read.reason());
}

}  // namespace tianyuan::web
