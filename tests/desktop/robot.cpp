#include "robot.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QTest>
#include <QTimer>

#include <array>
#include <numeric>

namespace tianyuan::desktop {

using std::chrono::milliseconds;
using std::chrono::seconds;

Robot::Robot(Stage& stage, unsigned seed, QString samples, QString engine)
    : stage_(stage),
      random_(seed),
      samples_(std::move(samples)),
      engine_(std::move(engine)),
      scenes_(allScenes()) {
    stage_.setPatience(std::chrono::minutes(30));
}

const std::vector<Robot::Act>& Robot::acts() {
    static const std::vector<Act> all{
        {"play", &Robot::playComputer, 5},
        {"watch", &Robot::watchComputers, 2},
        {"look back", &Robot::playAndLookBack, 3},
        {"analyse", &Robot::analyse, 3},
        {"map scores", &Robot::mapScores, 2},
        {"threats", &Robot::seeThreats, 1},
        {"library", &Robot::browseLibrary, 3},
        {"open", &Robot::openFiles, 3},
        {"save", &Robot::saveFiles, 2},
        {"export", &Robot::exportPictures, 2},
        {"looks", &Robot::changeLooks, 2},
        {"resize", &Robot::resize, 2},
        {"engine", &Robot::useEngine, 1},
        {"keys", &Robot::pressKeys, 2},
        {"scene", &Robot::seeScene, 6},
    };
    return all;
}

std::string Robot::act(const std::string& only) {
    const auto add = [](int sum, const Act& act) { return sum + act.weight; };
    int left = chance(1, std::accumulate(acts().begin(), acts().end(), 0, add));
    const Act* chosen = acts().data();
    while ((left -= chosen->weight) > 0) ++chosen;
    for (const Act& each : acts()) {
        if (each.name == only) chosen = &each;
    }
    (this->*chosen->what)();
    goBack();
    return chosen->name;
}

void Robot::rest(seconds time) {
    goBack();
    wait(time);
}

void Robot::playComputer() {
    NewGameSettings& wanted = stage_.settings().newGame();
    wanted.setMode("computer");
    wanted.setOpponent(anyOpponent());
    wanted.setColour(oneOf("black", "white"));
    wanted.setRule(oneOf("freestyle", "standard", "renju", "caro"));
    wanted.setSize(oneOf("15", "15", "15", "19", "20", "9").toInt());
    wanted.setTime(oneOf("none", "none", "5m", "1m+5s"));
    wanted.setTeacher(chance(0, 3) == 0);
    stage_.desktop().game().leave();
    stage_.desktop().game().newGame();
    playRounds(chance(1, 12));
    auto* verbs = stage_.desktop().game().findChild<TableVerbs*>();
    const std::array<Verb*, 6> some{verbs->undo(),        verbs->redo(),    verbs->hint(),
                                    verbs->switchSides(), verbs->restart(), verbs->offerDraw()};
    for (int i = 0; i < 3; ++i) {
        some[static_cast<std::size_t>(chance(0, 5))]->trigger();
        wait(milliseconds(200));
    }
    playRounds(chance(0, 4));
}

void Robot::watchComputers() {
    NewGameSettings& wanted = stage_.settings().newGame();
    wanted.setMode("watch");
    wanted.setOpponent(anyOpponent());
    wanted.setSecondOpponent(anyOpponent());
    stage_.settings().play().setWatchSpeed("fast");
    stage_.desktop().game().leave();
    stage_.desktop().game().newGame();
    wait(seconds(chance(2, 20)));
}

void Robot::playAndLookBack() {
    const bool isWhole = chance(0, 1) == 0;
    stage_.playGame(isWhole ? LongGame : ShortGame);
    if (!isWhole) {
        auto* verbs = stage_.desktop().game().findChild<TableVerbs*>();
        verbs->resign()->trigger();
        verbs->resign()->trigger();
    }
    auto* look = stage_.desktop().study().findChild<LookBack*>();
    stage_.settings().study().setLookBackSeconds(1);
    look->open();
    await([look] { return !look->isRunning(); }, seconds(chance(5, 60)));
    for (int i = 0; i < 4; ++i) {
        look->nextMistake();
        wait(milliseconds(500));
        QTest::keyClick(&stage_.window(), Qt::Key_BracketRight);
    }
    look->close();
}

void Robot::study(seconds most) {
    wait(most);
    stage_.desktop().game().showPly(chance(1, 12));
    wait(most);
}

void Robot::analyse() {
    stage_.playGame(ShortGame);
    StudySettings& wishes = stage_.settings().study();
    const QVariantMap engine = stage_.desktop().opponents().find("pbrain");
    wishes.setAnalyst(chance(0, 3) > 0 || engine.isEmpty() ? "tianyuan" : "pbrain");
    wishes.setAnalysisLines(chance(1, 6));
    wishes.setEngineShown(true);
    study(seconds(chance(2, 12)));
}

void Robot::mapScores() {
    stage_.playGame(ShortGame);
    stage_.settings().study().setScoreMapPlayer(anyOpponent());
    stage_.settings().study().setScoreMap(oneOf("colour", "number"));
    study(seconds(3));
}

void Robot::seeThreats() {
    stage_.playGame("h8h9i8g8j9i9j8k8j7j10i7j6k9");
    stage_.settings().study().setThreatsShown(true);
    auto* view = stage_.desktop().study().findChild<ThreatView*>();
    if (!await([view] { return !view->isLooking(); }, seconds(60))) ++disappointments_;
    QTest::keyClick(&stage_.window(), Qt::Key_BracketRight);
}

void Robot::browseLibrary() {
    LibraryModel& library = stage_.desktop().library();
    stage_.openPage("library");
    if (!await([&] { return !library.isSearching(); }, seconds(60))) ++disappointments_;
    library.filter()->setProperty("text", oneOf("", "Lin", "2026", "Sprout", "xyz"));
    library.filter()->setProperty("result", oneOf("", "black", "white", "draw"));
    wait(seconds(2));
    library.clearFilter();
    await([&] { return !library.isSearching(); }, seconds(60));
    if (library.count() == 0) return;
    const int row = chance(0, library.count() - 1);
    await([&] { return library.entry(row).value("there").toBool(); }, seconds(20));
    library.exportTo(QUrl::fromLocalFile(folder_.filePath("library.sgf")), -1);
    if (chance(0, 3) == 0) {
        library.remove(row);
        if (chance(0, 1) == 0) library.takeBack();
        return;
    }
    library.open(row);
    wait(seconds(2));
    library.showPosition();
    wait(seconds(1));
    library.clearFilter();
}

void Robot::openFiles() {
    const QDir folder(samples_);
    const QStringList names = folder.entryList(QDir::Files);
    GameFiles& files = stage_.desktop().files();
    for (int i = 0; i < 4; ++i) {
        files.openPath(folder.filePath(names[chance(0, static_cast<int>(names.size()) - 1)]));
        if (!await([&] { return !files.isBusy(); }, seconds(60))) ++disappointments_;
        wait(milliseconds(300));
        if (!files.property("collection").toList().isEmpty()) files.openFromCollection(0);
        stage_.desktop().game().showPly(chance(0, 20));
        stage_.desktop().desk().setComment("Seen by a robot.");
    }
}

void Robot::saveFiles() {
    stage_.playGame(LongGame);
    GameFiles& files = stage_.desktop().files();
    for (const QVariant& each : files.formats()) {
        const QString format = each.toMap().value("value").toString();
        if (!files.canWrite(format)) continue;
        const QString file = folder_.filePath("game-" + format);
        files.saveAs(QUrl::fromLocalFile(file), format);
        if (!await([&] { return !files.isBusy(); }, seconds(60))) ++disappointments_;
        files.openPath(file);
        if (!await([&] { return !files.isBusy(); }, seconds(60))) ++disappointments_;
        stage_.playGame(LongGame);
    }
    for (const char* kind : {"share", "position-code", "gomocalc", "board", "picture"}) {
        files.copy(kind);
    }
}

void Robot::exportPictures() {
    stage_.playGame(LongGame);
    BoardExport& pictures = stage_.desktop().boardExport();
    for (const char* kind : {"png", "svg", "gif", "pdf"}) {
        pictures.begin();
        pictures.setProperty("kind", kind);
        pictures.setProperty("side", oneOf("300", "900", "2000").toInt());
        pictures.setProperty("look", oneOf("wood", "paper", "slate", "flat"));
        pictures.write(QUrl::fromLocalFile(folder_.filePath(QString("board.") + kind)));
        if (!await([&] { return !pictures.isBusy(); }, seconds(120))) ++disappointments_;
    }
}

void Robot::changeLooks() {
    LookSettings& look = stage_.settings().look();
    stage_.playGame(ShortGame);
    for (int i = 0; i < 5; ++i) {
        look.setLanguage(oneOf("zh", "en"));
        look.setTheme(oneOf("light", "dark", "contrast"));
        look.setBoard(oneOf("wood", "paper", "slate", "flat"));
        look.setTextScale(oneOf("1", "1.15", "1.3", "1.5").toDouble());
        look.setCoordinates(chance(0, 1) == 0);
        look.setNumbers(oneOf("off", "last", "all"));
        stage_.settle();
    }
}

void Robot::resize() {
    stage_.playGame(ShortGame);
    for (int i = 0; i < 20; ++i) {
        stage_.resize(chance(480, 2560), chance(360, 1440));
        stage_.settle();
    }
    stage_.resize(1280, 800);
}

void Robot::useEngine() {
    EngineTester& tester = stage_.desktop().engineTester();
    tester.test(QUrl::fromLocalFile(engine_));
    if (!await([&] { return !tester.isRunning(); }, std::chrono::minutes(5))) ++disappointments_;
    tester.setProperty("name", "pbrain");
    if (!tester.canPlay() || !tester.add()) {
        ++disappointments_;
        return;
    }
    stage_.settings().newGame().setMode("computer");
    stage_.settings().newGame().setOpponent("pbrain");
    stage_.desktop().game().leave();
    stage_.desktop().game().newGame();
    playRounds(4);
    analyse();
    goBack();
    tester.clear();
    if (chance(0, 1) == 0) tester.remove("pbrain");
}

void Robot::pressKeys() {
    stage_.playGame(ShortGame);
    constexpr std::array Keys{
        Qt::Key_E,         Qt::Key_T,      Qt::Key_V,           Qt::Key_L,
        Qt::Key_N,         Qt::Key_B,      Qt::Key_BracketLeft, Qt::Key_BracketRight,
        Qt::Key_Backspace, Qt::Key_PageUp, Qt::Key_PageDown,    Qt::Key_Home,
        Qt::Key_End,       Qt::Key_M,      Qt::Key_H,           Qt::Key_S,
        Qt::Key_Tab,       Qt::Key_Return, Qt::Key_Up,          Qt::Key_Left,
        Qt::Key_F1,        Qt::Key_Escape, Qt::Key_F2,          Qt::Key_Space};
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(
            &stage_.window(),
            Keys[static_cast<std::size_t>(chance(0, static_cast<int>(Keys.size()) - 1))]);
        wait(milliseconds(50));
    }
    QTest::keyClick(&stage_.window(), Qt::Key_Escape);
    QTest::keyClick(&stage_.window(), Qt::Key_Escape);
}

