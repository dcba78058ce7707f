#pragma once

#include "cluster/channel.h"
#include "cluster/reason_text.h"
#include "jobs/crew.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tianyuan::cluster {

/// Processes on many machines, started by mpirun: rank 0 hands out and collects, the others work.
///
/// Everyone who works gives a sign of life once a second, which is answered; nothing is sent to who
/// has not just spoken, since MPI may stumble over messages to the dead. A process that is silent
/// for too long has lost its jobs, which are handed out again; if it speaks again it is taken back,
/// and what it brings counts if nobody else was faster.
class MpiCrew final : public jobs::Crew {
public:
    using Clock = std::chrono::steady_clock;
    /// Told of what a person should know: "cluster.lost" and the like.
    using OnNews = std::function<void(const Reason&)>;

    MpiCrew(Channel& channel, std::chrono::seconds patience, OnNews onNews);

    bool serves() const override { return channel_.rank() != 0; }
    Attempt serve(const jobs::Greeting& greeting, const jobs::Staff& staff) override;
    Attempt gather(const jobs::Greeting& greeting) override;
    Attempt run(jobs::Desk& desk, const jobs::Staff& staff, const std::stop_token& stop) override;

    /// The last thing: sends everybody home, or waits to be sent, and leaves MPI. Does not return
    /// if somebody is missing.
    void leave(int code);

    /// Asked for by a signal: a process that serves ends as if it had been sent home.
    void setStop(std::stop_token stop) { stop_ = std::move(stop); }

private:
    struct Worker {
        std::string host;
        int threads = 0;  // 0: it has not said hello
        bool isLost = false;
        Clock::time_point heard = Clock::now();
        std::map<std::uint64_t, std::pair<jobs::Job, Clock::time_point>> jobs;  // and since when
    };
    class Round;

    Worker& workerAt(int rank) { return workers_[static_cast<std::size_t>(rank) - 1]; }
    void hear(const Message& message);
    bool isEveryoneLost() const;
    void sendToAll(Tag tag, const std::string& bytes);
    /// Blocks for those who are not lost; true if all are gone.
    bool waitForByes(std::chrono::seconds most);

    Channel& channel_;
    std::chrono::seconds patience_;
    OnNews onNews_;
    std::stop_token stop_;
    std::vector<Worker> workers_;  // by rank, without the first; only there
    std::uint32_t round_ = 0;
    int byes_ = 0;
    bool isHome_ = false;        // of who serves
    Clock::time_point shown_{};  // the last sign of life, of who serves
};

}  // namespace tianyuan::cluster
