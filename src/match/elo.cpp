#include "match/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace tianyuan::match {
namespace {

/// Mean and variance of results that are worth 0 to 1 in equal steps.
struct Moments {
    double number = 0;
    double mean = 0.5;
    double variance = 0;

    explicit Moments(std::span<const int> counts) {
        for (const int count : counts) number += count;
        if (number == 0) return;
        const auto worth = [&](std::size_t i) {
            return static_cast<double>(i) / static_cast<double>(counts.size() - 1);
        };
        mean = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) mean += counts[i] * worth(i) / number;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            variance += counts[i] * (worth(i) - mean) * (worth(i) - mean) / number;
        }
    }
};

/// The share of a normal distribution below `z`.
double below(double z) { return std::erfc(-z / std::sqrt(2.0)) / 2; }

/// `games`: how many games one result stands for.
EloEstimate estimateFrom(const Moments& results, int games) {
    if (results.number == 0) return {};
    const double error = Z95 * std::sqrt(results.variance / results.number);
    EloEstimate estimate;
    estimate.elo = eloFromScore(results.mean);
    estimate.error = std::numeric_limits<double>::infinity();
    if (std::isfinite(estimate.elo)) {
        estimate.error =
            (eloFromScore(results.mean + error) - eloFromScore(results.mean - error)) / 2;
    }
    const double deviation = std::sqrt(games * results.variance);
    const double lead = results.mean - 0.5;
    estimate.normalized = lead == 0 ? 0 : lead / deviation * normalizedScale();
    estimate.normalizedError = Z95 * normalizedScale() / std::sqrt(games * results.number);
    if (lead != 0) {
        estimate.superiority = below(lead / std::sqrt(results.variance / results.number));
    }
    return estimate;
}

}  // namespace

double eloFromScore(double score) {
    constexpr double Infinity = std::numeric_limits<double>::infinity();
    if (score <= 0) return -Infinity;
    if (score >= 1) return Infinity;
    return 400 * std::log10(score / (1 - score));
}

double scoreFromElo(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

double normalizedScale() { return 800 / std::log(10.0); }

EloEstimate estimate(const Trinomial& games) {
    EloEstimate result = estimateFrom(Moments(games.counts()), 1);
    // Draws say nothing about who is stronger. Between equals each decided game is a coin's throw,
    // so the lead in wins has a variance of one for each of them.
    const int decided = games.wins + games.losses;
    if (decided > 0) result.superiority = below((games.wins - games.losses) / std::sqrt(decided));
    return result;
}

EloEstimate estimate(const Pentanomial& pairs) { return estimateFrom(Moments(pairs.counts), 2); }

}  // namespace tianyuan::match
