// Where games go: to files, and to the clipboard.

#include "desktop/board/board_image.h"
#include "desktop/files/board_text.h"
#include "desktop/files/game_files.h"
#include "desktop/reading/record_desk.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/table/game_controller.h"
#include "files/whole_file.h"
#include "record/formats.h"

#include <QClipboard>
#include <QDate>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QRegularExpression>

namespace tianyuan::desktop {
namespace {

constexpr int CopiedSide = 900;  // of a picture, in pixels

std::optional<record::Format> formatOf(const QString& id) {
    return record::formatFromId(id.toStdString());
}

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The record up to the position on the board: what is copied is what is seen.
record::Record shownPart(const game::Game& game, int ply) {
    record::Record part = game.record();
    part.tree = {};
    record::NodeId last = record::Tree::Root;
    int moves = 0;
    const record::Tree& tree = game.record().tree;
    for (const record::NodeId id : tree.pathTo(game.here())) {
        if (!tree[id].isMove()) continue;
        if (++moves > ply) break;
        last = part.tree.add(last, tree[id].stone, tree[id].move);
    }
    return part;
}

}  // namespace

QVariantList GameFiles::formats() const {
    QVariantList list;
    for (const record::Format format : record::AllFormats) {
        if (format == record::Format::Rif) continue;
        const QString id = textOf(idOf(format));
        list << QVariantMap{{"value", id},
                            {"text", language_.say("format." + id.toStdString())},
                            {"about", '.' + textOf(record::extensionOf(format))}};
    }
    return list;
}

bool GameFiles::canWrite(const QString& format) const {
    const auto wanted = formatOf(format);
    return wanted && game_.onTable() &&
           record::write(game_.onTable()->record(), *wanted).hasValue();
}

QString GameFiles::leftOut(const QString& format) const {
    const auto wanted = formatOf(format);
    if (!wanted || !game_.onTable()) return {};
    const auto written = record::write(game_.onTable()->record(), *wanted);
    if (!written) return language_.say(written.reason());
    if (written->leftOut.empty()) return language_.say("files.keeps-all");
    QStringList lost;
    for (const record::Loss loss : written->leftOut) {
        lost << language_.say("loss." + std::string(idOf(loss)));
    }
    return language_.say("files.left-out", lost.join(language_.say("list.and")));
}

QUrl GameFiles::proposed(const QString& format) const {
    const game::Game* game = game_.onTable();
    const auto wanted = formatOf(format);
    if (!game || !wanted) return {};
    QString stem;
    if (desk_.origin() && !desk_.origin()->file.isEmpty()) {
        stem = QFileInfo(desk_.origin()->file).completeBaseName();
    } else {
        const record::Record& record = game->record();
        QStringList parts{QString::fromStdString(record.date), QString::fromStdString(record.black),
                          QString::fromStdString(record.white)};
        parts.removeAll(QString());
        stem = parts.isEmpty() ? "tianyuan-" + QDate::currentDate().toString(Qt::ISODate)
                               : parts.join(' ');
        stem.replace(QRegularExpression("[/\\\\:*?\"<>|\\x00-\\x1f]"), "-");
    }
    // Whoever saves for the first time may have no such folder yet.
    if (!QFileInfo(settings_.files().folder()).isDir()) QDir().mkpath(documents());
    return QUrl(folder().toString() + '/' +
                QUrl::toPercentEncoding(stem + '.' + textOf(record::extensionOf(*wanted))));
}

void GameFiles::saveOrAsk() {
    if (!game_.onTable()) return game_.complain(language_.say("files.no-game"), {});
    const auto& origin = desk_.origin();
    if (origin && !origin->file.isEmpty() && origin->format) {
        const auto written = record::write(game_.onTable()->record(), *origin->format);
        if (written && written->leftOut.empty()) {
            write(origin->file, *origin->format);
            return;
        }
    }
    Q_EMIT placeWanted();
}

void GameFiles::saveAs(const QUrl& file, const QString& format) {
    const auto wanted = formatOf(format);
    if (!game_.onTable() || !wanted) return;
    QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    if (QFileInfo(path).suffix().isEmpty() && !QFileInfo::exists(path))
        path += '.' + textOf(record::extensionOf(*wanted));
    write(path, *wanted);
}

bool GameFiles::write(const QString& file, record::Format format) {
    const auto written = record::write(game_.onTable()->record(), format);
    Attempt done = Done{};
    if (!written) {
        done = written.reason();
    } else {
        done = files::writeFile(std::filesystem::path(file.toStdU16String()), written->bytes,
                                files::IfThere::Replace);
    }
    if (!done) {
        game_.complain(language_.say("window.cannot-save"), language_.say(done.reason()));
        return false;
    }
    remember(file);
    if (written->leftOut.empty()) desk_.savedAs(file, format);
    game_.tell(language_.say("files.saved", QFileInfo(file).fileName()), QFileInfo(file).path());
    return true;
}

QVariantMap GameFiles::textAs(const QString& kind) const {
    const game::Game* game = game_.onTable();
    if (!game) return {{"ok", false}, {"text", language_.say("files.no-game")}};
    const record::Record shown = shownPart(*game, game_.shownPly());
    if (kind == "board") {
        Board board(shown.size);
        for (const ShownStone& each : game_.picture().stones) board.place(each.point, each.stone);
        return {{"ok", true}, {"text", QString::fromStdString(boardText(board))}};
    }
    const auto format = formatOf(kind);
    if (!format) return {{"ok", false}, {"text", QString()}};
    const auto written = record::write(shown, *format);
    if (!written) return {{"ok", false}, {"text", language_.say(written.reason())}};
    return {{"ok", true}, {"text", QString::fromStdString(written->bytes).trimmed()}};
}

void GameFiles::copy(const QString& kind) {
    if (!game_.onTable()) {
        return game_.complain(language_.say("files.no-game"), {});
    }
    if (kind == "picture") return copyPicture();
    const QVariantMap text = textAs(kind);
    if (!text["ok"].toBool()) return game_.complain(text["text"].toString(), {});
    QGuiApplication::clipboard()->setText(text["text"].toString());
    const QString name = kind == "board" ? language_.say("files.board-text")
                                         : language_.say("format." + kind.toStdString());
    game_.tell(language_.say("files.copied", name),
               kind == "board" ? QString() : text["text"].toString());
}

void GameFiles::copyPicture() {
    BoardPicture picture = game_.picture();
    picture.next = Stone::None;
    BoardImageOptions options;
    options.look = settings_.look().board();
    options.coordinates = settings_.look().coordinates();
    QGuiApplication::clipboard()->setImage(boardImage(picture, options, CopiedSide));
    game_.tell(language_.say("files.copied", language_.say("files.board-picture")), {});
}

void GameFiles::paste() {
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    if (copied && copied->hasUrls() && copied->urls().front().isLocalFile()) {
        return open(copied->urls().front());
    }
    openText(copied && copied->hasText() ? copied->text() : QString());
}

}  // namespace tianyuan::desktop
