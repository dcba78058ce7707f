#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSettings>
#include <QString>

namespace tianyuan::desktop {

/// What the program remembers of the user's wishes. Every property is kept on disk under its own
/// name as soon as it changes; a value that cannot be understood is as good as none.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    // The look.
    Q_PROPERTY(QString language MEMBER language_ NOTIFY changed)  // "system", "zh" or "en"
    Q_PROPERTY(QString theme MEMBER theme_ NOTIFY changed)  // "system", "light", "dark", "contrast"
    Q_PROPERTY(QString board MEMBER board_ NOTIFY changed)  // "wood", "paper", "slate", "flat"
    Q_PROPERTY(double textScale MEMBER textScale_ NOTIFY changed)  // 1, 1.15, 1.3, 1.5
    Q_PROPERTY(QString motion MEMBER motion_ NOTIFY changed)       // "full", "reduced", "none"
    Q_PROPERTY(bool coordinates MEMBER coordinates_ NOTIFY changed)
    Q_PROPERTY(QString numbers MEMBER numbers_ NOTIFY changed)    // "off", "last", "all"
    Q_PROPERTY(QString lastMark MEMBER lastMark_ NOTIFY changed)  // "dot", "ring", "triangle"
    Q_PROPERTY(bool forbiddenShown MEMBER forbiddenShown_ NOTIFY changed)
    Q_PROPERTY(bool announcements MEMBER announcements_ NOTIFY changed)  // for screen readers

    // Playing.
    Q_PROPERTY(QString click MEMBER click_ NOTIFY changed)            // "direct" or "confirm"
    Q_PROPERTY(QString fouls MEMBER fouls_ NOTIFY changed)            // "refuse" or "lose"
    Q_PROPERTY(QString thinking MEMBER thinking_ NOTIFY changed)      // pause: "auto", "on", "off"
    Q_PROPERTY(int thinkSeconds MEMBER thinkSeconds_ NOTIFY changed)  // where no clock limits it
    Q_PROPERTY(int guidanceSeen MEMBER guidanceSeen_ NOTIFY changed)  // hints for the newcomer

    // Studying.
    Q_PROPERTY(bool help MEMBER help_ NOTIFY changed)  // also while a game is going on
    Q_PROPERTY(bool engineShown MEMBER engineShown_ NOTIFY changed)
    Q_PROPERTY(QString analyst MEMBER analyst_ NOTIFY changed)  // as the roster writes it
    Q_PROPERTY(int analysisSeconds MEMBER analysisSeconds_ NOTIFY changed)  // for a position
    Q_PROPERTY(int analysisLines MEMBER analysisLines_ NOTIFY changed)
    Q_PROPERTY(double lookBackSeconds MEMBER lookBackSeconds_ NOTIFY changed)  // for a position
    Q_PROPERTY(QString scoreMap MEMBER scoreMap_ NOTIFY changed)  // "off", "colour", "number"
    Q_PROPERTY(QString scoreMapPlayer MEMBER scoreMapPlayer_ NOTIFY changed)  // whose it is
    Q_PROPERTY(bool threatsShown MEMBER threatsShown_ NOTIFY changed)

    // Sound.
    Q_PROPERTY(bool sound MEMBER sound_ NOTIFY changed)
    Q_PROPERTY(double volume MEMBER volume_ NOTIFY changed)  // 0 to 1

    // The game that was set up last.
    Q_PROPERTY(QString mode MEMBER mode_ NOTIFY changed)          // "computer", "people", "watch"
    Q_PROPERTY(QString opponent MEMBER opponent_ NOTIFY changed)  // as the roster writes it
    Q_PROPERTY(QString secondOpponent MEMBER secondOpponent_ NOTIFY changed)  // when watching
    Q_PROPERTY(QString colour MEMBER colour_ NOTIFY changed)    // "black", "white", "random"
    Q_PROPERTY(QString rule MEMBER rule_ NOTIFY changed)        // as idOf(Rule)
    Q_PROPERTY(int size MEMBER size_ NOTIFY changed)            // lines
    Q_PROPERTY(QString time MEMBER time_ NOTIFY changed)        // as game::toText(TimeControl)
    Q_PROPERTY(QString opening MEMBER opening_ NOTIFY changed)  // as idOf(Protocol)
    Q_PROPERTY(QString name MEMBER name_ NOTIFY changed)
    Q_PROPERTY(QString secondName MEMBER secondName_ NOTIFY changed)

