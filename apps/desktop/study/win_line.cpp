#include "desktop/study/win_line.h"

#include "desktop/settings/language.h"
#include "study/telling.h"

#include <algorithm>
#include <utility>

namespace tianyuan::desktop {

WinLine::WinLine(const Language& language, QObject* parent) : QObject(parent), language_(language) {
    connect(&language, &Language::changed, this, &WinLine::changed);
}

void WinLine::show(std::vector<study::WinStep> steps, int size) {
    if (steps == steps_ && size == size_) return;
    steps_ = std::move(steps);
    size_ = size;
    step_ = 0;
    Q_EMIT changed();
}

QString WinLine::text() const {
    if (!isShown()) return {};
    return language_.say(study::textOf(steps_[static_cast<std::size_t>(step_ - 1)], size_));
}

void WinLine::goTo(int step) {
    const int wanted = std::clamp(step, 0, steps());
    if (wanted == step_) return;
    step_ = wanted;
    Q_EMIT changed();
}

void WinLine::paint(BoardPicture& picture) const {
    if (!isShown()) return;
    picture.last.reset();
    picture.winning.clear();
    picture.line.clear();
    const study::WinStep* attack = nullptr;
    for (int i = 0; i < step_; ++i) {
        const study::WinStep& step = steps_[static_cast<std::size_t>(i)];
        if (step.attacks) attack = &step;
        if (step.move.isPass()) continue;
        ShownStone stone;
        stone.point = step.move.point();
        stone.stone = step.side;
        stone.number = i + 1;
        picture.line.push_back(stone);
    }
    if (!attack) return;
    picture.capsules.clear();
    for (const study::StandingShape& shape : attack->shapes) {
        Capsule capsule;
        capsule.stones = shape.stones;
        capsule.growth = shape.growth;
        capsule.tone = Capsule::Tone::Threat;
        picture.capsules.push_back(std::move(capsule));
    }
}

}  // namespace tianyuan::desktop
