#include "desktop/learn/progress_desk.h"

#include "desktop/bridge/singleton.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "desktop/store/game_store.h"
#include "files/whole_file.h"
#include "opening/named_opening.h"

#include <QDateTime>
#include <QLocale>

#include <cmath>

namespace tianyuan::desktop {
namespace {

constexpr int RecentDays = 84;  // twelve weeks

std::chrono::seconds clockOffset() {
    return std::chrono::seconds(QDateTime::currentDateTime().offsetFromUtc());
}
store::Time timeNow() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}
progress::Day today() { return std::chrono::floor<std::chrono::days>(timeNow() + clockOffset()); }

QString dayText(progress::Day day, const QString& language) {
    const QDate date = QDate(1970, 1, 1).addDays(day.time_since_epoch().count());
    return QLocale(language == "zh" ? "zh_CN" : "en_GB").toString(date, QLocale::ShortFormat);
}

QString openingName(const std::string& code, bool chinese) {
    for (const opening::NamedOpening& each : opening::namedOpenings()) {
        if (each.code != code) continue;
        const std::string_view name = chinese ? each.chinese : each.name;
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    return QString::fromStdString(code);
}

}  // namespace

ProgressDesk::ProgressDesk(GameStore& store, const Language& language, QObject* parent)
    : QObject(parent), store_(store), language_(language) {
    report_.evenOpponent = progress::evenOpponentFor(std::nullopt);
    connect(&language, &Language::changed, this, &ProgressDesk::changed);
}

ProgressDesk* ProgressDesk::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<ProgressDesk>(*engine);
}

void ProgressDesk::refresh() {
    store_.ask<progress::Report>(
        [offset = clockOffset()](autosave::GameKeeper& keeper) {
            return progress::reportFrom(keeper.library(), offset);
        },
        [this](const progress::Report& report) {
            report_ = report;
            isKnown_ = true;
            Q_EMIT changed();
        },
        [this](const Reason& reason) {
            Q_EMIT failed(language_.say("progress.cannot-read"), language_.say(reason));
        });
}

int ProgressDesk::rating() const {
    return isRated() ? static_cast<int>(std::lround(report_.rating.back().rating.rating)) : 0;
}

int ProgressDesk::deviation() const {
    return isRated() ? static_cast<int>(std::lround(report_.rating.back().rating.deviation)) : 0;
}

QVariantList ProgressDesk::points() const {
    QVariantList points;
    for (const progress::RatingPoint& point : report_.rating) {
        const auto place = (point.day - report_.rating.front().day).count();
        points << QVariantMap{{"day", dayText(point.day, language_.code())},
                              {"place", static_cast<int>(place)},
                              {"rating", point.rating.rating},
                              {"deviation", point.rating.deviation}};
    }
    return points;
}

QVariantMap ProgressDesk::tableOf(const char* title, const std::vector<progress::Line>& lines,
                                  const std::function<QString(const std::string&)>& nameOf) const {
    QVariantList rows;
    for (const progress::Line& line : lines) {
        rows << QVariantMap{{"name", nameOf(line.key)},
                            {"won", line.balance.won},
                            {"drawn", line.balance.drawn},
                            {"lost", line.balance.lost}};
    }
    return {{"title", language_.say(title)}, {"lines", rows}};
}

QVariantList ProgressDesk::tables() const {
    const auto phrase = [this](const char* kind) {
        return [this, kind](const std::string& key) { return language_.phrase(kind + key); };
    };
    QVariantList tables;
    const auto add = [&](const QVariantMap& table) {
        if (!table.value("lines").toList().isEmpty()) tables << table;
    };
    add(tableOf("progress.by-opponent", report_.byOpponent, [this](const std::string& spec) {
        return portraitOf(spec, language_.current()).name;
    }));
    add(tableOf("progress.by-colour", report_.byColour, phrase("side.")));
    add(tableOf("progress.by-rule", report_.byRule, phrase("setup.rule.")));
    add(tableOf("progress.by-opening", report_.byOpening, [this](const std::string& code) {
        return openingName(code, language_.current() == words::Language::Chinese);
    }));
    QVariantMap themes = tableOf("progress.by-theme", report_.byTheme, phrase("puzzles.theme."));
    themes["puzzles"] = true;
    themes["notes"] = puzzleNotes();
    add(themes);
    return tables;
}

QStringList ProgressDesk::puzzleNotes() const {
    QStringList notes;
    if (!report_.puzzleRating.empty()) {
        const progress::Rating& now = report_.puzzleRating.back().rating;
        notes << language_.say("progress.puzzle-rating", static_cast<int>(std::lround(now.rating)),
                               static_cast<int>(2 * std::lround(now.deviation)));
    }
    if (!report_.weakestTheme.empty()) {
        notes << language_.say("progress.weakest", "puzzles.theme." + report_.weakestTheme);
    }
    return notes;
}

QVariantList ProgressDesk::recentDays() const {
    QVariantList days;
    for (int back = RecentDays - 1; back >= 0; --back) {
        const auto found = report_.days.find(today() - std::chrono::days(back));
        days << (found == report_.days.end() ? 0 : found->second);
    }
    return days;
}

QString ProgressDesk::news() const {
    return isRated() ? language_.say("progress.rating", rating(), 2 * deviation()) : QString();
}

void ProgressDesk::exportTo(const QUrl& file) {
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const bool asCsv = path.endsWith(".csv", Qt::CaseInsensitive);
    const Attempt written = files::writeFile(
        path.toStdString(), asCsv ? toCsv(report_) : toJson(report_), files::IfThere::Replace);
    if (written) {
        Q_EMIT said(language_.say("progress.exported", path));
    } else {
        Q_EMIT failed(language_.say("progress.cannot-export"), language_.say(written.reason()));
    }
}

void ProgressDesk::forget() {
    store_.ask<bool>(
        [](autosave::GameKeeper& keeper) -> Result<bool> {
            const Attempt forgotten = progress::forget(keeper.library(), timeNow());
            if (!forgotten) return forgotten.reason();
            return true;
        },
        [this](const bool&) {
            Q_EMIT said(language_.say("progress.forgotten"));
            Q_EMIT forgotten();
            refresh();
        },
        [this](const Reason& reason) {
            Q_EMIT failed(language_.say("progress.cannot-forget"), language_.say(reason));
        });
}

}  // namespace tianyuan::desktop
