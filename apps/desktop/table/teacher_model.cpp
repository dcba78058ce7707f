#include "desktop/table/teacher_model.h"

#include "desktop/settings/language.h"
#include "study/telling.h"

namespace tianyuan::desktop {

TeacherModel::TeacherModel(TableHost& host, const Language& language, QObject* parent)
    : QObject(parent), host_(host), language_(language) {
    connect(&host_, &TableHost::seated, this, &TeacherModel::changed);
    connect(&host_, &TableHost::turned, this, &TeacherModel::changed);
    connect(&host_, &TableHost::shown, this, &TeacherModel::changed);
    connect(&language_, &Language::changed, this, &TeacherModel::changed);
}

const table::Remark* TeacherModel::remark() const {
    if (!host_.isPlaying() || !host_.play().teacher().remark()) return nullptr;
    return &*host_.play().teacher().remark();
}

bool TeacherModel::isHere() const { return host_.isPlaying() && host_.play().teacher().isHere(); }

QString TeacherModel::headline() const {
    return remark() ? language_.say(remark()->headline) : QString();
}

QString TeacherModel::detail() const {
    QStringList lines;
    if (remark()) {
        for (const Reason& line : remark()->lines) lines << language_.say(line);
    }
    return lines.join(language_.code() == "zh" ? "" : " ");
}

int TeacherModel::steps() const {
    return remark() ? static_cast<int>(remark()->steps().size()) : 0;
}

QString TeacherModel::stepText() const {
    if (step() == 0) return {};
    const study::WinStep& shown = remark()->steps()[static_cast<std::size_t>(step() - 1)];
    return language_.say(study::textOf(shown, boardSize()));
}

void TeacherModel::takeBack() {
    if (remark()) host_.play().takeBack();
}

void TeacherModel::goOn() {
    if (remark()) host_.play().teacher().goOn();
}

void TeacherModel::stepBy(int stones) {
    if (remark()) host_.play().teacher().showRefutation(step() + stones);
}

void TeacherModel::ask() {
    if (host_.isPlaying()) host_.play().teacher().ask();
}

}  // namespace tianyuan::desktop