    // Files.
    Q_PROPERTY(QStringList recentFiles MEMBER recentFiles_ NOTIFY changed)  // the latest first
    Q_PROPERTY(QString folder MEMBER folder_ NOTIFY changed)  // where one was last; empty: nowhere

    // The window.
    Q_PROPERTY(int windowWidth MEMBER windowWidth_ NOTIFY changed)
    Q_PROPERTY(int windowHeight MEMBER windowHeight_ NOTIFY changed)

public:
    /// Remembers in `file`; empty: where this user's settings usually are. (Never give this a
    /// default: QML would then make a Settings of its own.)
    explicit Settings(const QString& file, QObject* parent = nullptr);
    static Settings* create(QQmlEngine* engine, QJSEngine*);

    const QString& language() const { return language_; }
    const QString& numbers() const { return numbers_; }
    bool forbiddenShown() const { return forbiddenShown_; }
    const QString& click() const { return click_; }
    const QString& fouls() const { return fouls_; }
    const QString& thinking() const { return thinking_; }
    int thinkSeconds() const { return thinkSeconds_; }
    int guidanceSeen() const { return guidanceSeen_; }
    bool help() const { return help_; }
    bool engineShown() const { return engineShown_; }
    const QString& analyst() const { return analyst_; }
    int analysisSeconds() const { return analysisSeconds_; }
    int analysisLines() const { return analysisLines_; }
    double lookBackSeconds() const { return lookBackSeconds_; }
    const QString& scoreMap() const { return scoreMap_; }
    const QString& scoreMapPlayer() const { return scoreMapPlayer_; }
    bool threatsShown() const { return threatsShown_; }
    bool sound() const { return sound_; }
    double volume() const { return volume_; }
    const QString& mode() const { return mode_; }
    const QString& opponent() const { return opponent_; }
    const QString& secondOpponent() const { return secondOpponent_; }
    const QString& colour() const { return colour_; }
    const QString& rule() const { return rule_; }
    int size() const { return size_; }
    const QString& time() const { return time_; }
    const QString& opening() const { return opening_; }
    const QString& name() const { return name_; }
    const QString& secondName() const { return secondName_; }
    const QStringList& recentFiles() const { return recentFiles_; }
    const QString& folder() const { return folder_; }

    /// Puts everything back to how it was at the very first start.
    Q_INVOKABLE void reset();

Q_SIGNALS:
    void changed();

private:
    void load();
    void save();

    QSettings file_;

    QString language_;
    QString theme_;
    QString board_;
    double textScale_ = 1;
    QString motion_;
    bool coordinates_ = true;
    QString numbers_;
    QString lastMark_;
    bool forbiddenShown_ = true;
    bool announcements_ = true;
    QString click_;
    QString fouls_;
    QString thinking_;
    int thinkSeconds_ = 5;
    int guidanceSeen_ = 0;
    bool help_ = true;
    bool engineShown_ = false;
    QString analyst_;
    int analysisSeconds_ = 30;
    int analysisLines_ = 3;
    double lookBackSeconds_ = 1;
    QString scoreMap_;
    QString scoreMapPlayer_;
    bool threatsShown_ = false;
    bool sound_ = true;
    double volume_ = 0.7;
    QString mode_;
    QString opponent_;
    QString secondOpponent_;
    QString colour_;
    QString rule_;
    int size_ = 15;
    QString time_;
    QString opening_;
    QString name_;
    QString secondName_;
    QStringList recentFiles_;
    QString folder_;
    int windowWidth_ = 1280;
    int windowHeight_ = 800;
};

}  // namespace tianyuan::desktop
