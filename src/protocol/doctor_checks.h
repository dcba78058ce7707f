#pragma once

#include "protocol/examiner.h"

#include <functional>
#include <string>
#include <vector>

namespace tianyuan::protocol {

struct Verdict {
    Severity severity = Severity::Pass;
    Reason reason;
};

/// One thing to try. What it learns about the engine besides its verdict goes into the checkup.
struct Check {
    std::string id;
    std::function<Verdict(Examiner&, Checkup&)> run;
};

/// Does the engine start at all? It comes first; where it fails, nothing else makes sense.
Check startCheck();
/// What every game needs; where an engine cannot play, the rest is not worth the time.
std::vector<Check> basicChecks();
std::vector<Check> furtherChecks();

}  // namespace tianyuan::protocol
