// States of the window that can be reached at once.

#include "stage.h"

#include <QPoint>

namespace tianyuan::desktop {
namespace {

using Action = std::function<void(Stage&)>;

/// A position with threats of both sides and a win that Black can force.
constexpr const char* SharpGame = "h8h9i8g8j9i9j8k8j7j10i7j6k9";

constexpr const char* StudiedGame =
    "(;GM[4]SZ[15]PB[Lin]PW[Pine]RU[renju];B[hh]C[In the centre, as nearly always]"
    "(;W[hg];B[ig]C[The direct opening with the most to look at]TR[hh]LB[jf:a]"
    "(;W[if];B[gh];W[jh])(;W[gg];B[hi]))(;W[ig];B[gg](;W[hi])(;W[jj];B[ii])))";

constexpr const char* TwoGames =
    "(;GM[4]SZ[15]PB[Lin]PW[Pine]DT[2026-03-01];B[hh];W[hg])"
    "(;GM[4]SZ[15]PB[Ada]PW[Bo]EV[Spring Cup];B[hh];W[ig];B[ii])";

Action startIn(const char* mode) {
    return [mode](Stage& stage) {
        stage.settings().newGame().setMode(mode);
        stage.openPage("start");
    };
}

Action section(const char* name) {
    return [name](Stage& stage) {
        stage.openPage("settings");
        stage.find("settingsPage")->setProperty("section", name);
    };
}

Action popup(const char* name, bool shown) {
    return [name, shown](Stage& stage) {
        stage.openPage("start");
        stage.showPopup(name, shown);
    };
}

void goToStart(Stage& stage) { stage.openPage("start"); }
void endGame(Stage& stage) { stage.endGame(); }

void showLibrary(Stage& stage) {
    stage.fillLibrary();
    stage.openPage("library");
}

void setUpPosition(Stage& stage) {
    stage.openPage("setup");
    for (const QPoint point : {QPoint(7, 7), QPoint(7, 6), QPoint(8, 6), QPoint(6, 8)}) {
        stage.desktop().setupBoard().click(point);
    }
}

void playShortGame(Stage& stage) { stage.playGame(ShortGame); }

void winLongGame(Stage& stage) {
    stage.playGame(LongGame);
    stage.runUntil([&] { return stage.desktop().study().findChild<EndSketch*>()->isReady(); });
}

/// A sharp position with something of the study shown.
template <typename Setter, typename Value>
Action seeing(Setter setter, const Value& value) {
    return [setter, value](Stage& stage) {
        stage.playGame(SharpGame);
        (stage.settings().study().*setter)(value);
        Study& study = stage.desktop().study();
        stage.runUntil([&] {
            return (!study.isEngineShown() || study.findChild<Analysis*>()->depth() > 0) &&
                   !study.findChild<ThreatView*>()->isLooking() &&
                   !study.findChild<ScoreMap*>()->isThinking();
        });
    };
}

/// The proof from its start with so many of its moves: White's stone in the corner, which is
/// proved, and the longest resistance.
Action walkingThroughProof(int moves) {
    return [moves](Stage& stage) {
        stage.openText("h8o1");
        stage.settings().study().setProofShown(true);
        const auto* proof = stage.desktop().study().findChild<ProofView*>();
        for (int i = 0; i <= moves; ++i) {
            stage.runUntil([&] { return !proof->isLooking(); });
            if (i < moves) stage.desktop().game().play(proof->next());
        }
    };
}

void endSeeing(Stage& stage) {
    stage.settings().study().reset();
    stage.endGame();
}

void readStudiedGame(Stage& stage) {
    stage.openText(StudiedGame);
    stage.desktop().game().showPly(3);
}

Action sheet(const char* name) {
    return [name](Stage& stage) {
        stage.playGame(ShortGame);
        stage.showPopup(name, true);
    };
}

Action leaveSheet(const char* name) {
    return [name](Stage& stage) {
        stage.showPopup(name, false);
        stage.endGame();
    };
}

void exportBoard(Stage& stage) {
    stage.playGame(ShortGame);
    stage.desktop().boardExport().begin();
    stage.showPopup("exportSheet", true);
}

void openTwoGames(Stage& stage) {
    stage.playGame("h8");
    stage.openText(TwoGames);
}

}  // namespace

std::vector<Scene> pageScenes() {
    return {
        {"start", startIn("computer")},
        {"start-people", startIn("people"), endGame},
        {"start-watch", startIn("watch"), endGame},
        {"opponents", popup("opponentSheet", true), popup("opponentSheet", false)},
        {"help", popup("help", true), popup("help", false)},
        {"settings-look", section("look")},
        {"settings-play", section("play")},
        {"settings-analysis", section("analysis")},
        {"settings-sound", section("sound")},
        {"settings-language", section("language")},
        {"settings-access", section("access")},
        {"settings-players", section("players")},
        {"settings-keys", section("keys")},
        {"settings-about", section("about")},
        {"library", showLibrary, goToStart},
        {"setup", setUpPosition, goToStart},
    };
}

std::vector<Scene> tableScenes() {
    return {
        {"play", playShortGame, endGame},
        {"end", winLongGame, endGame},
        {"engine", seeing(&StudySettings::setEngineShown, true), endSeeing},
        {"threats", seeing(&StudySettings::setThreatsShown, true), endSeeing},
        {"score-map", seeing(&StudySettings::setScoreMap, "colour"), endSeeing},
        {"score-numbers", seeing(&StudySettings::setScoreMap, "number"), endSeeing},
        {"proof", walkingThroughProof(5), endSeeing},
        {"proof-answer", walkingThroughProof(12), endSeeing},
        {"look-back", [](Stage& stage) { stage.lookBack(); }, endSeeing},
        {"reading", readStudiedGame, endGame},
    };
}

std::vector<Scene> sheetScenes() {
    return {
        {"share", sheet("shareSheet"), leaveSheet("shareSheet")},
        {"save", sheet("saveSheet"), leaveSheet("saveSheet")},
        {"recent", sheet("recentSheet"), leaveSheet("recentSheet")},
        {"export", exportBoard, leaveSheet("exportSheet")},
        {"collection", openTwoGames, leaveSheet("collectionSheet")},
        {"add-engine", sheet("engineSheet"), leaveSheet("engineSheet")},
    };
}

std::vector<Scene> allScenes() {
    std::vector<Scene> scenes;
    for (const auto& some :
         {pageScenes(), tableScenes(), sheetScenes(), learningScenes(), playedScenes()}) {
        scenes.insert(scenes.end(), some.begin(), some.end());
    }
    return scenes;
}

}  // namespace tianyuan::desktop
