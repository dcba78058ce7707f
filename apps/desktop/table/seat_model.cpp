#include "desktop/table/seat_model.h"

#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"

namespace tianyuan::desktop {

void SeatModel::show(const table::SeatView& view, const Language& language) {
    Texts texts;
    texts.name = language.phrase(view.name);
    texts.clock = QString::fromStdString(table::toText(view.clock));
    if (!view.spec.empty()) {
        const Portrait portrait = portraitOf(view.spec, language.current());
        texts.face = portrait.face;
        texts.line = portrait.character;
    }
    if (view.line) texts.line = language.say(*view.line);
    // A clock that runs changes at every look; what is seen of it does not.
    const bool isSame = texts == texts_ && view.stone == view_.stone &&
                        view.isTurn == view_.isTurn && view.isThinking == view_.isThinking &&
                        view.isShort() == view_.isShort();
    if (isSame) return;
    view_ = view;
    texts_ = std::move(texts);
    Q_EMIT changed();
}

QString SeatModel::stone() const {
    return view_.stone == Stone::Black ? "black" : view_.stone == Stone::White ? "white" : "";
}

}  // namespace tianyuan::desktop
