#include "web/bridge/table_host.h"

#include "roster/built_ins.h"
#include "table/tips.h"
#include "web/bridge/kept_games.h"
#include "web/bridge/view_json.h"
#include "web/bridge/worker_player.h"

#include <algorithm>
#include <array>

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

bool TableHost::canSeat(const table::Plan& plan) {
    return std::all_of(plan.seats.begin(), plan.seats.end(), [](const table::SeatPlan& seat) {
        return seat.isPerson() || roster::builtInOf(seat.spec);
    });
}

std::string TableHost::tip() const {
    // In the order of table::Tip.
    constexpr std::array Words{"window.guide.five", "window.guide.three", "web.tip-undo",
                               "web.tip-hint"};
    const auto tip = table::tipFor(play_, habits_.tipsSeen);
    return tip ? speaker_.phrase(Words[static_cast<std::size_t>(*tip)]) : "";
}

Attempt TableHost::takeUp(const KeptPast& kept) {
    return play_.takeUp(kept.past, [this, &kept] { keeper_.resume(kept); });
}

Attempt TableHost::read(const record::Record& record, const std::string& id) {
    auto opened = table::RecordTable::open(record, world(), *this);
    if (!opened) return opened.reason();
    leave();
    reading_ = std::move(*opened);
    readingId_ = id.empty() ? newGameId() : id;
    return Done{};
}

void TableHost::leave() {
    reading_.reset();
    play_.leave();
}

void TableHost::tryVariations() {
    if (reading_ || !play_.hasGame() || !play_.isOver()) return;
    const int ply = play_.shownPly();
    auto opened = table::RecordTable::open(play_.game().record(), world(), *this);
    if (!opened) return;
    reading_ = std::move(*opened);
    reading_->showPly(ply);
}

void TableHost::returnToGame() {
    if (!isTrying()) return;
    play_.adopt(reading_->game().record());
    reading_.reset();
}

/// What was written or tried is kept at once.
void TableHost::onEdited() {
    if (!reading_) return;
    if (isTrying()) {
        play_.adopt(reading_->game().record());
    } else {
        keepGame(office_, readingId_, reading_->game().record());
    }
}

void TableHost::onSeated() {
    if (play_.hasGame()) reading_.reset();
}

void TableHost::onEvent(const game::Event& event) {
    using Kind = game::Event::Kind;
    if (event.kind == Kind::Play || event.kind == Kind::Decide) announceMove();
    if (event.kind == Kind::Undo) {
        announce(speaker_.say(
            {"speech.taken-back", {std::to_string(table()->game().board().stones())}}));
    }
    if (event.kind == Kind::Play && !reading_) moveTipsOn();
    const auto result = reading_ ? std::nullopt : play_.result();
    if (result) {
        using Ending = table::ResultView::Kind;
        sound(result->kind == Ending::Win ? "win" : result->kind == Ending::Loss ? "loss" : "draw");
        announce(speaker_.say(result->title) + " " + speaker_.say(result->how));
    }
}

void TableHost::announceMove() {
    const auto moves = table()->game().moves();
    if (moves.empty() || moves.back().isPass()) return;
    sound("stone");
    const Board& board = table()->game().board();
    const Point point = moves.back().point();
    const bool isBlack = board.at(point) == Stone::Black;
    announce(speaker_.say(
        {isBlack ? "speech.black-plays" : "speech.white-plays", {shownName(point, board.size())}}));
}

void TableHost::moveTipsOn() {
    const int seen = table::tipsSeen(play_, habits_.tipsSeen);
    if (seen == habits_.tipsSeen) return;
    habits_.tipsSeen = seen;
    office_.tell({{"kind", "tips"}, {"seen", seen}});
}

void TableHost::onMessage(const table::Message& message) {
    if (message.isRefusal) sound("refused");
    office_.tell(toJson(message, speaker_));
}

}  // namespace tianyuan::web
