#include "desktop/table/opening_guide.h"

#include "desktop/settings/language.h"

#include <QVariantMap>

namespace tianyuan::desktop {
namespace {

QString idOf(table::GuideView::Stones stones) {
    switch (stones) {
        case table::GuideView::Stones::Black:
            return "black";
        case table::GuideView::Stones::White:
            return "white";
        case table::GuideView::Stones::Both:
            return "both";
        case table::GuideView::Stones::None:
            break;
    }
    return "";
}

}  // namespace

void OpeningGuide::show(const std::optional<table::GuideView>& view, const Language& language) {
    if (!view && !active_) return;
    active_ = view.has_value();
    choices_.clear();
    decisions_.clear();
    if (view) {
        name_ = language.say("setup.opening." + std::string(opening::idOf(view->protocol)));
        about_ = language.say(view->about);
        steps_.clear();
        for (const Reason& step : view->steps) steps_ << language.say(step);
        step_ = view->step;
        title_ = language.say(view->title);
        line_ = language.say(view->line);
        for (const auto& answer : view->answers) {
            const QString line = answer.line ? language.say(*answer.line) : QString();
            choices_.push_back(QVariantMap{{"title", language.say(answer.title)},
                                           {"line", line},
                                           {"stone", idOf(answer.stones)}});
            decisions_.push_back(answer.decision);
        }
    }
    Q_EMIT changed();
}

void OpeningGuide::choose(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= decisions_.size()) return;
    const opening::Decision decision = decisions_[static_cast<std::size_t>(index)];
    Q_EMIT decided(decision);
}

}  // namespace tianyuan::desktop
