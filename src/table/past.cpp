#include "table/past.h"

#include "core/notation.h"
#include "study/kept_view.h"

#include <algorithm>
#include <string_view>

namespace tianyuan::table {
namespace {

using game::Event;
using game::Past;

bool endsGame(Event::Kind kind) {
    return kind == Event::Kind::Resign || kind == Event::Kind::Time ||
           kind == Event::Kind::Forfeit || kind == Event::Kind::Draw;
}

bool hasMoves(const record::Record& record) {
    return record.tree[record::Tree::Root].firstChild != record::NoNode;
}

/// The game as far as `ply`, as a record of one line. How an opening went is only known as a whole.
record::Record lineUpTo(const game::Game& game, int ply) {
    record::Record line = game.record();
    if (ply < game.ply()) line.openingSteps.clear();
    line.outcome = {};
    line.tree = {};
    record::NodeId last = record::Tree::Root;
    Stone side = line.firstToMove;
    for (const Move move : game.moves().first(static_cast<std::size_t>(ply))) {
        last = line.tree.add(last, side, move);
        side = opponent(side);
    }
    return line;
}

/// A comment among the notes: this sign, the moves to its node, a bar, and the text on one line.
constexpr char CommentSign = '#', Bar = '|';

std::string commentText(std::span<const Move> moves, int size, std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return CommentSign + toText(moves, size) + Bar + text;
}

/// Writes a comment where it belongs, if it is one and stands on the line of the game.
void writeComment(std::string_view note, const game::Game& game, const EditNotes& edit) {
    const std::size_t bar = note.find(Bar);
    if (bar == std::string_view::npos || note.front() != CommentSign) return;
    auto moves = movesFromText(note.substr(1, bar - 1), game.board().size());
    if (!moves) return;
    const auto node = study::placeOf({std::move(*moves), {}}, game);
    if (node) edit(*node).comment = note.substr(bar + 1);
}

}  // namespace

std::string commentNote(const game::Game& game, const std::string& text) {
    return commentText(game.moves(), game.board().size(), text);
}

std::vector<std::string> notesOf(const game::Game& game, int ply) {
    std::vector<std::string> notes;
    for (const study::KeptView& kept : study::keptViews(game, ply)) {
        std::string text = toText(kept, game.board().size());
        if (!text.empty()) notes.push_back(std::move(text));
    }
    for (int i = 1; i <= std::min(ply, game.ply()); ++i) {
        const record::Notes* kept = game.record().tree.notes(study::nodeAfter(game, i));
        if (!kept || kept->comment.empty()) continue;
        notes.push_back(commentText(game.moves().first(static_cast<std::size_t>(i)),
                                    game.board().size(), kept->comment));
    }
    return notes;
}

void writeNotes(const std::vector<std::string>& notes, const game::Game& game,
                const EditNotes& edit) {
    const int size = game.board().size();
    for (const std::string& note : notes) {
        if (note.starts_with(CommentSign)) {
            writeComment(note, game, edit);
            continue;
        }
        const auto kept = study::keptViewFromText(note, size);
        const auto node = kept ? placeOf(*kept, game) : std::nullopt;
        if (node) study::writeView(kept->view, size, edit(*node));
    }
}

Result<record::Record> recordOf(const Past& past) {
    // Whoever took a foul for a loss has written it so; nobody else could have made one.
    auto game = gameOf(past, game::FoulHandling::Lose);
    if (!game) return game.reason();
    const auto notesAt = [&](record::NodeId node) -> auto& { return game->editNotes(node); };
    writeNotes(past.notes, *game, notesAt);
    return game->record();
}

Past pastUpTo(const Past& past, const game::Game& game, int ply) {
    if (hasMoves(past.start)) return {lineUpTo(game, ply), {}, notesOf(game, ply)};
    std::vector<Event> line, undone;
    for (const Event& event : past.events) {
        if (event.kind == Event::Kind::Undo && !line.empty()) {
            undone.push_back(line.back());
            line.pop_back();
        } else if (event.kind == Event::Kind::Redo && !undone.empty()) {
            line.push_back(undone.back());
            undone.pop_back();
        } else {
            line.push_back(event);
            undone.clear();
        }
    }
    std::erase_if(line, [](const Event& event) { return endsGame(event.kind); });
    auto replayed = game::Game::fromRecord(past.start, game.fouls());
    Past result{past.start, {}, notesOf(game, ply)};
    for (const Event& event : line) {
        if (!replayed || !apply(*replayed, event) || replayed->ply() > ply) break;
        result.events.push_back(event);
    }
    return result;
}

}  // namespace tianyuan::table
