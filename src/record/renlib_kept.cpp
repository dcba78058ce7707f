#include "record/renlib_kept.h"

#include <algorithm>
#include <utility>

namespace tianyuan::record::renlib {
namespace {

const Property* findProperty(const std::vector<Property>& among, std::string_view name) {
    const auto found = std::find_if(among.begin(), among.end(), [&](const Property& property) {
        return property.name == name && !property.values.empty();
    });
    return found == among.end() ? nullptr : &*found;
}

std::optional<std::string> keptBytes(const Record& record, NodeId id, const char* name) {
    const std::optional<std::string> value = keptValue(record, id, name);
    return value ? fromHex(*value) : std::nullopt;
}

}  // namespace

std::optional<std::string> keptValue(const Record& record, NodeId id, const char* name) {
    const Notes* notes = record.tree.notes(id);
    const Property* found = notes ? findProperty(notes->others, name) : nullptr;
    if (!found && id == Tree::Root) found = findProperty(record.others, name);
    return found ? std::optional(found->values.front()) : std::nullopt;
}

Flags keptFlags(const Record& record, NodeId id) {
    const std::optional<std::string> value = keptValue(record, id, property::Flags);
    return (value ? flagsFromText(*value) : std::nullopt).value_or(Flags{});
}

std::optional<std::string> keptHeader(const Record& record) {
    std::optional<std::string> header = keptBytes(record, Tree::Root, property::Header);
    if (!header || header->empty()) return header;
    return isKnownHeader(*header) ? header : std::nullopt;
}

std::optional<KeptText> keptText(const Record& record, NodeId id, const char* name, bool old) {
    std::optional<std::string> bytes = keptBytes(record, id, name);
    if (!bytes) return std::nullopt;
    const std::optional<TextSpan> span = textAt(*bytes, 0, old);
    if (!span || span->size != bytes->size()) return std::nullopt;
    std::string content(span->content(*bytes));
    return KeptText{std::move(*bytes), std::move(content)};
}

std::optional<Point> ownPoint(const Record& record, NodeId id) {
    const Node& node = record.tree[id];
    if (id == Tree::Root) return std::nullopt;
    if (node.isMove()) return node.move.isPass() ? std::nullopt : std::optional(node.move.point());
    const Notes* notes = record.tree.notes(id);
    if (!notes) return std::nullopt;
    for (const Mark& mark : notes->marks) {
        if (mark.kind == Mark::Kind::Circle && isOnBoard(mark.point)) return mark.point;
    }
    const std::optional<std::string> byte = keptBytes(record, id, property::Point);
    if (!byte || byte->size() != 1) return std::nullopt;
    return pointFromByte(static_cast<std::uint8_t>(byte->front()));
}

}  // namespace tianyuan::record::renlib
