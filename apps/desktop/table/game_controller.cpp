#include "desktop/table/game_controller.h"

#include "core/notation.h"
#include "desktop/bridge/singleton.h"
#include "desktop/opponents/opponents.h"
#include "desktop/opponents/portrait.h"
#include "desktop/opponents/tally.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/store/game_store.h"
#include "desktop/table/game_picture.h"
#include "study/kept_view.h"

#include <QDate>
#include <QRandomGenerator>

#include <utility>

namespace tianyuan::desktop {

using opening::Seat;

GameController::GameController(Settings& settings, Language& language, GameStore& store,
                               TableOptions options, QObject* parent)
    : QObject(parent),
      settings_(settings),
      language_(language),
      store_(store),
      options_(std::move(options)),
      upper_(new SeatModel(this)),
      lower_(new SeatModel(this)),
      moves_(new MoveListModel(this)),
      guide_(new OpeningGuide(this)),
      undo_(new Verb([this] { undo(); }, this)),
      redo_(new Verb([this] { redo(); }, this)),
      hint_(new Verb([this] { giveHint(); }, this)),
      switchSides_(new Verb([this] { switchSides(); }, this)),
      restart_(new Verb([this] { begin(plan_); }, this)),
      pass_(new Verb(
          [this] { report(reading_ ? playInRecord(Move::pass()) : session_->play(Move::pass())); },
          this)),
      offerDraw_(new Verb([this] { offerDraw(); }, this)),
      resign_(new Verb([this] { resign(); }, this)),
      playFromHere_(new Verb([this] { continueFromHere(); }, this)),
      adviser_([this](std::function<void()> function) {
          QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
      }) {
    for (Verb* verb :
         {undo_, redo_, hint_, switchSides_, restart_, pass_, offerDraw_, resign_, playFromHere_}) {
        connect(verb, &Verb::refused, this, [this](const QString& why) { refuse(why, {}); });
    }
    connect(guide_, &OpeningGuide::decided, this,
            [this](const opening::Decision& decision) { report(session_->decide(decision)); });
    connect(&language_, &Language::changed, this, &GameController::update);
    connect(&settings_, &Settings::changed, this, &GameController::update);
    connect(&store_, &GameStore::failed, this, [this](const Reason& reason) {
        unsaved_ = reason;
        Q_EMIT changed();
    });
    connect(&store_, &GameStore::saved, this, [this] {
        if (!unsaved_) return;
        unsaved_.reset();
        Q_EMIT changed();
    });
    clockTimer_.setSingleShot(true);
    connect(&clockTimer_, &QTimer::timeout, this, &GameController::tick);
    keepTimer_.setSingleShot(true);
    connect(&keepTimer_, &QTimer::timeout, this, &GameController::keepReading);
    findUnfinished();
    update();
}

GameController::~GameController() {
    keepReading();
    if (session_ && !reading_) {
        keepViews();
        const record::Record record = game().record();
        store_.run([record](auto& keeper) { return keeper.leave(record); });
    }
    adviser_.cancel();
}

GameController* GameController::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<GameController>(*engine);
}

void GameController::newGame() {
    const bool coin = QRandomGenerator::global()->bounded(2) == 1;
    auto plan = planFrom(settings_, coin);
    if (!plan) return refuse(language_.say("window.cannot-play"), language_.say(plan.reason()));
    begin(std::move(*plan));
}

void GameController::begin(GamePlan plan) {
    record::Record start = game::Game(plan.game).record();
    beginFrom(std::move(plan), std::move(start));
}

void GameController::beginFrom(GamePlan plan, record::Record start) {
    clearTable();
    plan_ = std::move(plan);
    start_ = std::move(start);
    start_.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    start_.timeControl = toText(plan_.time);
    writePlan(plan_, start_);
    if (!seat({}, {})) return;
    store_.run([begun = game().record()](auto& keeper) {
        keeper.begin(begun);
        return Attempt(Done{});
    });
    findTally();
    startPlaying();
}

