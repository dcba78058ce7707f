#pragma once

#include "desktop/files/reading_report.h"
#include "record/format.h"

#include <QObject>
#include <QQmlEngine>
#include <QThreadPool>
#include <QUrl>
#include <QVariantList>

#include <functional>
#include <vector>

namespace tianyuan::desktop {

class GameController;
class RecordDesk;
class GameStore;
class Language;
class Settings;

/// Games that come from files, the clipboard or a drop onto the window, and go there. What cannot
/// be read or written is told, and everything stays as it was. Files are read on another thread.
class GameFiles : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Files)
    QML_SINGLETON
    /// Files that were open, the latest first: maps with "file", "name" and "folder".
    Q_PROPERTY(QVariantList recent READ recent NOTIFY recentChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    /// The games of a file that holds several, one to be chosen: maps with "players" and "about".
    Q_PROPERTY(QVariantList collection READ collection NOTIFY collectionChanged)
    Q_PROPERTY(QString collectionName MEMBER collectionName_ NOTIFY collectionChanged)
    /// What was wrong with the file on the table, the collection, or the files that were added.
    Q_PROPERTY(tianyuan::desktop::ReadingReport* report MEMBER report_ CONSTANT)
    /// Where dialogs begin.
    Q_PROPERTY(QUrl folder READ folder NOTIFY folderChanged)
    /// What can be read, as a filter of a file dialog has it.
    Q_PROPERTY(QString readable READ readable CONSTANT)

public:
    GameFiles(GameController& game, RecordDesk& desk, GameStore& store, Settings& settings,
              Language& language, QString documents, QObject* parent = nullptr);
    ~GameFiles() override;
    static GameFiles* create(QQmlEngine* engine, QJSEngine*);

    QVariantList recent() const;
    bool isBusy() const { return reading_ > 0; }
    QVariantList collection() const;
    QUrl folder() const;
    /// The folder for saved games, if none was used before; it may not be there.
    QString documents() const;
    static QString readable();

    /// Opens a file of any format.
    Q_INVOKABLE void open(const QUrl& file);
    Q_INVOKABLE void openPath(const QString& file);
    /// Reads the file that was opened last once more, with its text in this encoding.
    Q_INVOKABLE void readAgain(const QString& encoding);
    /// What was dropped onto the window: one file is opened, the games of several go to the
    /// library.
    Q_INVOKABLE void drop(const QList<QUrl>& files);
    /// Adds the games of files to the library.
    Q_INVOKABLE void keepFiles(const QList<QUrl>& files);
    /// Opens whatever was copied: a record, moves, an address, a share string, a file.
    Q_INVOKABLE void paste();
    Q_INVOKABLE void openText(const QString& text);
    /// Opens one of the collection, or keeps all of it in the library.
    Q_INVOKABLE void openFromCollection(int index);
    Q_INVOKABLE void keepCollection();
    Q_INVOKABLE void forgetRecent();

    /// The formats that the game on the table can be written in: maps with "value" and "text".
    Q_INVOKABLE QVariantList formats() const;
    /// What a format leaves out of it, in a sentence; why it cannot be written so.
    Q_INVOKABLE QString leftOut(const QString& format) const;
    Q_INVOKABLE bool canWrite(const QString& format) const;
    /// The name that a dialog proposes.
    Q_INVOKABLE QUrl proposed(const QString& format) const;
    /// Writes to the file that the record came from; placeWanted() if there is none that could hold
    /// it all.
    Q_INVOKABLE void saveOrAsk();
    Q_INVOKABLE void saveAs(const QUrl& file, const QString& format);

    /// What the game on the table is as a text to be sent: "share", "position-code", "gomocalc" or
    /// "board"; a sentence why not, where `ok` is false.
    Q_INVOKABLE QVariantMap textAs(const QString& kind) const;
    /// Copies that text, or "picture".
    Q_INVOKABLE void copy(const QString& kind);

Q_SIGNALS:
    void recentChanged();
    void folderChanged();
    void busyChanged();
    void collectionChanged();
    void placeWanted();
    /// A page or a sheet is to be shown, as FileDesk.run() names them.
    void wanted(const QString& action);
    /// Something is missing of files whose games went to the library.
    void reportWanted();
    /// There are several games to choose from.
    void choiceWanted();
    /// It is a program, to be tried out as an engine.
    void programFound(const QUrl& file);
    /// Games were added to the library.
    void libraryChanged();

private:
    struct Source {
        QString file;  // empty: it was pasted
        QString name;
        QString encoding;  // that the person has chosen
    };

    void readElsewhere(std::function<Result<record::Reading>()> job, const Source& source);
    void take(const Result<record::Reading>& reading, const Source& source);
    void openRecord(const record::Record& record, const Source& source, record::Format format);
    void keep(std::vector<record::Record> games, const QString& source);
    void remember(const QString& file);
    bool write(const QString& file, record::Format format);
    void copyPicture();

    GameController& game_;
    RecordDesk& desk_;
    GameStore& store_;
    Settings& settings_;
    Language& language_;
    QString documents_;
    std::vector<record::Record> games_;  // the collection
    record::Format gamesFormat_ = record::Format::Sgf;
    QString collectionName_;
    ReadingReport* report_;
    QString lastFile_;            // that was opened
    bool opensReported_ = false;  // what comes onto the table now is what the report is about
    int reading_ = 0;
    QThreadPool readers_;
};

}  // namespace tianyuan::desktop
