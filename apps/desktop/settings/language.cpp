#include "desktop/settings/language.h"

#include "desktop/bridge/singleton.h"
#include "desktop/settings/settings.h"
#include "words/sentence.h"
#include "words/stored_name.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace tianyuan::desktop {

Language::Language(const LookSettings& settings, std::optional<words::Language> asked,
                   QObject* parent)
    : QObject(parent),
      settings_(settings),
      asked_(asked),
      settingAtStart_(settings.language()),
      current_(words::Language::English) {
    follow();
    connect(&settings, &LookSettings::languageChanged, this, &Language::follow);
}

Language* Language::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<Language>(*engine);
}

QString Language::phrase(const std::string& code) const {
    return QString::fromStdString(words::phrase(code, current_));
}

QString Language::storedName(const std::string& name) const {
    if (name.empty()) return say("files.unnamed");
    return QString::fromStdString(words::storedName(name, current_));
}

QString Language::say(const Reason& reason) const {
    return QString::fromStdString(words::sentence(reason, current_));
}

void Language::follow() {
    if (settings_.language() != settingAtStart_) asked_.reset();
    const auto chosen = words::languageFromText(settings_.language().toStdString());
    const auto wanted = asked_.value_or(chosen.value_or(words::languageOfEnvironment()));
    if (wanted == current_ && !translator_.isEmpty()) return;
    current_ = wanted;
    QCoreApplication::removeTranslator(&translator_);
    const bool loaded =
        translator_.load(current_ == words::Language::Chinese ? ":/i18n/tianyuan_zh_CN.qm"
                                                              : ":/i18n/tianyuan_en.qm");
    Q_ASSERT(loaded);
    QCoreApplication::installTranslator(&translator_);
    // What Qt's own dialogs say; English is built in.
    QCoreApplication::removeTranslator(&qtTranslator_);
    if (current_ == words::Language::Chinese &&
        qtTranslator_.load("qtbase_zh_CN", QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&qtTranslator_);
    }
    Q_EMIT changed();
}

}  // namespace tianyuan::desktop
