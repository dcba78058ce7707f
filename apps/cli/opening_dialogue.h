#pragma once

#include "command.h"
#include "opening/decision.h"

#include <string>

namespace tianyuan::cli {

/// The question of an opening protocol in words, put to `who`.
std::string questionText(const Context& context, const opening::Question& question,
                         const std::string& who);

/// What was typed as an answer. What it means depends on the question: a point is placed, offered
/// or picked.
Result<opening::Decision> decisionFrom(const opening::Question& question, const std::string& text);

}  // namespace tianyuan::cli
