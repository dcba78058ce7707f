// States of the window that arise only by playing.

#include "stage.h"

#include <QPoint>
#include <QQuickItem>
#include <QQuickWindow>

namespace tianyuan::desktop {
namespace {

/// Against a computer that answers at once, with a clock; the person has long names.
void playComputer(Stage& stage) {
    NewGameSettings& wanted = stage.settings().newGame();
    wanted.setMode("computer");
    wanted.setOpponent("shapes");
    wanted.setColour("black");
    wanted.setTime("10m+3x30s");
    wanted.setName("Alexandra");
    stage.settings().play().setThinking("off");
    GameController& game = stage.desktop().game();
    game.leave();
    game.newGame();
    stage.openPage("play");
    for (const QPoint point : {QPoint(7, 7), QPoint(1, 1)}) {
        const int before = game.shownPly();
        game.play(point);
        stage.runUntil([&] { return game.shownPly() == before + 2 || game.isOver(); });
    }
}

void perform(Stage& stage, Verb* (TableVerbs::*verb)() const) {
    auto* verbs = stage.desktop().game().findChild<TableVerbs*>();
    (verbs->*verb)()->trigger();
}

void resign(Stage& stage) {
    playComputer(stage);
    perform(stage, &TableVerbs::resign);
    perform(stage, &TableVerbs::resign);
}

void backToStart(Stage& stage) {
    NewGameSettings& wanted = stage.settings().newGame();
    wanted.setTime("none");
    wanted.setName("");
    wanted.setOpening("free");
    wanted.setRule("freestyle");
    stage.endGame();
}

/// The start page offers the game that was left.
void leaveGame(Stage& stage) {
    playComputer(stage);
    stage.endGame();
    const QObject* unfinished = stage.find("resumeCard");
    stage.runUntil([&] { return unfinished->property("visible").toBool(); });
}

void openWith(Stage& stage, const char* opening, const char* moves) {
    stage.settings().newGame().setOpening(opening);
    stage.playGame(moves);
}

}  // namespace

std::vector<Scene> playedScenes() {
    const auto opening = [](const char* name, const char* moves) {
        return [name, moves](Stage& stage) { openWith(stage, name, moves); };
    };
    const auto forbidden = [](Stage& stage) {
        stage.settings().newGame().setRule("renju");
        stage.playGame("h8a1i8a3h10a5i9a7");
        stage.desktop().game().play(QPoint(9, 7));
        stage.desktop().game().look(QPoint(7, 6));
    };
    const auto offer = [](Stage& stage) {
        stage.playGame("h8h9i9");
        perform(stage, &TableVerbs::offerDraw);
    };
    // The store answers when it likes: where this matters is waited for.
    const auto remembered = [](Stage& stage) {
        stage.fillLibrary();
        stage.playGame("h8h9i9");
        perform(stage, &TableVerbs::offerDraw);
        stage.runUntil([&] { return stage.desktop().memory().games() > 0; });
    };
    const auto refusal = [](Stage& stage) {
        stage.playGame("h8h9i9");
        stage.desktop().game().play(QPoint(7, 7));
    };
    const auto paused = [](Stage& stage) {
        playComputer(stage);
        perform(stage, &TableVerbs::pause);
    };
    const auto watch = [](Stage& stage) {
        NewGameSettings& wanted = stage.settings().newGame();
        wanted.setMode("watch");
        wanted.setOpponent("guard");
        wanted.setSecondOpponent("shapes");
        stage.desktop().game().leave();
        stage.desktop().game().newGame();
        stage.openPage("play");
        perform(stage, &TableVerbs::pause);
        stage.runUntil([&] { return !stage.desktop().game().isThinking(); });
    };
    const auto menu = [](Stage& stage) {
        stage.playGame("h8h9i9");
        stage.showPopup("gameMenu", true);
    };
    const auto leaveMenu = [](Stage& stage) {
        stage.showPopup("gameMenu", false);
        backToStart(stage);
    };
    const auto complaint = [](const char* page) {
        return [page](Stage& stage) {
            stage.fillLibrary();
            stage.openPage(page);
            stage.desktop().game().complain(
                "This file cannot be opened",
                "It is no record of a game that this program knows, and "
                "its first line says nothing about what it is.");
        };
    };
    // What is said stays for eleven seconds, and would lie over the scenes that come next.
    const auto leaveComplaint = [](Stage& stage) {
        for (const QQuickItem* text : stage.window().findChildren<QQuickItem*>("message")) {
            text->parentItem()->parentItem()->setOpacity(0);
        }
        backToStart(stage);
    };
    return {
        {"unfinished", leaveGame, backToStart},
        {"computer", playComputer, backToStart},
        {"computer-end", resign, backToStart},
        {"paused", paused, backToStart},
        {"watched", watch, backToStart},
        {"swap2", opening("swap2", "h8h9i9"), backToStart},
        {"taraguchi", opening("taraguchi-10", "h8"), backToStart},
        {"forbidden", forbidden, backToStart},
        {"draw-offer", offer, backToStart},
        {"remembered", remembered, backToStart},
        {"refusal", refusal, backToStart},
        {"menu", menu, leaveMenu},
        {"start-complaint", complaint("start"), leaveComplaint},
        {"library-complaint", complaint("library"), leaveComplaint},
    };
}

}  // namespace tianyuan::desktop
