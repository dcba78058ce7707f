#include "desktop/table/table_notes.h"

#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "table/tips.h"

#include <array>
#include <utility>

namespace tianyuan::desktop {
namespace {

/// In the order of table::Tip.
constexpr std::array GuidanceWords{"window.guide.five", "window.guide.three", "window.guide.undo",
                                   "window.guide.hint"};

}  // namespace

TableNotes::TableNotes(PlaySettings& settings, const Language& language, QObject* parent)
    : QObject(parent), settings_(settings), language_(language) {}

QString TableNotes::guidanceFor(const table::PlayTable& table) const {
    const auto tip = table::tipFor(table, settings_.guidanceSeen());
    return tip ? language_.say(GuidanceWords[static_cast<std::size_t>(*tip)]) : QString();
}

void TableNotes::moveOn(const table::PlayTable& table) {
    settings_.setGuidanceSeen(table::tipsSeen(table, settings_.guidanceSeen()));
}

void TableNotes::show(const table::PlayTable* table) {
    guidance_ = table ? guidanceFor(*table) : QString();
    const auto offer = table ? table->drawOffer() : std::nullopt;
    drawOffer_ = offer ? language_.say(offer->text) : QString();
    drawIsForPerson_ = offer && offer->isForPerson;
    Q_EMIT changed();
}

void TableNotes::setUnsaved(std::optional<Reason> reason) {
    if (reason == unsaved_) return;
    unsaved_ = std::move(reason);
    Q_EMIT changed();
}

QString TableNotes::notice() const {
    return unsaved_ ? language_.say("window.not-saved") : QString();
}

QString TableNotes::noticeWhy() const { return unsaved_ ? language_.say(*unsaved_) : QString(); }

}  // namespace tianyuan::desktop
