#include "desktop/opponents/opponents.h"

#include "game/unhurried_player.h"
#include "roster/roster.h"

#include <random>

namespace tianyuan::desktop {

Result<std::shared_ptr<player::Player>> makePlayer(
    const std::string& spec, int megabytes, const Pause& pause,
    std::shared_ptr<protocol::Transcript> transcript) {
    const auto registry = roster::EngineRegistry::load(roster::EngineRegistry::usualFile());
    roster::Environment environment;
    if (registry) environment.engines = &*registry;
    environment.seed = std::random_device()();
    if (megabytes > 0) environment.memory = static_cast<std::uint64_t>(megabytes) << 20;
    environment.remote.transcript = std::move(transcript);
    auto player = roster::create(spec, environment);
    if (!player) return player.reason();
    if (!pause) return std::shared_ptr<player::Player>(std::move(*player));
    return std::shared_ptr<player::Player>(
        std::make_shared<game::UnhurriedPlayer>(std::move(*player), pause));
}

player::Milliseconds pauseFor(const std::string& spec, const QString& wish) {
    constexpr player::Milliseconds Pause{900};
    constexpr int Strong = 1900;  // Elo: those take their time anyway
    if (wish == "off") return player::Milliseconds(0);
    if (wish == "on") return Pause;
    const roster::BuiltIn* player = roster::builtInOf(spec);
    if (!player) return player::Milliseconds(0);
    return player->rating < Strong ? Pause : Pause / 3;
}

std::string strongestSpec() { return "level:10"; }

std::string substituteFor(const std::string& spec) {
    const std::string strongest = strongestSpec();
    return roster::builtInOf(spec) == roster::builtInOf(strongest) ? "level:9" : strongest;
}

}  // namespace tianyuan::desktop
