#pragma once

#include "model/board_speech.h"
#include "model/game_controller.h"
#include "model/game_store.h"
#include "model/language.h"
#include "model/opponent_list.h"
#include "model/settings.h"
#include "model/setup_choices.h"
#include "model/sound_player.h"
#include "model/study.h"

#include <QObject>

#include <filesystem>
#include <optional>

class QQmlEngine;

namespace tianyuan::desktop {

/// Where the program keeps what it remembers, and what it takes from outside; by default the usual
/// places of this user.
struct DesktopOptions {
    QString settingsFile;
    std::filesystem::path enginesFile;
    std::optional<words::Language> language;  // until another one is chosen
    TableOptions table;
};

/// Everything behind the window, wired together. QML finds the parts as singletons of the module.
class Desktop : public QObject {
    Q_OBJECT

public:
    explicit Desktop(const DesktopOptions& options);

    /// Before the engine loads anything; it must be gone before the desktop is.
    void attachTo(QQmlEngine& engine);
    /// The desktop that an engine was attached to.
    static Desktop& of(const QQmlEngine& engine);

    Settings& settings() { return settings_; }
    Language& language() { return language_; }
    GameStore& store() { return store_; }
    GameController& game() { return game_; }
    BoardSpeech& boardSpeech() { return boardSpeech_; }
    OpponentList& opponents() { return opponents_; }
    SetupChoices& setupChoices() { return setupChoices_; }
    Study& study() { return study_; }
    SoundPlayer& soundPlayer() { return soundPlayer_; }

private:
    void listenToTheGame();

    Settings settings_;
    Language language_;
    GameStore store_;
    GameController game_;
    OpponentList opponents_;
    SetupChoices setupChoices_;
    SoundPlayer soundPlayer_;
    BoardSpeech boardSpeech_;
    Study study_;
};

}  // namespace tianyuan::desktop
