#pragma once

#include "command.h"
#include "game_saver.h"
#include "inbox.h"
#include "play_options.h"

#include <optional>

namespace tianyuan::cli {

/// What a person answers to "which unfinished game?".
struct ResumeChoice {
    bool hasEnded = false;                 // the input has
    std::optional<store::Summary> chosen;  // nothing: a new game
};

/// Asks which of the games that were left to go on with; an empty answer means the latest.
ResumeChoice askWhichToResume(const Context& context, Inbox& inbox,
                              const std::vector<store::Summary>& games);

/// Asks for opponent, rule, size, opening and time; an empty line takes what is proposed. False if
/// the input ended.
bool askForOptions(const Context& context, Inbox& inbox, PlayOptions& options);

}  // namespace tianyuan::cli
