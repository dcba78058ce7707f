#include "train/self_play.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace tianyuan::train {

Attempt playGames(const SelfPlaySetup& setup, std::span<const std::uint32_t> numbers, int threads,
                  std::stop_token stop, const std::function<Attempt(const TrainingGame&)>& onGame) {
    std::stop_source over;
    const std::stop_callback passOn(stop, [&over] { over.request_stop(); });
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::optional<Reason> failure;

    const auto work = [&] {
        SelfPlayer player(setup);
        for (std::size_t i = next++; i < numbers.size(); i = next++) {
            const auto game = player.play(numbers[i], over.get_token());
            if (!game) return;
            const std::scoped_lock lock(mutex);
            if (failure) return;
            if (const Attempt heard = onGame(*game); !heard) {
                failure = heard.reason();
                over.request_stop();
            }
        }
    };
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < std::max(1, threads); ++i) workers.emplace_back(work);
    }
    if (failure) return *failure;
    return Done{};
}

}  // namespace tianyuan::train
