#include "desktop/setup/setup_board.h"

#include "desktop/bridge/singleton.h"
#include "desktop/reading/record_desk.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/table/game_controller.h"

#include <algorithm>
#include <array>

namespace tianyuan::desktop {
namespace {

using Tool = table::SetupPosition::Tool;

constexpr std::array<const char*, 4> ToolIds{"turn", "black", "white", "away"};

Point pointAt(QPoint place) { return {place.x(), place.y()}; }

}  // namespace

SetupBoard::SetupBoard(GameController& game, RecordDesk& desk, const NewGameSettings& settings,
                       const Language& language, QObject* parent)
    : QObject(parent), game_(game), desk_(desk), settings_(settings), language_(language) {
    connect(&language, &Language::changed, this, &SetupBoard::changed);
}

SetupBoard* SetupBoard::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<SetupBoard>(*engine);
}

void SetupBoard::begin() {
    position_ = game_.onTable() ? table::SetupPosition(game_.shownBoard(), game_.onTable()->rule())
                                : table::SetupPosition(Board(settings_.size()),
                                                       *ruleFromId(settings_.rule().toStdString()));
    Q_EMIT changed();
}

void SetupBoard::clear() {
    position_.clear();
    Q_EMIT changed();
}

QString SetupBoard::tool() const { return ToolIds[static_cast<std::size_t>(position_.tool())]; }

void SetupBoard::setTool(const QString& tool) {
    const auto found = std::find(ToolIds.begin(), ToolIds.end(), tool);
    if (found == ToolIds.end()) return;
    position_.setTool(static_cast<Tool>(found - ToolIds.begin()));
    Q_EMIT changed();
}

QString SetupBoard::next() const {
    return position_.board().sideToMove() == Stone::Black ? "black" : "white";
}

void SetupBoard::setNext(const QString& side) {
    position_.setNext(side == "white" ? Stone::White : Stone::Black);
    Q_EMIT changed();
}

void SetupBoard::setSize(int size) {
    position_.setSize(size);
    Q_EMIT changed();
}

QString SetupBoard::rule() const {
    return QString::fromStdString(std::string(idOf(position_.rule())));
}

void SetupBoard::setRule(const QString& rule) {
    position_.setRule(ruleFromId(rule.toStdString()).value_or(position_.rule()));
    Q_EMIT changed();
}

void SetupBoard::click(QPoint place) {
    position_.click(pointAt(place));
    Q_EMIT changed();
}

void SetupBoard::takeAway(QPoint place) {
    position_.takeAway(pointAt(place));
    Q_EMIT changed();
}

QString SetupBoard::problem() const {
    const auto problem = position_.problem();
    return problem ? language_.say(*problem) : QString();
}

void SetupBoard::study() { desk_.read(position_.record(), {}); }

void SetupBoard::play() {
    if (position_.problem()) return game_.complain(problem(), {});
    game_.playFrom(position_.record());
}

}  // namespace tianyuan::desktop
