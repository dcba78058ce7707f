// Games that come from elsewhere, and where they go.

#include "files/whole_file.h"
#include "model/game_controller.h"
#include "model/game_store.h"
#include "model/language.h"
#include "model/record_file.h"
#include "record/formats.h"

#include <QDateTime>
#include <QStandardPaths>

namespace tianyuan::desktop {

void GameController::openFile(const QString& file) {
    // A library of openings may be large: it is read elsewhere.
    retired_.start([this, file] {
        const Result<record::Reading> reading = readRecordFile(file);
        QMetaObject::invokeMethod(
            this,
            [this, reading] {
                if (!reading) {
                    return refuse(language_.say("window.cannot-open"),
                                  language_.say(reading.reason()));
                }
                openRecord(reading->records.front());
                const auto games = static_cast<int>(reading->records.size());
                if (games > 1)
                    Q_EMIT said(language_.say("window.opened-first", games), {}, {-1, -1});
            },
            Qt::QueuedConnection);
    });
}

void GameController::openRecord(const record::Record& record) {
    const auto game = game::Game::fromRecord(record);
    if (!game) {
        return refuse(language_.say("window.cannot-open"), language_.say(game.reason()));
    }
    clearTable();
    plan_ = planFromStranger(record);
    start_ = record;
    if (!seat({})) return update();
    const record::Record start = this->game().record();
    store_.run([start](auto& keeper) {
        keeper.begin(start);
        return Attempt(Done{});
    });
    findTally();
    startPlaying();
}

void GameController::saveFile() {
    if (!session_) return;
    QString folder = options_.documents;
    if (folder.isEmpty()) {
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    }
    const QString name = "tianyuan-" + QDateTime::currentDateTime().toString("yyyy-MM-dd-hhmmss");
    const QString file = folder + "/" + name + ".sgf";
    const auto written = record::write(game().record(), record::Format::Sgf);
    if (!written) return report(written.reason());
    const Attempt saved = files::writeFile(std::filesystem::path(file.toStdU16String()),
                                           written->bytes, files::IfThere::Refuse);
    if (!saved) return refuse(language_.say("window.cannot-save"), language_.say(saved.reason()));
    Q_EMIT said(language_.say("window.saved"), file, {-1, -1});
}

}  // namespace tianyuan::desktop
