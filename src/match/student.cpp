#include "match/student.h"

#include <cmath>
#include <initializer_list>

namespace tianyuan::match {
namespace {

/// The continued fraction of the incomplete beta function (Lentz's method), which converges fast
/// for x below the mean.
double betaFraction(double x, double a, double b) {
    constexpr double Tiny = 1e-300;
    const auto kept = [](double value) { return std::abs(value) < Tiny ? Tiny : value; };
    double c = 1;
    double d = 1 / kept(1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int m = 1; m < 1000; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        double change = 1;
        for (const double term : {even, odd}) {
            d = 1 / kept(1 + term * d);
            c = kept(1 + term / c);
            change = c * d;
            fraction *= change;
        }
        if (std::abs(change - 1) < 1e-14) break;
    }
    return fraction;
}

}  // namespace

double betaBelow(double x, double a, double b) {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    const double front = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) +
                                  a * std::log(x) + b * std::log1p(-x));
    if (x < (a + 1) / (a + b + 2)) return front * betaFraction(x, a, b) / a;
    return 1 - front * betaFraction(1 - x, b, a) / b;
}

double studentBelow(double t, double freedom) {
    const double beyond = betaBelow(freedom / (freedom + t * t), freedom / 2, 0.5) / 2;
    return t > 0 ? 1 - beyond : beyond;
}

double studentQuantile95(double freedom) {
    double low = 0;
    double high = 13;  // that of one degree of freedom is the largest
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        (studentBelow(middle, freedom) < 0.975 ? low : high) = middle;
    }
    return (low + high) / 2;
}

}  // namespace tianyuan::match
