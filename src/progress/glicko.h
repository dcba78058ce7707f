#pragma once

#include <span>

namespace tianyuan::progress {

/// How strong somebody is, how sure that is, and how steady: Glicko-2 on its usual scale.
struct Rating {
    double rating = 1500;
    double deviation = 350;  // two of three times the truth is nearer than this
    double volatility = 0.06;

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// A game against somebody of known strength.
struct Encounter {
    double rating = 1500;
    double deviation = 0;
    double score = 0;  // 1 won, 0.5 drawn, 0 lost
};

/// The rating after a period with these games; without any only the deviation grows. As in
/// "Example of the Glicko-2 system" (Mark Glickman, 2013), with 0.5 for the system constant.
Rating updated(const Rating& before, std::span<const Encounter> period);

/// The score that can be expected against somebody, as that paper has it.
double expectedScore(const Rating& own, double rating, double deviation);

}  // namespace tianyuan::progress
