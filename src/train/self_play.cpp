#include "train/self_play.h"

#include "train/game_file.h"

#include <set>
#include <vector>

namespace tianyuan::train {
namespace {

class SelfPlayWorker final : public jobs::Worker {
public:
    explicit SelfPlayWorker(const SelfPlaySetup& setup) : size_(setup.size), player_(setup) {}

    Result<std::optional<std::string>> work(const jobs::Job& job,
                                            const std::stop_token& stop) override {
        const auto game = player_.play(static_cast<std::uint32_t>(job.number), stop);
        if (!game) return std::optional<std::string>();
        return std::optional(bytesOf(*game, size_));
    }

private:
    int size_;
    SelfPlayer player_;
};

class SelfPlayDesk final : public jobs::Desk {
public:
    using OnGame = std::function<Attempt(const TrainingGame&)>;

    SelfPlayDesk(int size, std::span<const std::uint32_t> numbers, const OnGame& onGame)
        : size_(size), open_(numbers.rbegin(), numbers.rend()), onGame_(onGame) {}

    std::optional<jobs::Job> next() override {
        while (!open_.empty() && done_.contains(open_.back())) open_.pop_back();
        if (open_.empty()) return std::nullopt;
        const std::uint32_t number = open_.back();
        open_.pop_back();
        return jobs::Job{number, {}};
    }

    Attempt take(std::uint64_t number, std::string_view outcome) override {
        const auto game = gameFromBytes(outcome, size_);
        if (!game || game->number != number) return Reason{"train.bad-game", {}};
        if (!done_.insert(game->number).second) return Done{};
        return onGame_(*game);
    }

    void giveBack(const jobs::Job& job) override {
        open_.push_back(static_cast<std::uint32_t>(job.number));
    }

    bool isOver() const override { return false; }

private:
    int size_;
    std::vector<std::uint32_t> open_;  // the next one last
    std::set<std::uint32_t> done_;
    const OnGame& onGame_;
};

}  // namespace

jobs::Staff selfPlayers(const SelfPlaySetup& setup, int threads) {
    return {[setup] { return std::make_unique<SelfPlayWorker>(setup); }, threads};
}

Attempt playGames(const SelfPlaySetup& setup, std::span<const std::uint32_t> numbers, int threads,
                  jobs::Crew& crew, const std::stop_token& stop,
                  const std::function<Attempt(const TrainingGame&)>& onGame) {
    SelfPlayDesk desk(setup.size, numbers, onGame);
    return crew.run(desk, selfPlayers(setup, threads), stop);
}

}  // namespace tianyuan::train
