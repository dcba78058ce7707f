#include "desktop/study/end_sketch.h"

#include "core/notation.h"
#include "desktop/opponents/opponents.h"
#include "desktop/settings/language.h"
#include "desktop/table/table_host.h"
#include "study/evaluation.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

constexpr int FewestMoves = 8;         // less is no curve
constexpr std::uint64_t Nodes = 2000;  // a few milliseconds for each position

}  // namespace

EndSketch::EndSketch(TableHost& host, Language& language, QObject* parent)
    : QObject(parent),
      host_(host),
      language_(language),
      thinker_([this](std::function<void()> function) {
          QMetaObject::invokeMethod(this, std::move(function), Qt::QueuedConnection);
      }) {
    connect(&host, &TableHost::happened, this, &EndSketch::begin);
    connect(&host, &TableHost::seated, this, &EndSketch::begin);
    connect(&language, &Language::changed, this, &EndSketch::changed);
}

EndSketch::~EndSketch() { thinker_.cancel(); }

void EndSketch::clear() {
    thinker_.cancel();
    const bool wasThere = game_.has_value();
    game_.reset();
    pending_.clear();
    chances_ = {};
    decisive_.reset();
    isReady_ = false;
    if (wasThere) Q_EMIT changed();
}

void EndSketch::begin() {
    clear();
    if (!host_.isPlaying() || !host_.play().isOver()) return;
    if (host_.play().session().failure() || host_.play().game().ply() < FewestMoves) return;
    game_ = host_.play().game();
    const auto known = study::chancesOf(*game_).ofBlack;
    for (std::size_t ply = 0; ply < known.size(); ++ply) {
        if (!known[ply]) pending_.push_back(static_cast<int>(ply));
    }
    if (!player_) {
        auto player = makePlayer(strongestSpec(), 0);
        if (!player) return clear();
        player_ = std::move(*player);
    }
    judgeNext();
}

void EndSketch::judgeNext() {
    if (pending_.empty()) return finish();
    const int ply = pending_.back();
    player::Limits limits;
    limits.nodes = Nodes;
    limits.lines = 2;  // with one, nothing is said where there is no choice
    thought_.reset();
    thinker_.ask(
        player_, study::positionAfter(*game_, ply), limits,
        [this, ply](const Result<game::Thinker::Reply>& reply) {
            if (!reply || !thought_) return finish();
            const Stone side = study::positionAfter(*game_, ply).board.sideToMove();
            study::writeView(study::viewOf(*thought_, side), game_->board().size(),
                             game_->editNotes(study::nodeAfter(*game_, ply)));
            pending_.pop_back();
            judgeNext();
        },
        [this](const player::Thought& thought) {
            if (thought.rank == 0) thought_ = thought;
        });
}

void EndSketch::finish() {
    chances_ = study::chancesOf(*game_);
    const Stone winner = game_->outcome().winner;
    double most = 0;
    for (const study::MoveReview& review : study::reviewOf(*game_)) {
        const double drop = review.before - review.after;
        if (review.kind != study::MoveReview::Kind::Mistake || review.side == winner ||
            winner == Stone::None || drop <= most) {
            continue;
        }
        most = drop;
        decisive_ = review;
    }
    isReady_ = true;
    Q_EMIT changed();
}

QVariantList EndSketch::chances() const {
    QVariantList list;
    for (const auto& chance : chances_.ofBlack) list << chance.value_or(-1);
    return list;
}

QStringList EndSketch::marks() const {
    QStringList marks;
    if (!game_) return marks;
    for (int ply = 1; ply <= game_->ply(); ++ply) marks << (ply == decidingPly() ? "??" : "");
    return marks;
}

QString EndSketch::deciding() const {
    if (!decisive_) return {};
    const QString side =
        language_.say(decisive_->side == Stone::Black ? "table.black" : "table.white");
    const QString move =
        QString::fromStdString(toText(decisive_->move, game_->board().size())).toUpper();
    return language_.say("study.deciding", side, decisive_->ply, move);
}

QString EndSketch::length() const {
    if (!game_) return {};
    game::Milliseconds spent{0};
    if (host_.isPlaying()) {
        for (const game::Event& event : host_.play().session().events()) {
            spent += event.spent.value_or(game::Milliseconds(0));
        }
    }
    const auto seconds = static_cast<int>(spent.count() / 1000);
    const QString moves = language_.say("files.moves", game_->ply());
    if (seconds == 0) return moves;
    if (seconds < 60) return moves + " · " + language_.say("study.seconds", seconds);
    return moves + " · " + language_.say("study.minutes", seconds / 60, seconds % 60);
}

}  // namespace tianyuan::desktop
