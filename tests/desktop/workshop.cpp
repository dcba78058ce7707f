#include "workshop.h"

#include "puzzle/collection.h"
#include "puzzle/puzzle_board.h"
#include "support/zip_bytes.h"

#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QProcess>
#include <QQuickItem>
#include <QQuickWindow>

namespace tianyuan::desktop {
namespace {

QPoint middleOf(const QQuickItem& item) {
    return item.mapToScene({item.width() / 2, item.height() / 2}).toPoint();
}

puzzle::PuzzleBoard boardOf(const QString& name) {
    for (const puzzle::Puzzle& each : puzzle::builtInPuzzles()) {
        if (puzzle::nameOf(puzzle::keyOf(each)) == name.toStdString()) {
            return puzzle::PuzzleBoard(each);
        }
    }
    qFatal("there is no puzzle %s", qPrintable(name));
}

QQuickItem* itemIn(QQuickItem* item, const QString& name) {
    if (item->objectName() == name) return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = itemIn(child, name)) return found;
    }
    return nullptr;
}

}  // namespace

Workshop::Workshop(QString folder, QObject* parent)
    : QObject(parent), folder_(std::move(folder)), data_(TIANYUAN_TEST_DATA) {}

QString Workshop::put(const QString& name, const QByteArray& bytes) const {
    const QString file = QDir(folder_).filePath(name);
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly)) qFatal("%s cannot be written.", qPrintable(file));
    out.write(bytes);
    return file;
}

QString Workshop::write(const QString& name, const QString& text) const {
    return put(name, text.toUtf8());
}

QString Workshop::writeBytes(const QString& name, const QString& digits) const {
    return put(name, QByteArray::fromHex(digits.toLatin1()));
}

QString Workshop::writeArchive(const QString& name, const QString& program,
                               const QString& text) const {
    const std::string bytes = test::zipOf({{program.toStdString(), text.toStdString(), true}});
    return put(name, QByteArray::fromStdString(bytes));
}

QString Workshop::writeProgram(const QString& name, const QString& text) const {
    const QString file = write(name, text);
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file;
}

QString Workshop::read(const QString& name) const {
    QFile in(QDir(folder_).filePath(name));
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

QString Workshop::newFolder() {
    const QString folder = path("folder-" + QString::number(++folders_));
    if (!QDir().mkpath(folder)) qFatal("%s cannot be made.", qPrintable(folder));
    return folder;
}

bool Workshop::exists(const QString& name) const {
    return QFile::exists(QDir(folder_).filePath(name));
}

void Workshop::copy(const QString& text) const { QGuiApplication::clipboard()->setText(text); }

QString Workshop::copied() const { return QGuiApplication::clipboard()->text(); }

bool Workshop::hasPicture() const { return QGuiApplication::clipboard()->mimeData()->hasImage(); }

QQuickItem* Workshop::inAnyWindow(const QString& name) const {
    for (const QWindow* window : QGuiApplication::allWindows()) {
        const auto* quick = qobject_cast<const QQuickWindow*>(window);
        if (!quick || !quick->isVisible()) continue;
        if (QQuickItem* found = itemIn(quick->contentItem(), name)) return found;
    }
    return nullptr;
}

bool Workshop::dragFiles(QQuickItem* over, const QList<QUrl>& files) {
    dragged_ = std::make_unique<QMimeData>();
    dragged_->setUrls(files);
    return drag(over);
}

bool Workshop::dragText(QQuickItem* over, const QString& text) {
    dragged_ = std::make_unique<QMimeData>();
    dragged_->setText(text);
    return drag(over);
}

bool Workshop::dragPicture(QQuickItem* over) {
    dragged_ = std::make_unique<QMimeData>();
    dragged_->setImageData(QImage(8, 8, QImage::Format_RGB32));
    return drag(over);
}

bool Workshop::drag(QQuickItem* over) {
    under_ = over;
    QDragEnterEvent enter(middleOf(*over), Qt::CopyAction, dragged_.get(), Qt::LeftButton,
                          Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(over->window(), &enter);
    return enter.isAccepted();
}

bool Workshop::letGo() {
    QDropEvent drop(middleOf(*under_), Qt::CopyAction, dragged_.get(), Qt::LeftButton,
                    Qt::NoModifier);
    drop.ignore();
    QCoreApplication::sendEvent(under_->window(), &drop);
    return drop.isAccepted();
}

void Workshop::carryAway() {
    QDragLeaveEvent leave;
    QCoreApplication::sendEvent(under_->window(), &leave);
}

QPoint Workshop::rightMove(const QString& name, const QVariantList& played) const {
    puzzle::PuzzleBoard board = boardOf(name);
    for (const QVariant& each : played) {
        const QPointF point = each.toPointF();
        board.play({static_cast<int>(point.x()), static_cast<int>(point.y())});
    }
    const Point move = board.solution().front().point();
    return {move.x, move.y};
}

QPoint Workshop::wrongMove(const QString& name) const {
    const puzzle::PuzzleBoard board = boardOf(name);
    for (int y = 0; y < board.board().size(); ++y) {
        for (int x = 0; x < board.board().size(); ++x) {
            puzzle::PuzzleBoard copy = board;
            if (copy.play({x, y}).kind == puzzle::Answer::Kind::Wrong) return {x, y};
        }
    }
    return {-1, -1};
}

QString Workshop::run(const QString& program, const QStringList& arguments) const {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(120'000) || process.exitCode() != 0) {
        return "failed: " + process.errorString() + process.readAllStandardError();
    }
    return QString::fromUtf8(process.readAllStandardOutput());
}

}  // namespace tianyuan::desktop
