#include "model/opponent_list.h"

#include "desktop.h"
#include "model/language.h"
#include "model/singleton.h"

#include <QFile>

#include <algorithm>
#include <array>

namespace tianyuan::desktop {
namespace {

constexpr const char* Folder = ":/qt/qml/Tianyuan/assets/faces/";
constexpr std::array<std::string_view, 5> Classics{"guard", "scoremap", "value", "shapes",
                                                   "gametree"};

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString in(words::Language language, const roster::Bilingual& text) {
    return toQString(language == words::Language::Chinese ? text.chinese : text.english);
}

bool isClassic(std::string_view id) {
    return std::find(Classics.begin(), Classics.end(), id) != Classics.end();
}

/// "Snow Ridge" is drawn in snow-ridge.svg.
QString fileNameOf(std::string_view name) { return toQString(name).toLower().replace(' ', '-'); }

/// The emblem of a player, or that of all engines.
QString faceOf(const QString& id) {
    const QString own = Folder + id + ".svg";
    return "qrc" + (QFile::exists(own) ? own : QString(Folder) + "engine.svg");
}

QVariantMap entryOf(QVariantMap entry) {
    for (const char* result : {"won", "lost", "drawn"}) entry[result] = 0;
    return entry;
}

}  // namespace

OpponentList::OpponentList(const Language& language, std::filesystem::path engines, QObject* parent)
    : QObject(parent),
      language_(language),
      file_(engines.empty() ? roster::EngineRegistry::usualFile() : std::move(engines)) {
    reload();
    connect(&language, &Language::changed, this, &OpponentList::changed);
}

OpponentList* OpponentList::create(QQmlEngine* engine, QJSEngine*) {
    return lend(Desktop::of(*engine).opponents());
}

void OpponentList::reload() {
    const auto registry = roster::EngineRegistry::load(file_);
    problem_ = registry ? std::nullopt : std::optional(registry.reason());
    engines_ = registry ? registry->engines() : std::vector<roster::RegisteredEngine>();
    Q_EMIT changed();
}

QVariantList OpponentList::all() const {
    QVariantList levels, classics, engines;
    for (const roster::BuiltIn& player : roster::builtIns()) {
        (isClassic(player.id) ? classics : levels) << describe(player);
    }
    for (const roster::RegisteredEngine& engine : engines_) engines << describe(engine);
    return levels + classics + engines;
}

QString OpponentList::problem() const { return problem_ ? language_.say(*problem_) : QString(); }

QVariantMap OpponentList::find(const QString& value) const {
    const std::string spec = value.toStdString();
    if (const roster::BuiltIn* player = roster::builtInOf(spec)) return describe(*player);
    const std::string name = spec.substr(0, spec.find(':'));
    for (const roster::RegisteredEngine& engine : engines_) {
        if (engine.name == name) return describe(engine);
    }
    return entryOf({{"value", value},
                    {"kind", "engine"},
                    {"name", value},
                    {"about", language_.say("setup.unknown-engine", value)},
                    {"face", faceOf("engine")},
                    {"strength", QString()}});
}

QVariantMap OpponentList::describe(const roster::BuiltIn& player) const {
    const QString id = toQString(player.id);
    return entryOf({{"value", id},
                    {"kind", isClassic(player.id) ? "classic" : "level"},
                    {"name", in(language_.current(), player.name)},
                    {"about", in(language_.current(), player.character)},
                    {"face", faceOf(isClassic(player.id) ? id : fileNameOf(player.name.english))},
                    {"strength", QString()}});
}

QVariantMap OpponentList::describe(const roster::RegisteredEngine& engine) const {
    const QString name = QString::fromStdString(engine.name);
    return entryOf({{"value", name},
                    {"kind", "engine"},
                    {"name", name},
                    {"about", QString::fromStdString(engine.about)},
                    {"face", faceOf("engine")},
                    {"strength", QString()}});
}

}  // namespace tianyuan::desktop
