#include "workshop.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QProcess>

namespace tianyuan::desktop {

Workshop::Workshop(QString folder, QObject* parent)
    : QObject(parent), folder_(std::move(folder)), data_(TIANYUAN_TEST_DATA) {}

QString Workshop::write(const QString& name, const QString& text) const {
    const QString file = QDir(folder_).filePath(name);
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly)) qFatal("%s cannot be written.", qPrintable(file));
    out.write(text.toUtf8());
    return file;
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

bool Workshop::exists(const QString& name) const {
    return QFile::exists(QDir(folder_).filePath(name));
}

void Workshop::copy(const QString& text) const { QGuiApplication::clipboard()->setText(text); }

QString Workshop::copied() const { return QGuiApplication::clipboard()->text(); }

bool Workshop::hasPicture() const { return QGuiApplication::clipboard()->mimeData()->hasImage(); }

QString Workshop::run(const QString& program, const QStringList& arguments) const {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(120'000) || process.exitCode() != 0) {
        return "failed: " + process.errorString() + process.readAllStandardError();
    }
    return QString::fromUtf8(process.readAllStandardOutput());
}

}  // namespace tianyuan::desktop
