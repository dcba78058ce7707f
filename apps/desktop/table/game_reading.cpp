// A record on the table: nobody plays, moves start variations, and what is written beside them can
// be changed. Whatever changes is kept in the library.

#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/store/game_store.h"
#include "desktop/table/game_controller.h"
#include "roster/roster.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

using opening::Seat;

constexpr int RestBeforeKeeping = 2000;  // milliseconds

bool endedOnTheBoard(const Outcome& outcome) {
    return outcome.ending == Ending::Five || outcome.ending == Ending::Foul ||
           outcome.ending == Ending::FullBoard || outcome.ending == Ending::TwoPasses;
}

/// Puts a changed record in the place of the one in the library, or adds it.
Attempt keepRecord(store::Library& library, const record::Record& record,
                   std::optional<store::GameId>& kept, const std::string& source) {
    if (!kept) {
        const auto added = library.add(record, {source, keeping::timeNow(), false});
        if (!added) return added.reason();
        kept = added->game;
        if (added->isNew) return Done{};
    }
    return library.replace(*kept, record, keeping::timeNow());
}

}  // namespace

bool GameController::read(const record::Record& record, OpenRecord origin) {
    auto game = game::Game::fromRecord(record);
    if (!game) {
        refuse(language_.say("files.cannot-open"), language_.say(game.reason()));
        return false;
    }
    clearTable();
    plan_ = GamePlan{};
    plan_.game.rule = record.rule.value_or(Rule::Freestyle);
    plan_.game.size = record.size;
    plan_.seats[0].name = record.black;
    plan_.seats[1].name = record.white;
    start_ = record;
    reading_ = std::move(origin);
    game->setStudying(true);
    game::SessionSetup setup;
    setup.seats[0].name = record.black;
    setup.seats[1].name = record.white;
    session_ = std::make_unique<game::Session>(
        std::move(*game), std::move(setup),
        game::SessionWorld{options_.now, [](const std::function<void()>&) {}});
    // A table writes who sits there; here the record says so itself.
    session_->game().editDescription() = record;
    keepTimer_.setInterval(RestBeforeKeeping);
    update();
    Q_EMIT tableSet();
    return true;
}

void GameController::readGame() {
    if (!session_ || reading_) return;
    const int ply = shownPly();
    const record::Record record = game().record();
    read(record, {});
    showPly(ply);
}

/// The record has been changed: it is kept as soon as the person rests.
void GameController::noteChange() {
    reading_->changed = true;
    keepTimer_.start();
}

void GameController::keepReading() {
    keepTimer_.stop();
    if (!reading_ || !reading_->changed) return;
    reading_->changed = false;
    const std::string source = reading_->file.section('/', -1).toStdString();
    store_.run([record = game().record(), kept = reading_->kept, source](auto& keeper) {
        return keepRecord(keeper.library(), record, *kept, source);
    });
    Q_EMIT recordKept();
}

/// A move in a record: the next one of a line, or a variation.
Attempt GameController::playInRecord(Move move) {
    game::Game& record = session_->game();
    // Who resigned may still be asked what would have come.
    if (isOver() && !endedOnTheBoard(record.outcome())) record.undo();
    const std::size_t before = record.record().tree.capacity();
    const Attempt played = record.play(move);
    if (!played) return played;
    if (record.record().tree.capacity() != before) noteChange();
    walked();
    if (!move.isPass()) Q_EMIT stonePlayed();
    return played;
}

/// Another position of the record is on the board.
void GameController::walked() {
    advice_.reset();
    preview_.reset();
    explained_.reset();
    explanation_ = {};
    adviser_.cancel();
    update();
}

void GameController::goTo(record::NodeId node) {
    if (!reading_) readGame();
    if (!reading_) return;
    if (!session_->game().goTo(node)) {
        return refuse(language_.say("game.moves-collide"), {});
    }
    walked();
}

