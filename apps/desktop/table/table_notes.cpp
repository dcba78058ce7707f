#include "desktop/table/table_notes.h"

#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"

#include <array>
#include <utility>

namespace tianyuan::desktop {
namespace {

/// When each piece of advice for the newcomer comes, in moves played.
constexpr std::array GuidanceAt{0, 4, 8, 12};
constexpr int GuidanceLasts = 3;
constexpr std::array GuidanceWords{"window.guide.five", "window.guide.three", "window.guide.undo",
                                   "window.guide.hint"};

}  // namespace

TableNotes::TableNotes(PlaySettings& settings, const Language& language, QObject* parent)
    : QObject(parent), settings_(settings), language_(language) {}

QString TableNotes::guidanceFor(const table::PlayTable& table) const {
    if (!table.plan().onlyPerson() || table.isOver()) return {};
    const auto next = static_cast<std::size_t>(settings_.guidanceSeen());
    if (next >= GuidanceAt.size() || table.game().ply() < GuidanceAt[next]) return {};
    return language_.say(GuidanceWords[next]);
}

void TableNotes::moveOn(const table::PlayTable& table) {
    const auto next = static_cast<std::size_t>(settings_.guidanceSeen());
    if (!table.plan().onlyPerson() || next >= GuidanceAt.size()) return;
    if (table.game().ply() < GuidanceAt[next] + GuidanceLasts) return;
    settings_.setGuidanceSeen(static_cast<int>(next) + 1);
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
