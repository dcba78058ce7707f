#include "terminal_game.h"

#include "board_drawing.h"
#include "core/foul.h"
#include "core/notation.h"
#include "opening/named_opening.h"
#include "terminal_words.h"

#include <charconv>
#include <cstdio>

namespace tianyuan::cli {

using opening::Choice;
using opening::Decision;
using opening::Question;
using opening::Seat;

namespace {

std::string sideCode(Stone stone) { return stone == Stone::Black ? "side.black" : "side.white"; }

std::string minutesAndSeconds(game::Milliseconds time) {
    const auto tenths = time.count() / 100;
    const auto seconds = tenths / 10;
    if (seconds < 10) return fmt::format("0:{:02}.{}", seconds, tenths % 10);
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

std::string endingCode(const Outcome& outcome) {
    switch (outcome.ending) {
        case Ending::Five:
            return "end.five";
        case Ending::Foul:
            return "end.foul";
        case Ending::Resignation:
            return "end.resignation";
        case Ending::Time:
            return "end.time";
        case Ending::Agreement:
            return "end.agreement";
        case Ending::TwoPasses:
            return "end.two-passes";
        case Ending::FullBoard:
            return "end.full-board";
        default:
            return "end.forfeit";
    }
}

BoardMarks marksOf(const game::Game& game) {
    BoardMarks marks;
    marks.ringed = game.winningStones();
    if (marks.ringed.empty() && !game.moves().empty() && !game.moves().back().isPass()) {
        marks.ringed = {game.moves().back().point()};
    }
    const bool blacksTurn = game.board().sideToMove() == Stone::Black;
    if (game.rule() == Rule::Renju && blacksTurn && !game.outcome().isOver()) {
        for (const ForbiddenPoint& each : forbiddenPoints(game.board())) {
            marks.forbidden.push_back(each.point);
        }
    }
    if (const auto question = game.question()) marks.offered = question->offered;
    return marks;
}

}  // namespace

TerminalGame::TerminalGame(const Context& context, Inbox& inbox, game::SessionSetup setup,
                           TerminalAbilities abilities)
    : context_(context), inbox_(inbox), setup_(std::move(setup)), abilities_(abilities) {
    newGame();
}

void TerminalGame::newGame() {
    session_ = std::make_unique<game::Session>(
        setup_, game::SessionWorld{std::chrono::steady_clock::now,
                                   [this](auto function) { inbox_.post(std::move(function)); }});
    session_->begin();
}

void TerminalGame::run() {
    fmt::print("{}\n\n", context_.say("play.welcome",
                                      std::string("rule.") + std::string(idOf(game().rule()))));
    show();
    std::string line;
    while (true) {
        showPrompt();
        const Inbox::Event event = inbox_.wait(session_->clock().runsOutAt(), line);
        if (event == Inbox::Event::End || (event == Inbox::Event::Line && !obey(line))) break;
        const bool wasOver = game().outcome().isOver();
        session_->checkClock();
        if (!wasOver && game().outcome().isOver()) {
            fmt::print("\n");
            show();
        }
    }
    fmt::print("{}\n", context_.say("play.goodbye"));
}

void TerminalGame::show() {
    fmt::print("{}", drawBoard(game().board(), marksOf(game()), abilities_));
    if (game().outcome().isOver()) {
        showEnd();
        return;
    }
    if (game().ply() == 3) {
        const auto* opening = opening::namedOpeningOf(game().moves(), game().board().size());
        if (opening) {
            fmt::print("{}\n", openingText(context_, *opening));
        }
    }
    if (const auto question = game().question()) fmt::print("{}\n", questionText(*question));
}

void TerminalGame::showEnd() {
    const Outcome outcome = game().outcome();
    const std::string how = context_.say(endingCode(outcome));
    if (outcome.isDraw()) {
        fmt::print("{}\n", context_.say("end.draw", how));
    } else {
        const Seat winner = game().seatOf(outcome.winner);
        fmt::print("{}\n", context_.say("end.win", nameOf(winner), how));
    }
    fmt::print("{}\n", context_.say("end.next"));
}

void TerminalGame::showPrompt() {
    if (game().outcome().isOver()) {
        fmt::print("> ");
    } else {
        const Seat turn = game().seatToMove();
        fmt::print("{}{} > ", nameOf(turn), clockText(turn));
    }
    std::fflush(stdout);
}

std::string TerminalGame::nameOf(Seat seat) const {
    const std::string side =
        context_.say(sideCode(seat == game().black() ? Stone::Black : Stone::White));
    const std::string& name = session_->seat(seat).name;
    return name == side ? side : context_.say("play.name-and-side", name, side);
}

std::string TerminalGame::clockText(Seat seat) const {
    const game::ClockFace face = session_->clockFace(seat);
    if (!face.left) return {};
    std::string text = minutesAndSeconds(*face.left);
    if (face.inByoYomi) text += fmt::format(" ({})", face.periodsLeft);
    return " [" + text + "]";
}

std::string TerminalGame::questionText(const Question& question) const {
    const std::string who = nameOf(question.seat);
    switch (question.choices.front()) {
        case Choice::Place: {
            const bool anywhere =
                static_cast<int>(question.points.size()) + question.board.stones() ==
                question.board.area();
            return context_.say(anywhere ? "question.place" : "question.place-here", who,
                                sideCode(question.board.sideToMove()), question.points.size());
        }
        case Choice::Declare:
            return context_.say("question.declare", who, question.most);
        case Choice::Offer:
            return context_.say("question.offer", who, question.most);
        case Choice::Pick:
            return context_.say("question.pick", who);
        default:
            break;
    }
    if (question.allows(Choice::TwoMore)) return context_.say("question.swap2", who);
    if (question.allows(Choice::OfferTen)) return context_.say("question.ten", who);
    return context_.say("question.swap", who);
}

bool TerminalGame::obey(const std::string& line) {
    // What comes through a pipe is not seen; show it, so that the transcript can be read.
    if (!standardInputIsTerminal()) fmt::print("{}\n", line);
    const std::string text = tidied(line);
    if (text.empty()) return true;
    if (commandFromWord(text)) return obeyWord(text);
    if (game().outcome().isOver()) {
        report(Reason{"move.game-over", {}});
        return true;
    }
    takeInput(text);
    return true;
}

bool TerminalGame::obeyWord(const std::string& word) {
    const Seat turn = game().seatToMove();
    switch (*commandFromWord(word)) {
        case TypedCommand::Undo:
            report(session_->takeBack());
            break;
        case TypedCommand::Redo:
            report(session_->bringBack());
            break;
        case TypedCommand::New:
            newGame();
            show();
            break;
        case TypedCommand::Pass:
            report(session_->play(Move::pass()));
            break;
        case TypedCommand::Resign:
            report(session_->resign(turn));
            break;
        case TypedCommand::Draw: {
            // At one keyboard whoever types next answers: the first "draw" offers, the second
            // accepts.
            const bool offered = session_->drawOffer().has_value();
            const Attempt done = offered ? session_->answerDraw(true) : session_->offerDraw(turn);
            if (done && !offered) {
                fmt::print("{}\n", context_.say("play.draw-offered", nameOf(turn)));
            } else {
                report(done);
            }
            break;
        }
        case TypedCommand::Decline:
            report(session_->answerDraw(false));
            break;
        case TypedCommand::Board:
            show();
            break;
        case TypedCommand::Moves:
            fmt::print("{}\n", game().ply() == 0 ? context_.say("play.no-moves")
                                                 : toText(game().moves(), game().board().size()));
            break;
        case TypedCommand::Help:
            fmt::print("{}\n", context_.say("play.help"));
            break;
        case TypedCommand::Quit:
            return false;
    }
    return true;
}

void TerminalGame::takeInput(const std::string& text) {
    if (const auto question = game().question()) {
        const auto decision = decisionFrom(*question, text);
        report(decision ? session_->decide(*decision) : Attempt(decision.reason()));
        return;
    }
    const auto move = moveFromText(text, game().board().size());
    if (move) {
        report(session_->play(*move));
    } else if (const auto meant = nearestWord(text)) {
        report(Reason{"play.did-you-mean", {text, *meant}});
    } else {
        report(move.reason());
    }
}

/// What an answer means depends on the question: a point is placed, offered or picked.
Result<Decision> TerminalGame::decisionFrom(const Question& question,
                                            const std::string& text) const {
    const Choice asked = question.choices.front();
    if (text == "keep" || text == "不换") return Decision{Choice::Keep, {}, 0};
    if (text == "swap" || text == "交换") return Decision{Choice::Swap, {}, 0};
    if (text == "two" || text == "加两手") return Decision{Choice::TwoMore, {}, 0};
    if (text == "ten" || text == "十打") return Decision{Choice::OfferTen, {}, 0};
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    const bool isNumber = error == std::errc() && rest == end;
    if (asked == Choice::Declare && isNumber) return Decision{Choice::Declare, {}, number};
    if (asked == Choice::Pick && isNumber && number >= 1 &&
        number <= static_cast<int>(question.offered.size())) {
        return Decision{Choice::Pick, question.offered[static_cast<std::size_t>(number - 1)], 0};
    }
    const auto move = moveFromText(text, game().board().size());
    if (!move) {
        if (const auto meant = nearestWord(text))
            return Reason{"play.did-you-mean", {text, *meant}};
        if (!opening::takesPoint(asked)) return Reason{"play.answer-the-question", {text}};
        return move.reason();
    }
    if (!opening::takesPoint(asked)) return Reason{"play.answer-the-question", {text}};
    return Decision{asked, move->point(), 0};
}

void TerminalGame::report(const Attempt& attempt) {
    if (attempt) {
        show();
    } else {
        fmt::print("{}\n", context_.say(attempt.reason()));
    }
}

}  // namespace tianyuan::cli
