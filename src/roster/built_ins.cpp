#include "roster/roster.h"

namespace tianyuan::roster {

std::span<const BuiltIn> builtIns() {
    static const std::vector<BuiltIn> table{};
    return table;
}

}  // namespace tianyuan::roster
