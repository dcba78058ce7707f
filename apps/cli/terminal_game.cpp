#include "terminal_game.h"

#include "board_drawing.h"
#include "core/notation.h"
#include "file.h"
#include "game_advice.h"
#include "game_marks.h"
#include "opening/named_opening.h"
#include "opening_dialogue.h"
#include "record_argument.h"
#include "terminal_words.h"
#include "terminal_world.h"
#include "words/ending.h"

#include <cstdio>

namespace tianyuan::cli {

using opening::Seat;

namespace {

std::string ruleCode(Rule rule) { return "rule." + std::string(idOf(rule)); }

std::string minutesAndSeconds(game::Milliseconds time) {
    const auto tenths = time.count() / 100;
    const auto seconds = tenths / 10;
    if (seconds < 10) return fmt::format("0:{:02}.{}", seconds, tenths % 10);
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

}  // namespace

TerminalGame::TerminalGame(const Context& context, Inbox& inbox, const Thinking& thinking,
                           TerminalAbilities abilities, GameSaver& saver)
    : context_(context),
      inbox_(inbox),
      abilities_(abilities),
      saver_(saver),
      table_(terminalWorld(context, inbox, thinking, saver), *this) {}

Attempt TerminalGame::resume(store::GameId id) {
    const auto unfinished = saver_.resume(id);
    if (!unfinished) return unfinished.reason();
    return table_.takeUp(unfinished->past, [] {});
}

void TerminalGame::onMessage(const table::Message& message) {
    fmt::print("{}\n", context_.say(message.headline));
    if (message.line) fmt::print("{}\n", context_.say(*message.line));
}

void TerminalGame::run() {
    fmt::print("{}\n\n", context_.say("play.welcome", ruleCode(game().rule())));
    show();
    std::string line;
    while (true) {
        // A script types ahead; a person may well want to take back or quit while the computer
        // thinks.
        const bool isBusy =
            session().isThinking() || session().isConsideringDraw() || table_.isAdvising();
        const bool listens = standardInputIsTerminal() || !isBusy;
        if (listens) showPrompt();
        const Inbox::Event event = inbox_.wait(session().clock().runsOutAt(), line, listens);
        if (event == Inbox::Event::End) break;
        if (event == Inbox::Event::Line) {
            if (!obey(line)) break;
        } else {
            table_.checkClock();
            if (isNews_ && listens) fmt::print("\n");
        }
        if (isNews_) show();
    }
    const bool goesOn = game().ply() > 0 && !table_.isOver();
    table_.leave();
    fmt::print("{}\n", context_.say(goesOn ? "play.goodbye-unfinished" : "play.goodbye"));
}

void TerminalGame::watch() {
    fmt::print("{}\n\n", context_.say("play.demonstration", nameOf(Seat::First),
                                      nameOf(Seat::Second), ruleCode(game().rule())));
    std::string line;
    int shown = 0;
    while (!table_.isOver()) {
        inbox_.wait(session().clock().runsOutAt(), line, false);
        table_.checkClock();
        if (game().ply() == shown || table_.isOver()) continue;
        shown = game().ply();
        fmt::print("{}\n{}",
                   context_.say("play.move", shown, sideCode(opponent(game().board().sideToMove())),
                                toText(game().moves().back(), game().board().size())),
                   drawBoard(game().board(), marksOf(game()), abilities_));
    }
    show();
}

void TerminalGame::tell(const Result<std::string>& text) {
    if (!text) return complain(text.reason());
    fmt::print("{}", text->ends_with('\n') ? *text : *text + "\n");
}

/// The computer that plays here, or the score-map player.
std::string TerminalGame::whoseMap() const {
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (!session().isPerson(seat)) return table_.plan().seat(seat).spec;
    }
    return "scoremap";
}

void TerminalGame::saveFile(const std::string& name, bool replace) {
    const std::filesystem::path path =
        std::filesystem::path(name).has_extension() ? name : name + ".sgf";
    const auto format = record::formatFromFileName(path.string());
    if (!format) return complain({"convert.which-format", {path.string()}});
    const auto written = record::write(game().record(), *format);
    if (!written) return complain(written.reason());
    if (const Attempt done = writeFile(path, written->bytes, replace); !done) {
        return complain(done.reason());
    }
    fmt::print("{}\n", context_.say("play.saved", path.string()));
    if (!written->leftOut.empty()) {
        fmt::print("{}\n", context_.say("convert.left-out", path.string(),
                                        lossesText(context_, written->leftOut)));
    }
}

/// Whoever plays here plays on from the end of the file's first game.
void TerminalGame::loadFile(const std::string& name) {
    const auto reading = readRecords(name, {});
    if (!reading) return complain(reading.reason());
    const record::Record& record = reading->records.front();
    table::Plan plan = table::planOf(record);
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (!session().isPerson(seat)) plan.seat(seat) = table_.plan().seat(seat);
    }
    if (const Attempt begun = table_.beginFrom(plan, record); !begun) {
        return complain(begun.reason());
    }
    if (reading->records.size() > 1) {
        fmt::print("{}\n", context_.say("play.first-of-many", reading->records.size()));
    }
}

