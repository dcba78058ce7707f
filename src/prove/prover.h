#pragma once

#include "prove/job.h"
#include "prove/proof_log.h"
#include "prove/proof_tree.h"
#include "prove/summary.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace tianyuan::prove {

struct ProverOptions {
    int threads = 1;
    std::size_t memory = std::size_t{1} << 30;  // bytes in all
    std::optional<std::chrono::duration<double>> time;
    std::chrono::duration<double> betweenReports{10};
};

/// How far it is.
struct Progress {
    Summary summary;
    std::uint64_t jobs = 0;  // done, those of the log included
    int positions = 0;       // in the tree
    proof::Position workingOn;
    std::chrono::duration<double> time{0};  // since it was started
};

/// Why it has ended.
enum class Ending { Proved, TimeIsUp, Stopped, MemoryIsFull, NothingLeft };

/// Looks for a proof with several threads and keeps a log.
class Prover {
public:
    using MakeSolver = std::function<std::unique_ptr<JobSolver>(std::size_t memory)>;

    /// A new log at the path, or one to be gone on with. The claims of `known` count as proved if
    /// it is about the same rule and size and a checker accepts it; else the reason: its own, or
    /// "prove.other-certificate".
    static Result<std::unique_ptr<Prover>> begin(
        const std::filesystem::path& log, bool resume, const Question& question,
        MakeSolver makeSolver, const std::optional<proof::Certificate>& known = {});

    /// Works until it is done or has to end; blocks. `onProgress` is called now and then,
    /// one call at a time.
    using OnProgress = std::function<void(const Progress&)>;
    Result<Ending> run(const ProverOptions& options, std::stop_token stop,
                       const OnProgress& onProgress);

    const ProofTree& tree() const { return tree_; }
    std::uint64_t jobsDone() const { return jobs_; }

private:
    Prover(const Question& question, MakeSolver makeSolver);
    Attempt believe(const proof::Certificate& known);
    void work(std::size_t memory, std::stop_token stop, const OnProgress& onProgress);
    void report(const proof::Position& workingOn, const OnProgress& onProgress);
    Record inTree(Record record, const JobResult& result, const proof::Strategies& strategies);
    void end(Ending ending);

    using Clock = std::chrono::steady_clock;

    Rule rule_;
    int size_;
    MakeSolver makeSolver_;
    ProofTree tree_;
    std::optional<ProofLog> log_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::size_t treeMemory_ = 0;
    Clock::time_point start_;
    Clock::time_point reported_;
    std::chrono::duration<double> betweenReports_{0};
    std::uint64_t jobs_ = 0;
    int working_ = 0;
    std::optional<Ending> ending_;
    std::optional<Reason> failure_;
};

}  // namespace tianyuan::prove
