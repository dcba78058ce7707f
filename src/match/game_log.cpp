#include "match/game_log.h"

#include "core/rest_of.h"
#include "match/game_json.h"

#include <nlohmann/json.hpp>

#include <system_error>

namespace tianyuan::match {
namespace {

using nlohmann::json;

json headerOf(const ContestSetup& setup) {
    return json{{"tianyuan-match", 1}, {"contest", toJson(setup)}};
}

/// In one line. What a program said may be in no encoding at all: such bytes are replaced.
/// Is this the first line of a log of the same contest?
Attempt checkHeader(const json& theirs, const json& ours, const std::string& path) {
    if (!theirs.is_object() || !theirs.contains("tianyuan-match")) {
        return Reason{"match.not-a-log", {path}};
    }
    const json old = theirs.value("contest", json::object());
    for (const auto& [key, value] : ours["contest"].items()) {
        const json before = old.value(key, json());
        if (before != value) {
            return Reason{"match.log-differs", {path, key, lineOf(before), lineOf(value)}};
        }
    }
    for (const auto& [key, value] : old.items()) {
        if (ours["contest"].contains(key)) continue;
        return Reason{"match.log-differs", {path, key, lineOf(value), "–"}};
    }
    return Done{};
}

json parsed(std::string_view line) { return json::parse(line, nullptr, false); }

}  // namespace

GameLog::GameLog(std::filesystem::path path, int size) : path_(std::move(path)), size_(size) {}

Result<GameLog> GameLog::create(const std::filesystem::path& path, const ContestSetup& setup) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (!error && size > 0) return Reason{"match.log-exists", {path.string()}};
    GameLog log(path, setup.terms.size);
    log.file_.open(path, std::ios::binary | std::ios::trunc);
    if (const Attempt written = log.writeLine(lineOf(headerOf(setup))); !written) {
        return written.reason();
    }
    return log;
}

Result<GameLog> GameLog::resume(const std::filesystem::path& path, const ContestSetup& setup) {
    std::ifstream source(path, std::ios::binary);
    if (!source) return create(path, setup);
    std::string text = restOf(source);
    source.close();
    const std::size_t whole = text.rfind('\n') + 1;  // npos + 1 is 0
    std::error_code error;
    if (whole < text.size()) std::filesystem::resize_file(path, whole, error);
    if (error) return Reason{"match.cannot-write", {path.string(), error.message()}};
    text.resize(whole);
    if (text.empty()) return create(path, setup);

    GameLog log(path, setup.terms.size);
    std::string_view rest = text;
    for (int number = 1; !rest.empty(); ++number) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(line.size() + 1);
        const json content = parsed(line);
        if (number == 1) {
            const Attempt same = checkHeader(content, headerOf(setup), path.string());
            if (!same) return same.reason();
            continue;
        }
        auto game = gameFromJson(content, log.size_, static_cast<int>(setup.entrants.size()));
        if (!game) return Reason{"match.bad-log-line", {path.string(), std::to_string(number)}};
        log.games_.push_back(std::move(*game));
    }
    log.file_.open(path, std::ios::binary | std::ios::app);
    if (!log.file_) return Reason{"match.cannot-write", {path.string(), "–"}};
    return log;
}

Attempt GameLog::append(const PlayedGame& game) { return writeLine(lineOf(toJson(game, size_))); }

Attempt GameLog::writeLine(const std::string& line) {
    file_ << line << '\n' << std::flush;
    if (!file_) {
        return Reason{"match.cannot-write",
                      {path_.string(), std::generic_category().message(errno)}};
    }
    return Done{};
}

}  // namespace tianyuan::match