/// "save NAME", "save! NAME" and "load NAME"; the name as it was typed.
bool TerminalGame::obeyFileCommand(const std::string& line) {
    const std::size_t space = line.find_first_of(" \t");
    const std::string word = tidied(line.substr(0, space));
    const bool saves = word == "save" || word == "save!" || word == "保存";
    if (!saves && word != "load" && word != "打开") return false;
    const std::string name = space == std::string::npos ? "" : trimmed(line.substr(space));
    if (name.empty()) {
        complain({"play.which-file", {word}});
    } else if (saves) {
        saveFile(name, word == "save!");
    } else {
        loadFile(name);
    }
    return true;
}

void TerminalGame::show() {
    isNews_ = false;
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
    if (const auto question = game().question()) {
        fmt::print("{}\n", questionText(context_, *question, nameOf(question->seat)));
    }
}

void TerminalGame::showEnd() {
    const Outcome outcome = game().outcome();
    const std::string how = context_.say(words::endingCode(outcome));
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
        const std::string thinks = session().isThinking() ? " " + context_.say("play.thinks") : "";
        fmt::print("{}{}{} > ", nameOf(turn), clockText(turn), thinks);
    }
    std::fflush(stdout);
}

/// The name with the colour; those who were not named are their colour, or, where colours may
/// change hands, first and second.
std::string TerminalGame::nameOf(Seat seat) const {
    const bool isBlack = seat == game().black();
    const std::string side = context_.say(sideCode(isBlack ? Stone::Black : Stone::White));
    std::string name = session().seat(seat).name;
    if (name.empty() && opening::mayChangeColours(table_.plan().game.opening)) {
        name = context_.say(seat == Seat::First ? "side.first" : "side.second");
    }
    return name.empty() ? side : context_.say("play.name-and-side", name, side);
}

std::string TerminalGame::clockText(Seat seat) const {
    const game::ClockFace face = session().clockFace(seat);
    if (!face.left) return {};
    std::string text = minutesAndSeconds(*face.left);
    if (face.inByoYomi) text += fmt::format(" ({})", face.periodsLeft);
    return " [" + text + "]";
}

bool TerminalGame::obey(const std::string& line) {
    // What comes through a pipe is not seen; show it, so that the transcript can be read.
    if (!standardInputIsTerminal()) fmt::print("{}\n", line);
    const std::string text = tidied(line);
    if (text.empty() || obeyFileCommand(trimmed(line))) return true;
    if (commandFromWord(text)) return obeyWord(text);
    if (table_.isOver()) {
        complain({"move.game-over", {}});
    } else {
        takeInput(text);
    }
    return true;
}

bool TerminalGame::obeyWord(const std::string& word) {
    switch (*commandFromWord(word)) {
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
        case TypedCommand::Map:
            tell(mapFor(context_, game(), whoseMap()));
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

/// At one keyboard whoever types next answers: the first "draw" offers, the second accepts. A
/// computer answers for itself, later.
void TerminalGame::offerOrTakeDraw() {
    if (table_.drawOffer()) return table_.answerDraw(true);
    const Seat turn = game().seatToMove();
    table_.perform(table::Verb::OfferDraw);
    const auto offer = table_.drawOffer();
    if (!offer) return;
    fmt::print("{}\n", offer->isForPerson ? context_.say("play.draw-offered", nameOf(turn))
                                          : context_.say(offer->text));
}

void TerminalGame::takeInput(const std::string& text) {
    if (const auto question = game().question()) {
        const auto decision = decisionFrom(*question, text);
        if (!decision) return complain(decision.reason());
        return table_.decide(*decision);
    }
    const auto move = moveFromText(text, game().board().size());
    if (move) {
        move->isPass() ? table_.perform(table::Verb::Pass) : table_.play(move->point());
    } else if (const auto meant = nearestWord(text)) {
        complain({"play.did-you-mean", {text, *meant}});
    } else {
        complain(move.reason());
    }
}

void TerminalGame::complain(const Reason& reason) { fmt::print("{}\n", context_.say(reason)); }

}  // namespace tianyuan::cli
