#include "match/contest.h"

#include "match/random.h"

#include <algorithm>
#include <mutex>
#include <thread>
#include <utility>

namespace tianyuan::match {

std::vector<std::string> ContestSetup::names() const {
    std::vector<std::string> names;
    for (const Entrant& entrant : entrants) names.push_back(entrant.name);
    return names;
}

namespace {

/// The players of one thread.
class Bench {
public:
    Bench(const ContestSetup& setup, const PlayerFactory& factory)
        : setup_(setup), factory_(factory), players_(setup.entrants.size()) {}

    /// A player ready for a new game.
    Result<player::Player*> ready(int entrant, const Fixture& fixture) {
        const auto number = static_cast<std::size_t>(entrant);
        std::unique_ptr<player::Player>& player = players_[number];
        const bool fresh = setup_.entrants[number].freshEachGame;
        if (player && !fresh) {
            player->reset();
            return player.get();
        }
        player.reset();
        const std::uint64_t seed =
            fresh ? mixed(setup_.seed, static_cast<std::uint64_t>(fixture.index) + 1, number)
                  : mixed(setup_.seed, 0, number);
        auto made = factory_(entrant, seed);
        if (!made) return made.reason();
        player = std::move(*made);
        return player.get();
    }

    void dismiss(int entrant) { players_[static_cast<std::size_t>(entrant)].reset(); }

private:
    const ContestSetup& setup_;
    const PlayerFactory& factory_;
    std::vector<std::unique_ptr<player::Player>> players_;  // by entrant; empty: not made yet
};

}  // namespace

/// The threads that play, and what they share.
class Contest::Crew {
public:
    Crew(Contest& contest, std::vector<Fixture> open, const OnGame& onGame)
        : contest_(contest), open_(std::move(open)), onGame_(onGame) {}

    Attempt run(const std::stop_token& stop) {
        const std::stop_callback passOn(stop, [this] { enough_.request_stop(); });
        const auto wanted = static_cast<std::size_t>(std::max(1, contest_.setup_.concurrency));
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 1; i < std::min(wanted, open_.size()); ++i) {
                threads.emplace_back([this] { work(); });
            }
            work();
        }
        if (failure_) return *failure_;
        return Done{};
    }

private:
    void work() {
        Bench bench(contest_.setup_, contest_.factory_);
        Adjudicator adjudicator(contest_.setup_.terms, contest_.now_);
        const std::stop_token enough = enough_.get_token();
        while (const auto fixture = next()) {
            std::array<player::Player*, 2> players{};
            for (std::size_t seat = 0; seat < players.size(); ++seat) {
                const auto ready = bench.ready(fixture->players[seat], *fixture);
                if (!ready) return fail(ready.reason());
                players[seat] = *ready;
            }
            auto game = adjudicator.play(*fixture, openingOf(*fixture), players, enough);
            if (!game) return;
            if (isFault(game->cause)) bench.dismiss(*game->loser());
            finish(std::move(*game));
        }
    }

    std::optional<Fixture> next() {
        const std::lock_guard lock(mutex_);
        if (enough_.stop_requested() || begun_ == open_.size()) return std::nullopt;
        return open_[begun_++];
    }

    std::vector<Move> openingOf(const Fixture& fixture) const {
        const ContestSetup& setup = contest_.setup_;
        if (setup.terms.protocol != opening::Protocol::Free) return {};
        return setup.book.opening(fixture.opening);
    }

    void finish(PlayedGame game) {
        const std::lock_guard lock(mutex_);
        // Another thread may have ended it all in the meantime: then no more games count.
        if (enough_.stop_requested()) return;
        const PlayedGame& taken = contest_.take(std::move(game));
        if (onGame_) {
            if (const Attempt told = onGame_(taken); !told) {
                failure_ = told.reason();
                enough_.request_stop();
            }
        }
        const auto test = contest_.sprt();
        if (test && test->verdict != SprtVerdict::Continue) enough_.request_stop();
    }

    void fail(const Reason& reason) {
        const std::lock_guard lock(mutex_);
        if (!failure_) failure_ = reason;
        enough_.request_stop();
    }

    Contest& contest_;
    std::vector<Fixture> open_;
    const OnGame& onGame_;
    std::stop_source enough_;
    std::mutex mutex_;  // guards all below, and the contest's results
    std::size_t begun_ = 0;
    std::optional<Reason> failure_;
};

Contest::Contest(ContestSetup setup, PlayerFactory factory, Adjudicator::Now now)
    : setup_(std::move(setup)),
      factory_(std::move(factory)),
      now_(std::move(now)),
      tally_(static_cast<int>(setup_.entrants.size())) {}

const PlayedGame& Contest::take(PlayedGame game) {
    const int index = game.fixture.index;
    const auto [place, isNew] = games_.try_emplace(index, std::move(game));
    if (isNew) tally_.add(place->second);
    return place->second;
}

Attempt Contest::run(std::span<const Fixture> fixtures, std::stop_token stop,
                     const OnGame& onGame) {
    std::vector<Fixture> open;
    for (const Fixture& fixture : fixtures) {
        if (!games_.contains(fixture.index)) open.push_back(fixture);
    }
    const auto test = sprt();
    if (open.empty() || (test && test->verdict != SprtVerdict::Continue)) return Done{};
    return Crew(*this, std::move(open), onGame).run(stop);
}

std::optional<SprtStatus> Contest::sprt() const {
    if (!setup_.sprt || setup_.entrants.size() < 2) return std::nullopt;
    return match::sprt(*setup_.sprt, tally_.pair(0, 1).pairs);
}

}  // namespace tianyuan::match
