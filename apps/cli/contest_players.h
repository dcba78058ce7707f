#pragma once

#include "core/result.h"
#include "match/contest.h"
#include "roster/engine_registry.h"

#include <memory>
#include <string>
#include <vector>

namespace tianyuan::cli {

/// The players of a contest, by what the command line calls them ("scoremap", "gametree:depth=4",
/// "cmd:PATH").
class ContestPlayers {
public:
    /// `margin`: how late a program may answer.
    static Result<ContestPlayers> from(std::vector<std::string> specs, game::Milliseconds margin);

    /// What they are called in tables; two of the same spec are told apart.
    const std::vector<std::string>& names() const { return names_; }
    /// Those that are made anew for each game: all but programs, which take long to start.
    void mark(match::ContestSetup& setup) const;
    /// Makes each once, to see before the first game that all can play.
    Attempt check(const match::Terms& terms) const;
    /// Outlives this object.
    match::PlayerFactory factory() const;

private:
    std::vector<std::string> specs_;
    std::vector<std::string> names_;
    std::shared_ptr<const roster::EngineRegistry> engines_;
    game::Milliseconds margin_{0};
};

}  // namespace tianyuan::cli
