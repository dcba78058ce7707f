#include "match/sprt.h"

#include "match/elo.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <span>

namespace tianyuan::match {
namespace {

constexpr double FarthestBound = 200;  // in normalised Elo hardly any results are farther out

/// How likely each result is; a result is worth 0 to 1 in equal steps.
template <std::size_t N>
using Distribution = std::array<double, N>;

template <std::size_t N>
double worth(std::size_t i) {
    return static_cast<double>(i) / static_cast<double>(N - 1);
}

/// The likeliest distribution behind the observed one for which the mean of `quantity` is zero. By
/// Lagrange it is observed / (1 + x quantity), where x is the one root of the mean: the mean falls
/// with x, between the two poles next to 0.
template <std::size_t N>
Distribution<N> likeliestWithZeroMean(const Distribution<N>& observed,
                                      const std::array<double, N>& quantity) {
    const auto [least, most] = std::minmax_element(quantity.begin(), quantity.end());
    assert(*least < 0 && *most > 0);
    double low = -1 / *most;
    double high = -1 / *least;
    double x = 0;
    for (int step = 0; step < 100; ++step) {
        double mean = 0;
        double slope = 0;
        for (std::size_t i = 0; i < N; ++i) {
            const double share = quantity[i] / (1 + x * quantity[i]);
            mean += observed[i] * share;
            slope -= observed[i] * share * share;
        }
        (mean > 0 ? low : high) = x;
        double next = x - mean / slope;
        if (!(next > low && next < high)) next = (low + high) / 2;
        if (std::abs(next - x) <= 1e-14 * (1 + std::abs(x))) break;
        x = next;
    }
    Distribution<N> likeliest;
    for (std::size_t i = 0; i < N; ++i) likeliest[i] = observed[i] / (1 + x * quantity[i]);
    return likeliest;
}

template <std::size_t N>
Distribution<N> likeliestWithScore(const Distribution<N>& observed, double score) {
    std::array<double, N> lead;
    for (std::size_t i = 0; i < N; ++i) lead[i] = worth<N>(i) - score;
    return likeliestWithZeroMean(observed, lead);
}

/// The same, with the lead over one half being `deviations` standard deviations. A deviation is no
/// mean, but near a distribution that we have it nearly is one: take that, and go on from what
/// comes out until it stays.
template <std::size_t N>
Distribution<N> likeliestWithLead(const Distribution<N>& observed, double deviations) {
    Distribution<N> current;
    current.fill(1.0 / N);
    for (int step = 0; step < 30; ++step) {
        double mean = 0;
        double variance = 0;
        for (std::size_t i = 0; i < N; ++i) mean += current[i] * worth<N>(i);
        for (std::size_t i = 0; i < N; ++i) {
            variance += current[i] * (worth<N>(i) - mean) * (worth<N>(i) - mean);
        }
        const double deviation = std::sqrt(variance);
        std::array<double, N> excess;
        for (std::size_t i = 0; i < N; ++i) {
            const double away = (worth<N>(i) - mean) / deviation;
            excess[i] = worth<N>(i) - 0.5 - deviations * deviation * (1 + away * away) / 2;
        }
        const Distribution<N> next = likeliestWithZeroMean(observed, excess);
        double change = 0;
        for (std::size_t i = 0; i < N; ++i) {
            change = std::max(change, std::abs(next[i] - current[i]));
        }
        current = next;
        if (change < 1e-10) break;
    }
    return current;
}

template <std::size_t N>
Distribution<N> likeliestWithElo(const Distribution<N>& observed, double elo, EloModel model) {
    if (model == EloModel::Logistic) return likeliestWithScore(observed, scoreFromElo(elo));
    // Two games vary by √2 more than one, and a pair's result is half their sum.
    const double games = N == 5 ? 2 : 1;
    return likeliestWithLead(observed, std::sqrt(games) * elo / normalizedScale());
}

template <std::size_t N>
SprtStatus statusOf(const SprtOptions& options, const std::array<int, N>& counts) {
    SprtStatus status;
    status.lower = std::log(options.beta / (1 - options.alpha));
    status.upper = std::log((1 - options.beta) / options.alpha);
    if (std::all_of(counts.begin(), counts.end(), [](int count) { return count == 0; })) {
        return status;
    }
    constexpr double NeverSeen = 1e-3;
    Distribution<N> observed;
    double number = 0;
    for (std::size_t i = 0; i < N; ++i) {
        observed[i] = counts[i] > 0 ? counts[i] : NeverSeen;
        number += observed[i];
    }
    for (double& share : observed) share /= number;
    const auto h0 = likeliestWithElo(observed, options.elo0, options.model);
    const auto h1 = likeliestWithElo(observed, options.elo1, options.model);
    for (std::size_t i = 0; i < N; ++i) {
        status.llr += number * observed[i] * std::log(h1[i] / h0[i]);
    }
    if (status.llr <= status.lower) status.verdict = SprtVerdict::AcceptH0;
    if (status.llr >= status.upper) status.verdict = SprtVerdict::AcceptH1;
    return status;
}

/// A number that fills the whole text.
bool readNumber(std::string_view text, double& number) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && rest == end && std::isfinite(number);
}

std::string shortText(double number) {
    std::array<char, 32> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    assert(error == std::errc());
    return std::string(buffer.data(), end);
}

}  // namespace

Result<SprtOptions> sprtFromText(std::string_view text) {
    const Reason refusal{"match.not-an-sprt", {std::string(text)}};
    SprtOptions options;
    const std::array fields{&options.elo0, &options.elo1, &options.alpha, &options.beta};
    std::size_t count = 0;
    std::string_view rest = text;
    while (count < fields.size()) {
        const std::size_t comma = rest.find(',');
        if (!readNumber(rest.substr(0, comma), *fields[count])) return refusal;
        ++count;
        if (comma == std::string_view::npos) break;
        if (count == fields.size()) return refusal;
        rest.remove_prefix(comma + 1);
    }
    const auto isChance = [](double chance) { return chance > 0 && chance < 0.5; };
    if (count != 2 && count != 4) return refusal;
    if (!isChance(options.alpha) || !isChance(options.beta)) return refusal;
    if (!(options.elo0 < options.elo1)) return refusal;
    if (options.elo0 < -FarthestBound || options.elo1 > FarthestBound) return refusal;
    return options;
}

std::string toText(const SprtOptions& options) {
    return shortText(options.elo0) + "," + shortText(options.elo1) + "," +
           shortText(options.alpha) + "," + shortText(options.beta);
}

SprtStatus sprt(const SprtOptions& options, const Pentanomial& pairs) {
    return statusOf(options, pairs.counts);
}

SprtStatus sprt(const SprtOptions& options, const Trinomial& games) {
    return statusOf(options, games.counts());
}

}  // namespace tianyuan::match
