#include "store/record_bytes.h"

#include "core/byte_stream.h"

#include <limits>

namespace tianyuan::store {
namespace {

using record::Evaluation;
using record::Mark;
using record::Node;
using record::NodeId;
using record::NoNode;
using record::Notes;
using record::Property;
using record::Record;
using record::Tree;

constexpr unsigned Version = 1;

// These numbers are in files: an enumerator may be added at the end, never moved.
static_assert(static_cast<int>(Stone::White) == 2);
static_assert(static_cast<int>(Ending::None) == 0 && static_cast<int>(Ending::Unknown) == 9);
static_assert(static_cast<int>(Mark::Kind::Triangle) == 0 &&
              static_cast<int>(Mark::Kind::Label) == 4);

// A node is two bytes: x and y in five bits each, then the stone and what follows.
constexpr unsigned CoordinateMask = 0x1F;
constexpr unsigned RowShift = 5;
constexpr unsigned StoneShift = 10;
constexpr unsigned HasNotes = 1U << 12;
constexpr unsigned HasChild = 1U << 13;
constexpr unsigned HasSibling = 1U << 14;
constexpr unsigned HasOtherPoint = 1U << 15;  // one that does not fit, such as a pass: two more

enum NoteFlag : unsigned {
    Title = 1,
    Comment = 2,
    Marks = 4,
    TimeSpent = 8,
    TimeLeft = 16,
    HasEvaluation = 32,
    Others = 64,
};

void writePoint(ByteWriter& writer, Point point) {
    writer.byte(static_cast<unsigned>(point.x));
    writer.byte(static_cast<unsigned>(point.y));
}

Point readPoint(ByteReader& reader) {
    const auto x = static_cast<std::int8_t>(reader.byte());
    const auto y = static_cast<std::int8_t>(reader.byte());
    return {x, y};
}

template <typename Enum>
Enum readEnum(ByteReader& reader, Enum last) {
    const unsigned value = reader.byte();
    if (value > static_cast<unsigned>(last)) reader.fail();
    return reader.failed() ? Enum{} : static_cast<Enum>(value);
}

void writeProperties(ByteWriter& writer, const std::vector<Property>& properties) {
    writer.number(properties.size());
    for (const Property& property : properties) {
        writer.text(property.name);
        writer.number(property.values.size());
        for (const std::string& value : property.values) writer.text(value);
    }
}

std::vector<Property> readProperties(ByteReader& reader) {
    std::vector<Property> properties(reader.count());
    for (Property& property : properties) {
        property.name = reader.text();
        property.values.resize(reader.count());
        for (std::string& value : property.values) value = reader.text();
    }
    return properties;
}

// Absent and present numbers in one: 0, or the number after a 1.
void writeOptional(ByteWriter& writer, std::optional<int> value) {
    writer.byte(value ? 1 : 0);
    if (value) writer.integer(*value);
}

std::optional<int> readOptional(ByteReader& reader) {
    if (reader.byte() == 0) return std::nullopt;
    return static_cast<int>(reader.integer());
}

unsigned flagsOf(const Notes& notes) {
    return (notes.title.empty() ? 0U : Title) | (notes.comment.empty() ? 0U : Comment) |
           (notes.marks.empty() ? 0U : Marks) | (notes.timeSpent ? TimeSpent : 0U) |
           (notes.timeLeft ? TimeLeft : 0U) | (notes.evaluation ? HasEvaluation : 0U) |
           (notes.others.empty() ? 0U : Others);
}

void writeNotes(ByteWriter& writer, const Notes& notes) {
    writer.byte(flagsOf(notes));
    if (!notes.title.empty()) writer.text(notes.title);
    if (!notes.comment.empty()) writer.text(notes.comment);
    if (!notes.marks.empty()) {
        writer.number(notes.marks.size());
        for (const Mark& mark : notes.marks) {
            writer.byte(static_cast<unsigned>(mark.kind));
            writePoint(writer, mark.point);
            writer.text(mark.text);
        }
    }
    if (notes.timeSpent) writer.integer(notes.timeSpent->count());
    if (notes.timeLeft) writer.integer(notes.timeLeft->count());
    if (notes.evaluation) {
        writer.real(notes.evaluation->value);
        writeOptional(writer, notes.evaluation->winInMoves);
        writeOptional(writer, notes.evaluation->depth);
    }
    if (!notes.others.empty()) writeProperties(writer, notes.others);
}

Notes readNotes(ByteReader& reader) {
    const unsigned flags = reader.byte();
    Notes notes;
    if ((flags & Title) != 0) notes.title = reader.text();
    if ((flags & Comment) != 0) notes.comment = reader.text();
    if ((flags & Marks) != 0) {
        notes.marks.resize(reader.count());
        for (Mark& mark : notes.marks) {
            mark.kind = readEnum(reader, Mark::Kind::Label);
            mark.point = readPoint(reader);
            mark.text = reader.text();
        }
    }
    if ((flags & TimeSpent) != 0) notes.timeSpent = std::chrono::milliseconds(reader.integer());
    if ((flags & TimeLeft) != 0) notes.timeLeft = std::chrono::milliseconds(reader.integer());
    if ((flags & HasEvaluation) != 0) {
        Evaluation evaluation;
        evaluation.value = reader.real();
        evaluation.winInMoves = readOptional(reader);
        evaluation.depth = readOptional(reader);
        notes.evaluation = evaluation;
    }
    if ((flags & Others) != 0) notes.others = readProperties(reader);
    return notes;
}

void writeNode(ByteWriter& writer, const Tree& tree, NodeId id) {
    const Node& node = tree[id];
    const Point point = node.move.point();
    const auto fits = [](int c) { return 0 <= c && c <= static_cast<int>(CoordinateMask); };
    unsigned head = static_cast<unsigned>(node.stone) << StoneShift;
    const bool isShort = fits(point.x) && fits(point.y);
    if (isShort) {
        head |= static_cast<unsigned>(point.x) | static_cast<unsigned>(point.y) << RowShift;
    } else {
        head |= HasOtherPoint;
    }
    const Notes* notes = tree.notes(id);
    const bool hasNotes = notes && flagsOf(*notes) != 0;
    if (hasNotes) head |= HasNotes;
    if (node.firstChild != NoNode) head |= HasChild;
    if (node.nextSibling != NoNode) head |= HasSibling;
    writer.fixed(head, 2);
    if (!isShort) writePoint(writer, point);
    if (hasNotes) writeNotes(writer, *notes);
}

// Reads a node's head and puts the node under `parent`, or stands for the root. Gives the head.
unsigned readNode(ByteReader& reader, Tree& tree, NodeId parent, NodeId& id) {
    const auto head = static_cast<unsigned>(reader.fixed(2));
    Point point(static_cast<int>(head & CoordinateMask),
                static_cast<int>(head >> RowShift & CoordinateMask));
    if ((head & HasOtherPoint) != 0) point = readPoint(reader);
    const unsigned stone = head >> StoneShift & 3;
    if (stone > static_cast<unsigned>(Stone::White)) reader.fail();
    if (reader.failed()) return 0;
    id = parent == NoNode ? Tree::Root : tree.add(parent, static_cast<Stone>(stone), point);
    if ((head & HasNotes) != 0) tree.editNotes(id) = readNotes(reader);
    return head;
}

Tree readTree(ByteReader& reader) {
    Tree tree;
    NodeId parent = NoNode;
    std::vector<NodeId> waiting;  // parents that have further children to come
    while (true) {
        NodeId id = Tree::Root;
        const unsigned head = readNode(reader, tree, parent, id);
        const bool hasSibling = (head & HasSibling) != 0;
        if (hasSibling && id == Tree::Root) reader.fail();
        if (reader.failed()) return tree;
        if ((head & HasChild) != 0) {
            if (hasSibling) waiting.push_back(parent);
            parent = id;
        } else if (!hasSibling) {
            if (waiting.empty()) return tree;
            parent = waiting.back();
            waiting.pop_back();
        }
    }
}

std::optional<Rule> readRule(ByteReader& reader) {
    const std::string id = reader.text();
    const std::optional<Rule> rule = ruleFromId(id);
    if (!rule && !id.empty()) reader.fail();
    return rule;
}

int readSize(ByteReader& reader) {
    const std::int64_t size = reader.integer();
    if (size < std::numeric_limits<int>::min() || size > std::numeric_limits<int>::max()) {
        reader.fail();
        return 0;
    }
    return static_cast<int>(size);
}

}  // namespace

std::string recordToBytes(const Record& record) {
    ByteWriter writer;
    writer.byte(Version);
    writer.text(record.rule ? idOf(*record.rule) : std::string_view());
    writer.integer(record.size);
    for (const std::string* text :
         {&record.opening, &record.openingSteps, &record.black, &record.white, &record.event,
          &record.round, &record.place, &record.date, &record.timeControl, &record.comment}) {
        writer.text(*text);
    }
    writer.byte(static_cast<unsigned>(record.outcome.ending));
    writer.byte(static_cast<unsigned>(record.outcome.winner));
    writer.number(record.setup.size());
    for (const record::SetupStone& setup : record.setup) {
        writePoint(writer, setup.point);
        writer.byte(static_cast<unsigned>(setup.stone));
    }
    writer.byte(static_cast<unsigned>(record.firstToMove));
    writeProperties(writer, record.others);
    for (NodeId id = Tree::Root; id != NoNode; id = record.tree.next(id)) {
        writeNode(writer, record.tree, id);
    }
    return std::move(writer).bytes();
}

std::optional<Record> recordFromBytes(std::string_view bytes) {
    ByteReader reader(bytes);
    if (reader.byte() != Version) return std::nullopt;
    Record record;
    record.rule = readRule(reader);
    record.size = readSize(reader);
    for (std::string* text :
         {&record.opening, &record.openingSteps, &record.black, &record.white, &record.event,
          &record.round, &record.place, &record.date, &record.timeControl, &record.comment}) {
        *text = reader.text();
    }
    record.outcome.ending = readEnum(reader, Ending::Unknown);
    record.outcome.winner = readEnum(reader, Stone::White);
    record.setup.resize(reader.count());
    for (record::SetupStone& setup : record.setup) {
        setup.point = readPoint(reader);
        setup.stone = readEnum(reader, Stone::White);
    }
    record.firstToMove = readEnum(reader, Stone::White);
    record.others = readProperties(reader);
    record.tree = readTree(reader);
    if (reader.failed() || !reader.isAtEnd()) return std::nullopt;
    return record;
}

}  // namespace tianyuan::store
