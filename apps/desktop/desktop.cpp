#include "desktop/desktop.h"

#include "desktop/bridge/singleton.h"

#include <QCoreApplication>
#include <QQmlEngine>

namespace tianyuan::desktop {

TableParts::TableParts(Settings& settings, Language& language, GameStore& store,
                       const TableOptions& options)
    : host(settings.play(), language, store, options),
      game(host, settings, language),
      panel(host, store, settings.play(), language),
      unfinished(host, store, language),
      desk(host, game, store, language),
      speech(game, language) {
    QObject::connect(&unfinished, &UnfinishedGame::resumed, &game, [this, &language] {
        const bool isMine = host.play().isPersonsTurn();
        game.tell(language.say("window.resumed"),
                  isMine ? language.say("table.your-move") : QString());
    });
    QObject::connect(&unfinished, &UnfinishedGame::failed, &game,
                     [this, &language](const Reason& reason) {
                         game.complain(language.say("table.cannot-play"), language.say(reason));
                     });
}

Desktop::Desktop(const DesktopOptions& options)
    : settings_(options.settingsFile),
      language_(settings_.look(), options.language),
      store_(options.table.library),
      table_(settings_, language_, store_, options.table),
      opponents_(language_, store_, options.enginesFile),
      setupChoices_(settings_.newGame(), language_),
      soundPlayer_(settings_.sounds()),
      study_(table_.host, table_.game, settings_, language_),
      files_(table_.game, table_.desk, store_, settings_, language_, options.table.documents),
      boardExport_(table_.game, files_, settings_, language_),
      library_(store_, table_.game, table_.desk, table_.unfinished, language_),
      memory_(store_, table_.game, settings_.newGame(), language_),
      setupBoard_(table_.game, table_.desk, settings_.newGame(), language_),
      puzzles_(store_, table_.game, table_.desk, language_),
      course_(store_, language_),
      progress_(store_, language_),
      engineTester_(opponents_, language_, options.enginesFile) {
    QCoreApplication::setApplicationVersion(TIANYUAN_VERSION);
    listenToTheGame();
    passOnMessages();
}

void Desktop::listenToTheGame() {
    using Sound = SoundPlayer::Sound;
    const auto hear = [this](auto& who, auto signal, Sound sound) {
        connect(&who, signal, &soundPlayer_, [this, sound] { soundPlayer_.play(sound); });
    };
    hear(table_.game, &GameController::stonePlayed, Sound::Stone);
    hear(table_.game, &GameController::refused, Sound::Refused);
    hear(course_, &CourseDesk::stonePlaced, Sound::Stone);
    hear(course_, &CourseDesk::refused, Sound::Refused);
    hear(table_.panel, &TablePanel::secondsRunningOut, Sound::Tick);
    hear(puzzles_, &PuzzleDesk::stonePlayed, Sound::Stone);
    hear(puzzles_, &PuzzleDesk::solved, Sound::Win);
    hear(puzzles_, &PuzzleDesk::refused, Sound::Refused);
    connect(&table_.host, &TableHost::seated, &opponents_, &OpponentList::countResults);
    connect(&table_.game, &GameController::ended, &soundPlayer_, [this](const QString& kind) {
        soundPlayer_.play(kind == "win" ? Sound::Win : kind == "loss" ? Sound::Loss : Sound::Draw);
    });
}

/// What a room has to tell another one that it does not know.
void Desktop::passOnMessages() {
    connect(&files_, &GameFiles::libraryChanged, &library_, &LibraryModel::refresh);
    connect(&puzzles_, &PuzzleDesk::gameWanted, &library_, &LibraryModel::openGame);
    GameController& game = table_.game;
    connect(&progress_, &ProgressDesk::said, &game,
            [&game](const QString& text) { game.tell(text, {}); });
    connect(&progress_, &ProgressDesk::failed, &game, &GameController::complain);
    connect(&progress_, &ProgressDesk::forgotten, &course_, &CourseDesk::forget);
    connect(&engineTester_, &EngineTester::said, &game,
            [&game](const QString& text) { game.tell(text, {}); });
    connect(&engineTester_, &EngineTester::refused, &game,
            [&game](const QString& text) { game.complain(text, {}); });
}

void Desktop::attachTo(QQmlEngine& engine) {
    const auto lend = [&engine](auto&... parts) { (lendTo(engine, parts), ...); };
    lend(settings_, language_, table_.game, table_.panel, table_.unfinished, table_.desk,
         table_.speech, opponents_, setupChoices_, soundPlayer_, study_, files_, boardExport_,
         library_, memory_, setupBoard_, puzzles_, course_, progress_, engineTester_);
    engine.addImportPath("qrc:/qt/qml");
    connect(&language_, &Language::changed, &engine, &QQmlEngine::retranslate);
}

}  // namespace tianyuan::desktop
