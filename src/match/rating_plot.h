#pragma once

#include "match/standings.h"

#include <string>
#include <vector>

namespace tianyuan::match {

/// Where a plot is shown: in a page that has our colours as CSS variables, or by itself.
enum class PlotPlace { InPage, Alone };

/// The ratings as an SVG drawing, the strongest on top: a dot on a scale of Elo, with its error.
/// Follows the light or dark mode of the reader.
std::string ratingPlot(const std::vector<Standing>& standings,
                       const std::vector<std::string>& names, PlotPlace place);

}  // namespace tianyuan::match
