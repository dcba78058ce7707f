#include "record/sgf_reader.h"

#include "record/line_builder.h"
#include "record/plain_text.h"
#include "record/sgf_fields.h"
#include "record/sgf_header.h"
#include "record/sgf_lexer.h"
#include "record/sgf_notes.h"
#include "record/sgf_point.h"
#include "record/sgf_text.h"
#include "record/text_fault.h"
#include "record/text_lines.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tianyuan::record {
namespace {

bool isMoveProperty(const SgfProperty& property) {
    return property.code == sgfCode("B") || property.code == sgfCode("W");
}

/// Builds the record of one game, node by node.
class GameBuilder {
public:
    GameBuilder(std::string_view text, Damage& damage)
        : text_(text), damage_(damage), notes_(text, Board::DefaultSize) {}

    void open() { branches_.push_back(here_); }
    void close();
    bool isClosed() const { return branches_.empty(); }

    /// A reason: this node, and what hangs on it, cannot be there.
    Attempt addNode(std::span<const SgfProperty> properties);
    bool hasRoot() const { return hasRoot_; }
    bool hasStones() const { return hasMoves_ || !record_.setup.empty(); }
    Record finish();

private:
    Attempt addRoot();
    /// Adds nodes for the fields from `first` on, each with one move at most.
    Attempt addNodes(std::size_t first);
    Result<Move> place(const SgfProperty& property, Stone stone);
    bool isAgain(const SgfProperty& property, Stone stone) const;
    void readLaterSetup();
    void readProposedStones();
    bool arePlayable(const std::vector<Point>& points) const;
    /// The text in which the place of a fault is looked for; not all of it if nobody will read it.
    std::string_view around(std::string_view part) const { return damage_.isFull() ? part : text_; }
    std::size_t nextMove(std::size_t first) const;
    void keep(Notes notes, NodeId id);

    std::string_view text_;
    Damage& damage_;
    Record record_;
    Board board_;
    SgfNotesReader notes_;
    SgfFields fields_;
    std::optional<Stone> firstToMove_;
    bool hasRoot_ = false;
    bool hasMoves_ = false;
    NodeId here_ = Tree::Root;
    int moves_ = 0;
    int proposed_ = 0;  // stones of an opening, before the first move
    std::vector<NodeId> branches_;
};

void GameBuilder::close() {
    const NodeId back = branches_.back();
    branches_.pop_back();
    while (here_ != back) {
        const Node& node = record_.tree[here_];
        if (node.isMove()) {
            --moves_;
            if (!node.move.isPass()) board_.remove(node.move.point());
        }
        here_ = node.parent;
    }
}

Attempt GameBuilder::addNode(std::span<const SgfProperty> properties) {
    fields_.reset(properties);
    if (hasRoot_) {
        readLaterSetup();
        readProposedStones();
        return addNodes(0);
    }
    Attempt root = addRoot();
    hasRoot_ = hasRoot_ || root.hasValue();
    return root;
}

Attempt GameBuilder::addRoot() {
    Attempt header = readSgfHeader(fields_, text_, record_, damage_);
    if (!header) return header;
    hasRoot_ = true;
    firstToMove_ = takeFirstToMove(fields_);
    board_ = startOf(record_);
    notes_ = SgfNotesReader(text_, record_.size);

    readProposedStones();

    const std::size_t end = nextMove(0);
    std::size_t ofNode = 0;
    fields_.take(sgfCode("TYRN"), 0, end, [&](std::string_view raw) {
        const std::optional<std::size_t> count = integerFrom<std::size_t>(trimmed(sgfLine(raw)));
        ofNode = count.value_or(0);
        return count.has_value();
    });
    Result<Notes> notes = notes_.read(fields_, 0, end, Stone::None);
    if (!notes) return notes.reason();
    std::vector<Property>& others = notes->others;
    const auto split = others.end() - static_cast<std::ptrdiff_t>(std::min(ofNode, others.size()));
    record_.others.assign(others.begin(), split);
    others.erase(others.begin(), split);
    keep(*std::move(notes), Tree::Root);
    return end < fields_.size() ? addNodes(end) : Done{};
}

/// Stones that are set up in a later node stand there from the start, if nothing was played and no
/// variation begun before. Otherwise a record has no place for them.
void GameBuilder::readLaterSetup() {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const std::uint32_t code = fields_[i].code;
        const bool isSetup =
            code == sgfCode("AB") || code == sgfCode("AW") || code == sgfCode("AE");
        if (!isSetup) continue;
        const bool isStart = !hasMoves_ && code != sgfCode("AE") &&
                             record_.tree.pathTo(here_).size() + 1 == record_.tree.capacity();
        if (isStart) {
            readSgfSetup(fields_, text_, record_, damage_);
            board_ = startOf(record_);
        } else {
            damage_.add(faultAt("record.setup-later", around(fields_[i].name), fields_[i].name));
        }
        return;
    }
}

