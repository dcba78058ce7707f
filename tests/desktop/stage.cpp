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

void chooseOffscreen() {
    const auto isSet = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    if (isSet("QT_QPA_PLATFORM") || isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")) return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!isSet("QT_QUICK_BACKEND")) qputenv("QT_QUICK_BACKEND", "software");
}

Stage::Stage(const QString& folder) : folder_(folder.isEmpty() ? ownFolder_.path() : folder) {
    DesktopOptions options;
    options.settingsFile = settingsFile();
    // Players are made from the engines in the usual place: it is one of our own here.
    qputenv("XDG_CONFIG_HOME", folder_.toUtf8());
    options.table.library = (folder_ + "/games.db").toStdString();
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
    runUntil([this] { return hasFoundGames(); });
}

/// The store has answered what games there are, and told of them.
bool Stage::hasFoundGames() const {
    const LibraryModel& library = desktop_->library();
    return !library.isSearching() &&
           (library.count() == 0 || library.entry(0).value("there").toBool());
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
    const int timesMore = std::max(1, qEnvironmentVariableIntValue("TIANYUAN_PATIENCE"));
    const QDeadlineTimer patience(patience_ * timesMore);
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
    // the boards comes from another thread, and so do games, which a page that opens looks for.
    int rounds = 3;
    while (rounds > 0) {
        step();
        window_->grabWindow();
        const auto grounds = window_->findChildren<GroundItem*>();
        const bool ready = std::all_of(grounds.begin(), grounds.end(), [](const GroundItem* each) {
            return each->isReady() || !each->isVisible();
        });
        if (ready && hasFoundGames()) --rounds;
    }
}

QImage Stage::picture() {
    // The mouse is nowhere: no tip lies over the picture.
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(window_, &leave);
    settle();
    return window_->grabWindow();
}

}  // namespace tianyuan::desktop
