#include "desktop/table/table_host.h"

#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "game/threaded_player.h"
#include "roster/roster.h"

#include <QDate>

#include <utility>

namespace tianyuan::desktop {
namespace {

constexpr player::Milliseconds AdviserThinks{1500};

/// Between computers, so that a person can follow.
player::Milliseconds paceOf(const QString& speed) {
    return player::Milliseconds(speed == "slow" ? 2000 : speed == "fast" ? 50 : 400);
}

}  // namespace

TableHost::TableHost(const PlaySettings& settings, const Language& language, GameStore& store,
                     TableOptions options, QObject* parent)
    : QObject(parent),
      settings_(settings),
      language_(language),
      options_(std::move(options)),
      keeper_(store),
      transcript_(std::make_shared<protocol::Transcript>()),
      nextTranscript_(std::make_shared<protocol::Transcript>()),
      pace_(std::make_shared<std::atomic<player::Milliseconds>>(paceOf(settings.watchSpeed()))),
      play_(world(), *this) {
    connect(&settings, &PlaySettings::watchSpeedChanged, this,
            [this] { pace_->store(paceOf(settings_.watchSpeed())); });
}

TableHost::~TableHost() = default;

table::Table* TableHost::table() {
    if (reading_) return reading_.get();
    return play_.hasGame() ? &play_ : nullptr;
}

table::World TableHost::world() {
    table::World world;
    world.now = options_.now;
    world.today = [] { return QDate::currentDate().toString(Qt::ISODate).toStdString(); };
    world.invite = [this](const std::string& spec, const table::Plan& plan) {
        const auto still = pauseFor(spec, settings_.thinking());
        const Pause alone = [pace = pace_] { return pace->load(); };
        auto invited =
            guest(spec, plan.hasPerson() ? [still] { return still; } : alone, nextTranscript_);
        if (invited && plan.time.isUnlimited()) {
            invited->limits.turn = std::chrono::seconds(settings_.thinkSeconds());
        }
        return invited;
    };
    world.adviser = [this] {
        auto adviser = guest(strongestSpec(), {}, nullptr);
        if (adviser) adviser->limits.turn = AdviserThinks;
        return adviser;
    };
    world.hire = [this](std::shared_ptr<player::Player> player) {
        return threaded(std::move(player));
    };
    world.say = [this](const Reason& reason) { return language_.say(reason).toStdString(); };
    world.nameOf = [this](const std::string& spec) {
        return portraitOf(spec, language_.current()).name.toStdString();
    };
    world.nameOfPerson = [this](const table::Plan& plan, opening::Seat seat) {
        return language_.phrase(table::nameOf(plan, seat, {})).toStdString();
    };
    world.substituteFor = substituteFor;
    world.adviserSpec = strongestSpec();
    world.keeper = &keeper_;
    return world;
}

Result<table::Guest> TableHost::guest(const std::string& spec, const Pause& pause,
                                      std::shared_ptr<protocol::Transcript> transcript) {
    auto player = makePlayer(spec, settings_.engineMemory(), pause, std::move(transcript));
    if (!player) return player.reason();
    return table::Guest{threaded(std::move(*player)), {}, roster::isOurEngine(spec)};
}

/// Thinks on a thread of its own. Whoever is not wanted any more may take its time to stop: another
/// thread waits for it.
std::shared_ptr<player::AsyncPlayer> TableHost::threaded(std::shared_ptr<player::Player> player) {
    auto* threaded =
        new game::ThreadedPlayer(std::move(player), [this](std::function<void()> function) {
            QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
        });
    const auto retire = [this](player::AsyncPlayer* old) {
        old->cancel();
        retired_.start([old] { delete old; });
    };
    return {threaded, retire};
}

Attempt TableHost::read(const record::Record& record) {
    auto opened = table::RecordTable::open(record, world(), *this);
    if (!opened) return opened.reason();
    Q_EMIT leaving();
    reading_ = std::move(*opened);
    play_.leave();
    return Done{};
}

void TableHost::leave() {
    Q_EMIT leaving();
    keepVariations();
    reading_.reset();
    play_.leave();
}

Attempt TableHost::tryVariations() {
    auto opened = table::RecordTable::open(play_.game().record(), world(), *this);
    if (!opened) return opened.reason();
    Q_EMIT leaving();
    reading_ = std::move(*opened);
    Q_EMIT seated();
    return Done{};
}

void TableHost::keepVariations() {
    if (isTrying()) play_.adopt(reading_->game().record());
}

void TableHost::returnToGame() {
    if (!isTrying()) return;
    Q_EMIT leaving();
    const bool isSameGame = play_.adopt(reading_->game().record());
    reading_.reset();
    if (!isSameGame) return play_.leave();
    Q_EMIT seated();
}

void TableHost::onSeated() {
    if (play_.hasGame()) {
        if (reading_) Q_EMIT leaving();
        reading_.reset();
        transcript_ = std::exchange(nextTranscript_, std::make_shared<protocol::Transcript>());
    }
    Q_EMIT seated();
}

}  // namespace tianyuan::desktop
