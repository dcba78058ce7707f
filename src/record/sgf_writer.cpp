#include "record/sgf_writer.h"

#include "record/losses.h"
#include "record/sgf_header.h"
#include "record/sgf_lexer.h"
#include "record/sgf_point.h"
#include "record/sgf_result.h"
#include "record/sgf_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tianyuan::record {
namespace {

constexpr std::size_t LineLength = 76;

std::string realText(double value) {
    std::array<char, 512> buffer;  // a double has at most 309 digits before the point
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::fixed);
    return std::string(buffer.data(), end.ptr);
}

bool isName(std::string_view name) {
    const auto isAllowed = [](char c) {
        return ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z') || ('0' <= c && c <= '9');
    };
    return !name.empty() && std::all_of(name.begin(), name.end(), isAllowed);
}

/// Would the reader take it for something else than a property that it does not know?
bool isSpokenFor(std::uint32_t code, bool inRoot) {
    switch (code) {
        case sgfCode("B"):
        case sgfCode("W"):
        case sgfCode("C"):
            return true;
        case sgfCode("AB"):
        case sgfCode("AW"):
        case sgfCode("FF"):
        case sgfCode("GM"):
        case sgfCode("CA"):
        case sgfCode("SZ"):
            return inRoot;
        default:
            return false;
    }
}

class Writer {
public:
    void write(const Record& record);
    Written finish();

private:
    void property(std::string_view name, const std::string& raw);
    void propertyUnlessEmpty(std::string_view name, const std::string& raw);
    void header(const Record& record);
    void setup(const Record& record);
    void node(const Tree& tree, NodeId id);
    void notes(const Notes& notes, const Node& node);
    void marks(const std::vector<Mark>& marks);
    void evaluation(const Evaluation& evaluation);
    void others(const std::vector<Property>& properties, bool inRoot);
    void tree(const Tree& tree);
    void breakLine();

    std::string out_;
    std::size_t lineStart_ = 0;
    std::vector<Loss> losses_;
};

const std::vector<Property>& othersOfRoot(const Record& record) {
    static const std::vector<Property> none;
    const Notes* notes = record.tree.notes(Tree::Root);
    return notes ? notes->others : none;
}

bool hasOther(const Record& record, std::string_view name) {
    const auto isIt = [&](const Property& property) {
        return sgfCode(property.name) == sgfCode(name);
    };
    const std::vector<Property>& ofRoot = othersOfRoot(record);
    return std::any_of(record.others.begin(), record.others.end(), isIt) ||
           std::any_of(ofRoot.begin(), ofRoot.end(), isIt);
}

bool isWritable(const Property& property, bool inRoot) {
    return isName(property.name) && !property.values.empty() &&
           !isSpokenFor(sgfCode(property.name), inRoot);
}

void Writer::property(std::string_view name, const std::string& raw) {
    out_ += name;
    out_ += '[';
    out_ += raw;
    out_ += ']';
}

void Writer::propertyUnlessEmpty(std::string_view name, const std::string& raw) {
    if (!raw.empty()) property(name, raw);
}

void Writer::breakLine() {
    if (out_.size() - lineStart_ < LineLength) return;
    out_ += '\n';
    lineStart_ = out_.size();
}

void Writer::header(const Record& record) {
    out_ += "(;FF[4]GM[4]CA[UTF-8]";
    if (!hasOther(record, "AP")) property("AP", std::string(SgfApplication) + ":1");
    property("SZ", std::to_string(record.size));
    out_ += '\n';
    propertyUnlessEmpty("RU", toSgfLine(ruleText(record)));
    propertyUnlessEmpty("PB", toSgfLine(record.black));
    propertyUnlessEmpty("PW", toSgfLine(record.white));
    propertyUnlessEmpty("EV", toSgfLine(record.event));
    propertyUnlessEmpty("RO", toSgfLine(record.round));
    propertyUnlessEmpty("PC", toSgfLine(record.place));
    propertyUnlessEmpty("DT", toSgfLine(record.date));
    propertyUnlessEmpty("TYTC", toSgfLine(record.timeControl));
    propertyUnlessEmpty("TYOS", toSgfLine(record.openingSteps));
    const std::string result = resultText(record.outcome);
    propertyUnlessEmpty("RE", result);
    const bool resultTellsAll = resultFromText(result).value_or(Outcome{}) == record.outcome;
    if (!resultTellsAll || hasOther(record, "TYEN")) {
        propertyUnlessEmpty("TYEN", std::string(idOf(record.outcome.ending)));
    }
    propertyUnlessEmpty("GC", toSgfText(record.comment));
    setup(record);
    const std::vector<Property>& ofRoot = othersOfRoot(record);
    const auto ofNode = std::count_if(ofRoot.begin(), ofRoot.end(), [](const Property& property) {
        return isWritable(property, true);
    });
    if (ofNode > 0 || hasOther(record, "TYRN")) property("TYRN", std::to_string(ofNode));
}

