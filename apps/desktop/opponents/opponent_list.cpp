#include "desktop/opponents/opponent_list.h"

#include "desktop/bridge/singleton.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "desktop/store/game_store.h"

#include <algorithm>
#include <array>

namespace tianyuan::desktop {
namespace {

constexpr std::array<std::string_view, 5> Classics{"guard", "scoremap", "value", "shapes",
                                                   "gametree"};

bool isClassic(std::string_view id) {
    return std::find(Classics.begin(), Classics.end(), id) != Classics.end();
}

/// The levels, and who is above them.
bool isForPeople(std::string_view id) { return id.starts_with("level:") || id == "perfect"; }

}  // namespace

OpponentList::OpponentList(const Language& language, GameStore& store,
                           std::filesystem::path engines, QObject* parent)
    : QObject(parent),
      language_(language),
      store_(store),
      file_(engines.empty() ? roster::EngineRegistry::usualFile() : std::move(engines)) {
    reload();
    connect(&language, &Language::changed, this, &OpponentList::update);
}

OpponentList* OpponentList::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<OpponentList>(*engine);
}

void OpponentList::reload() {
    const auto registry = roster::EngineRegistry::load(file_);
    problem_ = registry ? std::nullopt : std::optional(registry.reason());
    engines_ = registry ? registry->engines() : std::vector<roster::RegisteredEngine>();
    update();
    countResults();
}

void OpponentList::countResults() {
    std::vector<std::string> specs;
    for (const roster::BuiltIn& player : roster::builtIns()) specs.emplace_back(player.id);
    for (const roster::RegisteredEngine& engine : engines_) specs.push_back(engine.name);
    using Balances = std::map<std::string, store::Balance>;
    store_.ask<Balances>(
        [specs](autosave::GameKeeper& keeper) -> Result<Balances> {
            Balances balances;
            for (const std::string& spec : specs) {
                const auto balance = balanceAgainst(keeper.library(), spec);
                if (!balance) return balance.reason();
                if (balance->games() > 0) balances[spec] = *balance;
            }
            return balances;
        },
        [this](const Balances& balances) {
            if (balances == balances_) return;
            balances_ = balances;
            update();
        });
}

/// Our engine without a level is for matches: people meet it as the strongest of the levels.
void OpponentList::update() {
    QVariantList levels, classics, engines;
    for (const roster::BuiltIn& player : roster::builtIns()) {
        if (isClassic(player.id)) classics << describe(player);
        if (isForPeople(player.id)) levels << describe(player);
    }
    for (const roster::RegisteredEngine& engine : engines_) engines << describe(engine);
    all_ = levels + classics + engines;
    Q_EMIT changed();
}

QString OpponentList::problem() const { return problem_ ? language_.say(*problem_) : QString(); }

QVariantMap OpponentList::find(const QString& value) const {
    const std::string spec = value.toStdString();
    if (const roster::BuiltIn* player = roster::builtInOf(spec)) return describe(*player);
    const std::string name = spec.substr(0, spec.find(':'));
    for (const roster::RegisteredEngine& engine : engines_) {
        if (engine.name == name) return describe(engine);
    }
    QVariantMap unknown = describe(spec, "engine", language_.say("setup.unknown-engine", value));
    unknown["name"] = value;
    return unknown;
}

QVariantMap OpponentList::describe(const std::string& spec, const char* kind,
                                   const QString& about) const {
    const Portrait portrait = portraitOf(spec, language_.current());
    const auto found = balances_.find(spec);
    const store::Balance balance = found == balances_.end() ? store::Balance{} : found->second;
    return {{"value", QString::fromStdString(spec)},
            {"kind", kind},
            {"name", portrait.name},
            {"about", about},
            {"face", portrait.face},
            {"strength", strengthOf(spec)},
            {"won", balance.won},
            {"lost", balance.lost},
            {"drawn", balance.drawn}};
}

QVariantMap OpponentList::describe(const roster::BuiltIn& player) const {
    const std::string id(player.id);
    return describe(id, isClassic(id) ? "classic" : "level",
                    portraitOf(id, language_.current()).character);
}

QVariantMap OpponentList::describe(const roster::RegisteredEngine& engine) const {
    return describe(engine.name, "engine", QString::fromStdString(engine.about));
}

/// With options of its own nobody has measured it.
QString OpponentList::strengthOf(const std::string& spec) const {
    const roster::BuiltIn* player = roster::findBuiltIn(spec);
    return player ? language_.say("setup.strength", player->rating) : QString();
}

}  // namespace tianyuan::desktop
