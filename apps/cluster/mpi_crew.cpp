#include "cluster/mpi_crew.h"

#include <algorithm>
#include <optional>
#include <thread>

namespace tianyuan::cluster {
namespace {

constexpr std::chrono::microseconds Nap{500};

}  // namespace

MpiCrew::MpiCrew(Channel& channel, std::chrono::seconds patience, OnNews onNews)
    : channel_(channel), patience_(patience), onNews_(std::move(onNews)) {
    if (!serves()) workers_.resize(static_cast<std::size_t>(channel_.size() - 1));
}

void MpiCrew::sendToAll(Tag tag, const std::string& bytes) {
    for (int rank = 1; rank < channel_.size(); ++rank) {
        if (!workerAt(rank).isLost) channel_.send(rank, tag, bytes);
    }
}

bool MpiCrew::isEveryoneLost() const {
    return std::all_of(workers_.begin(), workers_.end(),
                       [](const Worker& worker) { return worker.isLost; });
}

/// What every message means, whatever else it is.
void MpiCrew::hear(const Message& message) {
    Worker& worker = workerAt(message.rank);
    worker.heard = Clock::now();
    if (worker.isLost && worker.threads > 0) {
        worker.isLost = false;
        onNews_({"cluster.back", {worker.host, std::to_string(message.rank)}});
    }
    if (message.tag == Tag::Bye) ++byes_;
    if (message.tag == Tag::Alive) channel_.send(message.rank, Tag::Alive, {});
}

Attempt MpiCrew::gather(const jobs::Greeting& greeting) {
    if (!greeting.able) return greeting.able;
    const auto until = Clock::now() + patience_;
    const auto isMissing = [](const Worker& worker) { return worker.threads == 0; };
    while (std::any_of(workers_.begin(), workers_.end(), isMissing) && Clock::now() < until) {
        const auto message = channel_.receive();
        if (!message) {
            std::this_thread::sleep_for(Nap);
            continue;
        }
        hear(*message);
        if (message->tag != Tag::Hello) continue;
        const auto hello = introductionFrom(message->bytes);
        if (!hello) return Reason{"cluster.nonsense", {}};
        Worker& worker = workerAt(message->rank);
        worker.host = hello->host;
        worker.threads = std::max(1, hello->threads);
        if (!hello->greeting.able) {
            onNews_({"cluster.on-host", {hello->host, std::to_string(message->rank)}});
            return hello->greeting.able;
        }
        for (const auto& [what, value] : greeting.facts) {
            const auto same = std::find_if(
                hello->greeting.facts.begin(), hello->greeting.facts.end(),
                [&](const auto& fact) { return fact.what == what && fact.value == value; });
            if (same != hello->greeting.facts.end()) continue;
            return Reason{"cluster.differs", {hello->host, std::to_string(message->rank), what}};
        }
    }
    for (int rank = 1; rank < channel_.size(); ++rank) {
        Worker& worker = workerAt(rank);
        if (!isMissing(worker)) continue;
        worker.isLost = true;
        onNews_({"cluster.never-came", {std::to_string(rank)}});
    }
    if (!workers_.empty() && isEveryoneLost()) return Reason{"cluster.nobody-left", {}};
    return Done{};
}

/// Some work that is handed out, from its first job to its last.
class MpiCrew::Round {
public:
    Round(MpiCrew& crew, jobs::Desk& desk) : crew_(crew), desk_(desk), number_(++crew.round_) {}

