#include "desktop/library/library_filter.h"

#include "desktop/bridge/choice.h"
#include "desktop/settings/language.h"
#include "opening/protocol.h"

#include <QDate>
#include <QRegularExpression>
#include <QVariantMap>

#include <algorithm>

namespace tianyuan::desktop {
namespace {

bool looksLikeDate(const QString& text) {
    static const QRegularExpression date("^\\d{4}(-\\d{2}(-\\d{2})?)?$");
    return date.match(text).hasMatch();
}

/// The first day of a period that ends today.
QString beginOf(const QString& period) {
    const QDate today = QDate::currentDate();
    if (period == "day") return today.toString(Qt::ISODate);
    if (period == "week") return today.addDays(-6).toString(Qt::ISODate);
    if (period == "month") return today.addMonths(-1).addDays(1).toString(Qt::ISODate);
    return today.addYears(-1).addDays(1).toString(Qt::ISODate);
}

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

LibraryFilter::LibraryFilter(const Language& language, QObject* parent)
    : QObject(parent), language_(language) {
    connect(&language, &Language::changed, this, &LibraryFilter::wordsChanged);
}

bool LibraryFilter::isActive() const {
    const QStringList all{text_.trimmed(), player_.trimmed(), result_, rule_, opening_, period_};
    return position_ ||
           std::any_of(all.begin(), all.end(), [](const QString& each) { return !each.isEmpty(); });
}

void LibraryFilter::forget() {
    for (QString* each : {&text_, &player_, &result_, &rule_, &opening_, &period_}) each->clear();
    position_.reset();
}

void LibraryFilter::clear() {
    forget();
    Q_EMIT changed();
}

void LibraryFilter::setPosition(const Board& position) {
    forget();
    position_ = position;
    Q_EMIT changed();
}

LibraryQuery LibraryFilter::query() const {
    LibraryQuery query;
    const QString text = text_.trimmed();
    store::Filter& filter = query.filter;
    if (looksLikeDate(text)) {
        filter.fromDate = filter.toDate = text.toStdString();
    } else {
        filter.text = text.toStdString();
    }
    filter.player = player_.trimmed().toStdString();
    filter.rule = ruleFromId(rule_.toStdString());
    filter.opening = opening_.toStdString();
    if (!period_.isEmpty()) filter.fromDate = beginOf(period_).toStdString();
    if (result_ == "open") filter.ending = Ending::None;
    if (result_ == "black") filter.winner = Stone::Black;
    if (result_ == "white") filter.winner = Stone::White;
    if (result_ == "draw") filter.winner = Stone::None;
    query.position = position_;
    return query;
}

QVariantList LibraryFilter::results() const {
    QVariantList list{choice("", language_.say("library.any-result"))};
    for (const char* result : {"black", "white", "draw", "open"}) {
        list << choice(result, language_.say(std::string("library.result.") + result));
    }
    return list;
}

QVariantList LibraryFilter::rules() const {
    QVariantList list{choice("", language_.say("library.any-rule"))};
    for (const Rule rule : AllRules) {
        list << choice(textOf(idOf(rule)), language_.say("window.rule." + std::string(idOf(rule))));
    }
    return list;
}

QVariantList LibraryFilter::openings() const {
    QVariantList list{choice("", language_.say("library.any-opening"))};
    for (const opening::Protocol protocol : opening::AllProtocols) {
        const std::string id(opening::idOf(protocol));
        list << choice(textOf(id), language_.say("setup.opening." + id));
    }
    return list;
}

QVariantList LibraryFilter::periods() const {
    QVariantList list{choice("", language_.say("library.any-time"))};
    for (const char* period : {"day", "week", "month", "year"}) {
        list << choice(period, language_.say(std::string("library.period.") + period));
    }
    return list;
}

}  // namespace tianyuan::desktop
