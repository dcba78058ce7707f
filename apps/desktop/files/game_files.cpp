#include "desktop/files/game_files.h"

#include "desktop/bridge/singleton.h"
#include "desktop/engines/program_file.h"
#include "desktop/files/record_file.h"
#include "desktop/reading/record_desk.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/store/game_store.h"
#include "desktop/table/game_controller.h"
#include "record/formats.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace tianyuan::desktop {
namespace {

constexpr int MostRecent = 8;
constexpr qsizetype LongestPath = 1000;

}  // namespace

GameFiles::GameFiles(GameController& game, RecordDesk& desk, GameStore& store, Settings& settings,
                     Language& language, QString documents, QObject* parent)
    : QObject(parent),
      game_(game),
      desk_(desk),
      store_(store),
      settings_(settings),
      language_(language),
      documents_(std::move(documents)),
      report_(new ReadingReport(language, this)) {
    FileSettings& kept = settings.files();
    connect(&kept, &FileSettings::recentFilesChanged, this, &GameFiles::recentChanged);
    connect(&kept, &FileSettings::folderChanged, this, &GameFiles::folderChanged);
    connect(&language, &Language::changed, this, &GameFiles::collectionChanged);
    connect(&game, &GameController::seatedAnew, this, [this] {
        if (!opensReported_) report_->clear();
    });
}

GameFiles::~GameFiles() { readers_.waitForDone(); }

GameFiles* GameFiles::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<GameFiles>(*engine);
}

QVariantList GameFiles::recent() const {
    QVariantList files;
    for (const QString& file : settings_.files().recentFiles()) {
        const QFileInfo info(file);
        files << QVariantMap{{"file", file}, {"name", info.fileName()}, {"folder", info.path()}};
    }
    return files;
}

QUrl GameFiles::folder() const {
    const QString& last = settings_.files().folder();
    if (!last.isEmpty() && QFileInfo(last).isDir()) return QUrl::fromLocalFile(last);
    const QString usual = documents();
    return QUrl::fromLocalFile(QFileInfo(usual).isDir() ? usual : QDir::homePath());
}

QString GameFiles::documents() const {
    return !documents_.isEmpty()
               ? documents_
               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QString GameFiles::readable() {
    QStringList patterns;
    for (const record::Format format : record::AllFormats) {
        const std::string_view extension = record::extensionOf(format);
        const QString pattern =
            "*." + QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size()));
        if (!patterns.contains(pattern)) patterns << pattern;
    }
    return patterns.join(' ');
}

void GameFiles::remember(const QString& file) {
    QStringList files = settings_.files().recentFiles();
    files.removeAll(file);
    files.prepend(file);
    while (files.size() > MostRecent) files.removeLast();
    settings_.files().setFolder(QFileInfo(file).absolutePath());
    settings_.files().setRecentFiles(files);
}

void GameFiles::forgetRecent() { settings_.files().setRecentFiles({}); }

void GameFiles::open(const QUrl& file) {
    // Dragged out of a browser: the address itself tells the moves.
    if (!file.isLocalFile() && !file.scheme().isEmpty()) return openText(file.toString());
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const bool isRecord = record::formatFromFileName(path.toStdString()).has_value();
    if (!isRecord && looksLikeProgram(path)) {
        Q_EMIT programFound(file);
    } else {
        openPath(path);
    }
}

void GameFiles::openPath(const QString& file) {
    const QString path = QFileInfo(file).absoluteFilePath();
    const Source source{path, QFileInfo(path).fileName(), {}};
    readElsewhere([path] { return readRecordFile(path); }, source);
}

void GameFiles::readAgain(const QString& encoding) {
    if (lastFile_.isEmpty()) return;
    const Source source{lastFile_, QFileInfo(lastFile_).fileName(), encoding};
    readElsewhere([path = lastFile_, encoding] { return readRecordFile(path, encoding); }, source);
}

void GameFiles::openText(const QString& text) {
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) {
        return game_.complain(language_.say("files.nothing-copied"),
                              language_.say("files.nothing-copied-help"));
    }
    const QUrl address(trimmed.section('\n', 0, 0).trimmed());
    if (address.isLocalFile()) return open(address);
    if (trimmed.startsWith('/') && trimmed.size() < LongestPath && QFileInfo::exists(trimmed)) {
        return openPath(trimmed);
    }
    readElsewhere([bytes = text.toStdString()] { return record::read(bytes); }, {});
}

