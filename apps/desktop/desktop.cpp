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

LearningParts::LearningParts(Language& language, GameStore& store, TableParts& table)
    : puzzles(store, table.game, table.desk, language),
      course(store, language),
      progress(store, language) {
    QObject::connect(&progress, &ProgressDesk::forgotten, &course, &CourseDesk::forget);
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
      learning_(language_, store_, table_),
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
    hear(learning_.course, &CourseDesk::stonePlaced, Sound::Stone);
    hear(learning_.course, &CourseDesk::refused, Sound::Refused);
    hear(table_.panel, &TablePanel::secondsRunningOut, Sound::Tick);
    hear(learning_.puzzles, &PuzzleDesk::stonePlayed, Sound::Stone);
    hear(learning_.puzzles, &PuzzleDesk::solved, Sound::Win);
    hear(learning_.puzzles, &PuzzleDesk::refused, Sound::Refused);
    connect(&table_.host, &TableHost::seated, &opponents_, &OpponentList::countResults);
    connect(&table_.game, &GameController::ended, &soundPlayer_, [this](const QString& kind) {
        soundPlayer_.play(kind == "win" ? Sound::Win : kind == "loss" ? Sound::Loss : Sound::Draw);
    });
}

/// What a room has to tell another one that it does not know.
void Desktop::passOnMessages() {
    connect(&files_, &GameFiles::libraryChanged, &library_, &LibraryModel::refresh);
    connect(&learning_.puzzles, &PuzzleDesk::gameWanted, &library_, &LibraryModel::openGame);
    GameController& game = table_.game;
    connect(&learning_.progress, &ProgressDesk::said, &game,
            [&game](const QString& text) { game.tell(text, {}); });
    connect(&learning_.progress, &ProgressDesk::failed, &game, &GameController::complain);
    connect(&settings_, &Settings::notKept, &game, [this, &game] {
        game.complain(language_.say("window.settings-not-kept"),
                      language_.say("window.settings-not-kept.why"));
    });
    connect(&engineTester_, &EngineTester::said, &game,
            [&game](const QString& text) { game.tell(text, {}); });
    connect(&engineTester_, &EngineTester::refused, &game,
            [&game](const QString& text) { game.complain(text, {}); });
}

void Desktop::attachTo(QQmlEngine& engine) {
    const auto lend = [&engine](auto&... parts) { (lendTo(engine, parts), ...); };
    lend(settings_, language_, table_.game, table_.panel, table_.unfinished, table_.desk,
         table_.speech, opponents_, setupChoices_, soundPlayer_, study_, files_, boardExport_,
         library_, memory_, setupBoard_, learning_.puzzles, learning_.course, learning_.progress,
         engineTester_);
    engine.addImportPath("qrc:/qt/qml");
    connect(&language_, &Language::changed, &engine, &QQmlEngine::retranslate);
}

}  // namespace tianyuan::desktop
