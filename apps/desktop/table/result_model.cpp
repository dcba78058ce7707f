#include "desktop/table/result_model.h"

#include "desktop/opponents/balance.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"

namespace tianyuan::desktop {
ResultModel::ResultModel(GameStore& store, const Language& language, QObject* parent)
    : QObject(parent), store_(store), language_(language) {}

void ResultModel::show(const table::PlayTable* table) {
    Texts texts;
    if (const auto view = table ? table->result() : std::nullopt) {
        texts.title = language_.say(view->title);
        texts.how = language_.say(view->how);
        if (view->decided) texts.decided = language_.say(*view->decided);
        if (view->winner != Stone::None) {
            texts.stone = view->winner == Stone::Black ? "black" : "white";
        }
        if (const auto spec = table->substitute()) {
            texts.substitute = portraitOf(*spec, language_.current()).name;
        }
    }
    if (texts == shown_) return;
    shown_ = std::move(texts);
    Q_EMIT changed();
}

void ResultModel::count(const table::PlayTable& table) {
    const int ticket = ++ticket_;
    balance_.clear();
    Q_EMIT changed();
    const auto person = table.plan().onlyPerson();
    if (!person) return;
    const std::string spec = table.plan().seat(other(*person)).spec;
    store_.ask<store::Balance>(
        [spec](auto& keeper) { return balanceAgainst(keeper.library(), spec); },
        [this, ticket, spec](const store::Balance& all) {
            if (ticket != ticket_ || all.games() == 0) return;
            balance_ = language_.say("window.tally", portraitOf(spec, language_.current()).name,
                                     all.won, all.lost, all.drawn);
            Q_EMIT changed();
        });
}

}  // namespace tianyuan::desktop
