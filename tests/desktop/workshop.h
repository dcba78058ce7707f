#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace tianyuan::desktop {

/// What a test in QML cannot do by itself: files, the clipboard, other programs.
class Workshop : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString folder MEMBER folder_ CONSTANT)
    Q_PROPERTY(QString data MEMBER data_ CONSTANT)  // sample files

public:
    explicit Workshop(QString folder, QObject* parent = nullptr);

    Q_INVOKABLE QString path(const QString& name) const { return folder_ + '/' + name; }
    Q_INVOKABLE QUrl url(const QString& path) const { return QUrl::fromLocalFile(path); }
    /// Files in the folder of the test; a name may be a whole path.
    Q_INVOKABLE QString write(const QString& name, const QString& text) const;
    Q_INVOKABLE QString writeProgram(const QString& name, const QString& text) const;
    Q_INVOKABLE QString read(const QString& name) const;
    Q_INVOKABLE bool exists(const QString& name) const;

    Q_INVOKABLE void copy(const QString& text) const;
    Q_INVOKABLE QString copied() const;
    Q_INVOKABLE bool hasPicture() const;

    /// What a program prints; it must end well.
    Q_INVOKABLE QString run(const QString& program, const QStringList& arguments) const;

private:
    QString folder_;
    QString data_;
};

}  // namespace tianyuan::desktop
