#include "desktop/desktop.h"

#include <QCoreApplication>
#include <QQmlEngine>

namespace tianyuan::desktop {
namespace {

constexpr const char* EngineProperty = "tianyuanDesktop";

}  // namespace

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
      library_(store_, game_, files_, language_),
      memory_(store_, game_, settings_, language_),
      setupBoard_(game_, settings_, language_),
      engineTester_(game_, opponents_, language_, options.enginesFile) {
    QCoreApplication::setApplicationVersion(TIANYUAN_VERSION);
    listenToTheGame();
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

void Desktop::attachTo(QQmlEngine& engine) {
    engine.setProperty(EngineProperty, QVariant::fromValue<QObject*>(this));
    engine.addImportPath("qrc:/qt/qml");
    connect(&language_, &Language::changed, &engine, &QQmlEngine::retranslate);
}

Desktop& Desktop::of(const QQmlEngine& engine) {
    auto* desktop = qobject_cast<Desktop*>(engine.property(EngineProperty).value<QObject*>());
    Q_ASSERT(desktop);
    return *desktop;
}

}  // namespace tianyuan::desktop
