#pragma once

#include "match/contest.h"
#include "match/standings.h"

#include <string>
#include <vector>

namespace tianyuan::match {

/// The results in lines of text, with the words and numbers that users of cutechess and fastchess
/// look for: score, Elo ± error, LOS, pairs, the test, and how losses by faults came about. Two
/// players get theirs in full, more a table and a line for each pair.
std::string summaryOf(const Contest& contest);

/// What stands below a table: times, losses by faults and remarks of each player, as far as there
/// are any; and how many games ended by what.
std::string linesOfPlayers(const Contest& contest);
std::string lineOfGames(const Tally& tally);

/// "Elo difference: 70.4 +/- 61.2, LOS: 98.7 %, …": one line.
std::string eloLine(const PairTally& pair);
/// "SPRT: llr 1.23 (41.8 %), lbound -2.94, ubound 2.94 [0, 5]".
std::string sprtLine(const SprtStatus& status, const SprtOptions& options);

/// "+70.4", "-3.2", "+inf"; and what stands after the "+/-".
std::string eloText(double elo);
std::string errorText(double error);

/// A table of ratings as text with aligned columns, and as Markdown.
std::string ratingTable(const std::vector<Standing>& standings,
                        const std::vector<std::string>& names);
std::string ratingTableInMarkdown(const std::vector<Standing>& standings,
                                  const std::vector<std::string>& names);

}  // namespace tianyuan::match