void GameFiles::readElsewhere(std::function<Result<record::Reading>()> job, const Source& source) {
    ++reading_;
    Q_EMIT busyChanged();
    readers_.start([this, job = std::move(job), source] {
        const auto reading = std::make_shared<const Result<record::Reading>>(job());
        QMetaObject::invokeMethod(
            this,
            [this, reading, source] {
                --reading_;
                Q_EMIT busyChanged();
                take(*reading, source);
            },
            Qt::QueuedConnection);
    });
}

void GameFiles::take(const Result<record::Reading>& reading, const Source& source) {
    if (!reading) {
        return game_.complain(language_.say("files.cannot-open"), language_.say(reading.reason()));
    }
    if (!source.file.isEmpty()) remember(source.file);
    lastFile_ = source.file;
    report_->clear();
    report_->add(source.name, *reading, source.encoding);
    if (reading->records.size() > 1) {
        games_ = reading->records;
        gamesFormat_ = reading->format;
        collectionName_ = source.name;
        Q_EMIT collectionChanged();
        Q_EMIT choiceWanted();
    } else {
        openRecord(reading->records.front(), source, reading->format);
    }
}

void GameFiles::openRecord(const record::Record& record, const Source& source,
                           record::Format format) {
    OpenRecord origin;
    origin.file = source.file;
    if (!source.file.isEmpty()) origin.format = format;
    opensReported_ = true;
    const bool isOpen = desk_.read(record, std::move(origin));
    opensReported_ = false;
    if (!isOpen) return;
    const auto moves = static_cast<int>(record::mainLine(record).size());
    game_.tell(
        source.file.isEmpty() ? language_.say("files.pasted") : source.name,
        language_.say("files.opened", moves, language_.say("format." + std::string(idOf(format)))));
}

QVariantList GameFiles::collection() const {
    QVariantList list;
    for (const record::Record& game : games_) {
        QStringList about{
            language_.say("files.moves", static_cast<int>(record::mainLine(game).size()))};
        for (const std::string& text : {game.event, game.date}) {
            if (!text.empty()) about << QString::fromStdString(text);
        }
        list << QVariantMap{
            {"players", language_.say("files.players", language_.storedName(game.black),
                                      language_.storedName(game.white))},
            {"about", about.join(" · ")}};
    }
    return list;
}

void GameFiles::openFromCollection(int index) {
    if (index < 0 || index >= static_cast<int>(games_.size())) return;
    // A file of many games is not the file of one: saving it there would lose the others.
    openRecord(games_[static_cast<std::size_t>(index)], {{}, collectionName_, {}}, gamesFormat_);
}

void GameFiles::drop(const QList<QUrl>& files) {
    if (files.size() == 1) return open(files.front());
    keepFiles(files);
}

void GameFiles::keepFiles(const QList<QUrl>& files) {
    report_->clear();
    lastFile_.clear();
    for (const QUrl& file : files) {
        const QString path = file.toLocalFile();
        ++reading_;
        Q_EMIT busyChanged();
        readers_.start([this, path] {
            const auto reading = std::make_shared<Result<record::Reading>>(readRecordFile(path));
            QMetaObject::invokeMethod(
                this,
                [this, path, reading] {
                    --reading_;
                    Q_EMIT busyChanged();
                    const QString name = QFileInfo(path).fileName();
                    if (!*reading) {
                        return game_.complain(name, language_.say(reading->reason()));
                    }
                    report_->add(name, **reading);
                    keep(std::move((*reading)->records), name);
                },
                Qt::QueuedConnection);
        });
    }
}

void GameFiles::keepCollection() { keep(games_, collectionName_); }

void GameFiles::keep(std::vector<record::Record> games, const QString& source) {
    struct Kept {
        int added = 0, known = 0, richer = 0;
    };
    store_.ask<Kept>(
        [games = std::move(games),
         source = source.toStdString()](autosave::GameKeeper& keeper) -> Result<Kept> {
            const auto results =
                keeper.library().addAll(games, {source, autosave::timeNow(), false});
            if (!results) return results.reason();
            Kept kept;
            for (const store::Added& each : *results) {
                ++(each.isNew ? kept.added : each.isRicher ? kept.richer : kept.known);
            }
            return kept;
        },
        [this](const Kept& kept) {
            const QString richer =
                kept.richer == 0 ? QString() : language_.say("files.richer", kept.richer);
            game_.tell(language_.say("files.kept", kept.added, kept.known), richer);
            Q_EMIT libraryChanged();
            if (!report_->missing().isEmpty()) Q_EMIT reportWanted();
        },
        [this](const Reason& reason) {
            game_.complain(language_.say("files.not-kept"), language_.say(reason));
        });
}

}  // namespace tianyuan::desktop
