#pragma once

#include "record/record.h"
#include "web/bridge/post_office.h"
#include "web/bridge/speaker.h"

#include <string>

namespace tianyuan::web {

/// The list of games that the browser keeps: each has a name of its own and is written in SGF.

/// Names go up, so that the list can be put in order by them.
std::string newGameId();

/// Tells the page to keep a game; one without a move is nothing to keep.
void keepGame(PostOffice& office, const std::string& id, const record::Record& record);

/// `games`: {"id", "game"}. Answers what the list shows of each that can be read: who played, how
/// it ended, and a small picture.
Json describeGames(const Json& games, const Speaker& speaker);

/// Who played whom.
std::string titleOf(const record::Record& record, const Speaker& speaker);

}  // namespace tianyuan::web
