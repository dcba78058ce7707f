#include "desktop/library/position_memory.h"

#include "desktop/bridge/singleton.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/store/game_store.h"
#include "desktop/table/game_controller.h"
#include "words/sentence.h"

namespace tianyuan::desktop {
namespace {

constexpr int Rest = 120;       // milliseconds
constexpr int FewestMoves = 2;  // every game has the first stone

struct Memory {
    store::ResultCounts all, mine;
};

void add(store::ResultCounts& sum, const store::ResultCounts& part) {
    sum.games += part.games;
    sum.won += part.won;
    sum.lost += part.lost;
    sum.draws += part.draws;
}

Result<Memory> remember(store::Library& library, const Board& board,
                        const std::vector<std::string>& names) {
    Memory memory;
    store::Filter filter;
    const auto all = library.statistics(board, filter);
    if (!all) return all.reason();
    memory.all = all->total;
    filter.wholeNames = true;
    for (const std::string& name : names) {
        filter.player = name;
        const auto mine = library.statistics(board, filter);
        if (!mine) return mine.reason();
        add(memory.mine, mine->total);
    }
    return memory;
}

}  // namespace

PositionMemory::PositionMemory(GameStore& store, GameController& game,
                               const NewGameSettings& settings, Language& language, QObject* parent)
    : QObject(parent), store_(store), game_(game), settings_(settings), language_(language) {
    rest_.setSingleShot(true);
    rest_.setInterval(Rest);
    connect(&rest_, &QTimer::timeout, this, &PositionMemory::ask);
    connect(&game, &GameController::positionChanged, this, &PositionMemory::follow);
    connect(&language, &Language::changed, this, &PositionMemory::changed);
}

PositionMemory* PositionMemory::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<PositionMemory>(*engine);
}

void PositionMemory::follow() {
    std::optional<Board> board;
    if (game_.onTable() && game_.shownPly() >= FewestMoves) board = game_.shownBoard();
    if (board == board_) return;
    board_ = board;
    all_ = mine_ = {};
    Q_EMIT changed();
    if (board_) rest_.start();
}

void PositionMemory::ask() {
    if (!board_) return;
    std::vector<std::string> names{settings_.name().trimmed().toStdString()};
    for (const auto language : {words::Language::English, words::Language::Chinese}) {
        names.push_back(words::phrase("table.you", language));
    }
    std::erase(names, std::string());
    store_.ask<Memory>(
        [board = *board_, names](autosave::GameKeeper& keeper) {
            return remember(keeper.library(), board, names);
        },
        [this, asked = *board_](const Memory& memory) {
            if (board_ != asked) return;
            all_ = memory.all;
            mine_ = memory.mine;
            Q_EMIT changed();
        });
}

QString PositionMemory::line() const {
    const auto number = [](std::int64_t value) { return static_cast<int>(value); };
    if (mine_.games > 0) {
        return language_.say("memory.you", number(mine_.games), number(mine_.won),
                             number(mine_.lost));
    }
    if (all_.games == 0) return {};
    return language_.say("memory.games", number(all_.games), number(all_.blackWins),
                         number(all_.whiteWins));
}

}  // namespace tianyuan::desktop