/// Gomoku Quest: one player proposes the first three stones (QPR), in turn, and White chooses the
/// fourth (QSLW); moves follow from the fifth on.
void GameBuilder::readProposedStones() {
    const bool isStart = !hasMoves_ || (proposed_ > 0 && moves_ == proposed_);
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const bool isProposal =
            fields_[i].code == sgfCode("QPR") || fields_[i].code == sgfCode("QSLW");
        if (!isProposal || fields_.isTaken(i)) continue;
        std::vector<Point> points;
        for (const std::string_view raw : fields_[i].values) {
            const std::optional<std::vector<Point>> run = sgfPointRun(raw, board_.size());
            if (run) points.insert(points.end(), run->begin(), run->end());
            if (!run) points.clear();
            if (!run) break;
        }
        const bool canBe = isStart && !points.empty() && arePlayable(points);
        if (!canBe) {
            damage_.add(faultAt("record.opening-stones", around(fields_[i].name), fields_[i].name));
            continue;
        }
        fields_.take(i);
        for (const Point point : points) {
            const Stone stone = moves_ % 2 == 0 ? Stone::Black : Stone::White;
            here_ = record_.tree.add(here_, stone, point);
            board_.place(point, stone);
            ++moves_;
            ++proposed_;
        }
        hasMoves_ = true;
    }
}

bool GameBuilder::arePlayable(const std::vector<Point>& points) const {
    Board board = board_;
    for (const Point point : points) {
        if (!board.isEmpty(point)) return false;
        board.place(point, Stone::Black);
    }
    return true;
}

Attempt GameBuilder::addNodes(std::size_t first) {
    do {
        const std::size_t moveAt = nextMove(first);
        const bool hasMove = moveAt < fields_.size();
        const std::size_t end = hasMove ? nextMove(moveAt + 1) : fields_.size();
        Stone stone = Stone::None;
        Move move = Move::pass();
        if (hasMove) {
            stone = fields_[moveAt].code == sgfCode("B") ? Stone::Black : Stone::White;
            Result<Move> placed = place(fields_[moveAt], stone);
            if (!placed && isAgain(fields_[moveAt], stone)) {
                damage_.add(placed.reason());
                stone = Stone::None;
                placed = Move::pass();
            }
            if (!placed) return placed.reason();
            move = *placed;
            hasMoves_ = hasMoves_ || stone != Stone::None;
            fields_.take(moveAt);
        }
        here_ = record_.tree.add(here_, stone, move);
        if (end - first > (hasMove ? 1u : 0u)) {
            Result<Notes> notes = notes_.read(fields_, first, end, stone);
            if (!notes) return notes.reason();
            keep(*std::move(notes), here_);
        }
        first = end;
    } while (first < fields_.size());
    return Done{};
}

Result<Move> GameBuilder::place(const SgfProperty& property, Stone stone) {
    const std::string_view raw = property.values.front();
    const int number = moves_ + 1;
    if (property.values.size() > 1) {
        const std::string_view second = property.values[1];
        return faultAt("record.not-a-move", around(second), second,
                       {std::to_string(number), excerpt(second)});
    }
    if (isSgfPass(raw, board_.size())) {
        ++moves_;
        return Move::pass();
    }
    const std::optional<SgfSpot> spot = sgfSpot(raw, board_.size());
    if (!spot) {
        return faultAt("record.not-a-move", around(raw), raw,
                       {std::to_string(number), excerpt(raw)});
    }
    const Attempt placement = checkPlacement(board_, spot->x, spot->y, number, around(raw), raw);
    if (!placement) return placement.reason();
    ++moves_;
    board_.place(Point(spot->x, spot->y), stone);
    return Move(Point(spot->x, spot->y));
}

