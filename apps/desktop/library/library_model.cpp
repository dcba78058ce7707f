#include "desktop/library/library_model.h"

#include "desktop/bridge/singleton.h"
#include "desktop/library/library_text.h"
#include "desktop/settings/language.h"
#include "desktop/store/game_store.h"
#include "desktop/table/game_controller.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

constexpr int TypingPause = 180;  // milliseconds
constexpr int RemovalDelay = 8000;

}  // namespace

LibraryModel::LibraryModel(GameStore& store, GameController& game, RecordDesk& desk,
                           UnfinishedGame& unfinished, const Language& language, QObject* parent)
    : QAbstractListModel(parent),
      store_(store),
      game_(game),
      language_(language),
      filter_(language),
      pages_(store, [this](int first, int count) { tellChanged(first, count); }),
      desk_(store, game, desk, unfinished, language) {
    pause_.setSingleShot(true);
    pause_.setInterval(TypingPause);
    tooLate_.setSingleShot(true);
    tooLate_.setInterval(RemovalDelay);
    connect(&pause_, &QTimer::timeout, this, &LibraryModel::search);
    connect(&tooLate_, &QTimer::timeout, this, &LibraryModel::removeForGood);
    connect(&filter_, &LibraryFilter::changed, &pause_, qOverload<>(&QTimer::start));
    connect(&language, &Language::changed, this, [this] { tellChanged(0, found_.games); });
}

LibraryModel::~LibraryModel() { removeForGood(); }

LibraryModel* LibraryModel::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<LibraryModel>(*engine);
}

QString LibraryModel::unsearched() const {
    QStringList sentences;
    if (found_.isCut) sentences << language_.say("library.first-of-many", found_.games);
    if (found_.unsearched > 0) sentences << language_.say("library.unsearched", found_.unsearched);
    return sentences.join(' ');
}

void LibraryModel::clearFilter() {
    filter_.clear();
    search();
}

void LibraryModel::showPosition() {
    if (!game_.onTable()) return;
    filter_.setPosition(game_.shownBoard());
    search();
}

void LibraryModel::search() {
    pause_.stop();
    const std::uint64_t ticket = ++ticket_;
    searching_ = true;
    Q_EMIT countChanged();
    const LibraryQuery query = filter_.query();
    const auto finish = [this, ticket, query](const LibraryCount& found, const QString& trouble) {
        if (ticket != ticket_) return;
        beginResetModel();
        pages_.begin(query);
        found_ = found;
        trouble_ = trouble;
        searching_ = false;
        endResetModel();
        Q_EMIT countChanged();
    };
    store_.ask<LibraryCount>(
        [query](autosave::GameKeeper& keeper) { return countOf(keeper.library(), query); },
        [finish](const LibraryCount& found) { finish(found, {}); },
        [this, finish](const Reason& reason) { finish({}, language_.say(reason)); });
}

const LibraryRow* LibraryModel::row(int wanted) const {
    return wanted >= 0 && wanted < found_.games ? pages_.find(wanted) : nullptr;
}

void LibraryModel::tellChanged(int first, int count) {
    const int last = std::min(found_.games, first + count) - 1;
    if (last >= first) Q_EMIT dataChanged(index(first), index(last));
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : found_.games;
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
    const LibraryRow* found = row(index.row());
    if (!found) {
        if (role == Picture) return QVariant::fromValue(BoardPicture{});
        if (role == Game) return 0;
        return role == Running || role == Gone ? QVariant(false) : QVariant(QString());
    }
    const store::Summary& game = found->game;
    switch (role) {
        case Game:
            return static_cast<qlonglong>(game.id);
        case Title:
            return titleOf(game, language_);
        case About:
            return aboutOf(game, language_);
        case Detail:
            return ruleOf(game, language_);
        case When:
            return QString::fromStdString(game.date);
        case Comment:
            return QString::fromStdString(found->comment);
        case Picture:
            return QVariant::fromValue(found->picture);
        case Running:
            return game.running;
        case Gone:
            return gone_.contains(game.id);
        default:
            return {};
    }
}

QHash<int, QByteArray> LibraryModel::roleNames() const {
    return {{Game, "game"},       {Title, "title"},     {About, "about"},
            {Detail, "detail"},   {When, "when"},       {Comment, "comment"},
            {Picture, "picture"}, {Running, "running"}, {Gone, "gone"}};
}

QVariantMap LibraryModel::entry(int wanted) const {
    QVariantMap map;
    const LibraryRow* found = row(wanted);
    map["there"] = found != nullptr;
    const QHash<int, QByteArray> names = roleNames();
    for (auto name = names.begin(); name != names.end(); ++name) {
        map[name.value()] = data(index(std::max(0, wanted)), name.key());
    }
    if (found) map["facts"] = factsOf(found->game, language_);
    return map;
}

void LibraryModel::open(int wanted) {
    const LibraryRow* found = row(wanted);
    if (found && !gone_.contains(found->game.id)) desk_.open(*found);
}

void LibraryModel::remove(int wanted) {
    const LibraryRow* found = row(wanted);
    if (!found) return;
    gone_.insert(found->game.id);
    tooLate_.start();
    tellChanged(wanted, 1);
    Q_EMIT removedChanged();
}

void LibraryModel::takeBack() {
    tooLate_.stop();
    gone_.clear();
    tellChanged(0, found_.games);
    Q_EMIT removedChanged();
}

void LibraryModel::removeForGood() {
    tooLate_.stop();
    if (gone_.empty()) return;
    const std::vector<store::GameId> ids(gone_.begin(), gone_.end());
    gone_.clear();
    store_.run([ids](auto& keeper) { return keeper.library().remove(ids); });
    Q_EMIT removedChanged();
    search();
}

void LibraryModel::exportTo(const QUrl& file, int wanted) {
    std::optional<store::GameId> only;
    if (const LibraryRow* found = row(wanted)) only = found->game.id;
    desk_.exportTo(file.isLocalFile() ? file.toLocalFile() : file.toString(), only,
                   filter_.query().filter);
}

}  // namespace tianyuan::desktop
