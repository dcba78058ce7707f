#pragma once

#include "core/result.h"
#include "study/finding.h"
#include "study/win_steps.h"

#include <string>
#include <vector>

namespace tianyuan::study {

// What a finding says to a person, as reasons for words::sentence.

/// "White 40, F8, is the losing move".
Reason verdictOf(const Finding& finding, int size);
/// Why, in one sentence: "Black's stone at F9 makes two open threes at once." `steps` are those of
/// its line.
Reason whyOf(const Finding& finding, const std::vector<WinStep>& steps, int size);
/// What belongs to it: blocked on the wrong side, how soon the five comes.
std::vector<Reason> detailsOf(const Finding& finding);
/// What would have held, said as what it is: proved, or only not refuted within the limits.
std::vector<Reason> heldOf(const Finding& finding, int size);

/// "Black F9: two open threes".
Reason textOf(const WinStep& step, int size);
/// "Black", "White", as an argument of a reason.
std::string codeOf(Stone side);
/// A chance as people write it: "75%".
std::string percent(double chance);
/// What was overlooked, as an item of a list: "a four-three".
std::string slipOf(const Finding& finding);

}  // namespace tianyuan::study