/// Was the stone set up, or played just before, so that nothing changes without it?
bool GameBuilder::isAgain(const SgfProperty& property, Stone stone) const {
    const std::optional<SgfSpot> spot = sgfSpot(property.values.front(), board_.size());
    if (property.values.size() > 1 || !spot || !spot->isOn(board_.size())) return false;
    const Point point(spot->x, spot->y);
    const Node& last = record_.tree[here_];
    const bool wasLast = last.stone == stone && !last.move.isPass() && last.move.point() == point;
    const bool wasSetUp = std::find(record_.setup.begin(), record_.setup.end(),
                                    SetupStone{point, stone}) != record_.setup.end();
    return wasLast || wasSetUp;
}

std::size_t GameBuilder::nextMove(std::size_t first) const {
    while (first < fields_.size() && !isMoveProperty(fields_[first])) ++first;
    return first;
}

void GameBuilder::keep(Notes notes, NodeId id) {
    if (notes != Notes{}) record_.tree.editNotes(id) = std::move(notes);
}

Record GameBuilder::finish() {
    record_.firstToMove = firstToMove_.value_or(impliedFirst(record_));
    return std::move(record_);
}

/// Reads one game from its first parenthesis to its last. What cannot be there is left out with all
/// that hangs on it; a game without a root that can be understood is refused, and so is one that
/// has lost all its moves. `lost` says that no further game can be found. Places in reasons are
/// counted from the first parenthesis.
Result<Record> readGame(SgfLexer& lexer, Damage& damage, bool& lost) {
    const std::string_view text = lexer.rest();
    GameBuilder game(text, damage);
    std::optional<Reason> refusal;
    std::size_t depth = 0;
    std::size_t leftOut = 0;  // the depth of the variation that is left out; 0: none is
    do {
        const SgfLexer::Token token = lexer.next();
        switch (token) {
            case SgfLexer::Token::Open:
                ++depth;
                if (leftOut == 0) game.open();
                break;
            case SgfLexer::Token::Close:
                if (leftOut == 0 || depth == leftOut) game.close();
                if (depth == leftOut) leftOut = 0;
                --depth;
                break;
            case SgfLexer::Token::Node: {
                if (leftOut != 0) break;
                const Attempt added = game.addNode(lexer.node());
                if (added) break;
                leftOut = depth;
                if (!game.hasRoot()) refusal = added.reason();
                if (game.hasRoot()) damage.add(added.reason());
                break;
            }
            case SgfLexer::Token::End:
            case SgfLexer::Token::Fault:
                lost = true;
                damage.add(token == SgfLexer::Token::Fault
                               ? lexer.fault()
                               : faultAt("record.sgf-unclosed-game", text, text));
                break;
        }
    } while (depth > 0 && !lost);
    if (!refusal && damage.parts > 0 && !game.hasStones()) refusal = damage.first.front();
    if (refusal) return *std::move(refusal);
    return game.finish();
}

/// What CA says. The name stands in plain letters near the start, whatever the encoding.
std::string_view declaredEncoding(std::string_view bytes) {
    constexpr std::size_t Near = 4096;
    const std::string_view head = bytes.substr(0, Near);
    const std::size_t start = head.find("CA[");
    if (start == std::string_view::npos) return {};
    const std::string_view value = head.substr(start + 3);
    return value.substr(0, std::min(value.find(']'), value.size()));
}

}  // namespace

Result<Reading> readSgf(std::string_view bytes, const ReadOptions& options) {
    const Result<std::string> text = plainText(bytes, options, declaredEncoding(bytes));
    if (!text) return text.reason();
    Reading reading;
    SgfLexer lexer(*text);
    TextPlace place;
    bool lost = false;
    std::size_t placedUpTo = 0;
    while (!lost && lexer.findGame()) {
        const std::size_t start = text->size() - lexer.rest().size();
        place = place.after(std::string_view(*text).substr(placedUpTo, start - placedUpTo));
        placedUpTo = start;
        Damage damage;
        Result<Record> record = readGame(lexer, damage, lost);
        if (record) {
            reading.records.push_back(*std::move(record));
            for (const Reason& reason : damage.first) {
                reading.damage.add(foundFrom(place, reason));
            }
            reading.damage.parts += damage.parts - damage.first.size();
        } else {
            reading.refused.push_back(foundFrom(place, record.reason()));
        }
    }
    if (!reading.records.empty()) return reading;
    if (!reading.refused.empty()) return reading.refused.front();
    return Reason{"record.sgf-no-game", {}};
}

}  // namespace tianyuan::record
