#include "core/notation.h"
#include "record/renlib.h"
#include "record/renlib_labels.h"
#include "record/renlib_layout.h"
#include "record/renlib_line.h"
#include "record/renlib_text.h"
#include "record/text_encoding.h"

#include <utility>

namespace tianyuan::record {
namespace {

using namespace renlib;

// A text that waits until the encoding of all of them is known.
struct PendingText {
    enum class Kind : std::uint8_t { Comment, OldComment, BoardText };
    TextSpan span;
    NodeId node;
    Kind kind;
    std::uint8_t position;
};

class Reader {
public:
    Reader(std::string_view bytes, const ReadOptions& options, Damage* damage)
        : bytes_(bytes), options_(options), damage_(damage) {}

    Result<Record> read();

private:
    // Where the next sibling of a node will hang. In a part that is left out there is no node.
    struct Open {
        NodeId node = NoNode;
        NodeId parent = NoNode;
    };

    Attempt readHeader();
    Attempt readNodes();
    Attempt take(const RawNode& raw);
    Attempt startNextLine(const RawNode& raw);
    bool isFirstRoot(const RawNode& raw);
    Result<NodeId> play(const RawNode& raw);
    Attempt leaveOut(Reason reason);
    void note(NodeId id, const RawNode& raw);
    Flags extraFlags(const RawNode& raw, bool isRoot) const;
    Attempt finish();

    Attempt decodeTexts();
    Result<TextCoder> coder();
    void decode(const PendingText& text, TextCoder& coder);
    void keepUnless(bool expected, const PendingText& text, const char* name);
    void setComment(NodeId id, Comment comment);
    void setLabel(const PendingText& text, std::string label);
    void keepPoint(NodeId id, std::uint8_t position);
    void keep(NodeId id, const char* name, std::string value);

    Reason truncated() const { return {"renlib.truncated", {std::to_string(bytes_.size())}}; }

    std::string_view bytes_;
    const ReadOptions& options_;
    Damage* damage_;
    std::size_t at_ = 0;
    Record record_;
    std::vector<PendingText> texts_;
    std::vector<bool> hasLabel_;  // by node: its text is a label of its parent

