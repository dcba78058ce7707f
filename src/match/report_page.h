#pragma once

#include <string_view>

namespace tianyuan::match {

// The parts of the HTML report, from the files in page/.
std::string_view reportPage();
std::string_view reportStyle();
std::string_view reportScript();

}  // namespace tianyuan::match
