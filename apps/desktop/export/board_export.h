#pragma once

#include "desktop/export/export_job.h"
#include "desktop/export/exported_line.h"

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

namespace tianyuan::desktop {

class GameController;
class GameFiles;
class Language;
class Settings;

/// Pictures of the game on the table for other programs and for paper: what is in them, a preview,
/// and the file, which is made on another thread.
class BoardExport : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Export)
    QML_SINGLETON
    Q_PROPERTY(QString kind MEMBER kind_ NOTIFY changed)            // "png", "svg", "gif", "pdf"
    Q_PROPERTY(int first MEMBER first_ NOTIFY changed)              // an animation begins after it
    Q_PROPERTY(int last MEMBER last_ NOTIFY changed)                // moves on the board
    Q_PROPERTY(int numbersFrom MEMBER numbersFrom_ NOTIFY changed)  // 0: no numbers
    Q_PROPERTY(bool countAgain MEMBER countAgain_ NOTIFY changed)   // that move is number 1
    Q_PROPERTY(QString look MEMBER look_ NOTIFY changed)
    Q_PROPERTY(bool coordinates MEMBER coordinates_ NOTIFY changed)
    Q_PROPERTY(int side MEMBER side_ NOTIFY changed)    // pixels
    Q_PROPERTY(int delay MEMBER delay_ NOTIFY changed)  // milliseconds a move
    Q_PROPERTY(int plies READ plies NOTIFY changed)     // of the line on the table
    Q_PROPERTY(tianyuan::desktop::BoardPicture picture READ picture NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)

public:
    BoardExport(GameController& game, GameFiles& files, Settings& settings, Language& language,
                QObject* parent = nullptr);
    static BoardExport* create(QQmlEngine* engine, QJSEngine*);

    int plies() const { return line_.plies(); }
    BoardPicture picture() const { return pictureAt(last_); }
    bool isBusy() const { return job_.isBusy(); }

    /// Takes the game as it is on the table now; false if there is none.
    Q_INVOKABLE bool begin();
    /// The board after so many moves, as it will look.
    Q_INVOKABLE tianyuan::desktop::BoardPicture pictureAt(int ply) const;
    Q_INVOKABLE QUrl proposed() const;
    Q_INVOKABLE void write(const QUrl& file);
    Q_INVOKABLE void cancel() { job_.cancel(); }

Q_SIGNALS:
    void changed();
    void busyChanged();
    void written(const QString& file);

private:
    BoardPrint print() const;
    void finish(const QString& file, const Attempt& done);

    GameController& game_;
    GameFiles& files_;
    Settings& settings_;
    Language& language_;
    QString kind_ = "png";
    int first_ = 0;
    int last_ = 0;
    int numbersFrom_ = 1;
    bool countAgain_ = false;
    QString look_ = "wood";
    bool coordinates_ = true;
    int side_ = 900;
    int delay_ = 800;
    ExportedLine line_;
    PrintedReview review_;
    ExportJob job_;
};

}  // namespace tianyuan::desktop
