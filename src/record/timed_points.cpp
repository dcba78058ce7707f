#include "record/timed_points.h"

#include "record/text_fault.h"
#include "record/text_lines.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

namespace tianyuan::record {
namespace {

// Such numbers are no coordinates of any board, and sums with them stay sound.
constexpr int FarOff = 1000;
constexpr std::int64_t Never = 1'000'000'000'000;  // milliseconds; some thirty years

std::optional<int> coordinateFrom(std::string_view text, int origin) {
    const std::optional<std::int64_t> number = integerFrom<std::int64_t>(text);
    if (!number) return std::nullopt;
    return static_cast<int>(std::clamp<std::int64_t>(*number, -FarOff, FarOff)) - origin;
}

Attempt playLine(std::string_view text, std::string_view line, int origin, LineBuilder& builder,
                 Record& record) {
    const std::vector<std::string_view> parts = partsOf(line, ',');
    const auto part = [&](std::size_t i) { return i < parts.size() ? parts[i] : "0"; };
    const std::optional<int> x = coordinateFrom(part(0), origin);
    const std::optional<int> y = coordinateFrom(part(1), origin);
    const std::optional<std::int64_t> time = integerFrom<std::int64_t>(part(2));
    if (!x || !y || !time || parts.size() < 2 || parts.size() > 3) {
        return faultAt("record.bad-move-line", text, line, {excerpt(line)});
    }
    Attempt played = builder.play(*x, *y, text, line);
    if (played && 0 < *time && *time < Never) {
        record.tree.editNotes(builder.last()).timeSpent = std::chrono::milliseconds(*time);
    }
    return played;
}

std::optional<std::chrono::milliseconds> timeOf(const Record& record, NodeId id) {
    const Notes* notes = id == NoNode ? nullptr : record.tree.notes(id);
    return notes ? notes->timeSpent : std::nullopt;
}

}  // namespace

bool looksLikeTimedPoint(std::string_view line) {
    const std::size_t comma = line.find(',');
    return comma != std::string_view::npos &&
           integerFrom<std::int64_t>(trimmed(line.substr(0, comma))).has_value();
}

bool isNameLine(std::string_view name) {
    return trimmed(name) == name && name.find_first_of("\r\n") == std::string_view::npos &&
           !looksLikeTimedPoint(name);
}

Attempt readTimedPoints(std::string_view text, const std::vector<std::string_view>& lines,
                        std::size_t& at, int origin, LineBuilder& builder, Record& record,
                        Damage* damage) {
    std::size_t end = at;
    while (end < lines.size() && !integerFrom<std::int64_t>(lines[end])) ++end;
    while (end > at && !looksLikeTimedPoint(lines[end - 1])) --end;
    for (; at < end; ++at) {
        if (lines[at].empty()) continue;
        const Attempt played = playLine(text, lines[at], origin, builder, record);
        if (played) continue;
        at = end;
        return builder.endsBy(played.reason(), damage);
    }
    return Done{};
}

std::string timedPointsText(const PlainLine& line, const Record& record, int origin) {
    std::string text;
    for (std::size_t i = 0; i < line.moves.size(); ++i) {
        const Point point = line.moves[i].point();
        const auto time = timeOf(record, line.nodes[i]).value_or(std::chrono::milliseconds(0));
        text += std::to_string(point.x + origin) + "," + std::to_string(point.y + origin) + "," +
                std::to_string(std::max<std::int64_t>(time.count(), 0)) + "\n";
    }
    return text;
}

bool hasOtherTimes(const Record& record, const PlainLine& line) {
    if (!record.timeControl.empty()) return true;
    std::ptrdiff_t held = 0;
    for (const NodeId id : line.nodes) {
        if (timeOf(record, id).value_or(std::chrono::milliseconds(0)).count() > 0) ++held;
    }
    std::ptrdiff_t all = 0;
    for (NodeId id = Tree::Root; id != NoNode; id = record.tree.next(id)) {
        const Notes* notes = record.tree.notes(id);
        if (notes && notes->timeLeft) return true;
        if (notes && notes->timeSpent) ++all;
    }
    return all > held;
}

}  // namespace tianyuan::record