/// Puts the game of start_ on the table, with what has happened in it.
bool GameController::seat(const std::vector<game::Event>& events,
                          const std::vector<std::string>& notes) {
    transcript_ = std::make_shared<protocol::Transcript>();
    game::SessionSetup setup;
    setup.game = plan_.game;
    setup.time = plan_.time;
    for (const Seat which : {Seat::First, Seat::Second}) {
        const SeatPlan& plan = plan_.seat(which);
        game::SeatSetup& seat = setup.seats[static_cast<std::size_t>(which)];
        seat.name = nameOf(which).toStdString();
        if (plan.isPerson()) continue;
        const auto pause = plan_.hasPerson() ? pauseFor(plan.spec, settings_.thinking())
                                             : player::Milliseconds(400);
        auto player = makePlayer(plan.spec, pause, transcript_);
        if (!player) {
            refuse(language_.say("window.cannot-play"), language_.say(player.reason()));
            return false;
        }
        seat.player = std::move(*player);
        if (plan_.time.isUnlimited()) {
            seat.limits.turn = std::chrono::seconds(settings_.thinkSeconds());
        }
    }
    auto game = game::Game::fromRecord(start_, plan_.game.fouls);
    if (!game) {
        refuse(language_.say("window.cannot-play"), language_.say(game.reason()));
        return false;
    }
    game::SessionWorld world;
    world.now = options_.now;
    world.post = [this](std::function<void()> function) {
        QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
    };
    world.journal = [this](const game::Event& event) { keep(event); };
    session_ =
        std::make_unique<game::Session>(std::move(*game), std::move(setup), std::move(world));
    events_ = events;
    eventsSeen_ = events.size();
    if (const Attempt replayed = session_->replay(events); !replayed) {
        refuse(language_.say("window.cannot-play"), language_.say(replayed.reason()));
    }
    for (const std::string& note : notes) {
        const auto kept = study::keptViewFromText(note, start_.size);
        if (kept) study::writeView(*kept, session_->game());
    }
    session_->onChange([this] { sessionChanged(); });
    return true;
}

void GameController::startPlaying() {
    session_->begin();
    update();
    Q_EMIT tableSet();
}

/// The same game with other people or another past; it takes the place of the one on disk.
void GameController::rebuild(const GamePlan& plan, const Past& past) {
    session_->pause();
    newViews_.clear();
    retired_.start([old = std::shared_ptr<game::Session>(std::move(session_))] {});
    plan_ = plan;
    start_ = past.start;
    std::erase_if(start_.others, [](const auto& each) { return each.name.starts_with("TY"); });
    writePlan(plan_, start_);
    viewPly_.reset();
    advice_.reset();
    preview_.reset();
    if (!seat(past.events, past.notes)) return update();
    Past kept{start_, past.events, past.notes};
    kept.start.black = nameOf(Seat::First).toStdString();
    kept.start.white = nameOf(Seat::Second).toStdString();
    store_.run([kept](auto& keeper) {
        const Attempt done = keeper.discard();
        return done ? desktop::begin(keeper, kept) : done;
    });
    startPlaying();
}

/// What the person asked before is over; whoever thinks may take its time to stop.
void GameController::clearTable() {
    adviser_.cancel();
    keepReading();
    if (session_) {
        session_->pause();
        keepViews();
        const record::Record record = game().record();
        if (!reading_) store_.run([record](auto& keeper) { return keeper.leave(record); });
        retired_.start([old = std::shared_ptr<game::Session>(std::move(session_))] {});
    }
    clockTimer_.stop();
    reading_.reset();
    markTool_.clear();
    markText_.clear();
    viewPly_.reset();
    preview_.reset();
    advice_.reset();
    explained_.reset();
    explanation_ = {};
    events_.clear();
    eventsSeen_ = 0;
    tally_.clear();
    result_ = {};
    unfinished_.reset();
    Q_EMIT unfinishedChanged();
}

void GameController::leave() {
    clearTable();
    findUnfinished();
    update();
}

