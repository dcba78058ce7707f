#include "desktop/table/unfinished_game.h"

#include "desktop/bridge/singleton.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "desktop/table/table_host.h"
#include "table/unfinished_view.h"

namespace tianyuan::desktop {

using opening::Seat;

UnfinishedGame::UnfinishedGame(TableHost& host, GameStore& store, const Language& language,
                               QObject* parent)
    : QObject(parent), host_(host), store_(store), language_(language) {
    connect(&host_, &TableHost::seated, this, &UnfinishedGame::follow);
    connect(&language_, &Language::changed, this, &UnfinishedGame::changed);
    find();
}

UnfinishedGame* UnfinishedGame::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<UnfinishedGame>(*engine);
}

QString UnfinishedGame::line() const {
    if (!found_) return {};
    const table::Plan plan = table::planOf(found_->past.start);
    const auto nameOf = [&](Seat seat) {
        const std::string name = table::nameOf(plan, seat, [this](const std::string& spec) {
            return portraitOf(spec, language_.current()).name.toStdString();
        });
        return language_.phrase(name);
    };
    return nameOf(Seat::First) + " – " + nameOf(Seat::Second);
}

void UnfinishedGame::follow() {
    if (!host_.table()) return find();
    ++ticket_;
    take(std::nullopt);
}

void UnfinishedGame::find() {
    using Found = std::optional<autosave::Unfinished>;
    const int ticket = ++ticket_;
    store_.ask<Found>(
        [](autosave::GameKeeper& keeper) -> Result<Found> {
            const auto summary = keeper.lastUnfinished();
            if (!summary) return summary.reason();
            if (!*summary) return Found();
            auto game = keeper.read((*summary)->id);
            if (!game) return game.reason();
            return Found(std::move(*game));
        },
        [this, ticket](const Found& found) {
            if (ticket == ticket_) take(found);
        });
}

void UnfinishedGame::take(const std::optional<autosave::Unfinished>& found) {
    const auto view = found ? std::optional(table::unfinishedViewOf(found->past)) : std::nullopt;
    found_ = view && *view ? found : std::nullopt;
    picture_ = found_ ? BoardPicture((*view)->board) : BoardPicture();
    Q_EMIT changed();
}

void UnfinishedGame::resume() {
    if (found_) takeUp(autosave::Unfinished(*found_));
}

void UnfinishedGame::takeUp(const autosave::Unfinished& left) {
    const auto resume = [&] {
        store_.run([left](auto& keeper) {
            // If it has gone from the library meanwhile, it is kept as another one.
            return keeper.resume(left.id) ? Attempt(Done{}) : keeper.begin(left.past);
        });
    };
    if (const Attempt taken = host_.play().takeUp(left.past, resume); !taken) {
        return Q_EMIT failed(taken.reason());
    }
    Q_EMIT resumed();
}

}  // namespace tianyuan::desktop
