#pragma once

namespace tianyuan::match {

/// The share of a beta distribution below `x`, which is between 0 and 1.
double betaBelow(double x, double a, double b);

/// The share of Student's distribution below `t`: how far the mean of a few results may be from the
/// truth, in deviations that were themselves taken from those results.
double studentBelow(double t, double freedom);

/// Within so many deviations it is in 95 % of cases: 12.71 with one degree of freedom, 1.96 with
/// very many.
double studentQuantile95(double freedom);

}  // namespace tianyuan::match
