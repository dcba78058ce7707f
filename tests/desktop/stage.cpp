#include "stage.h"

#include "core/notation.h"
#include "desktop/board/ground_item.h"
#include "record/formats.h"
#include "store/progress_start.h"
#include "study/kept_findings.h"
#include "study/position_view.h"
#include "support/sample_file.h"
#include "table/plan.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QPoint>

#include <algorithm>
#include <array>

namespace tianyuan::desktop {
namespace {

/// A position with threats of both sides and a win that Black can force.
constexpr const char* SharpGame = "h8h9i8g8j9i9j8k8j7j10i7j6k9";

/// A whole game: the last stone makes the first five.
constexpr const char* LongGame =
    "h8h10g9f10g10g11h12i9f12j8k7g12i7j6j7l7h7g7h6h5i8h9g6j9f5e4k9k8m6i10h11j11g8j10j12k12l13k10"
    "l10f8f9e10i12j13e8";

constexpr const char* StudiedGame =
    "(;GM[4]SZ[15]PB[Lin]PW[Pine]RU[renju];B[hh]C[In the centre, as nearly always]"
    "(;W[hg];B[ig]C[The direct opening with the most to look at]TR[hh]LB[jf:a]"
    "(;W[if];B[gh];W[jh])(;W[gg];B[hi]))(;W[ig];B[gg](;W[hi])(;W[jj];B[ii])))";

}  // namespace

void chooseOffscreen() {
    const auto isSet = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    if (isSet("QT_QPA_PLATFORM") || isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")) return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!isSet("QT_QUICK_BACKEND")) qputenv("QT_QUICK_BACKEND", "software");
}

Stage::Stage() {
    DesktopOptions options;
    options.settingsFile = settingsFile();
    options.enginesFile = folder_.filePath("engines.json").toStdString();
    options.table.library = folder_.filePath("games.db").toStdString();
    desktop_ = std::make_unique<Desktop>(options);
    settings().look().setMotion("none");
    settings().sounds().setSound(false);
    engine_ = std::make_unique<QQmlApplicationEngine>();
    desktop_->attachTo(*engine_);
    engine_->load(QUrl("qrc:/qt/qml/Tianyuan/qml/Main.qml"));
    if (engine_->rootObjects().isEmpty()) qFatal("The window does not open.");
    window_ = qobject_cast<QQuickWindow*>(engine_->rootObjects().constFirst());
}

Stage::~Stage() { engine_.reset(); }

QObject* Stage::find(const char* name) const {
    auto* found = window_->findChild<QObject*>(name);
    if (!found) qFatal("Nothing in the window is called %s.", name);
    return found;
}

void Stage::resize(int width, int height) {
    window_->resize(width, height);
    step();
}

void Stage::openPage(const char* page) {
    find("pages")->setProperty("current", page);
    step();
}

void Stage::playGame(const char* moves) {
    settings().newGame().setMode("people");
    GameController& game = desktop_->game();
    game.leave();
    game.newGame();
    const auto line = movesFromText(moves, settings().newGame().size());
    if (!line) qFatal("No line of moves: %s", moves);
    for (const Move move : *line) game.play(QPoint(move.point().x, move.point().y));
    openPage("play");
}

void Stage::openText(const char* text) {
    desktop_->files().openText(text);
    while (desktop_->files().isBusy()) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    step();
}

void Stage::judgeGame(const char* sample) {
    const auto file = record::read(test::sampleFile(sample), record::Format::Sgf);
    const auto judged =
        file ? game::Game::fromRecord(file->records.front()) : Result<game::Game>(file.reason());
    if (!judged) qFatal("%s is no game.", sample);
    const auto views = study::viewsOf(*judged);
    for (std::size_t ply = 0; ply < views.size(); ++ply) {
        if (views[ply]) desktop_->game().write(static_cast<int>(ply), *views[ply]);
    }
    if (const auto findings = study::readFindings(*judged)) desktop_->game().write(*findings);
    desktop_->study().findChild<LookBack*>()->follow();
}

LookBack& Stage::lookBack() {
    playGame(LongGame);
    judgeGame("looked-back.sgf");
    auto* look = desktop_->study().findChild<LookBack*>();
    look->open();
    do look->nextMistake();
    while (look->review().mark() != "??");
    return *look;
}

void Stage::fillLibrary() {
    LibraryModel& library = desktop_->library();
    if (library.count() == 0) {
        for (const char* text : {LongGame, "h8h9i9g7h7j9", "h8i9g9h10h6", "j10h8i9g7h7f6e5d4"}) {
            openText(text);
            desktop_->desk().setComment("Look at the diagonals first.");
            desktop_->game().leave();
        }
    }
    library.clearFilter();
    while (library.isSearching() || !library.entry(0).value("there").toBool()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

void Stage::fillProgress() {
    if (!isProgressFilled_) addGamesOfMonths();
    isProgressFilled_ = true;
    countProgressFrom({});
}

void Stage::hideProgress() {
    countProgressFrom(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

void Stage::countProgressFrom(store::Time time) {
    desktop_->store().run([time](autosave::GameKeeper& keeper) -> Attempt {
        return store::ProgressStart(keeper.library()).set(time);
    });
    desktop_->progress().refresh();
}

void Stage::addGamesOfMonths() {
    desktop_->store().run([](autosave::GameKeeper& keeper) -> Attempt {
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        const std::array<const char*, 5> openings{"h8h9i9", "h8i9i7", "h8h9h7", "h8i9g7",
                                                  "h8h9j10"};
        for (int i = 0; i < 40; ++i) {
            table::Plan plan;
            plan.game.rule = i % 3 == 0 ? Rule::Renju : Rule::Freestyle;
            plan.seats = {table::seatFromText("me"),
                          table::seatFromText("level:" + std::to_string(1 + i / 12))};
            if (i % 2 == 1) plan.switchSides();
            record::Record game;
            writePlan(plan, game);
            record::NodeId at = record::Tree::Root;
            Stone side = Stone::Black;
            const auto moves = movesFromText(openings[static_cast<std::size_t>(i) % 5], 15);
            for (const Move move : *moves) {
                at = game.tree.add(at, side, move);
                side = opponent(side);
            }
            game.outcome =
                Outcome::win(i % 5 < 3 ? Stone::Black : Stone::White, Ending::Resignation);
            const auto added = keeper.library().add(
                game,
                {std::string(autosave::PlayedHere), now - std::chrono::hours(50 * (40 - i)), true});
            if (!added) return added.reason();
        }
        return Done{};
    });
}

void Stage::endGame() {
    desktop_->game().leave();
    settings().newGame().setMode("computer");
    openPage("start");
}

void Stage::runUntil(const std::function<bool()>& done) {
    const QDeadlineTimer patience(std::chrono::minutes(2));
    while (!done()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        if (patience.hasExpired()) qFatal("What was waited for did not come about.");
    }
}

void Stage::showPopup(const char* name, bool shown) {
    QMetaObject::invokeMethod(find(name), shown ? "open" : "close");
    step();
}

void Stage::step() {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void Stage::settle() {
    // Bindings, polishing and delegates that are made on demand need a few rounds; the material of
    // the boards comes from another thread.
    int rounds = 3;
    while (rounds > 0) {
        step();
        window_->grabWindow();
        const auto grounds = window_->findChildren<GroundItem*>();
        const bool ready = std::all_of(grounds.begin(), grounds.end(), [](const GroundItem* each) {
            return each->isReady() || !each->isVisible();
        });
        if (ready) --rounds;
    }
}

QImage Stage::picture() {
    // The mouse is nowhere: no tip lies over the picture.
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(window_, &leave);
    settle();
    return window_->grabWindow();
}

std::vector<Scene> allScenes() {
    const auto mode = [](const char* name) {
        return [name](Stage& stage) {
            stage.settings().newGame().setMode(name);
            stage.openPage("start");
        };
    };
    const auto section = [](const char* name) {
        return [name](Stage& stage) {
            stage.openPage("settings");
            stage.find("settingsPage")->setProperty("section", name);
        };
    };
    const auto popup = [](const char* name, bool shown) {
        return [name, shown](Stage& stage) {
            stage.openPage("start");
            stage.showPopup(name, shown);
        };
    };
    const auto game = [](const char* moves) {
        return [moves](Stage& stage) { stage.playGame(moves); };
    };
    const auto won = [](const char* moves) {
        return [moves](Stage& stage) {
            stage.playGame(moves);
            stage.runUntil(
                [&] { return stage.desktop().study().findChild<EndSketch*>()->isReady(); });
        };
    };
    const auto end = [](Stage& stage) { stage.endGame(); };
    const auto seeing = [](auto setter, const auto& value) {
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
    };
    const auto seen = [](Stage& stage) {
        stage.settings().study().reset();
        stage.endGame();
    };
    const auto lookBack = [](Stage& stage) { stage.lookBack(); };
    const auto sheet = [](const char* name) {
        return [name](Stage& stage) {
            stage.playGame("h8h10g9f10g10g11h12i9f12j8k7g12i7j6");
            stage.showPopup(name, true);
        };
    };
    const auto leaveSheet = [](const char* name) {
        return [name](Stage& stage) {
            stage.showPopup(name, false);
            stage.endGame();
        };
    };
    const auto reading = [](Stage& stage) {
        stage.openText(StudiedGame);
        stage.desktop().game().showPly(3);
    };
    const auto library = [](Stage& stage) {
        stage.fillLibrary();
        stage.openPage("library");
    };
    const auto setup = [](Stage& stage) {
        stage.openPage("setup");
        for (const QPoint point : {QPoint(7, 7), QPoint(7, 6), QPoint(8, 6), QPoint(6, 8)}) {
            stage.desktop().setupBoard().click(point);
        }
    };
    const auto exporting = [](Stage& stage) {
        stage.playGame("h8h10g9f10g10g11h12i9f12j8k7g12i7j6");
        stage.desktop().boardExport().begin();
        stage.showPopup("exportSheet", true);
    };
    const auto collection = [](Stage& stage) {
        stage.playGame("h8");
        stage.openText(
            "(;GM[4]SZ[15]PB[Lin]PW[Pine]DT[2026-03-01];B[hh];W[hg])"
            "(;GM[4]SZ[15]PB[Ada]PW[Bo]EV[Spring Cup];B[hh];W[ig];B[ii])");
    };
    std::vector<Scene> scenes{
        {"start", mode("computer")},
        {"start-people", mode("people"), end},
        {"start-watch", mode("watch"), end},
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
        {"play", game("h8h10g9f10g10g11h12i9f12j8k7g12i7j6"), end},
        {"end", won(LongGame), end},
        {"engine", seeing(&StudySettings::setEngineShown, true), seen},
        {"threats", seeing(&StudySettings::setThreatsShown, true), seen},
        {"score-map", seeing(&StudySettings::setScoreMap, "colour"), seen},
        {"score-numbers", seeing(&StudySettings::setScoreMap, "number"), seen},
        {"look-back", lookBack, seen},
        {"reading", reading, end},
        {"library", library, [](Stage& stage) { stage.openPage("start"); }},
        {"setup", setup, [](Stage& stage) { stage.openPage("start"); }},
        {"share", sheet("shareSheet"), leaveSheet("shareSheet")},
        {"save", sheet("saveSheet"), leaveSheet("saveSheet")},
        {"recent", sheet("recentSheet"), leaveSheet("recentSheet")},
        {"export", exporting, leaveSheet("exportSheet")},
        {"collection", collection, leaveSheet("collectionSheet")},
        {"add-engine", sheet("engineSheet"), leaveSheet("engineSheet")},
    };
    for (const std::vector<Scene>& more : {learningScenes(), playedScenes()}) {
        scenes.insert(scenes.end(), more.begin(), more.end());
    }
    return scenes;
}

}  // namespace tianyuan::desktop
