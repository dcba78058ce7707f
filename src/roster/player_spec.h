#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::roster {

/// What comes after it is the command line of a program.
inline constexpr std::string_view CommandPrefix = "cmd:";

/// What a person or a script writes to name a player, in its parts.
struct PlayerSpec {
    struct Setting {
        std::string key;
        std::string value;

        friend bool operator==(const Setting&, const Setting&) = default;
    };

    std::string player;  // "scoremap", "level:3", "rapfi", "cmd:./a --fast"
    std::vector<Setting> settings;

    friend bool operator==(const PlayerSpec&, const PlayerSpec&) = default;
};

/// "gametree:depth=4,seed=7", "level:3,seed=7", "cmd:./a --fast:memory=100,info.x=3". A command may
/// have colons of its own: only what comes after its last one, outside quotes, and begins with a
/// setting that every program knows belongs to us.
PlayerSpec specFromText(std::string_view text);
/// The way back.
std::string toText(const PlayerSpec& spec);

/// "depth=4,seed=7"; a time may have a comma in it: "time=10m,20s/move".
std::vector<PlayerSpec::Setting> settingsFromText(std::string_view text);

}  // namespace tianyuan::roster
