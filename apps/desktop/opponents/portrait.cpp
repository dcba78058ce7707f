#include "desktop/opponents/portrait.h"

#include "roster/roster.h"
#include "words/sentence.h"

#include <QFile>

#include <string_view>

namespace tianyuan::desktop {
namespace {

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString phrase(const char* kind, const roster::BuiltIn& player, words::Language language) {
    return toQString(words::phrase(kind + std::string(player.id), language));
}

/// A player has its emblem under its id, or under its name: "Snow Ridge" in snow-ridge.svg. All
/// others share one.
QString faceOf(const roster::BuiltIn* player) {
    const QString folder = ":/qt/qml/Tianyuan/assets/faces/";
    QString file = folder + "engine.svg";
    if (player) {
        for (const QString& name :
             {phrase("player.name.", *player, words::Language::English).toLower().replace(' ', '-'),
              toQString(player->id)}) {
            if (const QString own = folder + name + ".svg"; QFile::exists(own)) file = own;
        }
    }
    return "qrc" + file;
}

/// "rapfi" of "rapfi:memory=200"; of "cmd:/path/to/pbrain-x --fast" what is started.
QString engineName(std::string_view spec) {
    constexpr std::string_view Command = "cmd:";
    if (!spec.starts_with(Command)) return toQString(spec.substr(0, spec.find(':')));
    const std::string_view command = spec.substr(Command.size());
    const std::size_t slash = command.rfind('/');
    return toQString(slash == std::string_view::npos ? command : command.substr(slash + 1));
}

}  // namespace

Portrait portraitOf(const std::string& spec, words::Language language) {
    const roster::BuiltIn* player = roster::builtInOf(spec);
    if (!player) return {engineName(spec), {}, faceOf(nullptr)};
    return {phrase("player.name.", *player, language),
            phrase("player.character.", *player, language), faceOf(player)};
}

}  // namespace tianyuan::desktop
