#pragma once

#include "record/format.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <vector>

namespace tianyuan::desktop {

class Language;

/// What was found wrong with files while they were read, for QML: what was left out of them and
/// why, and what their text was taken for.
class ReadingReport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to the files")
    /// In a sentence, what is missing; empty: nothing.
    Q_PROPERTY(QString missing READ missing NOTIFY changed)
    /// Each thing that was left out, where and why; of very many the first ones.
    Q_PROPERTY(QStringList places READ places NOTIFY changed)
    /// What the text of the file was taken for, as iconv calls it; empty: nothing had to be
    /// guessed.
    Q_PROPERTY(QString encoding READ encoding NOTIFY changed)
    Q_PROPERTY(bool unsure READ isUnsure NOTIFY changed)  // it may well be another
    /// What it could be: maps with "value" and "text".
    Q_PROPERTY(QVariantList encodings READ encodings NOTIFY changed)

public:
    explicit ReadingReport(const Language& language, QObject* parent = nullptr);

    QString missing() const;
    QStringList places() const;
    QString encoding() const { return encoding_; }
    bool isUnsure() const { return isUnsure_; }
    QVariantList encodings() const;

    void clear();
    /// A file was read; `chosen` is the encoding that the person has told, if any.
    void add(const QString& file, const record::Reading& reading, const QString& chosen = {});

Q_SIGNALS:
    void changed();

private:
    struct File {
        QString name;
        std::vector<Reason> refused;  // whole games
        record::Damage damage;
    };

    const Language& language_;
    std::vector<File> files_;  // those of which something is missing
    QString encoding_;
    bool isUnsure_ = false;
};

}  // namespace tianyuan::desktop
