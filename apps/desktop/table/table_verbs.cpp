#include "desktop/table/table_verbs.h"

#include "desktop/settings/language.h"

namespace tianyuan::desktop {

TableVerbs::TableVerbs(const std::function<void(table::Verb)>& perform, QObject* parent)
    : QObject(parent) {
    for (const table::Verb verb : table::AllVerbs) {
        auto* button = new Verb([perform, verb] { perform(verb); }, this);
        verbs_[static_cast<std::size_t>(verb)] = button;
        connect(button, &Verb::refused, this, &TableVerbs::refused);
    }
}

void TableVerbs::show(const table::Table* table, const Language& language) {
    for (const table::Verb verb : table::AllVerbs) {
        const auto reason = table ? table->whyNot(verb) : Reason{"window.no-game", {}};
        of(verb)->setReason(reason ? language.say(*reason) : QString());
    }
}

}  // namespace tianyuan::desktop
