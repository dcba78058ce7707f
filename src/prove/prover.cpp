#include "prove/prover.h"

#include "prove/job_text.h"

#include <thread>

namespace tianyuan::prove {

Prover::Prover(const Question& question, MakeSolver makeSolver)
    : rule_(question.rule),
      size_(question.size),
      makeSolver_(std::move(makeSolver)),
      tree_(question.rule, question.size, question.root) {}

Attempt Prover::believe(const proof::Certificate& known) {
    if (known.rule != rule_ || known.size != size_) return Reason{"prove.other-certificate", {}};
    const auto checked = proof::checkAll(known);
    if (!checked) return checked.reason();
    tree_.believe(known);
    return Done{};
}

Result<std::unique_ptr<Prover>> Prover::begin(const std::filesystem::path& path, bool resume,
                                              const Question& question, MakeSolver makeSolver,
                                              const std::optional<proof::Certificate>& known) {
    std::unique_ptr<Prover> prover(new Prover(question, std::move(makeSolver)));
    if (known) {
        if (const Attempt believed = prover->believe(*known); !believed) return believed.reason();
    }
    const auto replay = [&](std::string_view bytes) {
        const auto record = recordFromBytes(bytes, question.size, prover->tree_.strategies());
        if (!record) return false;
        prover->tree_.apply(*record);
        ++prover->jobs_;
        return true;
    };
    Result<ProofLog> log =
        resume ? ProofLog::resume(path, question, replay) : ProofLog::create(path, question);
    if (!log) return log.reason();
    prover->log_ = std::move(log).value();
    return prover;
}

void Prover::end(Ending ending) {
    if (!ending_) ending_ = ending;
    changed_.notify_all();
}

Result<Ending> Prover::run(const ProverOptions& options, std::stop_token stop,
                           const OnProgress& onProgress) {
    start_ = Clock::now();
    reported_ = start_;
    betweenReports_ = options.betweenReports;
    ending_.reset();
    failure_.reset();
    // A quarter for what is found, the rest for those who look.
    treeMemory_ = options.memory / 4;
    const std::size_t each =
        (options.memory - treeMemory_) / static_cast<std::size_t>(options.threads);

    std::vector<std::jthread> threads;
    for (int i = 0; i < options.threads; ++i) {
        threads.emplace_back(
            [this, each, &onProgress](std::stop_token over) { work(each, over, onProgress); });
    }
    {
        std::unique_lock lock(mutex_);
        const auto isOver = [this] { return ending_.has_value(); };
        if (options.time) {
            const auto until = start_ + std::chrono::duration_cast<Clock::duration>(*options.time);
            if (!changed_.wait_until(lock, stop, until, isOver)) {
                end(stop.stop_requested() ? Ending::Stopped : Ending::TimeIsUp);
            }
        } else if (!changed_.wait(lock, stop, isOver)) {
            end(Ending::Stopped);
        }
    }
    for (std::jthread& thread : threads) thread.request_stop();
    threads.clear();
    if (failure_) return *failure_;
    return *ending_;
}

void Prover::work(std::size_t memory, std::stop_token stop, const OnProgress& onProgress) {
    const std::unique_ptr<JobSolver> solver = makeSolver_(memory);
    std::unique_lock lock(mutex_);
    while (!stop.stop_requested() && !ending_) {
        if (tree_.isProved()) return end(Ending::Proved);
        if (tree_.memory() > treeMemory_) return end(Ending::MemoryIsFull);
        const std::optional<ProofTree::Task> task = tree_.next();
        if (!task) {
            if (working_ == 0) return end(Ending::NothingLeft);
            const std::uint64_t before = jobs_;
            changed_.wait(lock, stop, [&] { return jobs_ != before || ending_ || working_ == 0; });
            continue;
        }
        const Job job = solver->learn(task->job, tree_.strategies());
        ++working_;
        lock.unlock();
        const JobResult result = solver->solve(job, stop);
        lock.lock();
        --working_;
        // What was broken off is no result.
        if (stop.stop_requested()) {
            tree_.giveBack(task->record);
            break;
        }
        const Record record = inTree(task->record, result, solver->strategies());
        ++jobs_;
        const Attempt kept = log_->append(bytesOf(record, rule_, size_, tree_.strategies()));
        if (!kept) {
            failure_ = kept.reason();
            return end(Ending::Stopped);
        }
        tree_.apply(record);
        report(task->record.position, onProgress);
        changed_.notify_all();
    }
}

void Prover::report(const proof::Position& workingOn, const OnProgress& onProgress) {
    const auto now = Clock::now();
    if (!onProgress || now - reported_ < betweenReports_) return;
    reported_ = now;
    onProgress({summaryOf(tree_), jobs_, tree_.attackCount(), workingOn, now - start_});
}

/// The record with the result, its links into the tree's strategies.
Record Prover::inTree(Record record, const JobResult& result, const proof::Strategies& strategies) {
    proof::Strategies::Known known;
    record.result = result;
    const auto bring = [&](proof::Link link) {
        return tree_.strategies().addFrom(strategies, link, known);
    };
    record.result.how = bring(result.how);
    for (proof::Reply& reply : record.result.settled) reply.next = bring(reply.next);
    return record;
}

}  // namespace tianyuan::prove
