#include "desktop/desktop.h"

#include "desktop/bridge/singleton.h"

#include <QCoreApplication>
#include <QQmlEngine>

namespace tianyuan::desktop {

Desktop::Desktop(const DesktopOptions& options)
    : settings_(options.settingsFile),
      language_(settings_, options.language),
      store_(options.table.library),
      game_(settings_, language_, store_, options.table),
      opponents_(language_, store_, options.enginesFile),
      setupChoices_(settings_, language_),
      soundPlayer_(settings_),
      boardSpeech_(game_, language_),
      study_(game_, settings_, language_),
      files_(game_, store_, settings_, language_, options.table.documents),
      boardExport_(game_, files_, settings_, language_),
      library_(store_, game_, language_),
      memory_(store_, game_, settings_, language_),
      setupBoard_(game_, settings_, language_),
      engineTester_(opponents_, language_, options.enginesFile) {
    QCoreApplication::setApplicationVersion(TIANYUAN_VERSION);
    listenToTheGame();
    passOnMessages();
}

void Desktop::listenToTheGame() {
    using Sound = SoundPlayer::Sound;
    const auto hear = [this](auto signal, Sound sound) {
        connect(&game_, signal, &soundPlayer_, [this, sound] { soundPlayer_.play(sound); });
    };
    connect(&game_, &GameController::unfinishedChanged, &opponents_, &OpponentList::countResults);
    hear(&GameController::stonePlayed, Sound::Stone);
    hear(&GameController::refused, Sound::Refused);
    hear(&GameController::secondsRunningOut, Sound::Tick);
    connect(&game_, &GameController::ended, &soundPlayer_, [this](const QString& kind) {
        soundPlayer_.play(kind == "win" ? Sound::Win : kind == "loss" ? Sound::Loss : Sound::Draw);
    });
}

/// What a room has to tell another one that it does not know.
void Desktop::passOnMessages() {
    connect(&files_, &GameFiles::libraryChanged, &library_, &LibraryModel::refresh);
    connect(&engineTester_, &EngineTester::said, &game_,
            [this](const QString& text) { game_.tell(text, {}); });
    connect(&engineTester_, &EngineTester::refused, &game_,
            [this](const QString& text) { game_.complain(text, {}); });
}

void Desktop::attachTo(QQmlEngine& engine) {
    const auto lend = [&engine](auto&... parts) { (lendTo(engine, parts), ...); };
    lend(settings_, language_, game_, opponents_, setupChoices_, soundPlayer_, boardSpeech_, study_,
         files_, boardExport_, library_, memory_, setupBoard_, engineTester_);
    engine.addImportPath("qrc:/qt/qml");
    connect(&language_, &Language::changed, &engine, &QQmlEngine::retranslate);
}

}  // namespace tianyuan::desktop
