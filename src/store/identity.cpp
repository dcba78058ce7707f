#include "store/identity.h"

#include "core/byte_stream.h"
#include "core/fnv.h"

namespace tianyuan::store {
namespace {

void writePoint(ByteWriter& writer, Point point) {
    writer.byte(static_cast<unsigned>(point.x));
    writer.byte(static_cast<unsigned>(point.y));
}

}  // namespace

std::string identityOf(const record::Record& record) {
    ByteWriter writer;
    writer.text(record.rule ? idOf(*record.rule) : std::string_view());
    writer.integer(record.size);
    for (const std::string* text :
         {&record.black, &record.white, &record.event, &record.round, &record.date}) {
        writer.text(*text);
    }
    writer.byte(record.outcome.isOver() ? 1 : 0);
    writer.byte(static_cast<unsigned>(record.outcome.winner));
    writer.number(record.setup.size());
    for (const record::SetupStone& setup : record.setup) {
        writePoint(writer, setup.point);
        writer.byte(static_cast<unsigned>(setup.stone));
    }
    writer.byte(static_cast<unsigned>(record.firstToMove));
    const record::Tree& tree = record.tree;
    for (record::NodeId id = tree[record::Tree::Root].firstChild; id != record::NoNode;
         id = tree[id].firstChild) {
        if (!tree[id].isMove()) continue;
        writer.byte(static_cast<unsigned>(tree[id].stone));
        writePoint(writer, tree[id].move.point());
    }
    return std::move(writer).bytes();
}

std::uint64_t hashOf(const std::string& identity) { return fnv64(identity); }

}  // namespace tianyuan::store
