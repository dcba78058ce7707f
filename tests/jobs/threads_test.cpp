#include "jobs/crew.h"

#include <gtest/gtest.h>

#include <atomic>
#include <map>
#include <set>
#include <thread>

namespace tianyuan::jobs {
namespace {

/// The squares of some numbers; whoever asks for 13 fails.
class Squares final : public Desk {
public:
    explicit Squares(int count) : left_(count) {}

    std::optional<Job> next() override {
        if (!back_.empty()) {
            const std::uint64_t number = *back_.begin();
            back_.erase(back_.begin());
            return Job{number, std::to_string(number)};
        }
        if (left_ == 0) return std::nullopt;
        const auto number = static_cast<std::uint64_t>(left_--);
        return Job{number, std::to_string(number)};
    }
    Attempt take(std::uint64_t number, std::string_view outcome) override {
        if (number == refused) return Reason{"jobs.refused", {}};
        taken[number] = outcome;
        return Done{};
    }
    void giveBack(const Job& job) override { back_.insert(job.number); }
    bool isOver() const override { return enough > 0 && static_cast<int>(taken.size()) >= enough; }

    std::map<std::uint64_t, std::string> taken;
    std::uint64_t refused = 0;
    int enough = 0;  // 0: all

    std::size_t givenBack() const { return back_.size(); }

private:
    int left_;
    std::set<std::uint64_t> back_;
};

class Squarer final : public Worker {
public:
    explicit Squarer(std::uint64_t unable = 0) : unable_(unable) {}

    Result<std::optional<std::string>> work(const Job& job, const std::stop_token& stop) override {
        if (job.number == unable_) return Reason{"jobs.unable", {}};
        if (stop.stop_requested()) return std::optional<std::string>();
        const long long number = std::stoll(job.order);
        return std::optional(std::to_string(number * number));
    }

private:
    std::uint64_t unable_;
};

Staff squarers(int threads, std::uint64_t unable = 0) {
    return {[unable] { return std::make_unique<Squarer>(unable); }, threads};
}

TEST(Threads, DoEveryJobOnce) {
    for (const int threads : {1, 2, 5}) {
        Squares desk(100);
        ASSERT_TRUE(Threads().run(desk, squarers(threads), {}));
        ASSERT_EQ(desk.taken.size(), 100U);
        EXPECT_EQ(desk.taken[12], "144");
    }
}

TEST(Threads, EndWhenTheDeskIsOver) {
    Squares desk(100'000);
    desk.enough = 10;
    ASSERT_TRUE(Threads().run(desk, squarers(3), {}));
    EXPECT_EQ(desk.taken.size(), 10U);
}

TEST(Threads, EndWithTheReasonOfAWorkerOrOfTheDesk) {
    Squares desk(100);
    EXPECT_EQ(Threads().run(desk, squarers(2, 50), {}).reason().code, "jobs.unable");
    Squares other(100);
    other.refused = 50;
    EXPECT_EQ(Threads().run(other, squarers(2), {}).reason().code, "jobs.refused");
    EXPECT_LT(other.taken.size(), 100U);
}

TEST(Threads, GiveBackWhatIsNotDoneWhenTheyAreStopped) {
    /// Waits until it is told to stop.
    class Waiter final : public Worker {
    public:
        explicit Waiter(std::atomic<int>& waiting) : waiting_(waiting) {}
        Result<std::optional<std::string>> work(const Job&, const std::stop_token& stop) override {
            ++waiting_;
            waiting_.notify_all();
            while (!stop.stop_requested()) continue;
            return std::optional<std::string>();
        }

    private:
        std::atomic<int>& waiting_;
    };
    std::atomic<int> waiting = 0;
    std::stop_source stop;
    Squares desk(100);
    std::jthread stopper([&] {
        waiting.wait(0);
        stop.request_stop();
    });
    const Staff staff{[&] { return std::make_unique<Waiter>(waiting); }, 1};
    EXPECT_TRUE(Threads().run(desk, staff, stop.get_token()));
    EXPECT_TRUE(desk.taken.empty());
    EXPECT_EQ(desk.givenBack(), 1U);
}

}  // namespace
}  // namespace tianyuan::jobs
