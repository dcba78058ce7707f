#include "desktop.h"

#include <QQmlEngine>

namespace tianyuan::desktop {
namespace {

constexpr const char* EngineProperty = "tianyuanDesktop";

}  // namespace

Desktop::Desktop(const DesktopOptions& options)
    : settings_(options.settingsFile),
      language_(settings_),
      game_(settings_, language_, options.table),
      opponents_(language_, options.enginesFile),
      setupChoices_(settings_, language_),
      soundPlayer_(settings_),
      boardSpeech_(game_, language_) {}

void Desktop::attachTo(QQmlEngine& engine) {
    engine.setProperty(EngineProperty, QVariant::fromValue<QObject*>(this));
    engine.addImportPath("qrc:/qt/qml");
    connect(&language_, &Language::changed, &engine, &QQmlEngine::retranslate);
}

Desktop& Desktop::of(const QQmlEngine& engine) {
    auto* desktop = qobject_cast<Desktop*>(engine.property(EngineProperty).value<QObject*>());
    Q_ASSERT(desktop);
    return *desktop;
}

}  // namespace tianyuan::desktop
