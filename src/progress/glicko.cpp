#include "progress/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tianyuan::progress {
namespace {

constexpr double Scale = 173.7178;  // points of the usual scale
constexpr double Middle = 1500;
constexpr double SystemConstant = 0.5;  // how fast the volatility may change
constexpr double Precision = 0.000001;
constexpr double MostDeviation = 350;

double weightOf(double deviation) {
    return 1 / std::sqrt(1 + 3 * deviation * deviation / (std::numbers::pi * std::numbers::pi));
}

double expected(double own, double other, double deviation) {
    return 1 / (1 + std::exp(-weightOf(deviation) * (own - other)));
}

/// The new volatility: the zero of a function, by the Illinois algorithm (step 5 of the paper).
double newVolatility(double volatility, double deviation, double variance, double improvement) {
    const double start = std::log(volatility * volatility);
    const double square = deviation * deviation;
    const auto function = [&](double x) {
        const double power = std::exp(x);
        const double sum = square + variance + power;
        return power * (improvement * improvement - sum) / (2 * sum * sum) -
               (x - start) / (SystemConstant * SystemConstant);
    };
    double a = start;
    double b = 0;
    if (improvement * improvement > square + variance) {
        b = std::log(improvement * improvement - square - variance);
    } else {
        b = start - SystemConstant;
        while (function(b) < 0) b -= SystemConstant;
    }
    double atA = function(a);
    double atB = function(b);
    while (std::abs(b - a) > Precision) {
        const double c = a + (a - b) * atA / (atB - atA);
        const double atC = function(c);
        if (atC * atB <= 0) {
            a = b;
            atA = atB;
        } else {
            atA /= 2;
        }
        b = c;
        atB = atC;
    }
    return std::exp(a / 2);
}

}  // namespace

Rating updated(const Rating& before, std::span<const Encounter> period) {
    const double own = (before.rating - Middle) / Scale;
    const double deviation = before.deviation / Scale;
    Rating after = before;
    if (period.empty()) {
        const double grown = std::hypot(deviation, before.volatility) * Scale;
        after.deviation = std::min(grown, MostDeviation);
        return after;
    }
    double information = 0;
    double surplus = 0;
    for (const Encounter& each : period) {
        const double other = (each.rating - Middle) / Scale;
        const double weight = weightOf(each.deviation / Scale);
        const double chance = expected(own, other, each.deviation / Scale);
        information += weight * weight * chance * (1 - chance);
        surplus += weight * (each.score - chance);
    }
    const double variance = 1 / information;
    after.volatility = newVolatility(before.volatility, deviation, variance, variance * surplus);
    const double grown = std::hypot(deviation, after.volatility);
    const double sure = 1 / std::sqrt(1 / (grown * grown) + information);
    after.rating = Middle + Scale * (own + sure * sure * surplus);
    after.deviation = std::min(sure * Scale, MostDeviation);
    return after;
}

double expectedScore(const Rating& own, double rating, double deviation) {
    return expected((own.rating - Middle) / Scale, (rating - Middle) / Scale, deviation / Scale);
}

}  // namespace tianyuan::progress
