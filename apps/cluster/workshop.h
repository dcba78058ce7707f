#pragma once

#include "cluster/message.h"
#include "jobs/crew.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace tianyuan::cluster {

/// The threads of a process that does jobs for another. They never speak with MPI: orders come in
/// and outcomes go out by whoever has this.
class Workshop {
public:
    explicit Workshop(const jobs::Staff& staff);
    /// Stops everybody; blocks until they have.
    ~Workshop();
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

    void add(Parcel order);
    /// Forgets what was not begun and stops what was.
    void drop();
    /// What has come out; waits for it up to `patience`.
    std::vector<Parcel> take(std::chrono::microseconds patience);

private:
    void work(const std::stop_token& over);

    jobs::Staff staff_;
    std::mutex mutex_;  // guards all below
    std::condition_variable_any added_;
    std::condition_variable_any done_;
    std::deque<Parcel> orders_;
    std::vector<Parcel> outcomes_;
    std::stop_source enough_;            // of what was added since the last drop
    std::vector<std::jthread> threads_;  // last: they use the rest
};

}  // namespace tianyuan::cluster
