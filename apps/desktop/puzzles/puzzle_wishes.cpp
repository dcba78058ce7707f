#include "desktop/puzzles/puzzle_wishes.h"

#include "desktop/bridge/choice.h"
#include "desktop/bridge/singleton.h"
#include "desktop/settings/language.h"
#include "puzzle/puzzle.h"

namespace tianyuan::desktop {

PuzzleWishes::PuzzleWishes(const Language& language, QObject* parent)
    : QObject(parent), language_(language) {
    connect(&language, &Language::changed, this, &PuzzleWishes::changed);
}

PuzzleWishes* PuzzleWishes::create(QQmlEngine* engine, QJSEngine*) {
    return new PuzzleWishes(borrowedFrom<Language>(*engine));
}

QVariantList PuzzleWishes::themes() const {
    QVariantList all{choice("", language_.phrase("puzzles.any-theme"))};
    for (const puzzle::Theme theme : puzzle::CollectionThemes) {
        const std::string id(puzzle::idOf(theme));
        all.append(choice(QString::fromStdString(id), language_.phrase("puzzles.theme." + id)));
    }
    return all;
}

QVariantList PuzzleWishes::rules() const {
    QVariantList all{choice("", language_.phrase("puzzles.any-rule"))};
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        const std::string id(idOf(rule));
        all.append(choice(QString::fromStdString(id), language_.phrase("window.rule." + id)));
    }
    return all;
}

QVariantList PuzzleWishes::steps() const {
    QVariantList all{choice(0, language_.phrase("puzzles.any-step"))};
    for (int step = 1; step <= puzzle::Steps; ++step) {
        all.append(choice(step, language_.say("puzzles.one-step", step)));
    }
    return all;
}

}  // namespace tianyuan::desktop