void Writer::setup(const Record& record) {
    const bool isImplied = record.setup.empty() && impliedFirst(record) == record.firstToMove;
    if (!isImplied || hasOther(record, "PL")) {
        property("PL", record.firstToMove == Stone::Black ? "B" : "W");
    }
    for (const Stone stone : {Stone::Black, Stone::White}) {
        bool isFirst = true;
        for (const SetupStone& placed : record.setup) {
            if (placed.stone != stone) continue;
            if (isFirst) out_ += stone == Stone::Black ? "AB" : "AW";
            isFirst = false;
            property("", toSgf(placed.point));
        }
    }
}

void Writer::node(const Tree& tree, NodeId id) {
    const Node& node = tree[id];
    out_ += ';';
    if (node.isMove()) property(node.stone == Stone::Black ? "B" : "W", toSgf(node.move));
    if (const Notes* written = tree.notes(id)) {
        notes(*written, node);
        others(written->others, false);
    }
}

void Writer::notes(const Notes& notes, const Node& node) {
    if (notes.timeSpent) property("TYTS", secondsText(*notes.timeSpent));
    if (notes.timeLeft) {
        const std::string_view clock = !node.isMove()               ? "TYTL"
                                       : node.stone == Stone::Black ? "BL"
                                                                    : "WL";
        property(clock, secondsText(*notes.timeLeft));
    }
    if (notes.evaluation) evaluation(*notes.evaluation);
    propertyUnlessEmpty("N", toSgfLine(notes.title));
    propertyUnlessEmpty("C", toSgfText(notes.comment));
    marks(notes.marks);
}

void Writer::evaluation(const Evaluation& evaluation) {
    if (!std::isfinite(evaluation.value)) {
        addLoss(losses_, Loss::Evaluations);
        return;
    }
    property("V", realText(evaluation.value));
    if (evaluation.winInMoves) property("TYWI", std::to_string(*evaluation.winInMoves));
    if (evaluation.depth) property("TYDE", std::to_string(*evaluation.depth));
}

void Writer::marks(const std::vector<Mark>& marks) {
    struct KindName {
        Mark::Kind kind;
        std::string_view name;
    };
    constexpr std::array Names{
        KindName{Mark::Kind::Triangle, "TR"}, KindName{Mark::Kind::Square, "SQ"},
        KindName{Mark::Kind::Circle, "CR"}, KindName{Mark::Kind::Cross, "MA"},
        KindName{Mark::Kind::Label, "LB"}};
    for (const auto& [kind, name] : Names) {
        bool isFirst = true;
        for (const Mark& mark : marks) {
            if (mark.kind != kind) continue;
            if (isFirst) out_ += name;
            isFirst = false;
            std::string raw = toSgf(mark.point);
            if (kind == Mark::Kind::Label) raw.append(":").append(toSgfLabel(mark.text));
            property("", raw);
        }
    }
}

void Writer::others(const std::vector<Property>& properties, bool inRoot) {
    for (const Property& other : properties) {
        if (!isWritable(other, inRoot)) {
            addLoss(losses_, Loss::OtherProperties);
            continue;
        }
        out_ += other.name;
        for (const std::string& value : other.values) property("", toSgfUnknown(value));
    }
}

void Writer::tree(const Tree& tree) {
    const auto isVariation = [&](NodeId id) {
        const Node& parent = tree[tree[id].parent];
        return parent.firstChild != parent.lastChild;
    };
    const auto begin = [&](NodeId id) {
        breakLine();
        if (isVariation(id)) out_ += '(';
        node(tree, id);
        return id;
    };
    const auto end = [&](NodeId id) {
        if (isVariation(id)) out_ += ')';
    };
    NodeId id = Tree::Root;
    while (true) {
        if (tree[id].firstChild != NoNode) {
            id = begin(tree[id].firstChild);
            continue;
        }
        for (; id != Tree::Root && tree[id].nextSibling == NoNode; id = tree[id].parent) end(id);
        if (id == Tree::Root) return;
        end(id);
        id = begin(tree[id].nextSibling);
    }
}

void Writer::write(const Record& record) {
    lineStart_ = out_.size();
    header(record);
    if (const Notes* written = record.tree.notes(Tree::Root)) {
        notes(*written, record.tree[Tree::Root]);
    }
    // After all that we know: of two properties of one name the reader takes the first.
    others(record.others, true);
    others(othersOfRoot(record), true);
    if (record.tree[Tree::Root].firstChild != NoNode) out_ += '\n';
    lineStart_ = out_.size();
    tree(record.tree);
    out_ += ")\n";
}

Written Writer::finish() { return {std::move(out_), std::move(losses_)}; }

}  // namespace

Written writeSgf(std::span<const Record> records) {
    Writer writer;
    for (const Record& record : records) writer.write(record);
    return writer.finish();
}

Written writeSgf(const Record& record) { return writeSgf(std::span(&record, 1)); }

}  // namespace tianyuan::record
