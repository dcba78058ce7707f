#include "desktop/table/foul_model.h"

namespace tianyuan::desktop {

void FoulModel::show(const std::optional<table::FoulView>& view, const Language& language) {
    const QString question = view ? language.say(view->question) : QString();
    QStringList reasons, details;
    for (const auto& part : view ? view->parts : std::vector<table::FoulView::Part>()) {
        reasons << language.say(part.reason);
        QStringList sentences;
        for (const Reason& detail : part.details) sentences << language.say(detail);
        details << sentences.join(' ');
    }
    if (question == question_ && reasons == reasons_ && details == details_) return;
    question_ = question;
    reasons_ = reasons;
    details_ = details;
    Q_EMIT changed();
}

}  // namespace tianyuan::desktop
