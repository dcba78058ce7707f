#pragma once

#include <QMimeData>
#include <QObject>
#include <QPoint>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>

#include <memory>

class QQuickItem;

namespace tianyuan::desktop {

/// What a test in QML cannot do by itself: files, the clipboard, what is dragged in
/// from outside, other programs.
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
    /// Bytes that are no text, two digits each.
    Q_INVOKABLE QString writeBytes(const QString& name, const QString& digits) const;
    /// An archive with one program in it.
    Q_INVOKABLE QString writeArchive(const QString& name, const QString& program,
                                     const QString& text) const;
    Q_INVOKABLE QString read(const QString& name) const;
    /// An empty one in that folder; its path.
    Q_INVOKABLE QString newFolder();
    Q_INVOKABLE bool exists(const QString& name) const;

    Q_INVOKABLE void copy(const QString& text) const;
    Q_INVOKABLE QString copied() const;
    Q_INVOKABLE bool hasPicture() const;

    /// The item of this name, in whichever window is open: dialogs have their own from Qt 6.8 on.
    Q_INVOKABLE QQuickItem* inAnyWindow(const QString& name) const;

    /// Drags files, a text or a picture from another program over the middle of an item. Is it
    /// welcome there?
    Q_INVOKABLE bool dragFiles(QQuickItem* over, const QList<QUrl>& files);
    Q_INVOKABLE bool dragText(QQuickItem* over, const QString& text);
    Q_INVOKABLE bool dragPicture(QQuickItem* over);
    /// Lets go of what is dragged, or takes it away again. Was it taken?
    Q_INVOKABLE bool letGo();
    Q_INVOKABLE void carryAway();

    /// What solves the puzzle of this name next, after moves of one's own; and what does not.
    Q_INVOKABLE QPoint rightMove(const QString& name, const QVariantList& played) const;
    Q_INVOKABLE QPoint wrongMove(const QString& name) const;

    /// What a program prints; it must end well.
    Q_INVOKABLE QString run(const QString& program, const QStringList& arguments) const;

private:
    QString put(const QString& name, const QByteArray& bytes) const;
    bool drag(QQuickItem* over);

    QString folder_;
    QString data_;
    int folders_ = 0;
    std::unique_ptr<QMimeData> dragged_;
    QQuickItem* under_ = nullptr;  // what is dragged
};

}  // namespace tianyuan::desktop
