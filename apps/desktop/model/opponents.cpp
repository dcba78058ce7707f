#include "model/opponents.h"

#include "game/unhurried_player.h"
#include "roster/roster.h"

#include <QFile>

#include <random>
#include <string_view>

namespace tianyuan::desktop {
namespace {

std::string idOf(const std::string& spec) { return spec.substr(0, spec.find(':')); }

QString said(const roster::Bilingual& text, words::Language language) {
    const std::string_view words =
        language == words::Language::Chinese ? text.chinese : text.english;
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

}  // namespace

Portrait portraitOf(const std::string& spec, words::Language language) {
    const std::string id = idOf(spec);
    const QString face = QString::fromStdString(id);
    if (const roster::BuiltIn* player = roster::findBuiltIn(id)) {
        const bool drawn = QFile::exists(":/qt/qml/Tianyuan/assets/faces/" + face + ".svg");
        return {said(player->name, language), said(player->character, language),
                drawn ? face : QString("engine")};
    }
    const std::string_view shown = id == "cmd" ? std::string_view(spec).substr(4) : id;
    const std::size_t slash = shown.rfind('/');
    const std::string_view name = slash == std::string_view::npos ? shown : shown.substr(slash + 1);
    return {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), {}, "engine"};
}

Result<std::shared_ptr<player::Player>> makePlayer(
    const std::string& spec, player::Milliseconds pause,
    std::shared_ptr<protocol::Transcript> transcript) {
    const auto registry = roster::EngineRegistry::load(roster::EngineRegistry::usualFile());
    roster::Environment environment;
    if (registry) environment.engines = &*registry;
    environment.seed = std::random_device()();
    environment.remote.transcript = std::move(transcript);
    auto player = roster::create(spec, environment);
    if (!player) return player.reason();
    if (pause.count() == 0) return std::shared_ptr<player::Player>(std::move(*player));
    return std::shared_ptr<player::Player>(
        std::make_shared<game::UnhurriedPlayer>(std::move(*player), pause));
}

player::Milliseconds pauseFor(const std::string& spec, const QString& wish) {
    constexpr player::Milliseconds Pause{900};
    if (wish == "off") return player::Milliseconds(0);
    if (wish == "on") return Pause;
    const auto table = roster::builtIns();
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].id == idOf(spec)) return 2 * i < table.size() ? Pause : Pause / 3;
    }
    return player::Milliseconds(0);
}

std::string strongestSpec() { return std::string(roster::builtIns().back().id); }

bool isOurEngine(const std::string& spec) {
    const std::string id = idOf(spec);
    return id == "tianyuan" || id == "level";
}

std::string substituteFor(const std::string& spec) {
    const std::string strongest = strongestSpec();
    return idOf(spec) != strongest ? strongest : std::string(roster::builtIns().front().id);
}

}  // namespace tianyuan::desktop
