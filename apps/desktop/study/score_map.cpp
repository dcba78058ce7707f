#include "desktop/study/score_map.h"

#include "core/notation.h"
#include "desktop/opponents/opponents.h"
#include "desktop/settings/language.h"
#include "study/evaluation.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {
namespace {

constexpr std::size_t RankedMoves = 12;  // of players that have no map
constexpr player::Milliseconds Patience{3000};
constexpr std::size_t Favourites = 5;
constexpr double Visible = 0.04;  // what is less is not shown

/// "52", "1234", "12k": never wider than a crossing.
QString figureOf(double score) {
    if (std::abs(score) < 1000) return QString::number(std::lround(score));
    if (std::abs(score) < 1'000'000) return QString("%1k").arg(std::lround(score / 1000));
    return QString("%1M").arg(std::lround(score / 1'000'000));
}

}  // namespace

ScoreMap::ScoreMap(Language& language, QObject* parent)
    : QObject(parent), language_(language), thinker_([this](std::function<void()> function) {
          QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
      }) {}

ScoreMap::~ScoreMap() { thinker_.cancel(); }

void ScoreMap::think(const std::string& spec, const player::Position& position, int megabytes) {
    clear();
    size_ = position.board.size();
    isOurs_ = isOurEngine(spec);
    auto player = makePlayer(spec, megabytes);
    if (!player) {
        trouble_ = language_.say(player.reason());
        Q_EMIT changed();
        return;
    }
    player::Limits limits;
    limits.turn = Patience;
    limits.lines = static_cast<int>(RankedMoves);
    thinker_.ask(
        std::move(*player), position, limits,
        [this](const Result<game::Thinker::Reply>& reply) {
            if (!reply) {
                trouble_ = language_.say(reply.reason());
            } else if (map_.empty()) {
                trouble_ = language_.say("study.no-scores");
            }
            Q_EMIT changed();
        },
        [this](const player::Thought& thought) { take(thought); });
    Q_EMIT changed();
}

void ScoreMap::clear() {
    thinker_.cancel();
    map_.clear();
    best_.clear();
    trouble_.clear();
    isChance_ = false;
    depth_ = 0;
    Q_EMIT changed();
}

void ScoreMap::take(const player::Thought& thought) {
    if (thought.map) {
        map_ = *thought.map;
        isChance_ = false;
    } else {
        if (thought.line.empty() || thought.line.front().isPass()) return;
        const Point point = thought.line.front().point();
        if (thought.rank == 0 && thought.depth != depth_) map_.clear();
        depth_ = thought.depth;
        const auto chance = study::chanceIn(thought, isOurs_);
        isChance_ = chance.has_value();
        std::erase_if(map_, [&](const player::PointScore& each) { return each.point == point; });
        map_.push_back({point, chance ? 100 * *chance : thought.score.value()});
    }
    std::stable_sort(map_.begin(), map_.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    showBest();
}

void ScoreMap::showBest() {
    const player::PointScore& first = map_.front();
    const QString name = QString::fromStdString(toText(first.point, size_)).toUpper();
    best_ = language_.say("study.favourite", name,
                          isChance_ ? QString("%1%").arg(std::lround(first.score))
                                    : QString::number(first.score, 'f', 0));
    Q_EMIT changed();
}

std::vector<ScoreMark> ScoreMap::marks(bool allFigures) const {
    std::vector<ScoreMark> marks;
    if (map_.empty()) return marks;
    // A whole map is shown by its differences; of a few good moves all are good.
    const bool isWhole = map_.size() > RankedMoves;
    const double highest = map_.front().score;
    const double lowest = isWhole ? map_.back().score : std::min(0.0, map_.back().score);
    for (std::size_t i = 0; i < map_.size(); ++i) {
        const double value = highest > lowest ? (map_[i].score - lowest) / (highest - lowest) : 1;
        if (isWhole && value < Visible) break;
        ScoreMark mark{map_[i].point, value, {}};
        if (allFigures || i < Favourites) mark.figure = figureOf(map_[i].score);
        marks.push_back(std::move(mark));
    }
    return marks;
}

}  // namespace tianyuan::desktop
