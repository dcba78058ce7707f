#include "desktop/library/library_rows.h"

#include "autosave/game_keeper.h"
#include "core/referee.h"
#include "game/event.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

/// Nobody looks through more places than that; and no list of them can be counted beforehand.
constexpr int MostOccurrences = 500;

std::string commentOf(const record::Record& record) {
    if (!record.comment.empty()) return record.comment;
    for (record::NodeId id = record::Tree::Root; id != record::NoNode; id = record.tree.next(id)) {
        const record::Notes* notes = record.tree.notes(id);
        if (notes && !notes->comment.empty()) return notes->comment;
    }
    return {};
}

/// A running game is its start and what has happened since.
void showRunning(store::Library& library, const record::Record& start, LibraryRow& row) {
    auto game = game::Game::fromRecord(start);
    const auto events = library.events(row.game.id);
    if (!game || !events) return;
    for (const std::string& text : *events) {
        if (autosave::isNote(text)) continue;
        const auto event = game::eventFromText(text, start.size);
        if (!event || !apply(*game, *event)) break;
    }
    row.game.moves = game->ply();
    row.picture = pictureOf(game->record(), game->ply());
}

LibraryRow rowOf(store::Library& library, const store::Summary& summary, int ply) {
    LibraryRow row{summary, {}, ply, {}};
    row.picture.size = std::clamp(summary.size, Board::MinSize, Board::MaxSize);
    const auto record = library.load(summary.id);
    if (!record) return row;
    row.comment = commentOf(*record);
    row.picture = pictureOf(*record, ply);
    if (summary.running) showRunning(library, *record, row);
    return row;
}

}  // namespace

BoardPicture pictureOf(const record::Record& record, int ply) {
    BoardPicture picture;
    picture.size = record.size;
    Board board = startOf(record);
    for (const record::SetupStone& stone : record.setup) {
        picture.stones.push_back({stone.point, stone.stone, 0});
    }
    const Rule rule = record.rule.value_or(Rule::Freestyle);
    int moves = 0;
    for (record::NodeId id = record.tree[record::Tree::Root].firstChild; id != record::NoNode;
         id = record.tree[id].firstChild) {
        const record::Node& node = record.tree[id];
        if (!node.isMove()) continue;
        if (ply >= 0 && moves == ply) break;
        ++moves;
        if (node.move.isPass()) continue;
        const Point point = node.move.point();
        if (!board.isEmpty(point)) break;
        const bool wins = judge(board, point, node.stone, rule) == Judgement::Win;
        board.place(point, node.stone);
        picture.stones.push_back({point, node.stone, 0});
        picture.last = point;
        picture.winning =
            wins ? winningStones(board, point, node.stone, rule) : std::vector<Point>();
    }
    return picture;
}

Result<std::vector<LibraryRow>> rowsOf(store::Library& library, const LibraryQuery& query,
                                       const store::Page& page) {
    std::vector<LibraryRow> rows;
    if (query.position) {
        const auto found = library.findPosition(*query.position, query.filter, page);
        if (!found) return found.reason();
        for (const store::Occurrence& each : *found) {
            rows.push_back(rowOf(library, each.game, each.ply));
        }
        return rows;
    }
    const auto found = library.find(query.filter, page);
    if (!found) return found.reason();
    for (const store::Summary& summary : *found) rows.push_back(rowOf(library, summary, -1));
    return rows;
}

Result<LibraryCount> countOf(store::Library& library, const LibraryQuery& query) {
    if (!query.position) {
        const auto games = library.count(query.filter);
        if (!games) return games.reason();
        return LibraryCount{static_cast<int>(*games)};
    }
    const auto found =
        library.findPosition(*query.position, query.filter, {0, MostOccurrences + 1});
    if (!found) return found.reason();
    store::Filter beingPlayed = query.filter;
    beingPlayed.running = true;
    const auto unsearched = library.count(beingPlayed);
    if (!unsearched) return unsearched.reason();
    const auto games = static_cast<int>(found->size());
    return LibraryCount{std::min(games, MostOccurrences), static_cast<int>(*unsearched),
                        games > MostOccurrences};
}

}  // namespace tianyuan::desktop
