#pragma once

#include "proof/checker.h"
#include "prove/job.h"
#include "search/engine.h"
#include "search/threat_search.h"

#include <array>
#include <memory>

namespace tianyuan::prove {

/// Stones that one search for threats may place, by the level of the job.
inline constexpr std::array<std::uint64_t, 4> Budgets{60'000, 250'000, 2'000'000, 10'000'000};

/// Does jobs with the searches of this program.
class ThreatSolver final : public JobSolver {
public:
    /// `memory` in bytes is for tables and what is remembered.
    ThreatSolver(Rule rule, int size, std::size_t memory);

    Job learn(Job job, const proof::Strategies& strategies) override;
    JobResult solve(const Job& job, std::stop_token stop) override;
    const proof::Strategies& strategies() const override { return strategies_; }

private:
    JobResult attack(const Job& job);
    JobResult defend(const Job& job);
    std::vector<Point> candidates(const Job& job);
    proof::Link winOf(const proof::Position& position, std::uint64_t stones);
    proof::Link knownWinOf(const proof::Position& position, std::vector<proof::Link>& links);
    proof::Link repaired(const proof::Position& position, proof::Link sister, int depth);
    std::vector<Point> repliesToLookAt(const proof::Position& position, proof::Link threat,
                                       const std::vector<Point>& among);
    bool holds(const proof::Position& position, proof::Link how);
    void makeRoom();

    Rule rule_;
    int size_;
    std::size_t memory_;
    proof::Strategies strategies_;
    proof::Strategies::Known learnt_;
    std::unique_ptr<proof::Checker> checker_;
    search::ThreatSearch threats_;
    search::Engine engine_;
    std::stop_token stop_;
    std::uint64_t effort_ = 0;
};

}  // namespace tianyuan::prove
