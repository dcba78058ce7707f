#pragma once

#include "match/score.h"

namespace tianyuan::match {

/// A normal variable is within so many standard deviations of its mean in 95 % of cases.
inline constexpr double Z95 = 1.959963984540054;

/// The usual (logistic) scale: what a score between 0 and 1 says about the difference in strength,
/// infinite at the ends, and back.
double eloFromScore(double score);
double scoreFromElo(double elo);

/// Elo for each standard deviation of a game's result: the scale of normalised Elo, which tells how
/// many games it takes to see a difference, whatever the share of draws.
double normalizedScale();

/// What some results say about the difference in strength. Errors are half the width of the
/// interval that holds the truth with a probability of 95 %.
///
/// Up to thirty results, and where all are the same, nothing is certain yet: their variance is
/// taken together with that of one imaginary result of any kind, and errors are Student's.
struct EloEstimate {
    double elo = 0;
    double error = 0;
    double normalized = 0;
    double normalizedError = 0;
    double superiority = 0.5;  // the likelihood that this side is the stronger one
};

EloEstimate estimate(const Trinomial& games);
EloEstimate estimate(const Pentanomial& pairs);

}  // namespace tianyuan::match