Board GameController::shownBoard() const {
    Board board = startOf(game().record());
    int moves = 0;
    const record::Tree& tree = game().record().tree;
    for (const record::NodeId id : tree.pathTo(game().here())) {
        if (!tree[id].isMove()) continue;
        if (moves++ == shownPly()) break;
        if (!tree[id].move.isPass()) board.place(tree[id].move.point(), tree[id].stone);
        board.setSideToMove(opponent(tree[id].stone));
    }
    return board;
}

QString GameController::comment() const {
    if (!session_) return {};
    const record::Notes* notes = game().record().tree.notes(game().here());
    return notes ? QString::fromStdString(notes->comment) : QString();
}

void GameController::setComment(const QString& text) {
    if (!reading_ || text == comment()) return;
    session_->game().editNotes().comment = text.toStdString();
    noteChange();
    Q_EMIT changed();
}

bool GameController::isInVariation() const {
    if (!session_) return false;
    const record::Tree& tree = game().record().tree;
    const auto path = tree.pathTo(game().here());
    return std::any_of(path.begin(), path.end(),
                       [&](record::NodeId id) { return tree[tree[id].parent].firstChild != id; });
}

bool GameController::hasProgram() const {
    return session_ &&
           std::any_of(plan_.seats.begin(), plan_.seats.end(), [](const SeatPlan& seat) {
               return !seat.isPerson() && !roster::builtInOf(seat.spec);
           });
}

QString GameController::transcript() const {
    return transcript_ ? QString::fromStdString(transcript_->toText()) : QString();
}

void GameController::cutHere() {
    if (!reading_ || game().here() == record::Tree::Root) return;
    session_->game().cut(game().here());
    noteChange();
    walked();
}

void GameController::promoteHere() {
    if (!reading_ || !isInVariation()) return;
    session_->game().makeMain(game().here());
    noteChange();
    walked();
}

void GameController::playFromRecord() {
    record::Record start = game().record();
    start.tree = {};
    start.outcome = {};
    start.opening.clear();
    start.openingSteps.clear();
    start.others.clear();
    static_cast<record::Description&>(start) = {};
    start.rule = plan_.game.rule;
    record::NodeId last = record::Tree::Root;
    const record::Tree& tree = game().record().tree;
    for (const record::NodeId id : tree.pathTo(game().here())) {
        if (tree[id].isMove()) last = start.tree.add(last, tree[id].stone, tree[id].move);
    }
    playFrom(std::move(start));
}

void GameController::playFrom(record::Record start) {
    auto plan = planFrom(settings_, false);
    const auto position = game::Game::fromRecord(start);
    if (!plan || !position) {
        return refuse(language_.say("window.cannot-play"),
                      language_.say(plan ? position.reason() : plan.reason()));
    }
    plan->game.rule = start.rule.value_or(Rule::Freestyle);
    plan->game.size = start.size;
    plan->game.opening = opening::Protocol::Free;
    const std::size_t mover = position->board().sideToMove() == Stone::Black ? 0 : 1;
    if (settings_.mode() == "computer" && !plan->seats[mover].isPerson()) plan->switchSides();
    beginFrom(std::move(*plan), std::move(start));
}

void GameController::savedAs(const QString& file, record::Format format) {
    if (!reading_) return;
    reading_->file = file;
    reading_->format = format;
    Q_EMIT changed();
}

void GameController::updateReadingVerbs() {
    const QString nobodyPlays = language_.say("window.reading");
    for (Verb* verb : {switchSides_, restart_, offerDraw_, resign_}) verb->setReason(nobodyPlays);
    undo_->setReason(shownPly() == 0 ? language_.say("window.at-start") : QString());
    redo_->setReason(shownPly() == moves_->plies() ? language_.say("window.at-end") : QString());
    const QString over = isOver() ? language_.say("window.over") : QString();
    hint_->setReason(over.isEmpty() && adviser_.isThinking() ? language_.say("window.hint-coming")
                                                             : over);
    pass_->setReason(over);
    playFromHere_->setReason(
        isOver() && endedOnTheBoard(game().outcome()) ? language_.say("window.over") : QString());
}

}  // namespace tianyuan::desktop
