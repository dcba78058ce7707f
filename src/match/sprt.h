#pragma once

#include "core/result.h"
#include "match/score.h"

#include <string>
#include <string_view>

namespace tianyuan::match {

/// In which Elo the bounds of a test are meant: the usual one, or in standard deviations of a game,
/// so that a test takes as many games whatever the share of draws.
enum class EloModel { Logistic, Normalized };

/// A sequential probability ratio test: is the first player stronger by elo1 (H1), or only by elo0
/// (H0)? It goes on until one of them is likely enough.
struct SprtOptions {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;  // how often H1 may be taken though H0 holds
    double beta = 0.05;   // how often H0 may be taken though H1 holds
    EloModel model = EloModel::Normalized;

    friend bool operator==(const SprtOptions&, const SprtOptions&) = default;
};

/// "0,5" or "0,5,0.05,0.05": elo0, elo1, alpha, beta.
Result<SprtOptions> sprtFromText(std::string_view text);
std::string toText(const SprtOptions& options);

enum class SprtVerdict { Continue, AcceptH0, AcceptH1 };

/// Where a test stands: the logarithm of how much likelier H1 is than H0, and where it ends.
struct SprtStatus {
    double llr = 0;
    double lower = 0;
    double upper = 0;
    SprtVerdict verdict = SprtVerdict::Continue;
};

/// Generalised test: whatever is not asked about (the share of draws, how results of a pair hang
/// together) is taken as it is likeliest under either hypothesis. Results that never happened count
/// as a thousandth of one.
SprtStatus sprt(const SprtOptions& options, const Pentanomial& pairs);
SprtStatus sprt(const SprtOptions& options, const Trinomial& games);

}  // namespace tianyuan::match