    Attempt run(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            bool wasIdle = true;
            while (const auto message = crew_.channel_.receive()) {
                wasIdle = false;
                crew_.hear(*message);
                if (message->tag != Tag::Outcome) continue;
                if (const Attempt taken = take(*message); !taken) return end(taken);
                if (desk_.isOver()) return end(Done{});
            }
            lookForSilence();
            handOut();
            if (isDone()) return Done{};
            if (crew_.isEveryoneLost()) return end(Reason{"cluster.nobody-left", {}});
            if (wasIdle) std::this_thread::sleep_for(Nap);
        }
        return end(Done{});
    }

private:
    Attempt take(const Message& message) {
        auto parcel = parcelFromBytes(message.bytes);
        if (!parcel) return Reason{"cluster.nonsense", {}};
        if (parcel->round != number_) return Done{};
        Worker& worker = crew_.workerAt(message.rank);
        const auto job = worker.jobs.find(parcel->number);
        if (job != worker.jobs.end()) {
            const std::chrono::duration<double> took = Clock::now() - job->second.second;
            meanSeconds_ += (took.count() - meanSeconds_) / ++outcomes_;
            if (parcel->kind == Parcel::Kind::NotDone) desk_.giveBack(job->second.first);
            worker.jobs.erase(job);
        }
        if (parcel->kind == Parcel::Kind::Failed) {
            crew_.onNews_({"cluster.on-host", {worker.host, std::to_string(message.rank)}});
            return reasonFrom(parcel->bytes);
        }
        if (parcel->kind == Parcel::Kind::NotDone) return Done{};
        return desk_.take(parcel->number, parcel->bytes);
    }

    void lookForSilence() {
        const auto now = Clock::now();
        for (int rank = 1; rank < crew_.channel_.size(); ++rank) {
            Worker& worker = crew_.workerAt(rank);
            if (worker.isLost || now - worker.heard < crew_.patience_) continue;
            worker.isLost = true;
            crew_.onNews_(
                {"cluster.lost",
                 {worker.host, std::to_string(rank), std::to_string(crew_.patience_.count()),
                  std::to_string(worker.jobs.size())}});
            for (const auto& [number, job] : worker.jobs) desk_.giveBack(job.first);
            worker.jobs.clear();
        }
    }

    /// As many as a process has threads; of short ones as many again, so that nobody waits for the
    /// next while a message is under way.
    std::size_t roomOf(const Worker& worker) const {
        constexpr double Short = 0.2;  // seconds
        const auto threads = static_cast<std::size_t>(worker.threads);
        return meanSeconds_ < Short ? 2 * threads : threads;
    }

    /// One job for each in turn, so that at the end all have about the same.
    void handOut() {
        bool gave = true;
        while (gave) {
            gave = false;
            for (int rank = 1; rank < crew_.channel_.size(); ++rank) {
                Worker& worker = crew_.workerAt(rank);
                if (worker.isLost || worker.jobs.size() >= roomOf(worker)) continue;
                auto job = desk_.next();
                if (!job) return;
                crew_.channel_.send(rank, Tag::Order,
                                    toBytes({number_, job->number, {}, job->order}));
                const std::uint64_t number = job->number;
                worker.jobs.emplace(number, std::pair(std::move(*job), Clock::now()));
                gave = true;
            }
        }
    }

    bool isDone() {
        const bool isAtWork =
            std::any_of(crew_.workers_.begin(), crew_.workers_.end(),
                        [](const Worker& worker) { return !worker.jobs.empty(); });
        if (isAtWork) return false;
        auto job = desk_.next();
        if (job) desk_.giveBack(*job);
        return !job;
    }

    /// What is still done is not wanted any more.
    Attempt end(const Attempt& how) {
        for (Worker& worker : crew_.workers_) {
            for (const auto& [number, job] : worker.jobs) desk_.giveBack(job.first);
            worker.jobs.clear();
        }
        crew_.sendToAll(Tag::Drop, {});
        return how;
    }

    MpiCrew& crew_;
    jobs::Desk& desk_;
    std::uint32_t number_;
    double meanSeconds_ = 0;
    int outcomes_ = 0;
};

Attempt MpiCrew::run(jobs::Desk& desk, const jobs::Staff& staff, const std::stop_token& stop) {
    if (desk.isOver()) return Done{};
    if (workers_.empty()) return jobs::Threads().run(desk, staff, stop);
    return Round(*this, desk).run(stop);
}

bool MpiCrew::waitForByes(std::chrono::seconds most) {
    const auto until = Clock::now() + most;
    const auto isThere = [](const Worker& worker) { return !worker.isLost; };
    const auto there = std::count_if(workers_.begin(), workers_.end(), isThere);
    while (byes_ < there && Clock::now() < until) {
        if (const auto message = channel_.receive()) {
            hear(*message);
        } else {
            std::this_thread::sleep_for(Nap);
        }
    }
    return byes_ == static_cast<int>(workers_.size());
}

}  // namespace tianyuan::cluster
