#pragma once

#include "desktop/engines/engine_tester.h"
#include "desktop/export/board_export.h"
#include "desktop/files/game_files.h"
#include "desktop/learn/course_desk.h"
#include "desktop/learn/progress_desk.h"
#include "desktop/library/library_model.h"
#include "desktop/library/position_memory.h"
#include "desktop/opponents/opponent_list.h"
#include "desktop/puzzles/puzzle_desk.h"
#include "desktop/reading/record_desk.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/setup/setup_board.h"
#include "desktop/setup/setup_choices.h"
#include "desktop/sound/sound_player.h"
#include "desktop/store/game_store.h"
#include "desktop/study/study.h"
#include "desktop/table/board_speech.h"
#include "desktop/table/game_controller.h"
#include "desktop/table/table_panel.h"
#include "desktop/table/unfinished_game.h"
#include "desktop/window/spare_memory.h"

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

/// The table and those who show it.
struct TableParts {
    TableParts(Settings& settings, Language& language, GameStore& store,
               const TableOptions& options);

    TableHost host;
    GameController game;
    TablePanel panel;
    UnfinishedGame unfinished;
    RecordDesk desk;
    BoardSpeech speech;
};

/// What one learns by.
struct LearningParts {
    LearningParts(Language& language, GameStore& store, TableParts& table);

    PuzzleDesk puzzles;
    CourseDesk course;
    ProgressDesk progress;
};

/// Everything behind the window, wired together. QML finds the parts as singletons of the module.
class Desktop : public QObject {
    Q_OBJECT

public:
    explicit Desktop(const DesktopOptions& options);

    /// Before the engine loads anything; it must be gone before the desktop is.
    void attachTo(QQmlEngine& engine);

    Settings& settings() { return settings_; }
    Language& language() { return language_; }
    GameStore& store() { return store_; }
    TableHost& host() { return table_.host; }
    GameController& game() { return table_.game; }
    TablePanel& panel() { return table_.panel; }
    RecordDesk& desk() { return table_.desk; }
    OpponentList& opponents() { return opponents_; }
    SetupChoices& setupChoices() { return setupChoices_; }
    Study& study() { return study_; }
    GameFiles& files() { return files_; }
    LibraryModel& library() { return library_; }
    PositionMemory& memory() { return memory_; }
    SetupBoard& setupBoard() { return setupBoard_; }
    PuzzleDesk& puzzles() { return learning_.puzzles; }
    CourseDesk& course() { return learning_.course; }
    ProgressDesk& progress() { return learning_.progress; }
    EngineTester& engineTester() { return engineTester_; }
    BoardExport& boardExport() { return boardExport_; }
    SoundPlayer& soundPlayer() { return soundPlayer_; }

private:
    void listenToTheGame();
    void passOnMessages();

    SpareMemory memoryToSpare_;
    Settings settings_;
    Language language_;
    GameStore store_;
    TableParts table_;
    OpponentList opponents_;
    SetupChoices setupChoices_;
    SoundPlayer soundPlayer_;
    Study study_;
    GameFiles files_;
    BoardExport boardExport_;
    LibraryModel library_;
    PositionMemory memory_;
    SetupBoard setupBoard_;
    LearningParts learning_;
    EngineTester engineTester_;
};

}  // namespace tianyuan::desktop
