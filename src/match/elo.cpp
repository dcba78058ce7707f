#include "match/elo.h"

#include "match/student.h"

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

constexpr double FewResults = 30;

/// `games`: how many games one result stands for; `kinds`: how many kinds of results there are.
EloEstimate estimateFrom(const Moments& results, int games, int kinds) {
    if (results.number == 0) return {};
    const bool few = results.number < FewResults || results.variance == 0;
    // Of equally likely results in equal steps from 0 to 1.
    const double ofAnyKind = (kinds + 1.0) / (12.0 * (kinds - 1));
    const double variance =
        few ? (results.number * results.variance + ofAnyKind) / (results.number + 1)
            : results.variance;
    const double freedom = std::max(1.0, results.number - 1);
    const double deviations = few ? studentQuantile95(freedom) : Z95;
    const double deviation = std::sqrt(variance / results.number);  // of the mean
    const double error = deviations * deviation;

    EloEstimate estimate;
    estimate.elo = eloFromScore(results.mean);
    estimate.error = std::numeric_limits<double>::infinity();
    if (std::isfinite(estimate.elo)) {
        estimate.error =
            (eloFromScore(results.mean + error) - eloFromScore(results.mean - error)) / 2;
    }
    const double lead = results.mean - 0.5;
    estimate.normalized = lead / std::sqrt(games * variance) * normalizedScale();
    estimate.normalizedError = deviations * normalizedScale() / std::sqrt(games * results.number);
    const double away = lead / deviation;
    estimate.superiority = few ? studentBelow(away, freedom) : below(away);
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
    EloEstimate result = estimateFrom(Moments(games.counts()), 1, 3);
    // Draws say nothing about who is stronger. Between equals each decided game is a coin's throw,
    // so the lead in wins has a variance of one for each of them; few of them are counted exactly.
    const int decided = games.wins + games.losses;
    if (decided >= FewResults) {
        result.superiority = below((games.wins - games.losses) / std::sqrt(decided));
    } else {
        result.superiority = betaBelow(0.5, games.losses + 1.0, games.wins + 1.0);
    }
    return result;
}

EloEstimate estimate(const Pentanomial& pairs) { return estimateFrom(Moments(pairs.counts), 2, 5); }

}  // namespace tianyuan::match
