#include "game_status.h"

#include "core/codes.h"
#include "core/notation.h"
#include "opening/named_opening.h"
#include "opening_dialogue.h"
#include "study/position_view.h"
#include "terminal_words.h"
#include "words/ending.h"

namespace tianyuan::cli {

using opening::Seat;

namespace {

/// The name alone; empty for those who were not named.
std::string ownName(const Context& context, const table::PlayTable& table, Seat seat) {
    std::string name = table.session().seat(seat).name;
    if (name.empty() && opening::mayChangeColours(table.plan().game.opening)) {
        name = context.say(seat == Seat::First ? "side.first" : "side.second");
    }
    return name;
}

std::string sideOf(const table::PlayTable& table, Seat seat) {
    return sideCode(seat == table.game().black() ? Stone::Black : Stone::White);
}

std::string clockText(const game::ClockFace& face) {
    if (!face.left) return {};
    const auto tenths = face.left->count() / 100;
    const auto seconds = tenths / 10;
    std::string text = seconds < 10 ? fmt::format("0:{:02}.{}", seconds, tenths % 10)
                                    : fmt::format("{}:{:02}", seconds / 60, seconds % 60);
    if (face.inByoYomi) text += fmt::format(" ({})", face.periodsLeft);
    return " [" + text + "]";
}

std::string lastMove(const Context& context, const table::PlayTable& table) {
    const int ply = table.shownPly();
    if (ply == 0) return {};
    const game::Game& game = table.game();
    // From a position that was set up either side may begin.
    const record::Node& node = game.record().tree[study::nodeAfter(game, ply)];
    const int size = game.board().size();
    return context.say("play.move", ply, sideCode(node.stone),
                       node.move.isPass() ? context.say("play.passes") : toText(node.move, size)) +
           "\n";
}

std::string endText(const Context& context, const table::PlayTable& table) {
    const Outcome outcome = table.game().outcome();
    const std::string how = context.say(words::endingCode(outcome));
    std::string text;
    if (outcome.isDraw()) {
        text = context.say("end.draw", how);
    } else {
        const Seat winner = table.game().seatOf(outcome.winner);
        text = context.say("end.win", nameOf(context, table, winner), how);
    }
    text += "\n";
    if (const auto& failure = table.session().failure()) text += context.say(*failure) + "\n";
    if (const auto substitute = table.substitute()) {
        text += context.say("end.substitute", "player.name." + *substitute) + "\n";
    }
    const bool mayUndo = table.plan().isBetweenPeople();
    return text + context.say(mayUndo ? "end.next-undo" : "end.next") + "\n";
}

}  // namespace

std::string nameOf(const Context& context, const table::PlayTable& table, Seat seat) {
    const std::string side = context.say(sideOf(table, seat));
    const std::string name = ownName(context, table, seat);
    return name.empty() ? side : context.say("play.name-and-side", name, side);
}

std::string statusOf(const Context& context, const table::PlayTable& table) {
    const game::Game& game = table.game();
    std::string text = lastMove(context, table);
    if (table.isLookingBack()) {
        return text + context.say("play.looking-back", table.shownPly(), game.ply()) + "\n";
    }
    if (table.isOver()) return text + endText(context, table);
    for (const Seat seat : {Seat::First, Seat::Second}) {
        const auto line = table.seat(seat).line;
        if (line && line->code == "table.proved") text += context.say(*line) + "\n";
    }
    if (game.ply() == 3) {
        const auto* opening = opening::namedOpeningOf(game.moves(), game.board().size());
        if (opening) text += openingText(context, *opening) + "\n";
    }
    const auto question = game.question();
    if (question && table.isPersonsTurn()) {
        text += questionText(context, *question, nameOf(context, table, question->seat)) + "\n";
    }
    return text;
}

std::string promptOf(const Context& context, const table::PlayTable& table) {
    if (table.isOver()) return "> ";
    const Seat turn = table.game().seatToMove();
    std::string text = nameOf(context, table, turn) + clockText(table.session().clockFace(turn));
    const bool isWaiting = table.teacher().isOpponentWaiting() && table.teacher().remark();
    if (table.session().isThinking()) {
        text += " " + context.say(isWaiting ? "play.waits" : "play.thinks");
    }
    return text + " > ";
}

}  // namespace tianyuan::cli
