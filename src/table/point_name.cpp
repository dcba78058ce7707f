#include "table/point_name.h"

namespace tianyuan::table {

std::string nameOf(Move move, int size) {
    if (move.isPass()) return "–";
    std::string name = toText(move, size);
    if ('a' <= name.front() && name.front() <= 'z') name.front() += 'A' - 'a';
    return name;
}

Reason withNames(Reason reason, int size) {
    for (std::string& argument : reason.arguments) {
        const auto move = moveFromText(argument, size);
        if (move && !move->isPass()) argument = nameOf(*move, size);
    }
    return reason;
}

}  // namespace tianyuan::table
