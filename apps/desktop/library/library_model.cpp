#include "desktop/library/library_model.h"

#include "desktop/bridge/singleton.h"
#include "desktop/settings/language.h"
#include "desktop/store/game_store.h"
#include "desktop/table/game_controller.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>

namespace tianyuan::desktop {
namespace {

constexpr int PageSize = 24;
constexpr std::size_t MostPages = 40;  // kept at a time
constexpr int TypingPause = 180;       // milliseconds
constexpr int RemovalDelay = 8000;

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

}  // namespace

LibraryModel::LibraryModel(GameStore& store, GameController& game, RecordDesk& desk,
                           UnfinishedGame& unfinished, Language& language, QObject* parent)
    : QAbstractListModel(parent),
      store_(store),
      game_(game),
      desk_(desk),
      unfinished_(unfinished),
      language_(language) {
    pause_.setSingleShot(true);
    pause_.setInterval(TypingPause);
    tooLate_.setSingleShot(true);
    tooLate_.setInterval(RemovalDelay);
    connect(&pause_, &QTimer::timeout, this, &LibraryModel::search);
    connect(&tooLate_, &QTimer::timeout, this, &LibraryModel::removeForGood);
    connect(this, &LibraryModel::filterChanged, &pause_, qOverload<>(&QTimer::start));
    connect(&language, &Language::changed, this, [this] {
        Q_EMIT wordsChanged();
        if (found_.games > 0) Q_EMIT dataChanged(index(0), index(found_.games - 1));
    });
}

LibraryModel::~LibraryModel() { removeForGood(); }

LibraryModel* LibraryModel::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<LibraryModel>(*engine);
}

void LibraryModel::setText(const QString& text) {
    if (text == text_) return;
    text_ = text;
    Q_EMIT filterChanged();
}

bool LibraryModel::isFiltered() const {
    const QStringList all{text_.trimmed(), player_.trimmed(), result_, rule_, opening_, period_};
    return position_ ||
           std::any_of(all.begin(), all.end(), [](const QString& each) { return !each.isEmpty(); });
}

void LibraryModel::clearFilter() {
    for (QString* each : {&text_, &player_, &result_, &rule_, &opening_, &period_}) each->clear();
    position_.reset();
    Q_EMIT filterChanged();
    search();
}

void LibraryModel::showPosition() {
    if (!game_.onTable()) return;
    clearFilter();
    position_ = game_.shownBoard();
    Q_EMIT filterChanged();
    search();
}

LibraryQuery LibraryModel::query() const {
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

void LibraryModel::refresh() { search(); }

void LibraryModel::search() {
    pause_.stop();
    const std::uint64_t ticket = ++ticket_;
    searching_ = true;
    Q_EMIT countChanged();
    const auto finish = [this, ticket](const LibraryCount& found, const QString& trouble) {
        if (ticket != ticket_) return;
        beginResetModel();
        pages_.clear();
        asked_.clear();
        found_ = found;
        trouble_ = trouble;
        searching_ = false;
        endResetModel();
        Q_EMIT countChanged();
    };
    store_.ask<LibraryCount>(
        [wanted = query()](autosave::GameKeeper& keeper) {
            return countOf(keeper.library(), wanted);
        },
        [finish](const LibraryCount& found) { finish(found, {}); },
        [this, finish](const Reason& reason) { finish({}, language_.say(reason)); });
}

/// Asks for a page that is looked at and not there.
void LibraryModel::fetch(int page) const {
    if (!asked_.insert(page).second) return;
    auto* self = const_cast<LibraryModel*>(this);  // what comes back is news, not part of asking
    store_.ask<std::vector<LibraryRow>>(
        [wanted = query(), page](autosave::GameKeeper& keeper) {
            return rowsOf(keeper.library(), wanted, {page * PageSize, PageSize});
        },
        [self, page, ticket = ticket_](const std::vector<LibraryRow>& rows) {
            if (ticket == self->ticket_) self->take(page, rows);
        });
}

void LibraryModel::take(int page, const std::vector<LibraryRow>& rows) {
    asked_.erase(page);
    if (pages_.size() >= MostPages) {
        // The one farthest away is least likely to be looked at next.
        const auto first = pages_.begin(), last = std::prev(pages_.end());
        pages_.erase(page - first->first > last->first - page ? first : last);
    }
    pages_[page] = rows;
    const int from = page * PageSize;
    const int to = std::min(found_.games, from + static_cast<int>(rows.size())) - 1;
    if (to >= from) Q_EMIT dataChanged(index(from), index(to));
}

const LibraryRow* LibraryModel::row(int wanted) const {
    if (wanted < 0 || wanted >= found_.games) return nullptr;
    const auto page = pages_.find(wanted / PageSize);
    if (page == pages_.end()) {
        fetch(wanted / PageSize);
        return nullptr;
    }
    const auto place = static_cast<std::size_t>(wanted % PageSize);
    return place < page->second.size() ? &page->second[place] : nullptr;
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : found_.games;
}

}  // namespace tianyuan::desktop
