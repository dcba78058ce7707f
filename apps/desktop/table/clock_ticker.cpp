#include "desktop/table/clock_ticker.h"

namespace tianyuan::desktop {

ClockTicker::ClockTicker(table::PlayTable& table, QObject* parent)
    : QObject(parent), table_(table) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &ClockTicker::tick);
}

void ClockTicker::tick() {
    if (!table_.hasGame()) return;
    table_.checkClock();
    Q_EMIT ticked();
    follow();
    const auto running = table_.session().clock().running();
    if (!running || table_.isOver() || !table_.session().isPerson(*running)) return;
    const auto left = table_.session().clockFace(*running).left;
    const bool isWholeSecond = left && left->count() % 1000 > 900;
    if (isWholeSecond && *left <= table::ShortTime) Q_EMIT secondsRunningOut();
}

void ClockTicker::follow() {
    timer_.stop();
    if (!table_.hasGame() || table_.isOver()) return;
    const auto running = table_.session().clock().running();
    const auto left = running ? table_.session().clockFace(*running).left : std::nullopt;
    if (!left) return;
    const int step = *left > table::ShortTime ? 1000 : 100;
    timer_.start(static_cast<int>(left->count() % step) + 5);
}

}  // namespace tianyuan::desktop
