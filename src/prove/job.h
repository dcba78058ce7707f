#pragma once

#include "proof/certificate.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tianyuan::prove {

/// Work that one thread or machine can do by itself in seconds: prove that the attacker wins a
/// position, or say what is left to be proved.
struct Job {
    proof::Position position;  // with the attacker's stone if the defender is to move
    bool attackerMoves = true;
    int level = 0;                      // how long to look: an index into Budgets
    std::vector<proof::Link> tryFirst;  // strategies that have won sister positions
    std::vector<Point> hints;           // moves that have
    std::vector<Point> replies;         // the defender's to look at; empty: all
    proof::Link threat;                 // what wins if the defender passes, if that is known
};

/// What came of a job. The attacker to move: `how` wins, or `open` are moves worth a try, the best
/// first. The defender to move: `how` wins if he passes, `settled` are replies that lose otherwise,
/// `open` such as have not been seen to lose, `untested` such as nobody has looked at; all others
/// lose to `how`. Without `how` every reply is open.
struct JobResult {
    proof::Link how;
    std::vector<proof::Reply> settled;
    std::vector<Point> open;
    std::vector<Point> untested;
    std::uint64_t effort = 0;  // stones placed
};

/// Who does jobs. The links of a result lead into strategies().
class JobSolver {
public:
    virtual ~JobSolver() = default;

    /// Makes strategies that a job names known here; gives the job with links into strategies().
    virtual Job learn(Job job, const proof::Strategies& strategies) = 0;
    /// Blocks. What it finds has been seen by a Checker.
    virtual JobResult solve(const Job& job, std::stop_token stop) = 0;
    virtual const proof::Strategies& strategies() const = 0;
};

}  // namespace tianyuan::prove
