#pragma once

#include "command.h"
#include "protocol/doctor.h"

#include <string>

namespace tianyuan::cli {

/// A symptom as lines to be printed: how it went, which check, what was seen; and, unless all was
/// well, the lines of the conversation that show it.
std::string toText(const Context& context, const protocol::Symptom& symptom, bool colour);

/// How many checks went how, in a line.
std::string summaryOf(const Context& context, const protocol::Checkup& checkup);

/// All of it as JSON, for scripts; with the whole conversation if wanted.
std::string toJson(const Context& context, const protocol::Checkup& checkup, bool withTranscript);

}  // namespace tianyuan::cli
