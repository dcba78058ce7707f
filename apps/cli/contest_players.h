#pragma once

#include "core/result.h"
#include "match/contest.h"
#include "roster/engine_registry.h"
#include "roster/player_spec.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tianyuan::cli {

/// The players of a contest, by what the command line calls them ("scoremap", "gametree:depth=4",
/// "cmd:PATH:time=50ms/move"), each with what it may use if that was told.
class ContestPlayers {
public:
    /// `each`: settings of all who have no other of the same key, "memory=350,time=1s/move";
    /// `margin`: how late a program may answer.
    static Result<ContestPlayers> from(const std::vector<std::string>& specs,
                                       const std::string& each, game::Milliseconds margin);

    /// What they are called in tables; two of the same spec are told apart.
    const std::vector<std::string>& names() const { return names_; }
    /// Their names; who is made anew for each game: all but programs, which take long to start; and
    /// what each may use. `timeWasTold`: to all; else who has a limit of nodes or depth has no
    /// other.
    Attempt enter(match::ContestSetup& setup, bool timeWasTold) const;
    /// Makes each once, to see before the first game that all can play.
    Attempt check(const match::Terms& terms) const;
    /// The files of those that are programs, as far as they can be found.
    std::vector<std::filesystem::path> programs() const;
    /// Outlives this object.
    match::PlayerFactory factory() const;

private:
    struct Player {
        roster::PlayerSpec spec;  // without what is below
        std::vector<roster::PlayerSpec::Setting> allowance;
    };

    std::vector<Player> players_;
    std::vector<std::string> names_;
    std::shared_ptr<const roster::EngineRegistry> engines_;
    game::Milliseconds margin_{0};
};

}  // namespace tianyuan::cli
