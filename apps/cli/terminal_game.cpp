#include "terminal_game.h"

#include "board_drawing.h"
#include "core/notation.h"
#include "file.h"
#include "game_advice.h"
#include "game_marks.h"
#include "game_status.h"
#include "opening_dialogue.h"
#include "opponents.h"
#include "record_argument.h"
#include "study/telling.h"
#include "terminal_world.h"
#include "words/ending.h"

#include <algorithm>
#include <cstdio>

namespace tianyuan::cli {

using opening::Seat;

namespace {

std::string ruleCode(Rule rule) { return "rule." + std::string(idOf(rule)); }

}  // namespace

TerminalGame::TerminalGame(const Context& context, Inbox& inbox, const Thinking& thinking,
                           TerminalAbilities abilities, GameSaver& saver)
    : context_(context),
      inbox_(inbox),
      abilities_(abilities),
      saver_(saver),
      screen_(inbox),
      table_(terminalWorld(context, inbox, thinking, saver), *this) {
    saver_.setTeller([this](const std::string& text) {
        screen_.isPainted() ? screen_.say(text) : fmt::print(stderr, "{}\n", text);
    });
}

Attempt TerminalGame::resume(store::GameId id) {
    const auto unfinished = saver_.resume(id);
    if (!unfinished) return unfinished.reason();
    return table_.takeUp(unfinished->past, [] {});
}

void TerminalGame::onMessage(const table::Message& message) {
    screen_.say(context_.say(message.headline));
    if (message.line) screen_.say(context_.say(*message.line));
    if (table_.hasGame() && table_.teacher().remark()) screen_.say(context_.say("teacher.type"));
}

/// Clocks go on while nobody types.
std::optional<Inbox::TimePoint> TerminalGame::nextLook() const {
    const auto end = session().clock().runsOutAt();
    if (!end || !screen_.isPainted()) return end;
    return std::min(*end, std::chrono::steady_clock::now() + std::chrono::seconds(1));
}

void TerminalGame::run() {
    screen_.say(context_.say("play.welcome", ruleCode(game().rule())));
    show();
    std::string line;
    while (true) {
        // A script types ahead; a person may well want to take back or quit while the computer
        // thinks.
        const bool isBusy = (session().isThinking() && !table_.teacher().remark()) ||
                            session().isConsideringDraw() || table_.isAdvising() ||
                            table_.teacher().isThinking();
        const bool listens = standardInputIsTerminal() || !isBusy;
        if (listens) screen_.ask(promptOf(context_, table_));
        const Inbox::Event event = inbox_.wait(nextLook(), line, listens);
        if (event == Inbox::Event::End) break;
        if (event == Inbox::Event::Disturbed) {
            screen_.repaint();
        } else if (event == Inbox::Event::Line) {
            screen_.takeTyped(line);
            if (!obey(line)) break;
        } else {
            table_.checkClock();
        }
        if (isNews_) show();
    }
    const bool goesOn = game().ply() > 0 && !table_.isOver();
    table_.leave();
    screen_.close();
    screen_.say(context_.say(!goesOn              ? "play.goodbye"
                             : saver_.hasFailed() ? "play.goodbye-lost"
                                                  : "play.goodbye-unfinished"));
}

void TerminalGame::watch() {
    fmt::print("{}\n\n",
               context_.say("play.demonstration", nameOf(context_, table_, Seat::First),
                            nameOf(context_, table_, Seat::Second), ruleCode(game().rule())));
    std::string line;
    int shown = 0;
    while (!table_.isOver()) {
        inbox_.wait(session().clock().runsOutAt(), line, false);
        table_.checkClock();
        if (game().ply() == shown || table_.isOver()) continue;
        shown = game().ply();
        screen_.showAgain(picture(), statusOf(context_, table_));
    }
    screen_.showAgain(picture(), statusOf(context_, table_));
}

std::string TerminalGame::picture() const {
    if (!table_.isLookingBack()) return drawBoard(game().board(), marksOf(game()), abilities_);
    const auto ply = static_cast<std::size_t>(table_.shownPly());
    const auto board = boardFromMoves(game().moves().first(ply), game().board().size());
    BoardMarks marks;
    if (ply > 0 && !game().moves()[ply - 1].isPass()) {
        marks.ringed = {game().moves()[ply - 1].point()};
    }
    return drawBoard(board ? *board : Board(game().board().size()), marks, abilities_);
}

void TerminalGame::show() {
    isNews_ = false;
    screen_.show(picture(), statusOf(context_, table_));
}

bool TerminalGame::obey(const std::string& line) {
    const TypedLine typed = typedLineFrom(line);
    if (typed.word.empty() || obeyWithArgument(typed)) return true;
    const std::string text = tidied(line);
    if (const auto command = commandFromWord(text)) return obeyCommand(*command);
    takeInput(text);
    return true;
}

/// "save NAME", "load NAME", "back 3".
bool TerminalGame::obeyWithArgument(const TypedLine& typed) {
    const auto command = commandFromWord(typed.word);
    if (!command) return false;
    switch (*command) {
        case TypedCommand::Save:
        case TypedCommand::Replace:
        case TypedCommand::Load:
            if (typed.rest.empty()) {
                complain({"play.which-file", {typed.word}});
            } else if (*command == TypedCommand::Load) {
                loadFile(typed.rest);
            } else {
                saveFile(typed.rest, *command == TypedCommand::Replace);
            }
            return true;
        case TypedCommand::Back:
            lookBack(-typed.number().value_or(1));
            return true;
        case TypedCommand::Forward:
            lookBack(typed.number().value_or(1));
            return true;
        default:
            return false;
    }
}

bool TerminalGame::obeyCommand(TypedCommand command) {
    switch (command) {
        case TypedCommand::Undo:
            table_.takeBack();
            break;
        case TypedCommand::Redo:
            table_.perform(table::Verb::Redo);
            break;
        case TypedCommand::New:
            table_.perform(table::Verb::Restart);
            break;
        case TypedCommand::Pass:
            table_.perform(table::Verb::Pass);
            break;
        case TypedCommand::Resign:
            table_.perform(table::Verb::Resign);
            break;
        case TypedCommand::Draw:
            offerOrTakeDraw();
            break;
        case TypedCommand::Decline:
            table_.answerDraw(false);
            break;
        case TypedCommand::Hint:
            table_.perform(table::Verb::Hint);
            break;
        case TypedCommand::Teacher:
            table_.teacher().ask();
            break;
        case TypedCommand::Why:
            tellWhy();
            break;
        case TypedCommand::Map:
            showMap();
            break;
        case TypedCommand::Start:
            lookBack(-game().ply());
            break;
        case TypedCommand::Last:
            lookBack(game().ply());
            break;
        case TypedCommand::Continue:
            goOn();
            break;
        case TypedCommand::Board:
            show();
            break;
        case TypedCommand::Moves:
            screen_.say(game().ply() == 0 ? context_.say("play.no-moves")
                                          : toText(game().moves(), game().board().size()));
            break;
        case TypedCommand::Help:
            screen_.showPage(context_.say("play.help"));
            if (screen_.isPainted()) screen_.say(context_.say("play.page-over"));
            break;
        case TypedCommand::Quit:
            return false;
        default:
            break;
    }
    return true;
}

void TerminalGame::lookBack(int steps) {
    const int before = table_.shownPly();
    table_.showPly(before + steps);
    if (table_.shownPly() == before) complain({steps < 0 ? "table.at-start" : "table.at-end", {}});
}

/// At one keyboard whoever types next answers: the first "draw" offers, the second accepts. A
/// computer answers for itself, later.
void TerminalGame::offerOrTakeDraw() {
    const auto offer = session().drawOffer();
    if (offer && offer != table_.plan().onlyPerson()) return table_.answerDraw(true);
    const Seat turn = game().seatToMove();
    table_.perform(table::Verb::OfferDraw);
    const auto pending = table_.drawOffer();
    if (!pending) return;
    screen_.say(pending->isForPerson
                    ? context_.say("play.draw-offered", nameOf(context_, table_, turn))
                    : context_.say(pending->text));
}

/// What the teacher means, stone by stone.
void TerminalGame::tellWhy() {
    const auto& remark = table_.teacher().remark();
    if (!remark) return complain({"teacher.no-remark", {}});
    const int size = game().board().size();
    for (const Reason& line : remark->lines) screen_.say(context_.say(line));
    int number = 0;
    for (const study::WinStep& step : remark->steps()) {
        screen_.say(fmt::format("{:>3}. {}", ++number, context_.say(study::textOf(step, size))));
    }
    for (const Reason& line : study::heldOf(remark->critique.finding, size)) {
        screen_.say(context_.say(line));
    }
}

/// The move stands though the teacher has warned; or another computer takes the place of one that
/// has failed.
void TerminalGame::goOn() {
    if (table_.teacher().remark()) return table_.teacher().goOn();
    if (!table_.substitute()) return complain({"play.nothing-held-up", {}});
    table_.goOnWithSubstitute();
}

/// The computer that plays here, if it scores points; else the score-map player.
std::string TerminalGame::whoseMap() const {
    for (const Seat seat : {Seat::First, Seat::Second}) {
        const std::string& spec = table_.plan().seat(seat).spec;
        if (!session().isPerson(seat) && givesMap(spec)) return spec;
    }
    return "scoremap";
}

void TerminalGame::showMap() {
    if (!table_.isLookingBack()) {
        if (table_.isOver()) return complain({"play.no-map-at-end", {}});
        if (game().question()) return complain({"table.opening-first", {}});
        if (!table_.isPersonsTurn()) return complain({"table.wait-turn", {}});
    }
    const auto moves = game().moves().first(static_cast<std::size_t>(table_.shownPly()));
    const auto board = boardFromMoves(moves, game().board().size());
    if (!board) return complain(board.reason());
    const auto map =
        mapFor(context_, {game().rule(), *board, {moves.begin(), moves.end()}}, whoseMap());
    if (!map) return complain(map.reason());
    screen_.showPage(*map);
    if (screen_.isPainted()) screen_.say(context_.say("play.page-over"));
}

void TerminalGame::takeInput(const std::string& text) {
    if (table_.isOver()) {
        const bool mayUndo = table_.plan().isBetweenPeople();
        complain({"table.over", {}});
        return complain({mayUndo ? "end.next-undo" : "end.next", {}});
    }
    if (table_.isLookingBack()) {
        table_.showPly(game().ply());
        return complain({"play.back-in-the-game", {}});
    }
    const auto question = game().question();
    if (question && table_.isPersonsTurn()) {
        const auto decision = decisionFrom(*question, text);
        if (!decision) return complain(decision.reason());
        return table_.decide(*decision);
    }
    const auto move = moveFromText(text, game().board().size());
    if (move) {
        move->isPass() ? table_.perform(table::Verb::Pass) : table_.play(move->point());
    } else if (isAnswer(text)) {
        complain({"play.nothing-asked", {text}});
    } else if (const auto meant = nearestWord(text)) {
        complain({"play.did-you-mean", {text, *meant}});
    } else {
        complain(move.reason());
    }
}

void TerminalGame::saveFile(const std::string& name, bool replace) {
    const std::filesystem::path path =
        std::filesystem::path(name).has_extension() ? name : name + ".sgf";
    const auto format = record::formatFromFileName(path.string());
    if (!format) return complain({"play.which-format", {path.string()}});
    const auto written = record::write(game().record(), *format);
    if (!written) return complain(written.reason());
    if (const Attempt done = writeFile(path, written->bytes, replace); !done) {
        return complain(done.reason());
    }
    screen_.say(context_.say("play.saved", path.string()));
    if (!written->leftOut.empty()) {
        screen_.say(context_.say("convert.left-out", path.string(),
                                 lossesText(context_, written->leftOut)));
    }
}

/// Whoever plays here plays on from the end of the file's first game.
void TerminalGame::loadFile(const std::string& name) {
    auto reading = readRecords(name, {});
    if (!reading) return complain(reading.reason());
    reading->text.isSure = true;  // nothing can be done about that here
    const record::Record& record = reading->records.front();
    table::Plan plan = table::planOf(record);
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (!session().isPerson(seat)) plan.seat(seat) = table_.plan().seat(seat);
    }
    if (const Attempt begun = table_.beginFrom(plan, record); !begun) {
        return complain(begun.reason());
    }
    for (const std::string& line : whatIsMissing(context_, name, *reading)) screen_.say(line);
    if (reading->records.size() > 1) {
        screen_.say(context_.say("play.first-of-many", reading->records.size()));
    }
}

void TerminalGame::complain(const Reason& reason) { screen_.say(context_.say(reason)); }

}  // namespace tianyuan::cli
