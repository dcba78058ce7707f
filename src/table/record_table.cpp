#include "table/record_table.h"

#include "study/kept_findings.h"
#include "study/kept_view.h"
#include "table/point_name.h"
#include "table/record_marks.h"

#include <algorithm>

namespace tianyuan::table {
namespace {

using opening::Seat;

bool endedOnTheBoard(const Outcome& outcome) {
    return outcome.ending == Ending::Five || outcome.ending == Ending::Foul ||
           outcome.ending == Ending::FullBoard || outcome.ending == Ending::TwoPasses;
}

Plan planOfReading(const record::Record& record) {
    Plan plan;
    plan.game.rule = record.rule.value_or(Rule::Freestyle);
    plan.game.size = record.size;
    plan.seats[0].name = record.black;
    plan.seats[1].name = record.white;
    return plan;
}

}  // namespace

Result<std::unique_ptr<RecordTable>> RecordTable::open(const record::Record& record, World world,
                                                       TableListener& listener) {
    auto game = game::Game::fromRecord(record);
    if (!game) return game.reason();
    game->setStudying(true);
    return std::unique_ptr<RecordTable>(
        new RecordTable(std::move(*game), std::move(world), listener));
}

RecordTable::RecordTable(game::Game game, World world, TableListener& listener)
    : world_(std::move(world)),
      listener_(listener),
      game_(std::move(game)),
      plan_(planOfReading(game_.record())),
      focus_(world_) {}

/// The record is a tree of any size, so only the line is taken out of it.
const game::Game& RecordTable::wholeGame() const {
    if (whole_) return *whole_;
    const record::Record& source = game_.record();
    record::Record line;
    static_cast<record::Description&>(line) = source;
    line.rule = source.rule;
    line.size = source.size;
    line.setup = source.setup;
    line.firstToMove = source.firstToMove;
    record::NodeId last = record::Tree::Root, end = record::Tree::Root;
    if (const record::Notes* notes = source.tree.notes(end)) line.tree.editNotes(last) = *notes;
    for (const record::NodeId id : game_.line()) {
        end = id;
        last = line.tree.add(last, source.tree[id].stone, source.tree[id].move);
        if (const record::Notes* notes = source.tree.notes(id)) line.tree.editNotes(last) = *notes;
    }
    if (end == source.tree.endOfLine()) line.outcome = source.outcome;
    auto whole = game::Game::fromRecord(std::move(line));
    whole_ = whole ? std::move(*whole) : game_;
    return *whole_;
}

BoardView RecordTable::board() const {
    BoardView view = boardViewOf(game_, {wishes_, -1, !tool_, false});
    focus_.showOn(view);
    return view;
}

SeatView RecordTable::seat(Seat seat) const {
    return seatViewOf(game_, plan_, seat, nameOf(plan_, seat, world_.nameOf));
}

std::vector<Move> RecordTable::moves() const {
    std::vector<Move> moves;
    for (const record::NodeId id : game_.line()) {
        const record::Node& node = game_.record().tree[id];
        if (node.isMove()) moves.push_back(node.move);
    }
    return moves;
}

std::optional<Reason> RecordTable::whyNot(Verb verb) const {
    const auto no = [](const char* code) { return Reason{code, {}}; };
    switch (verb) {
        case Verb::Undo:
            if (shownPly() == 0) return no("table.at-start");
            break;
        case Verb::Redo:
            if (shownPly() == static_cast<int>(moves().size())) return no("table.at-end");
            break;
        case Verb::Hint:
            if (isOver()) return no("table.over");
            if (focus_.adviser().isThinking()) return no("table.hint-coming");
            break;
        case Verb::Pass:
            if (isOver()) return no("table.over");
            break;
        case Verb::PlayFromHere:
            if (isOver() && endedOnTheBoard(game_.outcome())) return no("table.over");
            break;
        default:
            return no("table.reading");
    }
    return std::nullopt;
}

void RecordTable::perform(Verb verb) {
    if (const auto reason = whyNot(verb)) return report(*reason);
    switch (verb) {
        case Verb::Undo:
            return showPly(shownPly() - 1);
        case Verb::Redo:
            return showPly(shownPly() + 1);
        case Verb::Hint:
            return giveHint();
        case Verb::Pass:
            return report(playMove(Move::pass()));
        default:
            break;  // playing on from here is for whoever has a table to play at
    }
}

void RecordTable::play(Point point) {
    if (tool_) return mark(point);
    report(playMove(point), point);
}

/// The next move of a line, or a variation.
Attempt RecordTable::playMove(Move move) {
    // Who resigned may still be asked what would have come.
    if (isOver() && !endedOnTheBoard(game_.outcome())) game_.undo();
    const std::size_t before = game_.record().tree.capacity();
    if (Attempt played = game_.play(move); !played) return played;
    if (game_.record().tree.capacity() != before) edited();
    whole_.reset();
    focus_.clear();
    listener_.onEvent(game::Event::play(move));
    return Done{};
}

/// What is written beside the moves, or the line itself, is another one.
void RecordTable::edited() {
    whole_.reset();
    listener_.onEdited();
}

/// Another position of the record is on the board.
void RecordTable::walked() {
    focus_.clear();
    listener_.onShown();
}

void RecordTable::look(std::optional<Point> point) {
    if (focus_.look(game_, point)) listener_.onShown();
}

void RecordTable::showPly(int ply) {
    game_.jumpTo(std::clamp(ply, 0, static_cast<int>(moves().size())));
    walked();
}

void RecordTable::setWishes(const Wishes& wishes) {
    if (wishes == wishes_) return;
    wishes_ = wishes;
    listener_.onShown();
}

void RecordTable::write(int ply, const study::PositionView& view) {
    record::NodeId node = record::Tree::Root;
    int moves = 0;
    for (const record::NodeId id : game_.line()) {
        if (moves == ply) break;
        if (!game_.record().tree[id].isMove()) continue;
        node = id;
        ++moves;
    }
    if (moves == ply) study::writeView(view, game_.board().size(), game_.editNotes(node));
    whole_.reset();
}

void RecordTable::write(const std::vector<study::Finding>& findings) {
    const std::vector<record::NodeId> here = game_.line();
    const std::vector<record::NodeId> there = wholeGame().line();
    study::writeFindings(findings, *whole_, [&](record::NodeId node) -> record::Notes& {
        const auto place = std::find(there.begin(), there.end(), node) - there.begin();
        return game_.editNotes(here[static_cast<std::size_t>(place)]);
    });
    whole_.reset();
}

void RecordTable::goTo(record::NodeId node) {
    if (!game_.goTo(node)) return report(Reason{"game.moves-collide", {}});
    whole_.reset();
    walked();
}

bool RecordTable::isInVariation() const {
    const record::Tree& tree = game_.record().tree;
    const auto path = tree.pathTo(game_.here());
    return std::any_of(path.begin(), path.end(),
                       [&](record::NodeId id) { return tree[tree[id].parent].firstChild != id; });
}

void RecordTable::cutHere() {
    if (game_.here() == record::Tree::Root) return;
    game_.cut(game_.here());
    edited();
    walked();
}

void RecordTable::promoteHere() {
    if (!isInVariation()) return;
    game_.makeMain(game_.here());
    edited();
    walked();
}

std::string RecordTable::comment() const {
    const record::Notes* notes = game_.record().tree.notes(game_.here());
    return notes ? notes->comment : std::string();
}

void RecordTable::setComment(const std::string& text) {
    if (text == comment()) return;
    game_.editNotes().comment = text;
    edited();
}

void RecordTable::setTool(std::optional<record::Mark::Kind> tool) {
    if (tool == tool_) return;
    tool_ = tool;
    listener_.onShown();
}

void RecordTable::mark(Point point) {
    if (!game_.board().contains(point)) return;
    record::Mark mark{*tool_, point, {}};
    if (*tool_ == record::Mark::Kind::Label) mark.text = labelText_;
    toggleMark(game_.editNotes().marks, std::move(mark));
    edited();
    listener_.onShown();
}

void RecordTable::unmark(Point point) {
    if (!eraseMark(game_.editNotes().marks, point)) return;
    edited();
    listener_.onShown();
}

record::Record RecordTable::lineToHere() const {
    record::Record line;
    line.rule = plan_.game.rule;
    line.size = game_.record().size;
    line.setup = game_.record().setup;
    line.firstToMove = game_.record().firstToMove;
    record::NodeId last = record::Tree::Root;
    const record::Tree& tree = game_.record().tree;
    for (const record::NodeId id : tree.pathTo(game_.here())) {
        if (tree[id].isMove()) last = line.tree.add(last, tree[id].stone, tree[id].move);
    }
    return line;
}

void RecordTable::giveHint() {
    if (focus_.adviser().hasHint()) return tellHint();
    focus_.adviser().ask(game_, [this](const Attempt& ready) {
        if (ready) return tellHint();
        report(ready);
        listener_.onShown();
    });
    listener_.onShown();
}

void RecordTable::tellHint() {
    const Message message = focus_.adviser().tellMore();
    listener_.onShown();
    listener_.onMessage(message);
}

void RecordTable::report(const Attempt& attempt, std::optional<Point> point) {
    if (attempt) return;
    listener_.onMessage(
        refusal(withNames(attempt.reason(), game_.board().size()), std::nullopt, point));
}

}  // namespace tianyuan::table
