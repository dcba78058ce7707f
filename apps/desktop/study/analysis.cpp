#include "desktop/study/analysis.h"

#include "core/notation.h"
#include "desktop/opponents/opponents.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "study/evaluation.h"
#include "study/telling.h"

namespace tianyuan::desktop {

std::vector<ShownStone> stonesOf(const std::vector<Move>& line, Stone side) {
    std::vector<ShownStone> stones;
    int number = 0;
    for (const Move move : line) {
        ++number;
        if (!move.isPass()) stones.push_back({move.point(), side, number});
        side = opponent(side);
    }
    return stones;
}

Analysis::Analysis(Language& language, QObject* parent)
    : QObject(parent),
      language_(language),
      lines_(new LineListModel(this)),
      thinker_([this](std::function<void()> function) {
          QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
      }) {}

Analysis::~Analysis() { thinker_.cancel(); }

void Analysis::begin(const player::Position& position, const QString& who) {
    position_ = position;
    who_ = who;
    thoughts_.clear();
    trouble_.clear();
    pointed_ = -1;
    showThoughts();
}

void Analysis::think(const std::string& spec, const player::Position& position,
                     const player::Limits& limits, int megabytes) {
    heard_ = false;
    isOurs_ = isOurEngine(spec);
    begin(position, portraitOf(spec, language_.current()).name);
    if (!player_ || spec != spec_ || megabytes != megabytes_) {
        auto player = makePlayer(spec, megabytes);
        if (!player) {
            stop();
            trouble_ = language_.say(player.reason());
            Q_EMIT changed();
            return;
        }
        player_ = std::move(*player);
        spec_ = spec;
        megabytes_ = megabytes;
    }
    thinker_.ask(
        player_, position, limits,
        [this](const Result<game::Thinker::Reply>& reply) {
            const Move* move = reply ? std::get_if<Move>(&*reply) : nullptr;
            if (!reply) {
                trouble_ = language_.say(reply.reason());
                player_.reset();
            } else if (move && thoughts_.empty()) {
                thoughts_[0].line = {*move};
                showThoughts();
            }
            Q_EMIT changed();
        },
        [this](const player::Thought& thought) {
            take(thought);
            Q_EMIT found();
        });
    Q_EMIT changed();
}

void Analysis::listen(const QString& who, const player::Position& position,
                      const player::Thought& thought, bool isOurs) {
    thinker_.cancel();
    const bool isNew = !heard_ || position.moves != position_.moves;
    heard_ = true;
    isOurs_ = isOurs;
    if (isNew) begin(position, who);
    take(thought);
}

void Analysis::recall(const QString& who, const player::Position& position,
                      const player::Thought& thought, bool isOurs) {
    thinker_.cancel();
    heard_ = false;
    isOurs_ = isOurs;
    begin(position, who);
    take(thought);
}

void Analysis::stop() {
    thinker_.cancel();
    heard_ = false;
    Q_EMIT changed();
}

void Analysis::clear() {
    thinker_.cancel();
    heard_ = false;
    begin({}, {});
}

void Analysis::take(const player::Thought& thought) {
    thoughts_[thought.rank] = thought;
    showThoughts();
}

void Analysis::showThoughts() {
    std::vector<ExpectedLine> lines;
    for (const auto& [rank, thought] : thoughts_) {
        if (thought.line.empty()) continue;
        ExpectedLine line;
        line.moves = thought.line;
        for (const Move move : thought.line) {
            line.names << QString::fromStdString(pointName(move, position_.board.size()));
        }
        const player::Score& score = thought.score;
        if (thought.depth > 0) {
            const auto chance = study::chanceIn(thought, isOurs_);
            line.figure = chance ? QString::fromStdString(study::percent(*chance))
                                 : QString::number(score.value(), 'g', 4);
        }
        if (score.isProved()) {
            line.note =
                language_.say(score.isWin() ? "study.wins-in" : "study.loses-in", score.plies());
        }
        lines.push_back(std::move(line));
    }
    lines_->show(std::move(lines));
    if (pointed_ >= lines_->rowCount()) pointed_ = -1;
    const auto best = this->best();
    depth_ = best ? best->depth : 0;
    isProved_ = best && best->score.isProved();
    chance_ = -1;
    score_.clear();
    if (depth_ > 0) {
        const player::Score& score = best->score;
        if (const auto own = study::chanceIn(*best, isOurs_)) {
            chance_ = position_.board.sideToMove() == Stone::Black ? *own : 1 - *own;
        }
        score_ =
            score.isProved()
                ? language_.say(score.isWin() ? "study.wins-in" : "study.loses-in", score.plies())
                : QString::asprintf("%+.0f", score.value());
    }
    Q_EMIT changed();
}

QString Analysis::side() const {
    return position_.board.sideToMove() == Stone::Black ? "black" : "white";
}

void Analysis::point(int line) {
    const int wanted = line >= 0 && line < lines_->rowCount() ? line : -1;
    if (wanted == pointed_) return;
    pointed_ = wanted;
    Q_EMIT changed();
}

std::vector<ShownStone> Analysis::pointedLine() const {
    if (pointed_ < 0) return {};
    return stonesOf(lines_->lines()[static_cast<std::size_t>(pointed_)].moves,
                    position_.board.sideToMove());
}

std::optional<player::Thought> Analysis::best() const {
    const auto first = thoughts_.find(0);
    if (first == thoughts_.end()) return std::nullopt;
    return first->second;
}

}  // namespace tianyuan::desktop
