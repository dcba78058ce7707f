#include "desktop/files/reading_report.h"

#include "desktop/settings/language.h"

#include <algorithm>
#include <array>

namespace tianyuan::desktop {
namespace {

/// What old files of players are written in.
constexpr std::array Encodings{"GB18030", "BIG5",         "CP932",  "CP949",
                               "UTF-8",   "WINDOWS-1251", "KOI8-R", "WINDOWS-1252"};

}  // namespace

ReadingReport::ReadingReport(const Language& language, QObject* parent)
    : QObject(parent), language_(language) {
    connect(&language, &Language::changed, this, &ReadingReport::changed);
}

void ReadingReport::clear() {
    files_.clear();
    encoding_.clear();
    isUnsure_ = false;
    Q_EMIT changed();
}

void ReadingReport::add(const QString& file, const record::Reading& reading,
                        const QString& chosen) {
    if (!reading.refused.empty() || reading.damage.parts > 0) {
        files_.push_back({file, reading.refused, reading.damage});
    }
    encoding_ = chosen.isEmpty() ? QString::fromStdString(reading.text.encoding) : chosen;
    isUnsure_ = chosen.isEmpty() && !reading.text.isSure;
    Q_EMIT changed();
}

QString ReadingReport::missing() const {
    std::size_t games = 0, parts = 0;
    for (const File& file : files_) {
        games += file.refused.size();
        parts += file.damage.parts;
    }
    QStringList sentences;
    if (games > 0) sentences << language_.say("files.some-refused", static_cast<int>(games));
    if (parts > 0) sentences << language_.say("files.damaged", static_cast<int>(parts));
    return sentences.join('\n');
}

QStringList ReadingReport::places() const {
    QStringList places;
    for (const File& file : files_) {
        const auto tell = [&](const QString& what) {
            places << (files_.size() == 1 ? what : language_.say("files.of-file", file.name, what));
        };
        for (const Reason& reason : file.refused) tell(language_.say(reason));
        for (const Reason& reason : file.damage.first) tell(language_.say(reason));
        const std::size_t untold = file.damage.parts - file.damage.first.size();
        if (untold > 0) tell(language_.say("reading.more-damage", static_cast<int>(untold)));
    }
    return places;
}

QVariantList ReadingReport::encodings() const {
    QVariantList list;
    for (const char* id : Encodings) {
        list << QVariantMap{{"value", id}, {"text", language_.say(std::string("encoding.") + id)}};
    }
    const bool isListed = std::any_of(Encodings.begin(), Encodings.end(),
                                      [this](const char* id) { return encoding_ == id; });
    if (!isListed && !encoding_.isEmpty()) {
        list << QVariantMap{{"value", encoding_}, {"text", encoding_}};
    }
    return list;
}

}  // namespace tianyuan::desktop
