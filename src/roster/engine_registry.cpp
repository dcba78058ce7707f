#include "roster/engine_registry.h"

#include "core/user_folder.h"
#include "files/whole_file.h"
#include "roster/roster.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <system_error>

namespace tianyuan::roster {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr int FormatVersion = 1;

Json toJson(const RegisteredEngine& engine) {
    Json json{{"name", engine.name}, {"command", engine.command}};
    if (!engine.folder.empty()) json["folder"] = engine.folder.string();
    if (engine.memory) json["memory"] = *engine.memory;
    if (engine.understandsStop) json["understandsStop"] = true;
    if (!engine.about.empty()) json["about"] = engine.about;
    return json;
}

/// Throws what the library throws when a field is missing or of another kind.
RegisteredEngine engineFrom(const Json& json) {
    RegisteredEngine engine;
    engine.name = json.at("name").get<std::string>();
    engine.command = json.at("command").get<std::vector<std::string>>();
    engine.folder = json.value("folder", std::string());
    if (json.contains("memory")) engine.memory = json.at("memory").get<std::uint64_t>();
    engine.understandsStop = json.value("understandsStop", false);
    engine.about = json.value("about", std::string());
    return engine;
}

}  // namespace

protocol::RemoteOptions remoteOptionsFor(const RegisteredEngine& engine) {
    protocol::RemoteOptions options;
    options.command = engine.command;
    options.folder = engine.folder;
    options.memory = engine.memory;
    options.understandsStop = engine.understandsStop;
    return options;
}

fs::path EngineRegistry::usualFile() {
    return folderOf(UserFolder::Config).value_or(".") / "engines.json";
}

Result<EngineRegistry> EngineRegistry::load(fs::path file) {
    EngineRegistry registry(std::move(file));
    if (const Attempt done = registry.read(); !done) return done.reason();
    return registry;
}

Attempt EngineRegistry::read() {
    engines_.clear();
    std::error_code error;
    if (!fs::exists(file_, error) && !error) return Done{};
    const auto text = files::readFile(file_);
    if (!text) return text.reason();
    try {
        const Json json = Json::parse(*text);
        if (json.at("version").get<int>() > FormatVersion) {
            return Reason{"registry.newer", {file_.string()}};
        }
        for (const Json& each : json.at("engines")) engines_.push_back(engineFrom(each));
    } catch (const Json::exception& problem) {
        engines_.clear();
        return Reason{"registry.broken", {file_.string(), problem.what()}};
    }
    return Done{};
}

Attempt EngineRegistry::write() const {
    Json json{{"version", FormatVersion}, {"engines", Json::array()}};
    for (const RegisteredEngine& engine : engines_) json["engines"].push_back(toJson(engine));
    std::error_code error;
    fs::create_directories(file_.parent_path(), error);
    if (error) return Reason{"file.cannot-write", {file_.string(), error.message()}};
    return files::writeFile(file_, json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n",
                            files::IfThere::Replace);
}

const RegisteredEngine* EngineRegistry::find(std::string_view name) const {
    const auto found = std::find_if(engines_.begin(), engines_.end(),
                                    [name](const auto& each) { return each.name == name; });
    return found == engines_.end() ? nullptr : &*found;
}

Attempt EngineRegistry::add(RegisteredEngine engine) {
    // Another program may have changed the file since.
    if (Attempt fresh = read(); !fresh) return fresh;
    if (Attempt good = checkName(engine.name); !good) return good;
    if (find(engine.name)) return Reason{"registry.name-taken", {engine.name}};
    engines_.push_back(std::move(engine));
    return write();
}

Attempt EngineRegistry::remove(std::string_view name) {
    if (Attempt fresh = read(); !fresh) return fresh;
    const auto removed = std::erase_if(engines_, [name](const auto& e) { return e.name == name; });
    if (removed == 0) return Reason{"registry.no-such-engine", {std::string(name)}};
    return write();
}

Attempt checkName(std::string_view name) {
    const bool isPlain = !name.empty() && name.size() <= 60 && !name.starts_with('-') &&
                         std::none_of(name.begin(), name.end(), [](char c) {
                             return static_cast<unsigned char>(c) <= ' ' || c == 0x7F ||
                                    std::string_view(":,=/").find(c) != std::string_view::npos;
                         });
    if (!isPlain) return Reason{"registry.not-a-name", {std::string(name)}};
    if (findBuiltIn(name) || name == "cmd" || name == "me") {
        return Reason{"registry.name-taken", {std::string(name)}};
    }
    return Done{};
}

std::string nameFor(const fs::path& program, const EngineRegistry& registry) {
    std::string name = program.filename().string();
    if (name.starts_with("pbrain-")) name.erase(0, std::string_view("pbrain-").size());
    if (name.ends_with(".exe") || name.ends_with(".zip")) name.erase(name.size() - 4);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return !checkName(std::string(1, c)); }, '-');
    while (name.starts_with('-')) name.erase(0, 1);
    if (name.empty() || name.size() > 50) name = "engine";
    std::string unlike = name;
    for (int i = 2; registry.find(unlike) || !checkName(unlike); ++i) {
        unlike = name + '-' + std::to_string(i);
    }
    return unlike;
}

}  // namespace tianyuan::roster
