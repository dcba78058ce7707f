#include "desktop/export/board_export.h"

#include "desktop/bridge/singleton.h"
#include "desktop/files/game_files.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/table/game_controller.h"

#include <QFileInfo>

#include <algorithm>

namespace tianyuan::desktop {

BoardExport::BoardExport(GameController& game, GameFiles& files, Settings& settings,
                         Language& language, QObject* parent)
    : QObject(parent), game_(game), files_(files), settings_(settings), language_(language) {}

BoardExport* BoardExport::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<BoardExport>(*engine);
}

bool BoardExport::begin() {
    if (!game_.onTable()) {
        game_.complain(language_.say("files.no-game"), {});
        return false;
    }
    line_ = ExportedLine(game_);
    review_ = printedReview(*game_.wholeGame(), language_);
    first_ = 0;
    last_ = game_.shownPly();
    numbersFrom_ = 1;
    countAgain_ = false;
    const LookSettings& look = settings_.look();
    look_ = look.theme() == "contrast" ? "flat" : look.board();
    coordinates_ = look.coordinates();
    Q_EMIT changed();
    return true;
}

BoardPicture BoardExport::pictureAt(int ply) const {
    return line_.pictureAt(ply, {numbersFrom_, countAgain_});
}

BoardPrint BoardExport::print() const {
    BoardPrint print;
    print.kind = kind_ == "svg"   ? BoardPrint::Kind::Svg
                 : kind_ == "gif" ? BoardPrint::Kind::Gif
                 : kind_ == "pdf" ? BoardPrint::Kind::Pdf
                                  : BoardPrint::Kind::Png;
    if (kind_ == "gif") {
        for (int ply = std::min(first_, last_); ply < last_; ++ply) {
            print.pictures.push_back(pictureAt(ply));
        }
    }
    print.pictures.push_back(pictureAt(last_));
    print.look.look = look_;
    print.look.coordinates = coordinates_;
    print.side = std::clamp(side_, 100, 4000);
    print.stands = std::chrono::milliseconds(std::clamp(delay_, 50, 10'000));
    line_.writeText(last_, language_, print);
    print.review = review_;
    return print;
}

QUrl BoardExport::proposed() const {
    const QUrl record = files_.proposed("sgf");
    QString address = record.toString();
    address.replace(address.lastIndexOf('.') + 1, 3, kind_);
    return QUrl(address);
}

void BoardExport::write(const QUrl& file) {
    if (isBusy()) return;
    QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    if (QFileInfo(path).suffix().isEmpty() && !QFileInfo::exists(path)) path += '.' + kind_;
    job_.start(path, print(), [this, path](const Attempt& done) { finish(path, done); });
    Q_EMIT busyChanged();
}

void BoardExport::finish(const QString& file, const Attempt& done) {
    Q_EMIT busyChanged();
    if (!done) {
        if (done.reason().code == "export.stopped") return;
        return game_.complain(language_.say("export.not-written"), language_.say(done.reason()));
    }
    settings_.files().setFolder(QFileInfo(file).absolutePath());
    game_.tell(language_.say("files.saved", QFileInfo(file).fileName()), QFileInfo(file).path());
    Q_EMIT written(file);
}

}  // namespace tianyuan::desktop
