#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "desktop/settings/settings_file.h"
#include "desktop/settings/settings_group.h"
#include "game/time_control.h"
#include "opening/protocol.h"

#include <QStringList>

namespace tianyuan::desktop {

/// How everything looks and speaks.
class LookSettings : public SettingsGroup {
    Q_OBJECT
    QML_ANONYMOUS
    SETTING(QString, language, setLanguage, "system", oneOf("system", "zh", "en"))
    SETTING(QString, theme, setTheme, "system", oneOf("system", "light", "dark", "contrast"))
    SETTING(QString, board, setBoard, "wood", oneOf("wood", "paper", "slate", "flat"))
    SETTING(double, textScale, setTextScale, 1, oneOf(1.0, 1.15, 1.3, 1.5))
    SETTING(QString, motion, setMotion, "full", oneOf("full", "reduced", "none"))
    SETTING(bool, coordinates, setCoordinates, true)
    SETTING(QString, numbers, setNumbers, "off", oneOf("off", "last", "all"))
    SETTING(QString, lastMark, setLastMark, "dot", oneOf("dot", "ring", "triangle"))
    SETTING(bool, announcements, setAnnouncements, true)  // for screen readers

public:
    using SettingsGroup::SettingsGroup;
};

/// How a game is played.
class PlaySettings : public SettingsGroup {
    Q_OBJECT
    QML_ANONYMOUS
    SETTING(QString, click, setClick, "direct", oneOf("direct", "confirm"))
    SETTING(bool, forbiddenShown, setForbiddenShown, true)
    SETTING(QString, fouls, setFouls, "refuse", oneOf("refuse", "lose"))
    SETTING(QString, thinking, setThinking, "auto", oneOf("auto", "on", "off"))  // the pause
    SETTING(int, thinkSeconds, setThinkSeconds, 5, between(1, 600))  // where no clock limits it
    SETTING(int, engineMemory, setEngineMemory, 0,
            oneOf(0, 16, 32, 64, 128, 256, 512, 1024, 2048))  // MB for each; 0: as usual
    SETTING(QString, watchSpeed, setWatchSpeed, "normal", oneOf("slow", "normal", "fast"))
    SETTING(int, guidanceSeen, setGuidanceSeen, 0, between(0, 99))  // hints for the newcomer
    SETTING(bool, help, setHelp, true)                              // also while a game is going on
    SETTING(QString, teacherStrictness, setTeacherStrictness, "mistakes",
            oneOf("proved", "mistakes", "doubtful"))
    SETTING(int, teacherRemarks, setTeacherRemarks, 0, between(0, 99))  // in a game; 0: no limit

public:
    using SettingsGroup::SettingsGroup;
};

/// What is seen beyond the game, and who is asked. No fan runs for ever for a window that was left
/// open: every time has its limit.
class StudySettings : public SettingsGroup {
    Q_OBJECT
    QML_ANONYMOUS
    SETTING(bool, engineShown, setEngineShown, false)
    SETTING(QString, analyst, setAnalyst, "tianyuan")  // as the roster writes it
    SETTING(int, analysisSeconds, setAnalysisSeconds, 30, between(1, 600))  // for a position
    SETTING(int, analysisLines, setAnalysisLines, 3, between(1, 10))
    SETTING(double, lookBackSeconds, setLookBackSeconds, 1, between(0.1, 600.0))  // for a position
    SETTING(QString, scoreMap, setScoreMap, "off", oneOf("off", "colour", "number"))
    SETTING(QString, scoreMapPlayer, setScoreMapPlayer, "scoremap")  // as the roster writes it
    SETTING(bool, threatsShown, setThreatsShown, false)
    SETTING(bool, proofShown, setProofShown, false)

public:
    using SettingsGroup::SettingsGroup;
};

class SoundSettings : public SettingsGroup {
    Q_OBJECT
    QML_ANONYMOUS
    SETTING(bool, sound, setSound, true)
    SETTING(double, volume, setVolume, 0.7, between(0.0, 1.0))

public:
    using SettingsGroup::SettingsGroup;
};

/// The game that was set up last.
class NewGameSettings : public SettingsGroup {
    Q_OBJECT
    QML_ANONYMOUS
    SETTING(QString, mode, setMode, "computer", oneOf("computer", "people", "watch"))
    SETTING(QString, opponent, setOpponent, "level:2")              // as the roster writes it
    SETTING(QString, secondOpponent, setSecondOpponent, "level:6")  // when watching
    SETTING(QString, colour, setColour, "black", oneOf("black", "white", "random"))
    SETTING(QString, rule, setRule, "freestyle", readBy(ruleFromId))
    SETTING(int, size, setSize, 15, between(Board::MinSize, Board::MaxSize))
    SETTING(QString, time, setTime, "none", readBy(game::timeControlFromText))
    SETTING(QString, opening, setOpening, "free", readBy(opening::protocolFromId))
    SETTING(bool, teacher, setTeacher, false)
    SETTING(QString, name, setName, "")
    SETTING(QString, secondName, setSecondName, "")

public:
    using SettingsGroup::SettingsGroup;
};

class FileSettings : public SettingsGroup {
    Q_OBJECT
    QML_ANONYMOUS
    SETTING(QStringList, recentFiles, setRecentFiles, {})  // the latest first
    SETTING(QString, folder, setFolder, "")                // where one was last; empty: nowhere

public:
    using SettingsGroup::SettingsGroup;
};

/// The window where it is neither maximised nor full.
class WindowSettings : public SettingsGroup {
    Q_OBJECT
    QML_ANONYMOUS
    SETTING(int, windowWidth, setWindowWidth, 1280)
    SETTING(int, windowHeight, setWindowHeight, 800)

public:
    using SettingsGroup::SettingsGroup;
};

/// What the program remembers of the user's wishes.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(tianyuan::desktop::LookSettings* look MEMBER look_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::PlaySettings* play MEMBER play_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::StudySettings* study MEMBER study_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::SoundSettings* sounds MEMBER sounds_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::NewGameSettings* newGame MEMBER newGame_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::FileSettings* files MEMBER files_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::WindowSettings* window MEMBER window_ CONSTANT)

public:
    /// Remembers in `file`; empty: where this user's settings usually are. (Never give this a
    /// default: QML would then make a Settings of its own.)
    explicit Settings(const QString& file, QObject* parent = nullptr);
    static Settings* create(QQmlEngine* engine, QJSEngine*);

    LookSettings& look() { return *look_; }
    PlaySettings& play() { return *play_; }
    StudySettings& study() { return *study_; }
    SoundSettings& sounds() { return *sounds_; }
    NewGameSettings& newGame() { return *newGame_; }
    FileSettings& files() { return *files_; }
    WindowSettings& window() { return *window_; }

    /// Puts everything back to how it was at the very first start.
    Q_INVOKABLE void reset();
    /// What is chosen will be forgotten when the program ends. Told once.
    Q_SIGNAL void notKept();

private:
    SettingsFile file_;
    LookSettings* look_ = new LookSettings(file_, this);
    PlaySettings* play_ = new PlaySettings(file_, this);
    StudySettings* study_ = new StudySettings(file_, this);
    SoundSettings* sounds_ = new SoundSettings(file_, this);
    NewGameSettings* newGame_ = new NewGameSettings(file_, this);
    FileSettings* files_ = new FileSettings(file_, this);
    WindowSettings* window_ = new WindowSettings(file_, this);
};

}  // namespace tianyuan::desktop
