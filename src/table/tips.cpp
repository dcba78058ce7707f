#include "table/tips.h"

#include <array>

namespace tianyuan::table {
namespace {

/// When each of them comes, in moves played.
constexpr std::array ComesAt{0, 4, 8, 12};
constexpr int Lasts = 3;

/// In moves; nothing: there is no further one.
std::optional<int> nextComesAt(int seen) {
    const auto next = static_cast<std::size_t>(seen);
    return next < ComesAt.size() ? std::optional(ComesAt[next]) : std::nullopt;
}

}  // namespace

std::optional<Tip> tipFor(const PlayTable& table, int seen) {
    const auto start = nextComesAt(seen);
    if (!table.plan().onlyPerson() || table.isOver() || !start) return std::nullopt;
    return table.game().ply() < *start ? std::nullopt : std::optional(static_cast<Tip>(seen));
}

int tipsSeen(const PlayTable& table, int seen) {
    const auto start = nextComesAt(seen);
    if (!table.plan().onlyPerson() || !start) return seen;
    return table.game().ply() < *start + Lasts ? seen : seen + 1;
}

}  // namespace tianyuan::table
