#include "match/contest.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tianyuan::match {

std::vector<std::string> ContestSetup::names() const {
    std::vector<std::string> names;
    for (const Entrant& entrant : entrants) names.push_back(entrant.name);
    return names;
}

/// The games that are to be played, and where they go.
class Contest::GameDesk final : public jobs::Desk {
public:
    GameDesk(Contest& contest, std::vector<Fixture> open, const OnGame& onGame)
        : contest_(contest), open_(std::move(open)), onGame_(onGame) {
        std::reverse(open_.begin(), open_.end());
    }

    std::optional<jobs::Job> next() override {
        // One that was given back may have come in after all.
        while (!open_.empty() && contest_.games_.contains(open_.back().index)) open_.pop_back();
        if (open_.empty()) return std::nullopt;
        const Fixture fixture = open_.back();
        open_.pop_back();
        out_.emplace(fixture.index, fixture);
        return jobFor(fixture, contest_.setup_);
    }

    Attempt take(std::uint64_t number, std::string_view outcome) override {
        auto game = gameFromOutcome(outcome, contest_.setup_);
        if (!game) return game.reason();
        const auto asked = out_.find(static_cast<int>(number));
        if (asked == out_.end() || asked->second != game->fixture) {
            return contest_.games_.contains(static_cast<int>(number))
                       ? Attempt(Done{})
                       : Attempt(Reason{"match.not-a-game", {}});
        }
        if (contest_.games_.contains(game->fixture.index)) return Done{};
        const PlayedGame whole = *game;
        game->transcripts = {};
        contest_.take(std::move(*game));
        return onGame_ ? onGame_(whole) : Attempt(Done{});
    }

    void giveBack(const jobs::Job& job) override {
        const auto asked = out_.find(static_cast<int>(job.number));
        if (asked != out_.end()) open_.push_back(asked->second);
    }

    bool isOver() const override { return contest_.isDecided(); }

private:
    Contest& contest_;
    std::vector<Fixture> open_;   // the next one last
    std::map<int, Fixture> out_;  // handed out at some time
    const OnGame& onGame_;
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

jobs::Staff Contest::staff() const {
    return {[this] { return makeGameWorker(setup_, factory_, now_); }, setup_.concurrency};
}

Attempt Contest::run(std::span<const Fixture> fixtures, jobs::Crew& crew,
                     const std::stop_token& stop, const OnGame& onGame) {
    std::vector<Fixture> open;
    for (const Fixture& fixture : fixtures) {
        if (!games_.contains(fixture.index)) open.push_back(fixture);
    }
    if (open.empty() || isDecided()) return Done{};
    jobs::Staff workers = staff();
    workers.threads = std::min(workers.threads, static_cast<int>(open.size()));
    GameDesk desk(*this, std::move(open), onGame);
    return crew.run(desk, workers, stop);
}

Attempt Contest::run(std::span<const Fixture> fixtures, const std::stop_token& stop,
                     const OnGame& onGame) {
    jobs::Threads threads;
    return run(fixtures, threads, stop, onGame);
}

std::optional<SprtStatus> Contest::sprt() const {
    if (!setup_.sprt || setup_.entrants.size() < 2) return std::nullopt;
    return match::sprt(*setup_.sprt, tally_.pair(0, 1).pairs);
}

bool Contest::isDecided() const {
    const auto test = sprt();
    return test && test->verdict != SprtVerdict::Continue;
}

}  // namespace tianyuan::match