void Robot::seeScene() {
    const auto last = static_cast<int>(scenes_.size()) - 1;
    const Scene& scene = scenes_[static_cast<std::size_t>(chance(0, last))];
    stage_.settings().newGame().reset();
    scene.arrange(stage_);
    stage_.settle();
    scene.leave(stage_);
}

/// Clicks near the middle, where most games take place; what is occupied is refused.
void Robot::playRounds(int rounds) {
    GameController& game = stage_.desktop().game();
    for (int round = 0; round < rounds && game.isActive() && !game.isOver(); ++round) {
        const auto isTurn = [&] { return game.isOver() || !game.isThinking(); };
        if (!await(isTurn, seconds(30))) {
            ++disappointments_;
            return;
        }
        const int before = game.shownPly();
        for (int attempt = 0; attempt < 20 && game.shownPly() == before; ++attempt) {
            const int middle = game.picture().size / 2;
            clickBoard({middle + chance(-3, 3), middle + chance(-3, 3)});
        }
    }
}

void Robot::clickBoard(QPoint point) {
    auto* board = qobject_cast<QQuickItem*>(stage_.find("board"));
    QPointF place;
    QMetaObject::invokeMethod(board, "centreOf", Q_RETURN_ARG(QPointF, place),
                              Q_ARG(QPointF, QPointF(point)));
    QTest::mouseClick(&stage_.window(), Qt::LeftButton, {}, board->mapToScene(place).toPoint());
    wait(milliseconds(10));
}

void Robot::goBack() {
    for (const char* popup : {"help", "opponentSheet", "exportSheet", "saveSheet", "shareSheet",
                              "recentSheet", "collectionSheet", "engineSheet", "gameMenu"}) {
        stage_.showPopup(popup, false);
    }
    stage_.desktop().puzzles().leave();
    stage_.settings().study().reset();
    stage_.settings().newGame().reset();
    stage_.settings().play().setThinkSeconds(1);
    stage_.settings().play().setThinking("off");
    stage_.endGame();
}

bool Robot::await(const std::function<bool()>& isSo, seconds most) {
    const QDeadlineTimer patience(most);
    while (!isSo() && !patience.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }
    return isSo();
}

void Robot::wait(milliseconds time) {
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

int Robot::chance(int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(random_);
}

QString Robot::anyOpponent() {
    const QVariantList& all = stage_.desktop().opponents().all();
    return all[chance(0, static_cast<int>(all.size()) - 1)].toMap().value("value").toString();
}

}  // namespace tianyuan::desktop
