#include "desktop/study/threat_view.h"

#include "core/notation.h"
#include "desktop/settings/language.h"
#include "desktop/study/analysis.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

constexpr std::array Sides{Stone::Black, Stone::White};

}  // namespace

ThreatView::ThreatView(Language& language, QObject* parent) : QObject(parent), language_(language) {
    pool_.setMaxThreadCount(1);
}

ThreatView::~ThreatView() {
    stop_.request_stop();
    pool_.waitForDone();
}

void ThreatView::clear() {
    stop_.request_stop();
    ++ticket_;
    shapes_ = {};
    wins_ = {};
    playing_ = -1;
    step_ = 0;
    looking_ = false;
    Q_EMIT changed();
}

void ThreatView::look(const player::Position& position) {
    clear();
    position_ = position;
    looking_ = true;
    stop_ = std::stop_source();
    pool_.start([this, position, ticket = ticket_, stop = stop_.get_token()] {
        const auto deliver = [this, ticket](auto take) {
            const auto arrive = [this, ticket, take] {
                if (ticket != ticket_) return;
                take();
                Q_EMIT changed();
            };
            QMetaObject::invokeMethod(this, arrive, Qt::QueuedConnection);
        };
        Shapes shapes;
        for (std::size_t i = 0; i < Sides.size(); ++i) {
            shapes[i] = study::standingShapes(position.rule, position.board, Sides[i]);
        }
        deliver([this, shapes] { shapes_ = shapes; });
        Wins wins;
        for (std::size_t i = 0; i < Sides.size(); ++i) {
            study::ForcedWinLimits limits;
            limits.stop = stop;
            wins[i] = study::findForcedWin(position.rule, position.board, Sides[i], limits);
        }
        deliver([this, wins] {
            wins_ = wins;
            looking_ = false;
        });
    });
    Q_EMIT changed();
}

QString ThreatView::names(const std::vector<Point>& points) const {
    QStringList texts;
    for (const Point point : points) {
        texts << QString::fromStdString(toText(point, position_.board.size())).toUpper();
    }
    return texts.join(' ');
}

QStringList ThreatView::linesOf(std::size_t side) const {
    QStringList lines;
    for (const study::StandingShape& shape : shapes_[side]) {
        lines << language_.say(codeOf(shape), names(shape.stones), names(shape.growth));
    }
    return lines;
}

QString ThreatView::winOf(std::size_t side) const {
    if (!wins_[side]) return {};
    const bool isTurn = position_.board.sideToMove() == Sides[side];
    const char* code =
        isTurn ? (wins_[side]->byFours ? "study.win-by-fours" : "study.win-by-threats")
               : (wins_[side]->byFours ? "study.threatens-by-fours" : "study.threatens-by-threats");
    return language_.say(code, wins_[side]->plies);
}

int ThreatView::steps() const {
    return playing_ < 0 ? 0
                        : static_cast<int>(wins_[static_cast<std::size_t>(playing_)]->line.size());
}

void ThreatView::playOut(const QString& side) {
    const int wanted = side == "black" ? 0 : side == "white" ? 1 : -1;
    playing_ = wanted >= 0 && wins_[static_cast<std::size_t>(wanted)] ? wanted : -1;
    step_ = playing_ < 0 ? 0 : 1;
    Q_EMIT changed();
}

void ThreatView::stepBy(int stones) {
    const int wanted = std::clamp(step_ + stones, 0, steps());
    if (wanted == step_) return;
    step_ = wanted;
    Q_EMIT changed();
}

std::vector<Capsule> ThreatView::capsules() const {
    std::vector<Capsule> capsules;
    for (std::size_t i = 0; i < Sides.size(); ++i) {
        const bool isTurn = position_.board.sideToMove() == Sides[i];
        for (const study::StandingShape& shape : shapes_[i]) {
            Capsule capsule;
            capsule.stones = shape.stones;
            capsule.growth = shape.growth;
            capsule.counts = shape.counts;
            capsule.tone = isTurn ? Capsule::Tone::Own : Capsule::Tone::Threat;
            capsules.push_back(std::move(capsule));
        }
    }
    return capsules;
}

std::vector<ShownStone> ThreatView::line() const {
    if (playing_ < 0) return {};
    const study::ForcedWin& win = *wins_[static_cast<std::size_t>(playing_)];
    std::vector<ShownStone> stones = stonesOf(win.line, win.side);
    stones.resize(std::min(stones.size(), static_cast<std::size_t>(step_)));
    return stones;
}

}  // namespace tianyuan::desktop
