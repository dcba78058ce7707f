#include "table/point_name.h"

namespace tianyuan::table {

Reason withNames(Reason reason, int size) {
    for (std::string& argument : reason.arguments) {
        const auto move = moveFromText(argument, size);
        if (move && !move->isPass()) argument = pointName(*move, size);
    }
    return reason;
}

}  // namespace tianyuan::table
