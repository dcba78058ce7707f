#pragma once

#include "match/contest.h"

#include <span>
#include <string>
#include <string_view>

namespace tianyuan::match {

/// What stands above a report.
struct ReportTitle {
    std::string title;  // empty: the names of the players
    std::string date;
    int expectedGames = 0;  // while the contest still runs; 0: it is over
};

/// The results and all games as JSON, for other programs.
std::string resultsInJson(const Contest& contest, const ReportTitle& title);

/// A text of the page in both languages, as the catalogue of sentences has it.
struct PageText {
    std::string_view code;
    std::string_view english;
    std::string_view chinese;
};

/// The same to look at: a page with crosstable, plots and boards to replay each game. It stands by
/// itself and loads nothing; English and Chinese, light and dark. It speaks with `texts`, whose
/// codes begin with "page.".
std::string resultsInHtml(const Contest& contest, const ReportTitle& title,
                          std::span<const PageText> texts);

}  // namespace tianyuan::match
