#pragma once

#include "store/balance.h"
#include "store/library.h"

#include <string>

namespace tianyuan::desktop {

/// How games of people against a computer player went, as the people see it: those that were
/// played here. The player is found by the names that it has in either language; what two computers
/// played does not count.
Result<store::Balance> balanceAgainst(store::Library& library, const std::string& spec);

}  // namespace tianyuan::desktop
