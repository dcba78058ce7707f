#include "record/pos.h"

#include "core/notation.h"
#include "record/losses.h"

#include <cstdint>
#include <optional>

namespace tianyuan::record {
namespace {

constexpr int Size = 15;
constexpr int Area = Size * Size;

Result<std::vector<Point>> pointsOf(const Record& record) {
    if (record.size != Size) return Reason{"pos.size", {std::to_string(record.size)}};
    if (!record.setup.empty()) return Reason{"pos.setup", {}};
    std::vector<Point> points;
    Board board(Size);
    bool passed = false;
    for (const NodeId id : record.tree.pathTo(record.tree.endOfLine())) {
        const Node& node = record.tree[id];
        if (!node.isMove()) continue;
        if (node.move.isPass()) {
            passed = true;
            continue;
        }
        const std::string number = std::to_string(points.size() + 1);
        if (passed || node.stone != board.sideToMove()) return Reason{"pos.not-in-turn", {number}};
        const Point point = node.move.point();
        if (!board.isEmpty(point)) return Reason{"pos.not-playable", {number}};
        board.play(point);
        points.push_back(point);
    }
    if (points.empty()) return Reason{"pos.no-moves", {}};
    return points;
}

std::set<Loss> lossesOf(const Record& record) {
    std::set<Loss> losses = lossesOfGame(record);
    losses.erase(Loss::FirstToMove);  // the stones themselves tell
    if (!record.others.empty()) losses.insert(Loss::OtherProperties);
    for (NodeId id = Tree::Root; id != NoNode; id = record.tree.next(id)) {
        const Node& node = record.tree[id];
        if (node.nextSibling != NoNode) losses.insert(Loss::Variations);
        if (node.isMove() && node.move.isPass()) losses.insert(Loss::Passes);
        if (const Notes* notes = record.tree.notes(id)) losses.merge(lossesOfNotes(*notes));
    }
    return losses;
}

}  // namespace

Result<std::vector<Record>> readPos(std::string_view bytes, const ReadOptions&, Damage* damage) {
    const auto byteAt = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
    if (bytes.empty() || byteAt(0) == 0 || byteAt(0) > Area) return Reason{"pos.not-a-pos", {}};
    const std::size_t count = byteAt(0);
    std::optional<Reason> fault;
    if (bytes.size() != count + 1) {
        fault =
            Reason{"pos.wrong-length", {std::to_string(count), std::to_string(bytes.size() - 1)}};
    }
    Record record;
    Board board(Size);
    NodeId last = Tree::Root;
    for (std::size_t i = 1; i <= count && i < bytes.size(); ++i) {
        if (byteAt(i) >= Area) {
            fault = Reason{"pos.off-board", {std::to_string(i), std::to_string(byteAt(i))}};
            break;
        }
        const Point point(byteAt(i) % Size, byteAt(i) / Size);
        if (!board.isEmpty(point)) {
            fault = Reason{"pos.occupied", {std::to_string(i), toText(point, Size)}};
            break;
        }
        last = record.tree.add(last, board.sideToMove(), point);
        board.play(point);
    }
    if (fault && (!damage || last == Tree::Root)) return *fault;
    if (fault) damage->add(*std::move(fault));
    return std::vector{std::move(record)};
}

Result<Written> writePos(const Record& record) {
    const Result<std::vector<Point>> points = pointsOf(record);
    if (!points) return points.reason();
    Written written;
    written.bytes += static_cast<char>(points->size());
    for (const Point point : *points) written.bytes += static_cast<char>(point.y * Size + point.x);
    const std::set<Loss> losses = lossesOf(record);
    written.leftOut.assign(losses.begin(), losses.end());
    return written;
}

}  // namespace tianyuan::record