    NodeId here_ = Tree::Root;
    Line line_;
    std::vector<Open> open_;  // nodes whose next sibling is still to come
    bool lineEnded_ = false;
    bool anyNode_ = false;
    bool leavesOut_ = false;  // all that comes hangs on something that was left out
    bool isCutOff_ = false;
    NodeId firstLeaf_ = NoNode;
};

Result<Record> Reader::read() {
    if (Attempt header = readHeader(); !header) return header.reason();
    if (Attempt nodes = readNodes(); !nodes) return nodes.reason();
    if (Attempt texts = decodeTexts(); !texts) return texts.reason();
    return std::move(record_);
}

Attempt Reader::readHeader() {
    if (bytes_.starts_with(FirstByteWithoutHeader)) {
        record_.others.push_back({property::Header, {""}});
        return Done{};
    }
    if (!bytes_.starts_with(Magic)) return Reason{"renlib.not-a-library", {}};
    if (bytes_.size() < HeaderSize) return truncated();
    const std::string_view header = bytes_.substr(0, HeaderSize);
    if (!isKnownHeader(header)) {
        const std::string_view version = header.substr(VersionOffset, 2);
        return Reason{"renlib.newer-version",
                      {std::to_string(static_cast<unsigned char>(version[0])) + '.' +
                       std::to_string(static_cast<unsigned char>(version[1]))}};
    }
    if (header != Header) record_.others.push_back({property::Header, {toHex(header)}});
    at_ = HeaderSize;
    return Done{};
}

Attempt Reader::readNodes() {
    while (at_ < bytes_.size() && !isCutOff_) {
        const std::optional<RawNode> raw = nodeAt(bytes_, at_);
        if (!raw) {
            isCutOff_ = true;
            Attempt told = leaveOut(truncated());
            if (!told) return told;
            break;
        }
        at_ = raw->end;
        Attempt taken = take(*raw);
        if (!taken) return taken;
    }
    return finish();
}

Attempt Reader::take(const RawNode& raw) {
    const bool isRoot = isFirstRoot(raw);
    if (lineEnded_ && !isRoot) {
        const Attempt next = startNextLine(raw);
        if (!next) isCutOff_ = true;
        if (!next) return leaveOut(next.reason());
    }
    const NodeId parent = here_;
    NodeId id = NoNode;
    if (!leavesOut_) {
        const Result<NodeId> hung = isRoot ? Result<NodeId>(Tree::Root) : play(raw);
        if (hung) {
            id = *hung;
            note(id, raw);
        } else {
            const Attempt told = leaveOut(hung.reason());
            if (!told) return told;
        }
    }
    if (raw.has(info::HasSibling)) open_.push_back({id, leavesOut_ ? NoNode : parent});
    leavesOut_ = id == NoNode;
    lineEnded_ = raw.has(info::NoChild);
    if (lineEnded_ && firstLeaf_ == NoNode && id != NoNode) firstLeaf_ = id;
    return Done{};
}

Attempt Reader::leaveOut(Reason reason) {
    if (!damage_) return reason;
    damage_->add(std::move(reason));
    return Done{};
}

bool Reader::isFirstRoot(const RawNode& raw) {
    const bool isFirst = !anyNode_;
    anyNode_ = true;
    if (isFirst && raw.position != 0) record_.others.push_back({property::NoRoot, {""}});
    return isFirst && raw.position == 0;
}

// Goes back to where the last node with a sibling still to come was played.
Attempt Reader::startNextLine(const RawNode& raw) {
    if (open_.empty() || open_.back().node == Tree::Root) {
        return Reason{"renlib.after-end", {std::to_string(raw.start)}};
    }
    const NodeId parent = open_.back().parent;
    open_.pop_back();
    leavesOut_ = parent == NoNode;
    if (leavesOut_) return Done{};
    line_.goBack(record_.tree, here_, parent);
    here_ = parent;
    return Done{};
}

Result<NodeId> Reader::play(const RawNode& raw) {
    const std::optional<Point> point = pointFromByte(raw.position);
    if (!point && raw.position != 0) {
        return Reason{
            "renlib.off-board",
            {std::to_string(raw.start), toHex(std::string(1, static_cast<char>(raw.position)))}};
    }
    if (raw.has(info::NotAMove)) {
        here_ = record_.tree.add(here_, Stone::None, Move::pass());
        return here_;
    }
    const Stone stone = line_.toMove();
    const Move move = point ? Move(*point) : Move::pass();
    if (!line_.play(move)) {
        return Reason{"renlib.occupied",
                      {std::to_string(raw.start), tianyuan::toText(move, BoardSize)}};
    }
    here_ = record_.tree.add(here_, stone, move);
    return here_;
}

Flags Reader::extraFlags(const RawNode& raw, bool isRoot) const {
    Flags extra;
    std::uint8_t kept = info::Start;
    if (isRoot) kept |= info::NotAMove | info::NoChild;
    if (raw.position == 0) kept |= info::Marked;
    if (raw.has(info::OldComment)) kept |= info::OldComment | info::Comment;
    extra.info = raw.flags.info & kept;
    extra.extensionHigh = raw.flags.extensionHigh;
    extra.extensionLow = raw.flags.extensionLow & static_cast<std::uint8_t>(~HasBoardText);
    const bool emptyExtension =
        raw.flags.extensionHigh == 0 && raw.flags.extensionLow == 0 && raw.has(info::Extended);
    if (emptyExtension) extra.info |= info::Extended;
    return extra;
}

void Reader::note(NodeId id, const RawNode& raw) {
    const Flags extra = extraFlags(raw, id == Tree::Root);
    if (extra.any()) keep(id, property::Flags, renlib::toText(extra));

    using Kind = PendingText::Kind;
    if (raw.comment.size > 0) {
        const Kind kind = raw.has(info::OldComment) ? Kind::OldComment : Kind::Comment;
        texts_.push_back({raw.comment, id, kind, raw.position});
    }
    if (raw.boardText.size > 0) {
        texts_.push_back({raw.boardText, id, Kind::BoardText, raw.position});
    }
    const std::optional<Point> point = pointFromByte(raw.position);
    if (!point) return;
    if (raw.has(info::Marked)) {
        record_.tree.editNotes(id).marks.push_back({Mark::Kind::Circle, *point, ""});
    } else if (raw.has(info::NotAMove)) {
        keepPoint(id, raw.position);
    }
}

// The line that a branch was saved from announces siblings that are not in the file, and has no
// end mark if nothing follows it. Anywhere else that means a file cut off.
Attempt Reader::finish() {
    if (!anyNode_) return truncated();
    bool isWhole = lineEnded_ || firstLeaf_ == NoNode;
    for (const Open& open : open_) isWhole = isWhole && open.node < firstLeaf_;
    if (!isWhole && !isCutOff_) {
        Attempt told = leaveOut(truncated());
        if (!told) return told;
    }
    const bool isDamaged = damage_ && damage_->parts > 0;
    if (isDamaged && record_.tree.capacity() == 1) return damage_->first.front();
    if (isDamaged) return Done{};
    for (const Open& open : open_) keep(open.node, property::More, "");
    if (!lineEnded_ && here_ != Tree::Root) keep(here_, property::Open, "");
    return Done{};
}

Result<TextCoder> Reader::coder() {
    std::string together;
    for (const PendingText& text : texts_) {
        const std::string_view content = text.span.content(bytes_);
        if (text.kind == PendingText::Kind::OldComment || isAscii(content)) continue;
        together += content;
        together += '\n';
    }
    std::string encoding = options_.encoding;
    if (encoding.empty()) {
        const TextGuess guess = guessEncoding(together);
        encoding = guess.encoding;
        if (options_.guess && !isUtf8(together)) *options_.guess = guess;
    }
    if (!together.empty()) record_.others.push_back({property::Encoding, {encoding}});
    return TextCoder::open(encoding);
}

Attempt Reader::decodeTexts() {
    Result<TextCoder> coder = this->coder();
    if (!coder) return coder.reason();
    hasLabel_.resize(record_.tree.capacity());
    for (const PendingText& text : texts_) decode(text, *coder);
    settleLabels(record_, hasLabel_);
    return Done{};
}

void Reader::decode(const PendingText& text, TextCoder& coder) {
    using Kind = PendingText::Kind;
    const std::string_view content = text.span.content(bytes_);
    switch (text.kind) {
        case Kind::BoardText: {
            std::string label = coder.labelFrom(content);
            const bool expected = text.position != 0 && coder.givesBack(content, label);
            keepUnless(expected, text, property::Label);
            setLabel(text, std::move(label));
            break;
        }
        case Kind::Comment: {
            Comment comment = coder.commentFrom(content);
            keepUnless(coder.givesBack(content, comment), text, property::Text);
            setComment(text.node, std::move(comment));
            break;
        }
        case Kind::OldComment:
            keepUnless(false, text, property::Text);
            setComment(text.node, oldComment(content));
            break;
    }
}

void Reader::keepUnless(bool expected, const PendingText& text, const char* name) {
    const std::string_view whole = text.span.whole(bytes_);
    const bool emptyOrOddlyPadded = text.span.contentSize == 0 || whole.back() != 0;
    if (!expected || emptyOrOddlyPadded) keep(text.node, name, toHex(whole));
}

void Reader::setComment(NodeId id, Comment comment) {
    if (comment.isEmpty()) return;
    Notes& notes = record_.tree.editNotes(id);
    notes.title = std::move(comment.title);
    notes.comment = std::move(comment.comment);
}

void Reader::setLabel(const PendingText& text, std::string label) {
    const std::optional<Point> point = pointFromByte(text.position);
    if (!point || text.node == Tree::Root || label.empty()) return;
    Notes& notes = record_.tree.editNotes(record_.tree[text.node].parent);
    notes.marks.push_back({Mark::Kind::Label, *point, std::move(label)});
    hasLabel_[text.node] = true;
}

void Reader::keep(NodeId id, const char* name, std::string value) {
    record_.tree.editNotes(id).others.push_back({name, {std::move(value)}});
}

void Reader::keepPoint(NodeId id, std::uint8_t position) {
    keep(id, property::Point, toHex(std::string(1, static_cast<char>(position))));
}

}  // namespace

Result<std::vector<Record>> readRenLib(std::string_view bytes, const ReadOptions& options,
                                       Damage* damage) {
    Result<Record> record = Reader(bytes, options, damage).read();
    if (!record) return record.reason();
    std::vector<Record> records;
    records.push_back(std::move(*record));
    return records;
}

}  // namespace tianyuan::record
