#include "terminal_lesson.h"

#include "board_drawing.h"
#include "core/notation.h"
#include "course/course.h"
#include "terminal.h"
#include "terminal_words.h"

#include <cstdio>
#include <iostream>

namespace tianyuan::cli {
namespace {

using Stage = course::LessonView::Stage;

Board boardOf(const table::BoardView& view) {
    Board board(view.size);
    for (const table::ShownStone& each : view.stones) board.place(each.point, each.stone);
    return board;
}

std::string drawn(const course::LessonView& view) {
    BoardMarks marks;
    marks.ringed = view.board.winning;
    if (marks.ringed.empty() && view.board.last) marks.ringed = {*view.board.last};
    if (view.board.foul) marks.forbidden = {*view.board.foul};
    if (view.board.suggested) marks.offered = {*view.board.suggested};
    return drawBoard(boardOf(view.board), marks, TerminalAbilities::ofStandardOutput());
}

}  // namespace

void TerminalLesson::say(const std::string& text) const {
    if (!text.empty()) fmt::print("{}\n", fittedToTerminal(text));
}

void TerminalLesson::show(const course::LessonTable& table, bool withQuestion) const {
    const course::LessonView view = table.view();
    fmt::print("\n{}", drawn(view));
    if (withQuestion) {
        say(context_.say("course.cli.task", view.task + 1, view.tasks,
                         table.lesson().title.in(context_.language())));
        say(view.ask.in(context_.language()));
        for (std::size_t i = 0; i < view.choices.size(); ++i) {
            say(fmt::format("  {}  {}", i + 1, view.choices[i].in(context_.language())));
        }
    }
    if (view.stage == Stage::Right) say(context_.say("course.cli.right"));
    if (view.stage == Stage::Wrong) say(context_.say("course.cli.wrong"));
    say(view.reply.in(context_.language()));
    if (view.why) say(context_.say(*view.why));
    if (view.hint) say(context_.say(*view.hint));
}

Attempt TerminalLesson::keep(const course::LessonTable& table) const {
    if (!library_) return Done{};
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const course::LessonView view = table.view();
    return store::LessonLog(*library_).keep({table.lesson().id, view.task + 1, view.isLast(), now});
}

TerminalLesson::Next TerminalLesson::obey(course::LessonTable& table,
                                          const std::string& line) const {
    const std::string word = tidied(line);
    const auto command = commandFromWord(word);
    if (command == TypedCommand::Quit) return Next::Leave;
    if (table.isRight()) return Next::NextTask;
    if (word.empty()) return Next::Same;
    const bool isAgain = command == TypedCommand::New;
    if (command == TypedCommand::Hint || isAgain) {
        isAgain ? table.restart() : table.hint();
        show(table, isAgain);
        return Next::Same;
    }
    Attempt answered = Done{};
    if (!table.task().choices.empty() && word.size() == 1 && '1' <= word[0] && word[0] <= '9') {
        answered = table.choose(word[0] - '1');
    } else if (const auto move = moveFromText(word, table.board().size());
               move && !move->isPass()) {
        answered = table.play(move->point());
    } else {
        say(context_.say("course.cli.help"));
        return Next::Same;
    }
    if (!answered) {
        say(context_.say(answered.reason()));
        return Next::Same;
    }
    show(table, false);
    if (!table.isRight()) return Next::Same;
    if (const Attempt kept = keep(table); !kept) say(context_.say(kept.reason()));
    say(context_.say("course.cli.go-on"));
    return Next::Same;
}

int TerminalLesson::take(int lesson, int task) {
    const auto lessons = course::allLessons();
    for (; lesson < static_cast<int>(lessons.size()); ++lesson, task = 0) {
        course::LessonTable table(lessons[static_cast<std::size_t>(lesson)], task);
        show(table, true);
        while (true) {
            fmt::print("> ");
            std::fflush(stdout);
            std::string line;
            if (!std::getline(std::cin, line)) {
                fmt::print("\n");
                return Success;
            }
            const Next next = obey(table, line);
            if (next == Next::Leave) return Success;
            if (next == Next::Same) continue;
            if (!table.next()) break;
            show(table, true);
        }
    }
    say(context_.say("course.cli.all-done"));
    return Success;
}

}  // namespace tianyuan::cli
