#include "match/ratings.h"

#include "match/elo.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tianyuan::match {
namespace {

constexpr double LongestStep = 200;  // Elo: farther off, the model is not near its tangent

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

/// The inverse of a symmetric positive definite matrix, by elimination.
Matrix inverse(Matrix matrix) {
    const std::size_t n = matrix.size();
    Matrix result(n, Vector(n, 0));
    for (std::size_t i = 0; i < n; ++i) result[i][i] = 1;
    for (std::size_t i = 0; i < n; ++i) {
        const double pivot = matrix[i][i];
        assert(pivot > 0);
        for (std::size_t j = 0; j < n; ++j) {
            matrix[i][j] /= pivot;
            result[i][j] /= pivot;
        }
        for (std::size_t k = 0; k < n; ++k) {
            const double factor = matrix[k][i];
            if (k == i || factor == 0) continue;
            for (std::size_t j = 0; j < n; ++j) {
                matrix[k][j] -= factor * matrix[i][j];
                result[k][j] -= factor * result[i][j];
            }
        }
    }
    return result;
}

/// First and second derivatives of the log likelihood, in Elo; the second with its sign turned.
struct Slopes {
    Vector first;
    Matrix second;
};

Slopes slopesAt(const Vector& elo, std::span<const Meeting> meetings, double priorDraws) {
    const double unit = std::log(10.0) / 400;
    const std::size_t n = elo.size();
    Slopes slopes{Vector(n, 0), Matrix(n, Vector(n, 0))};
    for (const Meeting& meeting : meetings) {
        const auto a = static_cast<std::size_t>(meeting.a);
        const auto b = static_cast<std::size_t>(meeting.b);
        const double expected = scoreFromElo(elo[a] - elo[b]);
        const double surprise = unit * (meeting.points - meeting.games * expected);
        const double weight = unit * unit * meeting.games * expected * (1 - expected);
        slopes.first[a] += surprise;
        slopes.first[b] -= surprise;
        slopes.second[a][a] += weight;
        slopes.second[b][b] += weight;
        slopes.second[a][b] -= weight;
        slopes.second[b][a] -= weight;
    }
    for (std::size_t i = 0; i < n; ++i) {
        const double expected = scoreFromElo(elo[i]);
        slopes.first[i] += unit * priorDraws * (0.5 - expected);
        slopes.second[i][i] += unit * unit * priorDraws * expected * (1 - expected);
    }
    // Where all ratings move together nothing changes: hold their sum, which does no other harm.
    const double hold = priorDraws > 0 ? 0 : unit * unit;
    for (Vector& row : slopes.second) {
        for (double& each : row) each += hold;
    }
    return slopes;
}

}  // namespace

std::vector<Rating> rate(int players, std::span<const Meeting> meetings,
                         const RatingOptions& options) {
    const auto n = static_cast<std::size_t>(players);
    Vector elo(n, 0);
    Matrix covariance;
    for (int step = 0; step < 200; ++step) {
        const Slopes slopes = slopesAt(elo, meetings, options.priorDraws);
        covariance = inverse(slopes.second);
        double farthest = 0;
        for (std::size_t i = 0; i < n; ++i) {
            double change = 0;
            for (std::size_t j = 0; j < n; ++j) change += covariance[i][j] * slopes.first[j];
            change = std::clamp(change, -LongestStep, LongestStep);
            elo[i] += change;
            farthest = std::max(farthest, std::abs(change));
        }
        if (farthest < 1e-9) break;
    }

    // A rating is the difference from a reference: the anchor, or the average of all.
    Vector share(n, options.anchor ? 0 : 1 / static_cast<double>(n));
    if (options.anchor) share[static_cast<std::size_t>(*options.anchor)] = 1;
    double reference = 0;
    double referenceVariance = 0;
    Vector withReference(n, 0);
    for (std::size_t i = 0; i < n; ++i) {
        reference += share[i] * elo[i];
        for (std::size_t j = 0; j < n; ++j) withReference[i] += covariance[i][j] * share[j];
    }
    for (std::size_t i = 0; i < n; ++i) referenceVariance += share[i] * withReference[i];
    std::vector<Rating> ratings(n);
    for (std::size_t i = 0; i < n; ++i) {
        const double variance = covariance[i][i] - 2 * withReference[i] + referenceVariance;
        ratings[i].elo = elo[i] - reference + options.level;
        ratings[i].error = Z95 * std::sqrt(std::max(0.0, variance));
    }
    return ratings;
}

}  // namespace tianyuan::match
