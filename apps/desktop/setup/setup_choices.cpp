#include "desktop/setup/setup_choices.h"

#include "core/board.h"
#include "core/rule.h"
#include "desktop/bridge/choice.h"
#include "desktop/bridge/singleton.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "game/time_control.h"
#include "opening/protocol.h"

#include <array>
#include <string_view>

namespace tianyuan::desktop {
namespace {

/// Clocks that people use; any other can stand in the settings.
constexpr std::array<std::string_view, 8> UsualTimes{"none", "1m",    "3m",        "5m",
                                                     "10m",  "5m+5s", "10m+3x30s", "30s/move"};

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

int secondsIn(game::Milliseconds time) { return static_cast<int>(time.count() / 1000); }

/// Half minutes are told as they are.
QString minutesIn(game::Milliseconds time) {
    return QString::number(static_cast<double>(time.count()) / 60000);
}

}  // namespace

SetupChoices::SetupChoices(const NewGameSettings& settings, const Language& language,
                           QObject* parent)
    : QObject(parent), settings_(settings), language_(language) {
    connect(&language, &Language::changed, this, [this] {
        Q_EMIT rulesChanged();
        Q_EMIT openingsChanged();
        Q_EMIT timesChanged();
        Q_EMIT problemChanged();
    });
    connect(&settings, &NewGameSettings::sizeChanged, this, [this] {
        Q_EMIT openingsChanged();
        Q_EMIT problemChanged();
    });
    connect(&settings, &NewGameSettings::timeChanged, this, &SetupChoices::timesChanged);
    connect(&settings, &NewGameSettings::openingChanged, this, [this] {
        Q_EMIT colourIsDecidedChanged();
        Q_EMIT problemChanged();
    });
}

SetupChoices* SetupChoices::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<SetupChoices>(*engine);
}

QVariantList SetupChoices::rules() const {
    QVariantList list;
    for (const Rule rule : AllRules) {
        const std::string id(idOf(rule));
        list << choice(toQString(id), language_.say("setup.rule." + id),
                       language_.say("setup.about.rule." + id));
    }
    return list;
}

QVariantList SetupChoices::sizes() const {
    QVariantList list;
    for (int size = Board::MinSize; size <= Board::MaxSize; ++size) {
        list << choice(size, language_.say("setup.size", size));
    }
    return list;
}

QVariantList SetupChoices::openings() const {
    QVariantList list;
    for (const opening::Protocol protocol : opening::AllProtocols) {
        const std::string id(opening::idOf(protocol));
        const Attempt possible = opening::checkSize(protocol, settings_.size());
        list << choice(toQString(id), language_.say("setup.opening." + id),
                       language_.say("setup.about.opening." + id),
                       possible ? QString() : language_.say(possible.reason()));
    }
    return list;
}

QVariantList SetupChoices::times() const {
    QVariantList list;
    bool hasOwn = false;
    for (const std::string_view time : UsualTimes) {
        list << choice(toQString(time), timeText(toQString(time)));
        hasOwn = hasOwn || toQString(time) == settings_.time();
    }
    if (!hasOwn) list << choice(settings_.time(), timeText(settings_.time()));
    return list;
}

bool SetupChoices::isColourDecided() const {
    const auto protocol = opening::protocolFromId(settings_.opening().toStdString());
    return protocol && opening::mayChangeColours(*protocol);
}

QString SetupChoices::problem() const {
    const auto protocol = opening::protocolFromId(settings_.opening().toStdString());
    if (!protocol) return {};
    const Attempt possible = opening::checkSize(*protocol, settings_.size());
    return possible ? QString() : language_.say(possible.reason());
}

QString SetupChoices::summary(const QString& rule, int size) const {
    const std::string id = rule.toStdString();
    return QString("%1 · %2 · %3")
        .arg(language_.say("setup.rule." + id), language_.say("setup.size", size),
             language_.say("setup.about.rule." + id));
}

QString SetupChoices::timeOf(const QString& kind, int minutes, int seconds, int periods) {
    game::TimeControl time;
    const std::chrono::seconds more(seconds);
    if (kind == "move") {
        time.perMove = more;
    } else {
        time.main = std::chrono::minutes(minutes);
    }
    if (kind == "increment") time.increment = more;
    if (kind == "byo-yomi") {
        time.periods = periods;
        time.period = more;
    }
    return QString::fromStdString(toText(time));
}

QString SetupChoices::timeText(const QString& text) const {
    const auto time = game::timeControlFromText(text.toStdString());
    if (!time) return text;
    if (time->isUnlimited()) return language_.say("setup.time.none");
    if (!time->main) return language_.say("setup.time.move", secondsIn(*time->perMove));
    const QString minutes = minutesIn(*time->main);
    if (time->periods > 0) {
        return language_.say("setup.time.byo-yomi", minutes, time->periods,
                             secondsIn(time->period));
    }
    if (time->increment.count() > 0) {
        return language_.say("setup.time.increment", minutes, secondsIn(time->increment));
    }
    return language_.say("setup.time.minutes", minutes);
}

}  // namespace tianyuan::desktop
