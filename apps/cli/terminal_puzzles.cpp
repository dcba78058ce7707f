#include "terminal_puzzles.h"

#include "autosave/game_keeper.h"
#include "core/codes.h"
#include "core/notation.h"
#include "terminal_words.h"

#include <array>
#include <chrono>

namespace tianyuan::cli {
namespace {

using autosave::timeNow;
using practice::Mode;
using Kind = puzzle::Answer::Kind;

enum class Word : std::uint8_t { Hint, Solution, Another, Board, Play, Study, Help, Quit };

struct Spelling {
    std::string_view text;
    Word word;
};

constexpr std::array Spellings{Spelling{"hint", Word::Hint},
                               Spelling{"提示", Word::Hint},
                               Spelling{"solution", Word::Solution},
                               Spelling{"答案", Word::Solution},
                               Spelling{"next", Word::Another},
                               Spelling{"n", Word::Another},
                               Spelling{"下一题", Word::Another},
                               Spelling{"board", Word::Board},
                               Spelling{"棋盘", Word::Board},
                               Spelling{"play", Word::Play},
                               Spelling{"接着下", Word::Play},
                               Spelling{"study", Word::Study},
                               Spelling{"研究", Word::Study},
                               Spelling{"help", Word::Help},
                               Spelling{"?", Word::Help},
                               Spelling{"帮助", Word::Help},
                               Spelling{"quit", Word::Quit},
                               Spelling{"q", Word::Quit},
                               Spelling{"exit", Word::Quit},
                               Spelling{"退出", Word::Quit}};

std::optional<Word> wordFrom(std::string_view text) {
    for (const Spelling& each : Spellings) {
        if (each.text == text) return each.word;
    }
    return {};
}

std::string namesOf(const std::vector<Move>& line, int size) {
    std::string text;
    for (const Move move : line) text += (text.empty() ? "" : " ") + pointName(move, size);
    return text;
}

}  // namespace

TerminalPuzzles::TerminalPuzzles(const Context& context, Inbox& inbox, TerminalAbilities abilities,
                                 store::PuzzleLog& log, const practice::RunSetup& setup)
    : context_(context),
      inbox_(inbox),
      abilities_(abilities),
      log_(log),
      run_(setup, log, timeNow()),
      screen_(inbox) {}

int TerminalPuzzles::solve() {
    if (!showNext()) {
        screen_.close();
        return run_.setup().mode == Mode::Due ? Success : Failure;
    }
    std::string line;
    while (true) {
        screen_.ask(prompt());
        const Inbox::Event event = inbox_.wait({}, line);
        if (event == Inbox::Event::End) break;
        if (event == Inbox::Event::Disturbed) screen_.repaint();
        if (event != Inbox::Event::Line) continue;
        screen_.takeTyped(line);
        const Next next = obey(line);
        if (next == Next::Leave) break;
        if (next == Next::Another && !showNext()) break;
    }
    const Attempt finished = run_.finish(timeNow());
    screen_.close();
    sayEnd();
    return finished ? Success : context_.fail(finished.reason());
}

bool TerminalPuzzles::showNext() {
    const Result<bool> next = run_.next(timeNow());
    if (!next) {
        complain(next.reason());
        return false;
    }
    if (*next) {
        isAnswerShown_ = false;
        show({});
        return true;
    }
    if (!run_.isOver(timeNow())) {
        const bool isDue = run_.setup().mode == Mode::Due;
        complain({!isDue              ? "puzzles.none"
                  : run_.failed() > 0 ? "puzzles.due-later"
                                      : "puzzles.nothing-due",
                  {}});
    }
    return false;
}

/// The board with a line on it that does not stay.
void TerminalPuzzles::show(const std::vector<Move>& line) {
    Board board = run_.board().board();
    BoardMarks marks;
    for (const Move move : line) {
        board.play(move);
        if (!move.isPass()) marks.ringed.push_back(move.point());
    }
    const std::vector<Move>& moves = run_.board().moves();
    if (line.empty() && !moves.empty()) marks.ringed = {moves.back().point()};
    screen_.show(drawBoard(board, marks, abilities_), status());
}

std::string TerminalPuzzles::status() const {
    const puzzle::Puzzle& puzzle = run_.board().puzzle();
    const std::string side = sideCode(puzzle.board.sideToMove());
    std::string text =
        context_.say("puzzles.about", "window.rule." + std::string(idOf(puzzle.rule)),
                     puzzle::stepOf(puzzle), puzzle::Steps);
    if (run_.card() && run_.card()->game) {
        text += "\n" + context_.say("puzzles.from-game", *run_.card()->game);
    }
    text += "\n";
    text += context_.say(fmt::format("puzzles.task.{}", puzzle::idOf(puzzle.theme)), side);
    if (const auto played = puzzle::playedInstead(puzzle)) text += "\n" + context_.say(*played);
    text += "\n";
    if (run_.setup().mode == Mode::Clock) {
        text += context_.say("puzzles.clock", run_.timeLeft(timeNow()).count(), run_.solved());
        text += "\n";
    } else if (run_.setup().mode == Mode::Streak) {
        text += context_.say("puzzles.streak", run_.solved()) + "\n";
    }
    return text;
}

std::string TerminalPuzzles::prompt() const {
    return context_.say(run_.board().isSolved() ? "puzzles.prompt-next" : "puzzles.prompt") + " ";
}

/// Is a run over in which that is the end? Elsewhere one may go on trying.
bool TerminalPuzzles::isEnded() const { return run_.isStrict() && run_.isOver(timeNow()); }

TerminalPuzzles::Next TerminalPuzzles::obey(const std::string& line) {
    const std::string text = tidied(line);
    if (isEnded()) return Next::Leave;
    if (text.empty()) return run_.board().isSolved() ? Next::Another : Next::Stay;
    const auto word = wordFrom(text);
    if (!word) return take(text);
    switch (*word) {
        case Word::Hint:
            help();
            return Next::Stay;
        case Word::Solution:
            showSolution();
            return isEnded() ? Next::Leave : Next::Stay;
        case Word::Another:
            if (run_.isStrict() && !run_.isSettled()) {
                complain({"puzzles.no-skip", {}});
                return Next::Stay;
            }
            return Next::Another;
        case Word::Board:
            show({});
            return Next::Stay;
        case Word::Play:
            return goOn(GoingOn::Play);
        case Word::Study:
            return goOn(GoingOn::Study);
        case Word::Help:
            screen_.showPage(context_.say("puzzles.help"));
            return Next::Stay;
        case Word::Quit:
            break;
    }
    return Next::Leave;
}

/// Not before the puzzle is done: that would be a way around it.
TerminalPuzzles::Next TerminalPuzzles::goOn(GoingOn how) {
    if (!run_.board().isSolved() && !isAnswerShown_) {
        complain({"puzzles.first-solve", {}});
        return Next::Stay;
    }
    goingOn_ = how;
    return Next::Leave;
}

TerminalPuzzles::Next TerminalPuzzles::take(const std::string& text) {
    const int size = run_.board().board().size();
    const Result<Move> move = moveFromText(text, size);
    if (!move || move->isPass()) {
        complain(move ? Reason{"puzzles.not-understood", {text}} : move.reason());
        complain({"puzzles.try-help", {}});
        return Next::Stay;
    }
    const practice::Run::Played played = run_.play(move->point(), timeNow());
    if (!played.kept) complain(played.kept.reason());
    const puzzle::Answer& answer = played.answer;
    const bool isShown = answer.kind != Kind::Refused && answer.kind != Kind::NotAsked;
    if (isShown) show(answer.kind == Kind::Wrong ? answer.line : std::vector<Move>{});
    complain(answer.sentence);
    if (answer.kind != Kind::Wrong) return Next::Stay;
    if (answer.line.size() > 1) complain({"puzzles.line", {namesOf(answer.line, size)}});
    if (isEnded()) {
        showSolution();
        return Next::Leave;
    }
    if (run_.isStrict()) return Next::Another;
    complain({"puzzles.try-again", {}});
    return Next::Stay;
}

void TerminalPuzzles::help() {
    if (run_.isStrict()) return complain({"puzzles.no-hints", {}});
    const puzzle::Help help = run_.board().hint();
    complain(help.sentence);
    if (help.more) complain(*help.more);
}

void TerminalPuzzles::showSolution() {
    const std::vector<Move> line = run_.board().solution();
    if (const Attempt kept = run_.giveUp(timeNow()); !kept) complain(kept.reason());
    if (line.empty()) return;
    isAnswerShown_ = true;
    show(line);
    complain({"puzzles.solution", {namesOf(line, run_.board().board().size())}});
}

void TerminalPuzzles::sayEnd() {
    if (run_.isStrict()) {
        const auto best = log_.bestRun(std::string(practice::idOf(run_.setup().mode)));
        complain({"puzzles.run-over",
                  {std::to_string(run_.solved()), std::to_string(best ? *best : run_.solved())}});
        return;
    }
    const int all = run_.solved() + run_.failed();
    if (all > 0) {
        complain({"puzzles.tally", {std::to_string(run_.solved()), std::to_string(all)}});
    }
}

}  // namespace tianyuan::cli
