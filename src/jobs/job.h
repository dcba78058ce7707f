#pragma once

#include "core/result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace tianyuan::jobs {

/// A piece of work that anyone can do, here or on another machine: what comes of it depends only on
/// the options that all have been started with and on what stands here.
struct Job {
    std::uint64_t number = 0;
    std::string order;  // bytes that the worker understands

    friend bool operator==(const Job&, const Job&) = default;
};

/// Does jobs, one after the other. Belongs to one thread.
class Worker {
public:
    Worker() = default;
    virtual ~Worker() = default;
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Blocks. What came of it, as bytes that the desk understands; nothing if `stop` was asked for
    /// before the end. A reason means that no job can be done here.
    virtual Result<std::optional<std::string>> work(const Job& job,
                                                    const std::stop_token& stop) = 0;
};

/// Makes workers; called from the threads that work, at the same time.
using MakeWorker = std::function<std::unique_ptr<Worker>()>;

/// Where jobs come from and where what came of them goes. Called by one thread at a time.
class Desk {
public:
    Desk() = default;
    virtual ~Desk() = default;
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    /// The next job; nothing if there is none now. There may be one again after a take() or
    /// giveBack(); if nobody is at work there will not.
    virtual std::optional<Job> next() = 0;
    /// What came of a job. The same may come twice, from one who was thought lost: the second does
    /// not count. A refusal (a full disk, bytes that make no sense) ends everything.
    virtual Attempt take(std::uint64_t number, std::string_view outcome) = 0;
    /// Nobody does it any more; next() has it again.
    virtual void giveBack(const Job& job) = 0;
    /// Is nothing more wanted, though jobs may be left? Those at work are then stopped.
    virtual bool isOver() const = 0;
};

}  // namespace tianyuan::jobs
