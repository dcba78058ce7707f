// What the page of games says, and what it can be asked for.

#include "autosave/game_keeper.h"
#include "desktop/library/library_model.h"
#include "desktop/settings/language.h"
#include "opening/protocol.h"

namespace tianyuan::desktop {
namespace {

QVariantMap choice(const QString& value, const QString& text) {
    return {{"value", value}, {"text", text}};
}

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

QString LibraryModel::unsearched() const {
    QStringList sentences;
    if (found_.isCut) sentences << language_.say("library.first-of-many", found_.games);
    if (found_.unsearched > 0) sentences << language_.say("library.unsearched", found_.unsearched);
    return sentences.join(' ');
}

QVariantList LibraryModel::results() const {
    QVariantList list{choice({}, language_.say("library.any-result"))};
    for (const char* result : {"black", "white", "draw", "open"}) {
        list << choice(result, language_.say(std::string("library.result.") + result));
    }
    return list;
}

QVariantList LibraryModel::rules() const {
    QVariantList list{choice({}, language_.say("library.any-rule"))};
    for (const Rule rule : AllRules) {
        list << choice(textOf(idOf(rule)), language_.say("window.rule." + std::string(idOf(rule))));
    }
    return list;
}

QVariantList LibraryModel::openings() const {
    QVariantList list{choice({}, language_.say("library.any-opening"))};
    for (const opening::Protocol protocol : opening::AllProtocols) {
        const std::string id(opening::idOf(protocol));
        list << choice(textOf(id), language_.say("setup.opening." + id));
    }
    return list;
}

QVariantList LibraryModel::periods() const {
    QVariantList list{choice({}, language_.say("library.any-time"))};
    for (const char* period : {"day", "week", "month", "year"}) {
        list << choice(period, language_.say(std::string("library.period.") + period));
    }
    return list;
}

QString LibraryModel::titleOf(const store::Summary& game) const {
    return language_.say("files.players", language_.storedName(game.black),
                         language_.storedName(game.white));
}

QString LibraryModel::resultOf(const store::Summary& game) const {
    if (!game.outcome.isOver()) return language_.say("library.result.open");
    if (game.outcome.isDraw()) return language_.say("library.result.draw");
    return language_.say(game.outcome.winner == Stone::Black ? "library.result.black"
                                                             : "library.result.white");
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
            return titleOf(game);
        case About:
            return resultOf(game) + " · " + language_.say("files.moves", game.moves);
        case Detail:
            return game.rule ? language_.say("window.rule." + std::string(idOf(*game.rule)))
                             : QString();
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
    if (!found) return map;
    QStringList facts{map["when"].toString(), map["detail"].toString(),
                      language_.say("window.lines", found->game.size),
                      QString::fromStdString(found->game.event)};
    if (found->game.source != autosave::PlayedHere) {
        facts << QString::fromStdString(found->game.source);
    }
    facts.removeAll(QString());
    map["facts"] = facts.join(" · ");
    return map;
}

}  // namespace tianyuan::desktop
