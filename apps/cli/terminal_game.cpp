#include "terminal_game.h"

#include "board_drawing.h"
#include "core/notation.h"
#include "file.h"
#include "game_advice.h"
#include "game_marks.h"
#include "opening/named_opening.h"
#include "opening_dialogue.h"
#include "record_argument.h"
#include "record_words.h"
#include "terminal_words.h"

#include <cstdio>

namespace tianyuan::cli {

using opening::Seat;

namespace {

std::string ruleCode(Rule rule) { return "rule." + std::string(idOf(rule)); }

constexpr const char* FoulsProperty = "TYFOULS";

/// The game before its first move, with what a record has no place for.
record::Record startRecord(const game::Session& session) {
    record::Record start = session.game().record();
    if (session.game().fouls() == game::FoulHandling::Lose) {
        start.others.push_back({FoulsProperty, {"lose"}});
    }
    return start;
}

game::FoulHandling foulsOf(const record::Record& start) {
    for (const record::Property& property : start.others) {
        if (property.name == FoulsProperty) return game::FoulHandling::Lose;
    }
    return game::FoulHandling::Refuse;
}

std::string minutesAndSeconds(game::Milliseconds time) {
    const auto tenths = time.count() / 100;
    const auto seconds = tenths / 10;
    if (seconds < 10) return fmt::format("0:{:02}.{}", seconds, tenths % 10);
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

}  // namespace

TerminalGame::TerminalGame(const Context& context, Inbox& inbox, game::SessionSetup setup,
                           TerminalAbilities abilities, GameSaver& saver)
    : context_(context),
      inbox_(inbox),
      setup_(std::move(setup)),
      abilities_(abilities),
      saver_(saver) {
    newGame();
}

void TerminalGame::seat(game::Game game) {
    if (session_) saver_.leave(session_->game());
    session_ = std::make_unique<game::Session>(
        std::move(game), setup_,
        game::SessionWorld{std::chrono::steady_clock::now,
                           [this](auto function) { inbox_.post(std::move(function)); },
                           [this](const game::Event& event) { saver_.save(event); }});
}

void TerminalGame::newGame() {
    seat(game::Game(setup_.game));
    session_->game().editDescription().date = today();
    saver_.begin(startRecord(*session_));
    session_->begin();
}

void TerminalGame::adopt(const record::Record& record) {
    setup_.game.rule = record.rule.value_or(Rule::Freestyle);
    setup_.game.size = record.size;
    setup_.game.opening = opening::protocolFromId(record.opening).value_or(opening::Protocol::Free);
    if (!checkSize(setup_.game.opening, record.size)) setup_.game.opening = opening::Protocol::Free;
    setup_.game.fouls = foulsOf(record);
    setup_.time = game::timeControlFromText(record.timeControl).hasValue()
                      ? *game::timeControlFromText(record.timeControl)
                      : game::TimeControl{};
    setup_.seats[0].name = record.black;
    setup_.seats[1].name = record.white;
}

Attempt TerminalGame::resume(store::GameId id) {
    auto unfinished = saver_.resume(id);
    if (!unfinished) return unfinished.reason();
    adopt(unfinished->start);
    auto game = game::Game::fromRecord(unfinished->start, setup_.game.fouls);
    if (!game) return game.reason();
    session_.reset();
    seat(std::move(*game));
    if (Attempt replayed = session_->replay(unfinished->events); !replayed) return replayed;
    session_->begin();
    return Done{};
}

void TerminalGame::run() {
    fmt::print("{}\n\n", context_.say("play.welcome", ruleCode(game().rule())));
    show();
    std::string line;
    while (true) {
        // A script types ahead; a person may well want to take back or quit while the computer
        // thinks.
        const bool listens = standardInputIsTerminal() || !session_->isThinking();
        if (listens) showPrompt();
        const int before = game().ply();
        const bool wasOver = game().outcome().isOver();
        const Inbox::Event event = inbox_.wait(session_->clock().runsOutAt(), line, listens);
        if (event == Inbox::Event::End) break;
        if (event == Inbox::Event::Line) {
            if (!obey(line)) break;
            continue;
        }
        session_->checkClock();
        if (game().ply() != before || game().outcome().isOver() != wasOver) {
            if (listens) fmt::print("\n");
            show();
        }
    }
    const bool goesOn = game().ply() > 0 && !game().outcome().isOver();
    saver_.leave(game());
    fmt::print("{}\n", context_.say(goesOn ? "play.goodbye-unfinished" : "play.goodbye"));
}

void TerminalGame::watch() {
    fmt::print("{}\n\n", context_.say("play.demonstration", nameOf(Seat::First),
                                      nameOf(Seat::Second), ruleCode(game().rule())));
    std::string line;
    int shown = 0;
    while (!game().outcome().isOver()) {
        inbox_.wait(session_->clock().runsOutAt(), line, false);
        session_->checkClock();
        if (game().ply() == shown || game().outcome().isOver()) continue;
        shown = game().ply();
        fmt::print("{}\n{}",
                   context_.say("play.move", shown, sideCode(opponent(game().board().sideToMove())),
                                toText(game().moves().back(), game().board().size())),
                   drawBoard(game().board(), marksOf(game()), abilities_));
    }
    show();
}

void TerminalGame::tell(const Result<std::string>& text) {
    if (!text) return report(text.reason());
    fmt::print("{}", text->ends_with('\n') ? *text : *text + "\n");
}

/// The computer that plays here, or the score-map player.
std::string TerminalGame::whoseMap() const {
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (!session_->isPerson(seat)) return session_->seat(seat).name;
    }
    return "scoremap";
}

void TerminalGame::saveFile(const std::string& name, bool replace) {
    const std::filesystem::path path =
        std::filesystem::path(name).has_extension() ? name : name + ".sgf";
    const auto format = record::formatFromFileName(path.string());
    if (!format) return report(Reason{"convert.which-format", {path.string()}});
    const auto written = record::write(game().record(), *format);
    if (!written) return report(written.reason());
    if (const Attempt done = writeFile(path, written->bytes, replace); !done) return report(done);
    fmt::print("{}\n", context_.say("play.saved", path.string()));
    if (!written->leftOut.empty()) {
        fmt::print("{}\n", context_.say("convert.left-out", path.string(),
                                        lossesText(context_, written->leftOut)));
    }
}

void TerminalGame::loadFile(const std::string& name) {
    const auto reading = readRecords(name, {});
    if (!reading) return report(reading.reason());
    auto game = game::Game::fromRecord(reading->records.front(), setup_.game.fouls);
    if (!game) return report(game.reason());
    const std::size_t others = reading->records.size() - 1;
    adopt(reading->records.front());
    seat(std::move(*game));
    saver_.begin(startRecord(*session_));
    session_->begin();
    if (others > 0) fmt::print("{}\n", context_.say("play.first-of-many", others + 1));
    show();
}

/// "save NAME", "save! NAME" and "load NAME"; the name as it was typed.
bool TerminalGame::obeyFileCommand(const std::string& line) {
    const std::size_t space = line.find_first_of(" \t");
    const std::string word = tidied(line.substr(0, space));
    const bool saves = word == "save" || word == "save!" || word == "保存";
    if (!saves && word != "load" && word != "打开") return false;
    const std::string name = space == std::string::npos ? "" : trimmed(line.substr(space));
    if (name.empty()) {
        report(Reason{"play.which-file", {word}});
    } else if (saves) {
        saveFile(name, word == "save!");
    } else {
        loadFile(name);
    }
    return true;
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
    if (const auto question = game().question()) {
        fmt::print("{}\n", questionText(context_, *question, nameOf(question->seat)));
    }
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
        const std::string thinks = session_->isThinking() ? " " + context_.say("play.thinks") : "";
        fmt::print("{}{}{} > ", nameOf(turn), clockText(turn), thinks);
    }
    std::fflush(stdout);
}

/// The name with the colour; those who were not named are their colour, or, where colours may
/// change hands, first and second.
std::string TerminalGame::nameOf(Seat seat) const {
    const bool isBlack = seat == game().black();
    const std::string side = context_.say(sideCode(isBlack ? Stone::Black : Stone::White));
    std::string name = session_->seat(seat).name;
    if (name.empty() && opening::mayChangeColours(setup_.game.opening)) {
        name = context_.say(seat == Seat::First ? "side.first" : "side.second");
    }
    return name.empty() ? side : context_.say("play.name-and-side", name, side);
}

std::string TerminalGame::clockText(Seat seat) const {
    const game::ClockFace face = session_->clockFace(seat);
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
            report(session_->resign(session_->isPerson(turn) ? turn : other(turn)));
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
        case TypedCommand::Hint:
            tell(hintFor(context_, game()));
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

void TerminalGame::report(const Attempt& attempt) {
    if (attempt) {
        show();
    } else {
        fmt::print("{}\n", context_.say(attempt.reason()));
    }
}

}  // namespace tianyuan::cli
