#include "expect.h"
#include "record/renlib.h"

#include <cstdint>
#include <fuzzer/FuzzedDataProvider.h>

namespace {

using namespace tianyuan;
using namespace tianyuan::record;

constexpr const char* Names[]{"LIBFLAGS", "LIBTEXT",   "LIBLABEL",  "LIBPOINT",    "LIBMORE",
                              "LIBOPEN",  "LIBHEADER", "LIBNOROOT", "LIBENCODING", "XX"};
constexpr const char* Values[]{"",       "00",     "0000", "4100",  "C200",    "F1",
                               "FFFFFF", "288000", "78",   "UTF-8", "GB18030", "WINDOWS-1251"};

Property anyProperty(FuzzedDataProvider& data) {
    Property property{data.PickValueInArray(Names), {}};
    property.values.push_back(data.ConsumeBool() ? data.PickValueInArray(Values)
                                                 : data.ConsumeRandomLengthString(12));
    return property;
}

Point anyPoint(FuzzedDataProvider& data) {
    return {data.ConsumeIntegralInRange(-1, 15), data.ConsumeIntegralInRange(-1, 15)};
}

void annotate(Notes& notes, FuzzedDataProvider& data) {
    switch (data.ConsumeIntegralInRange(0, 3)) {
        case 0:
            notes.title = data.ConsumeRandomLengthString(12);
            break;
        case 1:
            notes.comment = data.ConsumeRandomLengthString(12);
            break;
        case 2:
            notes.marks.push_back({data.ConsumeBool() ? Mark::Kind::Circle : Mark::Kind::Label,
                                   anyPoint(data), data.ConsumeRandomLengthString(4)});
            break;
        default:
            notes.others.push_back(anyProperty(data));
    }
}

Record anyRecord(FuzzedDataProvider& data) {
    Record record;
    while (data.remaining_bytes() > 0) {
        const auto last = static_cast<NodeId>(record.tree.capacity() - 1);
        const NodeId id = data.ConsumeIntegralInRange<NodeId>(0, last);
        switch (data.ConsumeIntegralInRange(0, 4)) {
            case 0:
                annotate(record.tree.editNotes(id), data);
                break;
            case 1:
                record.others.push_back(anyProperty(data));
                break;
            default: {
                const auto stone = static_cast<Stone>(data.ConsumeIntegralInRange(0, 2));
                record.tree.add(id, stone, stone == Stone::None ? Move::pass() : anyPoint(data));
            }
        }
    }
    return record;
}

/// How many nodes there are; one that held a label alone is gone, as its parent has the label.
std::size_t nodesOf(const Tree& tree) {
    std::size_t count = 0;
    for (NodeId id = Tree::Root; id != NoNode; id = tree.next(id)) ++count;
    return count;
}

}  // namespace

/// Whatever can be written as a library, from any record with any properties, can be read, and is
/// then written the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    FuzzedDataProvider data(bytes, size);
    const Record record = anyRecord(data);
    const Result<Written> written = writeRenLib(record);
    if (!written) return 0;
    const Result<std::vector<Record>> back = readRenLib(written->bytes);
    fuzz::expect(back && nodesOf(back->front().tree) == nodesOf(record.tree));
    const Result<Written> again = writeRenLib(back->front());
    fuzz::expect(again && again->bytes == written->bytes);
    return 0;
}
