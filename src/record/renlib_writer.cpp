#include "core/notation.h"
#include "record/losses.h"
#include "record/renlib.h"
#include "record/renlib_kept.h"
#include "record/renlib_labels.h"
#include "record/renlib_layout.h"
#include "record/renlib_line.h"
#include "record/renlib_text.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>

namespace tianyuan::record {
namespace {

using namespace renlib;

const Notes& notesOf(const Record& record, NodeId id) {
    static const Notes none;
    const Notes* notes = record.tree.notes(id);
    return notes ? *notes : none;
}

bool hasForeign(const std::vector<Property>& properties) {
    return std::any_of(properties.begin(), properties.end(), [](const Property& property) {
        return !property.name.starts_with(property::Prefix);
    });
}

// Nodes in the order of the file, each with the bytes it had there as long as they still say the
// same.
class Writer {
public:
    Writer(const Record& record, TextCoder coder) : record_(record), coder_(std::move(coder)) {}

    /// False if the encoding lacks a character.
    bool write();

    const std::string& bytes() const { return out_; }
    std::string takeBytes() { return std::move(out_); }
    std::set<Loss> takeLosses() { return std::move(losses_); }
    bool holdsOnlyAscii() const { return holdsOnlyAscii_; }

private:
    // What a node says, apart from its place in the tree.
    struct Content {
        std::optional<Point> point;
        bool circle = false;
        std::string comment;  // as bytes with their end mark; empty: none
        bool isOldComment = false;
        std::string boardText;
    };

    void writeHeader();
    bool writeNodes();
    bool writeNode(NodeId id);
    bool writeLoose(NodeId parent, NodeId before);
    void plan(NodeId id);
    bool hasLoose(NodeId parent) const { return loose_.contains(parent); }
    bool isLooseLast(NodeId parent) const;
    std::optional<Content> contentOf(NodeId id, const Flags& kept);
    bool writeComment(NodeId id, const Flags& kept, Content& content);
    bool writeBoardText(NodeId id, Content& content);
    bool append(const std::optional<std::string>& text, std::string& bytes);
    std::uint8_t placeBits(NodeId id, const Flags& kept);
    void countLosses(const Notes& notes, std::size_t marksUsed);

