#include "jobs/crew.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace tianyuan::jobs {
namespace {

/// The threads and what they share.
class Hall {
public:
    Hall(Desk& desk, const Staff& staff) : desk_(desk), staff_(staff) {}

    Attempt run(const std::stop_token& stop) {
        const std::stop_callback passOn(stop, [this] { enough_.request_stop(); });
        {
            std::vector<std::jthread> threads;
            for (int i = 1; i < std::max(1, staff_.threads); ++i) {
                threads.emplace_back([this] { work(); });
            }
            work();
        }
        if (failure_) return *failure_;
        return Done{};
    }

private:
    void work() {
        std::unique_ptr<Worker> worker;  // made once there is something to do
        while (const auto job = nextJob()) {
            if (!worker) worker = staff_.make();
            const auto outcome = worker->work(*job, enough_.get_token());
            finish(*job, outcome);
        }
    }

    /// Waits for one, as long as others at work may bring some.
    std::optional<Job> nextJob() {
        std::unique_lock lock(mutex_);
        std::optional<Job> job;
        changed_.wait(lock, enough_.get_token(), [&] {
            if (enough_.stop_requested()) return true;
            job = desk_.next();
            return job || working_ == 0;
        });
        if (job) ++working_;
        return job;
    }

    void finish(const Job& job, const Result<std::optional<std::string>>& outcome) {
        {
            const std::lock_guard lock(mutex_);
            --working_;
            if (!outcome) {
                fail(outcome.reason());
            } else if (!*outcome || enough_.stop_requested()) {
                // Another thread may have ended it all in the meantime: then no more counts.
                desk_.giveBack(job);
            } else if (const Attempt taken = desk_.take(job.number, **outcome); !taken) {
                fail(taken.reason());
            } else if (desk_.isOver()) {
                enough_.request_stop();
            }
        }
        changed_.notify_all();
    }

    void fail(const Reason& reason) {
        if (!failure_) failure_ = reason;
        enough_.request_stop();
    }

    Desk& desk_;
    const Staff& staff_;
    std::stop_source enough_;
    std::mutex mutex_;  // guards the desk and all below
    std::condition_variable_any changed_;
    int working_ = 0;
    std::optional<Reason> failure_;
};

}  // namespace

Attempt Threads::run(Desk& desk, const Staff& staff, const std::stop_token& stop) {
    if (desk.isOver()) return Done{};
    return Hall(desk, staff).run(stop);
}

}  // namespace tianyuan::jobs
