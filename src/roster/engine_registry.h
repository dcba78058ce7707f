#pragma once

#include "core/result.h"
#include "protocol/remote_player.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::roster {

/// An engine that the user has made known by a name.
struct RegisteredEngine {
    std::string name;
    std::vector<std::string> command;     // the program, by its full path, and its arguments
    std::filesystem::path folder;         // where it works; empty: where the program lies
    std::optional<std::uint64_t> memory;  // bytes
    bool understandsStop = false;
    std::string about;  // who it says it is, to be shown

    friend bool operator==(const RegisteredEngine&, const RegisteredEngine&) = default;
};

/// How to speak with it.
protocol::RemoteOptions remoteOptionsFor(const RegisteredEngine& engine);

/// The user's engines, kept in a file of JSON. A change is written at once and as a whole: the file
/// is the old or the new one, never half of one. A file that cannot be understood is left alone.
class EngineRegistry {
public:
    /// engines.json in the user's folder for settings.
    static std::filesystem::path usualFile();

    /// Reads the file; one that is missing holds no engines.
    static Result<EngineRegistry> load(std::filesystem::path file);

    /// In the order in which they were added.
    const std::vector<RegisteredEngine>& engines() const { return engines_; }
    /// nullptr if there is none of this name.
    const RegisteredEngine* find(std::string_view name) const;

    /// Refused if the name is taken or no name.
    Attempt add(RegisteredEngine engine);
    Attempt remove(std::string_view name);

private:
    explicit EngineRegistry(std::filesystem::path file) : file_(std::move(file)) {}

    Attempt read();
    Attempt write() const;

    std::filesystem::path file_;
    std::vector<RegisteredEngine> engines_;
};

/// May an engine be called so? A name has no spaces and none of : , = / and is no built-in
/// player's.
Attempt checkName(std::string_view name);
/// A name for a program: what comes after "pbrain-", without ".exe"; made unlike all that are
/// taken.
std::string nameFor(const std::filesystem::path& program, const EngineRegistry& registry);

}  // namespace tianyuan::roster
