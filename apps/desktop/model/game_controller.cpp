#include "model/game_controller.h"

#include "desktop.h"
#include "model/language.h"
#include "model/settings.h"
#include "model/singleton.h"

namespace tianyuan::desktop {

GameController::GameController(Settings& settings, Language& language, TableOptions options,
                               QObject* parent)
    : QObject(parent),
      settings_(settings),
      language_(language),
      options_(std::move(options)),
      undo_(new Verb([this] { (void)session_->takeBack(); }, this)),
      redo_(new Verb([this] { (void)session_->bringBack(); }, this)) {
    connect(&language_, &Language::changed, this, &GameController::update);
    update();
}

GameController::~GameController() = default;

GameController* GameController::create(QQmlEngine* engine, QJSEngine*) {
    return lend(Desktop::of(*engine).game());
}

void GameController::newGame() {
    game::SessionSetup setup;
    setup.game.size = settings_.size();
    setup.game.rule = ruleFromId(settings_.rule().toStdString()).value_or(Rule::Freestyle);
    game::SessionWorld world;
    world.now = options_.now;
    world.post = [this](std::function<void()> function) {
        QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
    };
    session_ = std::make_unique<game::Session>(std::move(setup), std::move(world));
    session_->onChange([this] { update(); });
    session_->begin();
}

void GameController::leave() {
    session_.reset();
    update();
}

void GameController::play(QPoint point) {
    if (session_) (void)session_->play(Point(point.x(), point.y()));
}

void GameController::update() {
    picture_ = BoardPicture{};
    const bool canUndo = session_ && session_->game().canUndo();
    const bool canRedo = session_ && session_->game().canRedo();
    undo_->setReason(canUndo ? QString() : language_.say("game.nothing-to-undo"));
    redo_->setReason(canRedo ? QString() : language_.say("game.nothing-to-redo"));
    if (session_) {
        const game::Game& game = session_->game();
        picture_.size = game.board().size();
        Stone stone = Stone::Black;
        for (const Move& move : game.moves()) {
            if (!move.isPass()) {
                picture_.stones.push_back({move.point(), stone, 0});
                picture_.last = move.point();
            }
            stone = opponent(stone);
        }
        picture_.winning = game.winningStones();
        if (!game.outcome().isOver()) picture_.next = game.board().sideToMove();
    }
    Q_EMIT changed();
}

}  // namespace tianyuan::desktop