void GameController::keep(const game::Event& event) {
    events_.push_back(event);
    store_.run([event](auto& keeper) { return keeper.save(event); });
    keepViews();
}

/// While a game goes on its views get better by the second: they are kept with the next event.
void GameController::writeView(int ply, const study::PositionView& view) {
    game::Game& table = session_->game();
    if (ply > table.ply()) return;
    const auto moves = table.moves().first(static_cast<std::size_t>(ply));
    const study::KeptView kept{{moves.begin(), moves.end()}, view};
    study::writeView(kept, table);
    if (!reading_ && !isOver()) newViews_[ply] = toText(kept, table.board().size());
}

void GameController::keepViews() {
    for (const auto& [ply, view] : std::exchange(newViews_, {})) {
        if (view.empty()) continue;
        store_.run([text = view](auto& keeper) { return keeper.note(text); });
    }
}

void GameController::keepNotes() {
    if (reading_) return noteChange();
    if (!session_) return;
    if (!isOver()) return keepViews();
    const record::Record record = game().record();
    store_.run([record](auto& keeper) { return keeper.keep(record); });
}

void GameController::findUnfinished() {
    using Found = std::optional<keeping::Unfinished>;
    const int ticket = ++unfinishedTicket_;
    store_.ask<Found>(
        [](keeping::GameKeeper& keeper) -> Result<Found> {
            const auto summary = keeper.lastUnfinished();
            if (!summary) return summary.reason();
            if (!*summary) return Found();
            auto game = keeper.read((*summary)->id);
            if (!game) return game.reason();
            return Found(std::move(*game));
        },
        [this, ticket](const Found& found) {
            if (ticket != unfinishedTicket_ || session_ || !found) return;
            const GamePlan plan = planFrom(found->start);
            auto game = game::Game::fromRecord(found->start, plan.game.fouls);
            if (!game) return;
            for (const game::Event& event : found->events) {
                if (!apply(*game, event)) return;
            }
            unfinished_ = found;
            unfinishedPicture_ = pictureOf(*game, {});
            unfinishedPicture_.next = Stone::None;
            Q_EMIT unfinishedChanged();
            update();
        });
}

void GameController::resume() {
    if (unfinished_) takeUp(keeping::Unfinished(*unfinished_));
}

void GameController::takeUp(const keeping::Unfinished& left) {
    clearTable();
    plan_ = planFrom(left.start);
    start_ = left.start;
    store_.run([left](auto& keeper) {
        // If it has gone from the library meanwhile, it is kept as another one.
        if (keeper.resume(left.id)) return Attempt(Done{});
        return desktop::begin(keeper, {left.start, left.events, left.notes});
    });
    if (!seat(left.events, left.notes)) return update();
    findTally();
    startPlaying();
    Q_EMIT said(language_.say("window.resumed"),
                isPersonsTurn() ? language_.say("window.your-move") : QString(), {-1, -1});
}

/// A game that has just ended becomes a whole one in the library only when it is left.
void GameController::addThisGame(Tally& tally) const {
    const auto person = onlyPerson();
    if (!isOver() || !person || hasFailed() || events_.empty()) return;
    const Outcome& outcome = game().outcome();
    ++(outcome.isDraw()                           ? tally.drawn
       : game().seatOf(outcome.winner) == *person ? tally.won
                                                  : tally.lost);
}

void GameController::findTally() {
    const auto person = onlyPerson();
    if (!person) return;
    const std::string spec = plan_.seat(other(*person)).spec;
    store_.ask<Tally>([spec](auto& keeper) { return tallyAgainst(keeper.library(), spec); },
                      [this, spec](Tally tally) {
                          addThisGame(tally);
                          if (tally.games() == 0) return;
                          tally_ = language_.say("window.tally",
                                                 portraitOf(spec, language_.current()).name,
                                                 tally.won, tally.lost, tally.drawn);
                          Q_EMIT changed();
                      });
}

}  // namespace tianyuan::desktop
