#include "table/board_view.h"

#include <algorithm>

namespace tianyuan::table {
namespace {

constexpr int LastFew = 5;

int numberShown(int number, int plies, Numbers wish) {
    const bool shown =
        wish == Numbers::All || (wish == Numbers::LastFew && number > plies - LastFew);
    return shown ? number : 0;
}

void addStones(BoardView& view, const game::Game& game, int plies, Numbers numbers) {
    for (const record::SetupStone& stone : game.record().setup) {
        view.stones.push_back({stone.point, stone.stone, 0});
    }
    int number = 0;
    const record::Tree& tree = game.record().tree;
    for (const record::NodeId id : tree.pathTo(game.here())) {
        const record::Node& node = tree[id];
        if (!node.isMove()) continue;
        if (++number > plies) break;
        if (node.move.isPass()) continue;
        view.stones.push_back({node.move.point(), node.stone, numberShown(number, plies, numbers)});
        view.last = node.move.point();
    }
}

void addQuestion(BoardView& view, const opening::Question& question, bool personToMove) {
    view.offered = question.offered;
    if (!personToMove || !opening::takesPoint(question.choices.front())) return;
    view.next =
        question.allows(opening::Choice::Place) ? question.board.sideToMove() : Stone::Black;
    view.open = question.points;
}

}  // namespace

bool BoardView::isPlayable(Point point) const {
    const auto isHere = [&](const auto& mark) { return mark.point == point; };
    if (next == Stone::None || !Board(size).contains(point)) return false;
    if (std::any_of(stones.begin(), stones.end(), isHere)) return false;
    if (next == Stone::Black && std::any_of(forbidden.begin(), forbidden.end(), isHere))
        return false;
    return open.empty() || std::find(open.begin(), open.end(), point) != open.end();
}

BoardView boardViewOf(const game::Game& game, const BoardOptions& options) {
    BoardView view;
    view.size = game.board().size();
    const int plies = options.ply < 0 ? game.ply() : std::min(options.ply, game.ply());
    addStones(view, game, plies, options.wishes.numbers);
    if (plies != game.ply()) return view;
    if (const record::Notes* notes = game.record().tree.notes(game.here())) {
        view.marks = notes->marks;
    }
    view.winning = game.winningStones();
    if (game.outcome().isOver()) return view;
    if (const auto question = options.opening ? game.question() : std::nullopt) {
        addQuestion(view, *question, options.personToMove);
        return view;
    }
    const Stone next = game.board().sideToMove();
    if (options.personToMove) view.next = next;
    if (game.rule() == Rule::Renju && next == Stone::Black && options.wishes.forbiddenShown) {
        view.forbidden = forbiddenPoints(game.board());
    }
    return view;
}

Board boardAfter(const game::Game& game, int ply) {
    Board board = startOf(game.record());
    int moves = 0;
    const record::Tree& tree = game.record().tree;
    for (const record::NodeId id : tree.pathTo(game.here())) {
        if (!tree[id].isMove()) continue;
        if (moves++ == ply) break;
        if (!tree[id].move.isPass()) board.place(tree[id].move.point(), tree[id].stone);
        board.setSideToMove(opponent(tree[id].stone));
    }
    return board;
}

}  // namespace tianyuan::table