    const Record& record_;
    TextCoder coder_;
    std::string out_;
    std::set<Loss> losses_;
    std::unordered_map<NodeId, std::string> labels_;             // of nodes still to be written
    std::unordered_map<NodeId, std::vector<LooseLabel>> loose_;  // of nodes still open
    std::unordered_map<NodeId, std::size_t> labelsUsed_;
    bool rootless_ = false;
    bool onTrunk_ = true;  // no sibling and no end of a line so far
    bool holdsOnlyAscii_ = true;
};

bool Writer::write() {
    plan(Tree::Root);
    writeHeader();
    return writeNodes();
}

/// The tree in its order, and among the children of each node the labels that are none of theirs.
bool Writer::writeNodes() {
    const Tree& tree = record_.tree;
    NodeId id = Tree::Root;
    if (!rootless_ && !writeNode(id)) return false;
    while (true) {
        NodeId next = tree[id].firstChild;
        if (next == NoNode) {
            if (!writeLoose(id, NoNode)) return false;
            for (; id != Tree::Root && tree[id].nextSibling == NoNode;) {
                id = tree[id].parent;
                if (!writeLoose(id, NoNode)) return false;
            }
            if (id == Tree::Root) return true;
            next = tree[id].nextSibling;
        }
        id = next;
        plan(id);
        if (!writeLoose(tree[id].parent, id) || !writeNode(id)) return false;
    }
}

void Writer::plan(NodeId id) {
    LabelPlan plan = planLabels(record_, id);
    if (plan.size() == 0) return;
    labelsUsed_[id] = plan.size();
    for (LabelPlan::Named& named : plan.named) labels_[named.child] = std::move(named.text);
    if (!plan.loose.empty()) loose_[id] = std::move(plan.loose);
}

/// Does a text stand after the last child?
bool Writer::isLooseLast(NodeId parent) const {
    const auto found = loose_.find(parent);
    return found != loose_.end() && found->second.back().before == NoNode;
}

/// Writes the labels of `parent` that stand before that child, or after the last.
bool Writer::writeLoose(NodeId parent, NodeId before) {
    const auto found = loose_.find(parent);
    if (found == loose_.end()) return true;
    for (const LooseLabel& label : found->second) {
        if (label.before != before) continue;
        std::string text;
        if (!append(coder_.bytesOf(label.text), text)) return false;
        const bool isLast = before == NoNode && &label == &found->second.back();
        onTrunk_ = false;
        out_ += static_cast<char>(byteFromPoint(label.point));
        out_ += static_cast<char>(info::NotAMove | info::NoChild | info::Extended |
                                  (isLast ? 0 : info::HasSibling));
        out_ += '\0';
        out_ += static_cast<char>(HasBoardText);
        out_ += text;
    }
    if (before == NoNode) loose_.erase(found);
    return true;
}

// A file without a root, or without a header, stays so only while it needs none.
void Writer::writeHeader() {
    const std::string kept = keptHeader(record_).value_or(std::string(Header));
    const NodeId first = record_.tree[Tree::Root].firstChild;
    std::optional<Point> point = first == NoNode ? std::nullopt : ownPoint(record_, first);
    if (const auto loose = loose_.find(Tree::Root); loose != loose_.end()) {
        const auto before = std::find_if(loose->second.begin(), loose->second.end(),
                                         [&](const auto& label) { return label.before == first; });
        if (before != loose->second.end()) point = before->point;
    }
    const Notes& root = notesOf(record_, Tree::Root);
    const bool rootSaysNothing = root.title.empty() && root.comment.empty();
    const bool wasRootless = isKept(record_, Tree::Root, property::NoRoot);
    rootless_ = wasRootless && rootSaysNothing && point &&
                (!kept.empty() || byteFromPoint(*point) == FirstByteWithoutHeader);
    const bool stillFits = wasRootless == rootless_ && (rootless_ || !kept.empty());
    out_ = stillFits ? kept : Header;
    if (rootless_) countLosses(root, labelsUsed_[Tree::Root]);
}

bool Writer::writeNode(NodeId id) {
    const Flags kept = keptFlags(record_, id);
    const std::optional<Content> content = contentOf(id, kept);
    if (!content) return false;

    Flags flags{placeBits(id, kept), kept.extensionHigh, kept.extensionLow};
    flags.info |= kept.info & info::Start;
    const bool markedNowhere = !content->point && (kept.info & info::Marked) != 0;
    if (content->circle || markedNowhere) flags.info |= info::Marked;
    if (content->isOldComment) {
        flags.info |= kept.info & (info::OldComment | info::Comment);
    } else if (!content->comment.empty()) {
        flags.info |= info::Comment;
    }
    flags.extensionLow &= static_cast<std::uint8_t>(~HasBoardText);
    if (!content->boardText.empty()) flags.extensionLow |= HasBoardText;
    flags.info |= kept.info & info::Extended;
    if (flags.extensionHigh != 0 || flags.extensionLow != 0) flags.info |= info::Extended;

    out_ += static_cast<char>(content->point ? byteFromPoint(*content->point) : 0);
    out_ += static_cast<char>(flags.info);
    if ((flags.info & info::Extended) != 0) {
        out_ += static_cast<char>(flags.extensionHigh);
        out_ += static_cast<char>(flags.extensionLow);
    }
    out_ += content->comment;
    out_ += content->boardText;
    return true;
}

// The bits that tell where the node stands in the tree.
std::uint8_t Writer::placeBits(NodeId id, const Flags& kept) {
    const Node& node = record_.tree[id];
    const bool isRoot = id == Tree::Root;
    const bool hasSibling = node.nextSibling != NoNode || (!isRoot && isLooseLast(node.parent));
    onTrunk_ = onTrunk_ && !hasSibling;

    std::uint8_t bits = 0;
    if (node.firstChild == NoNode && !hasLoose(id)) {
        // RenLib never says of the root that it has no child.
        const bool leftOpen = isRoot ? (kept.info & info::NoChild) == 0
                                     : onTrunk_ && isKept(record_, id, property::Open);
        if (!leftOpen) bits |= info::NoChild;
        onTrunk_ = onTrunk_ && leftOpen;
    }
    const bool announced = onTrunk_ && isKept(record_, id, property::More);
    if (hasSibling || announced) bits |= info::HasSibling;
    if (isRoot ? (kept.info & info::NotAMove) != 0 : !node.isMove()) bits |= info::NotAMove;
    return bits;
}

std::optional<Writer::Content> Writer::contentOf(NodeId id, const Flags& kept) {
    Content content;
    content.point = ownPoint(record_, id);
    if (!record_.tree.notes(id) && id != Tree::Root) {
        return writeBoardText(id, content) ? std::optional(std::move(content)) : std::nullopt;
    }
    for (const Mark& mark : notesOf(record_, id).marks) {
        const bool isOwn = content.point && mark.point == *content.point;
        if (isOwn && mark.kind == Mark::Kind::Circle) content.circle = true;
    }
    const auto labels = labelsUsed_.extract(id);
    countLosses(notesOf(record_, id), (labels ? labels.mapped() : 0) + (content.circle ? 1 : 0));
    const bool fits = writeComment(id, kept, content) && writeBoardText(id, content);
    return fits ? std::optional(std::move(content)) : std::nullopt;
}

bool Writer::writeComment(NodeId id, const Flags& kept, Content& content) {
    const Notes& notes = notesOf(record_, id);
    const Comment comment{notes.title, notes.comment};
    const bool wasOld = (kept.info & info::OldComment) != 0;
    if (std::optional<KeptText> text = keptText(record_, id, property::Text, wasOld)) {
        const Comment before =
            wasOld ? oldComment(text->content) : coder_.commentFrom(text->content);
        if (before == comment) {
            content.comment = std::move(text->whole);
            content.isOldComment = wasOld;
            return true;
        }
    }
    return comment.isEmpty() || append(coder_.bytesOf(comment), content.comment);
}

bool Writer::writeBoardText(NodeId id, Content& content) {
    const auto named = labels_.extract(id);
    const std::string label = named ? named.mapped() : "";
    if (std::optional<KeptText> text = keptText(record_, id, property::Label, false)) {
        // Without a point there is no label to compare with.
        if (!content.point || coder_.labelFrom(text->content) == label) {
            content.boardText = std::move(text->whole);
            return true;
        }
    }
    return label.empty() || append(coder_.bytesOf(label), content.boardText);
}

bool Writer::append(const std::optional<std::string>& text, std::string& bytes) {
    if (!text) return false;
    holdsOnlyAscii_ = holdsOnlyAscii_ && isAscii(*text);
    bytes = *text;
    bytes.append(bytes.size() % 2 == 0 ? 2 : 1, '\0');
    return true;
}

void Writer::countLosses(const Notes& notes, std::size_t marksUsed) {
    std::set<Loss> losses = lossesOfNotes(notes);
    losses.erase(Loss::Comments);
    if (marksUsed == notes.marks.size()) losses.erase(Loss::Marks);
    if (!hasForeign(notes.others)) losses.erase(Loss::OtherProperties);
    losses_.merge(losses);
}

// The moves must be such that reading gives the same ones: on the board and no point twice. Whose
// move it is follows from the order alone.
Result<std::set<Loss>> lossesOfMoves(const Record& record) {
    std::set<Loss> losses;
    Line line;
    NodeId here = Tree::Root;
    for (NodeId id = record.tree.next(here); id != NoNode; id = record.tree.next(id)) {
        const Node& node = record.tree[id];
        line.goBack(record.tree, here, node.parent);
        here = id;
        if (!node.isMove()) continue;
        if (node.stone != line.toMove()) losses.insert(Loss::FirstToMove);
        if (!node.move.isPass() && !isOnBoard(node.move.point())) {
            return Reason{"renlib.move-off-board", {std::to_string(record.tree.pathTo(id).size())}};
        }
        if (!line.play(node.move)) {
            return Reason{"renlib.point-used-twice",
                          {tianyuan::toText(node.move, BoardSize),
                           std::to_string(record.tree.pathTo(id).size())}};
        }
    }
    return losses;
}

// By the letters that occur; the last can hold every text.
std::vector<std::string> likelyEncodings(const Record& record) {
    bool cyrillic = false;
    bool kana = false;
    bool accents = false;
    const auto look = [&](std::string_view text) {
        if (isAscii(text)) return;
        const auto holds = [&](std::string_view part) {
            return text.find(part) != std::string_view::npos;
        };
        cyrillic = cyrillic || holds("\xD0") || holds("\xD1");
        kana = kana || holds("\xE3\x81") || holds("\xE3\x82") || holds("\xE3\x83");
        accents = accents || holds("\xC3");
    };
    for (NodeId id = Tree::Root; id != NoNode; id = record.tree.next(id)) {
        const Notes& notes = notesOf(record, id);
        look(notes.title);
        look(notes.comment);
        for (const Mark& mark : notes.marks) look(mark.text);
    }
    std::vector<std::string> encodings;
    if (cyrillic) encodings.push_back("WINDOWS-1251");
    if (kana) encodings.push_back("CP932");
    if (accents) encodings.push_back("WINDOWS-1252");
    encodings.push_back("GB18030");
    encodings.push_back("UTF-8");
    return encodings;
}

bool isFoundAs(const std::string& encoding, const std::string& bytes) {
    const Result<std::vector<Record>> records = readRenLib(bytes);
    return records && keptValue(records->front(), Tree::Root, property::Encoding) == encoding;
}

std::optional<Writer> writtenIn(const std::string& encoding, const Record& record) {
    Result<TextCoder> coder = TextCoder::open(encoding);
    if (!coder) return std::nullopt;
    Writer writer(record, std::move(*coder));
    if (!writer.write()) return std::nullopt;
    return writer;
}

std::optional<Writer> writtenInBestEncoding(const Record& record) {
    if (const auto told = keptValue(record, Tree::Root, property::Encoding)) {
        if (std::optional<Writer> writer = writtenIn(*told, record)) return writer;
    }
    const std::vector<std::string> encodings = likelyEncodings(record);
    for (const std::string& encoding : encodings) {
        std::optional<Writer> writer = writtenIn(encoding, record);
        if (writer && (writer->holdsOnlyAscii() || encoding == encodings.back() ||
                       isFoundAs(encoding, writer->bytes()))) {
            return writer;
        }
    }
    return std::nullopt;
}

}  // namespace

Result<Written> writeRenLib(const Record& record) {
    if (record.size != BoardSize) return Reason{"renlib.size", {std::to_string(record.size)}};
    Result<std::set<Loss>> losses = lossesOfMoves(record);
    if (!losses) return losses.reason();
    std::optional<Writer> writer = writtenInBestEncoding(record);
    if (!writer) return Reason{"renlib.broken-text", {}};
    losses->merge(lossesOfGame(record));
    if (hasForeign(record.others)) losses->insert(Loss::OtherProperties);
    losses->merge(writer->takeLosses());
    return Written{writer->takeBytes(), {losses->begin(), losses->end()}};
}

}  // namespace tianyuan::record
