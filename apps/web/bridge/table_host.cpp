#include "web/bridge/table_host.h"

#include "roster/built_ins.h"
#include "web/bridge/view_json.h"
#include "web/bridge/worker_player.h"

namespace tianyuan::web {
namespace {

using player::Milliseconds;

constexpr const char* Strongest = "level:10";
constexpr Milliseconds PauseWhenWatched{400};
constexpr Milliseconds AdviserThinks{1500};

/// How long a person is let wait at least: longer for the simpler players, who answer at once.
Milliseconds pauseFor(const std::string& spec, const std::string& wish) {
    constexpr Milliseconds Pause{900};
    constexpr int Strong = 1900;  // Elo: those take their time anyway
    if (wish == "off") return Milliseconds(0);
    const roster::BuiltIn* player = roster::builtInOf(spec);
    if (wish == "on" || !player || player->rating < Strong) return Pause;
    return Pause / 3;
}

}  // namespace

TableHost::TableHost(PostOffice& office, const Speaker& speaker)
    : office_(office), speaker_(speaker), keeper_(office), play_(world(), *this) {}

table::Table* TableHost::table() {
    if (reading_) return reading_.get();
    return play_.hasGame() ? &play_ : nullptr;
}

table::World TableHost::world() {
    table::World world;
    world.now = std::chrono::steady_clock::now;
    world.today = [this] { return today_; };
    world.invite = [this](const std::string& spec,
                          const table::Plan& plan) -> Result<table::Guest> {
        if (!roster::builtInOf(spec)) return Reason{"setup.unknown-engine", {spec}};
        table::Guest invited = guest(
            spec, "play", plan.hasPerson() ? pauseFor(spec, habits_.thinking) : PauseWhenWatched);
        if (plan.time.isUnlimited()) invited.limits.turn = habits_.turn;
        return invited;
    };
    world.adviser = [this]() -> Result<table::Guest> {
        table::Guest adviser = guest(Strongest, "study", Milliseconds(0));
        adviser.limits.turn = AdviserThinks;
        return adviser;
    };
    world.nameOf = [this](const std::string& spec) { return nameOf(spec); };
    world.nameOfPerson = [this](const table::Plan& plan, opening::Seat seat) {
        return speaker_.phrase(table::nameOf(plan, seat, {}));
    };
    world.substituteFor = [](const std::string& spec) {
        return std::string(spec == Strongest ? "level:9" : Strongest);
    };
    world.adviserSpec = Strongest;
    world.keeper = &keeper_;
    return world;
}

table::Guest TableHost::guest(const std::string& spec, const char* room, Milliseconds pause) {
    return {
        std::make_shared<WorkerPlayer>(office_, room, spec, pause), {}, roster::isOurEngine(spec)};
}

std::string TableHost::nameOf(const std::string& spec) const {
    const roster::BuiltIn* player = roster::builtInOf(spec);
    return player ? speaker_.phrase("player.name." + std::string(player->id)) : spec;
}

Attempt TableHost::takeUp(const game::Past& past) {
    return play_.takeUp(past, [this, &past] { keeper_.resume(past); });
}

Attempt TableHost::read(const record::Record& record) {
    auto opened = table::RecordTable::open(record, world(), *this);
    if (!opened) return opened.reason();
    play_.leave();
    reading_ = std::move(*opened);
    onChanged_();
    return Done{};
}

void TableHost::leave() {
    reading_.reset();
    play_.leave();
}

void TableHost::onSeated() {
    if (play_.hasGame()) reading_.reset();
    onChanged_();
}

void TableHost::onEvent(const game::Event& event) {
    using Kind = game::Event::Kind;
    if (event.kind == Kind::Play || event.kind == Kind::Decide) announceMove();
    if (event.kind == Kind::Undo) {
        announce(
            speaker_.say({"speech.taken-back", {std::to_string(play_.game().board().stones())}}));
    }
    if (const auto result = play_.result()) {
        using Ending = table::ResultView::Kind;
        sound(result->kind == Ending::Win ? "win" : result->kind == Ending::Loss ? "loss" : "draw");
        announce(speaker_.say(result->title) + " " + speaker_.say(result->how));
    }
    onChanged_();
}

void TableHost::announceMove() {
    const auto moves = play_.game().moves();
    if (moves.empty() || moves.back().isPass()) return;
    sound("stone");
    const Board& board = play_.game().board();
    const Point point = moves.back().point();
    const bool isBlack = board.at(point) == Stone::Black;
    announce(speaker_.say(
        {isBlack ? "speech.black-plays" : "speech.white-plays", {shownName(point, board.size())}}));
}

void TableHost::onMessage(const table::Message& message) {
    if (message.isRefusal) sound("refused");
    office_.tell(toJson(message, speaker_));
}

}  // namespace tianyuan::web
