#include "desktop/setup/setup_board.h"

#include "core/referee.h"
#include "desktop/bridge/singleton.h"
#include "desktop/reading/record_desk.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/table/game_controller.h"

#include <algorithm>

namespace tianyuan::desktop {

SetupBoard::SetupBoard(GameController& game, RecordDesk& desk, const NewGameSettings& settings,
                       const Language& language, QObject* parent)
    : QObject(parent), game_(game), desk_(desk), settings_(settings), language_(language) {
    connect(&language, &Language::changed, this, &SetupBoard::changed);
}

SetupBoard* SetupBoard::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<SetupBoard>(*engine);
}

void SetupBoard::begin() {
    if (game_.onTable()) {
        board_ = game_.shownBoard();
        rule_ = game_.onTable()->rule();
    } else {
        board_ = Board(settings_.size());
        rule_ = *ruleFromId(settings_.rule().toStdString());
    }
    last_.reset();
    tool_ = "turn";
    Q_EMIT changed();
}

void SetupBoard::clear() {
    board_ = Board(board_.size());
    last_.reset();
    Q_EMIT changed();
}

BoardPicture SetupBoard::picture() const {
    BoardPicture picture;
    picture.size = board_.size();
    for (int y = 0; y < board_.size(); ++y) {
        for (int x = 0; x < board_.size(); ++x) {
            const Stone stone = board_.at({x, y});
            if (stone != Stone::None) picture.stones.push_back({{x, y}, stone, 0});
        }
    }
    picture.last = last_;
    picture.next = tool_ == "turn"    ? board_.sideToMove()
                   : tool_ == "black" ? Stone::Black
                   : tool_ == "white" ? Stone::White
                                      : Stone::None;
    return picture;
}

void SetupBoard::setNext(const QString& side) {
    board_.setSideToMove(side == "white" ? Stone::White : Stone::Black);
    Q_EMIT changed();
}

void SetupBoard::setSize(int size) {
    Board smaller(std::clamp(size, Board::MinSize, Board::MaxSize));
    for (int y = 0; y < smaller.size(); ++y) {
        for (int x = 0; x < smaller.size(); ++x) {
            const Stone stone = board_.at({x, y});
            if (stone == Stone::Black || stone == Stone::White) smaller.place({x, y}, stone);
        }
    }
    smaller.setSideToMove(board_.sideToMove());
    board_ = smaller;
    last_.reset();
    Q_EMIT changed();
}

QString SetupBoard::rule() const { return QString::fromStdString(std::string(idOf(rule_))); }

void SetupBoard::setRule(const QString& rule) {
    rule_ = ruleFromId(rule.toStdString()).value_or(rule_);
    Q_EMIT changed();
}

void SetupBoard::place(Point point, Stone stone) {
    if (!board_.isEmpty(point)) board_.remove(point);
    board_.place(point, stone);
    last_ = point;
}

void SetupBoard::click(QPoint place) {
    const Point point(place.x(), place.y());
    if (!board_.contains(point)) return;
    const Stone here = board_.at(point);
    const Stone wanted = tool_ == "black" ? Stone::Black : Stone::White;
    if (tool_ == "away" || (tool_ == "turn" && here != Stone::None) || here == wanted) {
        return takeAway(place);
    }
    if (tool_ == "turn") {
        const Stone side = board_.sideToMove();
        this->place(point, side);
        board_.setSideToMove(opponent(side));
    } else {
        this->place(point, wanted);
    }
    Q_EMIT changed();
}

void SetupBoard::takeAway(QPoint place) {
    const Point point(place.x(), place.y());
    if (!board_.contains(point) || board_.isEmpty(point)) return;
    if (tool_ == "turn" && last_ == point) board_.setSideToMove(board_.at(point));
    board_.remove(point);
    last_.reset();
    Q_EMIT changed();
}

QString SetupBoard::problem() const {
    if (board_.isFull()) return language_.say("setup-board.full");
    for (const ShownStone& each : picture().stones) {
        Board before = board_;
        before.remove(each.point);
        if (judge(before, each.point, each.stone, rule_) == Judgement::Win) {
            return language_.say("setup-board.five");
        }
    }
    return {};
}

record::Record SetupBoard::record() const {
    record::Record record;
    record.rule = rule_;
    record.size = board_.size();
    record.firstToMove = board_.sideToMove();
    for (const ShownStone& each : picture().stones) {
        record.setup.push_back({each.point, each.stone});
    }
    return record;
}

void SetupBoard::study() { desk_.read(record(), {}); }

void SetupBoard::play() {
    if (!problem().isEmpty()) return game_.complain(problem(), {});
    game_.playFrom(record());
}

}  // namespace tianyuan::desktop
