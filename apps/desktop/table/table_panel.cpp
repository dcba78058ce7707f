#include "desktop/table/table_panel.h"

#include "desktop/bridge/singleton.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"

#include <utility>

namespace tianyuan::desktop {

using opening::Seat;

TablePanel::TablePanel(TableHost& host, GameStore& store, PlaySettings& settings,
                       const Language& language, QObject* parent)
    : QObject(parent),
      host_(host),
      language_(language),
      upper_(new SeatModel(this)),
      lower_(new SeatModel(this)),
      guide_(new OpeningGuide(this)),
      result_(new ResultModel(store, language, this)),
      foul_(new FoulModel(this)),
      notes_(new TableNotes(settings, language, this)),
      teacher_(new TeacherModel(host, language, this)),
      ticker_(host.play()) {
    connect(&host_, &TableHost::seated, this, [this] {
        wasOver_ = false;
        showAll();
        if (playing()) result_->count(*playing());
    });
    connect(&host_, &TableHost::turned, this, &TablePanel::turn);
    connect(&host_, &TableHost::happened, this, [this] {
        if (host_.reading()) showAll();
    });
    connect(&host_, &TableHost::shown, this, [this] {
        showFoul();
        if (host_.reading()) showSeats();
    });
    connect(&host_, &TableHost::drawOfferChanged, this, &TablePanel::showNotes);
    connect(&language_, &Language::changed, this, &TablePanel::showAll);
    connect(&settings, &PlaySettings::guidanceSeenChanged, this, &TablePanel::showNotes);
    connect(&ticker_, &ClockTicker::ticked, this, &TablePanel::showSeats);
    connect(&ticker_, &ClockTicker::secondsRunningOut, this, &TablePanel::secondsRunningOut);
    connect(guide_, &OpeningGuide::decided, this,
            [this](const opening::Decision& decision) { host_.play().decide(decision); });
    connect(&store, &GameStore::failed, notes_, &TableNotes::setUnsaved);
    connect(&store, &GameStore::saved, notes_, [this] { notes_->setUnsaved(std::nullopt); });
    showAll();
}

TablePanel* TablePanel::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<TablePanel>(*engine);
}

const table::PlayTable* TablePanel::playing() const {
    return host_.isPlaying() ? &host_.play() : nullptr;
}

bool TablePanel::isWatching() const {
    return playing() && !playing()->isOver() && !playing()->plan().hasPerson();
}

void TablePanel::showAll() {
    showSeats();
    showFoul();
    guide_->show(playing() ? playing()->guide() : std::nullopt, language_);
    result_->show(playing());
    showNotes();
    Q_EMIT turned();
}

/// Something has happened, and somebody is to move, or the game is over.
void TablePanel::turn() {
    if (!playing()) return;
    const table::PlayTable& table = *playing();
    notes_->moveOn(table);
    showAll();
    ticker_.follow();
    const bool hasJustEnded = table.isOver() && !std::exchange(wasOver_, table.isOver());
    if (hasJustEnded) result_->count(table);
}

void TablePanel::showSeats() {
    const table::Table* table = host_.table();
    if (!table) return;
    const Seat mine = table->plan().onlyPerson().value_or(Seat::First);
    lower_->show(table->seat(mine), language_);
    upper_->show(table->seat(other(mine)), language_);
}

void TablePanel::showFoul() {
    foul_->show(host_.table() ? host_.table()->foul() : std::optional<table::FoulView>(),
                language_);
}

}  // namespace tianyuan::desktop
