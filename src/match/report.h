#pragma once

#include "match/contest.h"

#include <string>

namespace tianyuan::match {

/// What stands above a report.
struct ReportTitle {
    std::string title;  // empty: the names of the players
    std::string date;
};

/// The results and all games as JSON, for other programs.
std::string resultsInJson(const Contest& contest, const ReportTitle& title);

/// The same to look at: a page with crosstable, plots and boards to replay each game. It stands by
/// itself and loads nothing; English and Chinese, light and dark.
std::string resultsInHtml(const Contest& contest, const ReportTitle& title);

}  // namespace tianyuan::match
