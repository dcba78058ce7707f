// States of the window by which one learns: the course, puzzles, progress, the teacher, and a game
// that is looked back at.

#include "practice/deck.h"
#include "puzzle/collection.h"
#include "stage.h"

#include <QPoint>

namespace tianyuan::desktop {
namespace {

void openStart(Stage& stage) { stage.openPage("start"); }

// Puzzles.

void rest(Stage& stage) {
    stage.runUntil([&] { return !stage.desktop().puzzles().isBusy(); });
}

void beginPuzzle(Stage& stage, const char* mode, const char* theme = "", int step = 0) {
    stage.openPage("puzzles");
    stage.desktop().puzzles().begin(mode, *theme ? "freestyle" : "", theme, step);
    rest(stage);
}

/// A stone in a corner, far from everything.
void answerWrongly(Stage& stage) {
    PuzzleDesk& desk = stage.desktop().puzzles();
    const int last = desk.picture().size - 1;
    for (const QPoint corner :
         {QPoint(0, 0), QPoint(last, 0), QPoint(0, last), QPoint(last, last)}) {
        if (desk.state() == "wrong") break;
        desk.play(corner);
        rest(stage);
    }
    if (desk.state() != "wrong") qFatal("No corner is wrong.");
}

/// By hints: the third one of each step says the move.
void solve(Stage& stage) {
    PuzzleDesk& desk = stage.desktop().puzzles();
    while (desk.state() != "solved") {
        while (!desk.picture().suggested) {
            desk.hint();
            rest(stage);
        }
        const Point move = *desk.picture().suggested;
        desk.play(QPoint(move.x, move.y));
        rest(stage);
    }
}

/// A mistake of a game, which is asked for before everything else.
void addMistake(Stage& stage) {
    stage.desktop().store().run([](autosave::GameKeeper& keeper) -> Attempt {
        const auto game = keeper.library().add({}, {"played", {}, true});
        if (!game) return game.reason();
        const auto puzzle =
            puzzle::puzzleFromText("freestyle 15 white hold 3 0 900 k8g8 h8i8j8b3/c3d3e3o15 a1");
        if (!puzzle) return puzzle.reason();
        store::PuzzleLog log(keeper.library());
        const auto added = practice::Deck(log).addMistake(*puzzle, game->game, 8, {});
        return added ? Attempt(Done{}) : added.reason();
    });
}

void leavePuzzle(Stage& stage) {
    stage.desktop().puzzles().leave();
    rest(stage);
    openStart(stage);
}

std::vector<Scene> puzzleScenes() {
    const auto puzzles = [](Stage& stage) { stage.openPage("puzzles"); };
    const auto begun = [](const char* mode, const char* theme) {
        return [mode, theme](Stage& stage) { beginPuzzle(stage, mode, theme); };
    };
    const auto hinted = [](Stage& stage) {
        beginPuzzle(stage, "next", "fours", 4);
        stage.desktop().puzzles().hint();
        rest(stage);
    };
    const auto wrong = [](const char* mode, const char* theme) {
        return [mode, theme](Stage& stage) {
            beginPuzzle(stage, mode, theme);
            answerWrongly(stage);
        };
    };
    const auto solved = [](const char* mode, const char* theme) {
        return [mode, theme](Stage& stage) {
            beginPuzzle(stage, mode, theme);
            solve(stage);
        };
    };
    const auto shown = [](Stage& stage) {
        beginPuzzle(stage, "next", "threes", 5);
        stage.desktop().puzzles().showSolution();
        rest(stage);
    };
    const auto over = [](Stage& stage) {
        beginPuzzle(stage, "streak");
        answerWrongly(stage);
        stage.desktop().puzzles().next();
        rest(stage);
    };
    const auto againstTheClock = [](Stage& stage) {
        beginPuzzle(stage, "clock");
        stage.runUntil([&] { return stage.find("puzzleClock")->property("visible").toBool(); });
    };
    const auto due = [](Stage& stage) {
        PuzzleDesk& desk = stage.desktop().puzzles();
        if (desk.standing()->due() == 0) {
            beginPuzzle(stage, "next", "defence");
            answerWrongly(stage);
            leavePuzzle(stage);
        }
        stage.openPage("puzzles");
        stage.runUntil([&] { return desk.standing()->due() > 0; });
    };
    const auto mistaken = [](Stage& stage) {
        addMistake(stage);
        beginPuzzle(stage, "due");
        if (stage.desktop().puzzles().played().isEmpty()) qFatal("No mistake comes back.");
    };
    return {
        {"puzzles", puzzles, openStart},
        {"puzzle", hinted, leavePuzzle},
        {"puzzle-begun", begun("next", "defence"), leavePuzzle},
        {"puzzle-wrong", wrong("next", "defence"), leavePuzzle},
        {"puzzle-solved", solved("next", "fours"), leavePuzzle},
        {"puzzle-shown", shown, leavePuzzle},
        {"puzzle-streak", begun("streak", ""), leavePuzzle},
        {"puzzle-streak-wrong", wrong("streak", ""), leavePuzzle},
        {"puzzle-streak-over", over, leavePuzzle},
        {"puzzle-clock", againstTheClock, leavePuzzle},
        {"puzzle-day", solved("day", ""), leavePuzzle},
        {"puzzles-due", due, openStart},
        {"puzzle-due", begun("due", ""), leavePuzzle},
        {"puzzle-mistake", mistaken, leavePuzzle},
    };
}

// The course and progress.

std::vector<Scene> courseScenes() {
    const auto learn = [](Stage& stage) { stage.openPage("learn"); };
    const auto lesson = [](int number, const std::vector<QPoint>& answers) {
        return [number, answers](Stage& stage) {
            stage.openPage("course");
            CourseDesk& course = stage.desktop().course();
            course.open(number);
            course.restart();
            for (const QPoint answer : answers) course.play(answer);
        };
    };
    const auto hinted = [lesson](Stage& stage) {
        lesson(3, {})(stage);
        stage.desktop().course().hint();
        stage.desktop().course().hint();
    };
    const auto lessons = [](Stage& stage) {
        stage.openPage("course");
        stage.showPopup("lessonSheet", true);
    };
    const auto leaveLessons = [](Stage& stage) {
        stage.showPopup("lessonSheet", false);
        openStart(stage);
    };
    const auto progress = [](Stage& stage) {
        stage.fillProgress();
        stage.openPage("progress");
        stage.runUntil([&] { return stage.desktop().progress().games() > 0; });
    };
    const auto noProgress = [](Stage& stage) {
        stage.hideProgress();
        stage.openPage("progress");
        stage.runUntil([&] {
            return stage.desktop().progress().isKnown() && stage.desktop().progress().games() == 0;
        });
    };
    return {
        {"learn", learn, openStart},
        {"lesson", lesson(2, {}), openStart},
        {"lesson-first", lesson(0, {}), openStart},
        {"lesson-hint", hinted, openStart},
        {"lesson-wrong", lesson(5, {{1, 4}}), openStart},
        {"lesson-right", lesson(8, {{4, 4}}), openStart},
        {"lesson-foul", lesson(12, {{4, 4}}), openStart},
        {"lesson-choice", lesson(14, {}), openStart},
        {"lessons", lessons, leaveLessons},
        {"progress", progress, openStart},
        {"progress-empty", noProgress, openStart},
    };
}

// The teacher, and looking back.

TeacherModel& teacher(Stage& stage) { return *stage.desktop().panel().findChild<TeacherModel*>(); }

/// White has an open three, and Black has not seen it.
void letAThreePass(Stage& stage) {
    stage.settings().newGame().setTeacher(true);
    stage.playGame("a1h8a3i8a5g8o15");
    stage.runUntil([&] { return teacher(stage).isSpeaking(); });
}

void leaveTeacher(Stage& stage) {
    stage.settings().newGame().setTeacher(false);
    stage.endGame();
}

std::vector<Scene> teacherScenes() {
    const auto why = [](Stage& stage) {
        letAThreePass(stage);
        teacher(stage).stepBy(2);
    };
    const auto quiet = [](Stage& stage) {
        stage.settings().newGame().setTeacher(true);
        stage.playGame("h8i9i8");
        stage.runUntil([&] { return !teacher(stage).isSpeaking(); });
    };
    const auto leaveLookBack = [](Stage& stage) {
        stage.settings().study().reset();
        stage.endGame();
    };
    const auto playedOut = [](Stage& stage) {
        auto* line = stage.lookBack().findChild<WinLine*>();
        line->goTo(std::min(3, line->steps()));
    };
    const auto summed = [](Stage& stage) {
        stage.lookBack();
        stage.desktop().game().showPly(45);
    };
    return {
        {"teacher", letAThreePass, leaveTeacher},     {"teacher-why", why, leaveTeacher},
        {"teacher-quiet", quiet, leaveTeacher},       {"look-back-win", playedOut, leaveLookBack},
        {"look-back-summary", summed, leaveLookBack},
    };
}

}  // namespace

std::vector<Scene> learningScenes() {
    std::vector<Scene> scenes;
    for (const std::vector<Scene>& some : {puzzleScenes(), courseScenes(), teacherScenes()}) {
        scenes.insert(scenes.end(), some.begin(), some.end());
    }
    return scenes;
}

}  // namespace tianyuan::desktop
