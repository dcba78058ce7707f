#include "desktop/table/game_picture.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

constexpr int LastFew = 5;

int numberShown(int number, int plies, const QString& wish) {
    const bool shown = wish == "all" || (wish == "last" && number > plies - LastFew);
    return shown ? number : 0;
}

PointMark::Form formOf(record::Mark::Kind kind) {
    switch (kind) {
        case record::Mark::Kind::Triangle:
            return PointMark::Form::Triangle;
        case record::Mark::Kind::Square:
            return PointMark::Form::Square;
        case record::Mark::Kind::Circle:
            return PointMark::Form::Circle;
        case record::Mark::Kind::Cross:
            return PointMark::Form::Cross;
        case record::Mark::Kind::Label:
            break;
    }
    return PointMark::Form::Label;
}

}  // namespace

BoardPicture pictureOf(const game::Game& game, const PictureOptions& options) {
    BoardPicture picture;
    picture.size = game.board().size();
    for (const record::SetupStone& stone : game.record().setup) {
        picture.stones.push_back({stone.point, stone.stone, 0});
    }
    const int plies = options.ply < 0 ? game.ply() : std::min(options.ply, game.ply());
    const bool isHere = plies == game.ply();
    int number = 0;
    for (const record::NodeId id : game.record().tree.pathTo(game.here())) {
        const record::Node& node = game.record().tree[id];
        if (!node.isMove()) continue;
        if (++number > plies) break;
        if (node.move.isPass()) continue;
        picture.stones.push_back(
            {node.move.point(), node.stone, numberShown(number, plies, options.numbers)});
        picture.last = node.move.point();
    }
    if (!isHere) return picture;
    if (const record::Notes* notes = game.record().tree.notes(game.here())) {
        for (const record::Mark& mark : notes->marks) {
            picture.marks.push_back(
                {mark.point, formOf(mark.kind), QString::fromStdString(mark.text)});
        }
    }
    picture.winning = game.winningStones();
    if (game.outcome().isOver()) return picture;

    const Stone next = game.board().sideToMove();
    if (const auto question = options.opening ? game.question() : std::nullopt) {
        picture.offered = question->offered;
        if (!options.personToMove || !opening::takesPoint(question->choices.front()))
            return picture;
        picture.next = question->allows(opening::Choice::Place) ? next : Stone::Black;
        picture.open = question->points;
        return picture;
    }
    if (options.personToMove) picture.next = next;
    if (game.rule() == Rule::Renju && next == Stone::Black && options.forbiddenShown) {
        for (const ForbiddenPoint& each : forbiddenPoints(game.board())) {
            picture.forbidden.push_back({each.point, each.foul});
        }
    }
    return picture;
}

}  // namespace tianyuan::desktop
