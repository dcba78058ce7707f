#include "brain/report.h"

#include "core/notation.h"
#include "protocol/reply_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace tianyuan::brain {
namespace {

using player::Score;
using player::Thought;
namespace reply = protocol::reply;

// Before them the marks would only flicker.
constexpr int LeastDepthForMarks = 8;
constexpr player::Milliseconds LeastTimeForMoves{200};

/// "35", "-120", "+M7", "-M4".
std::string toText(Score score) {
    if (score.isProved()) return (score.isWin() ? "+M" : "-M") + std::to_string(score.plies());
    return std::to_string(std::lround(score.value()));
}

/// With four digits after the point, whatever the language of the system.
std::string toText(double rate) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), rate,
                                   std::chars_format::fixed, 4);
    return {digits.data(), end.ptr};
}

std::uint64_t speedOf(const Thought& thought) {
    const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(thought.time.count(), 1));
    return thought.nodes * 1000 / time;
}

int selectiveDepthOf(const Thought& thought) {
    return std::max(thought.depth, static_cast<int>(thought.line.size()));
}

std::string coordinatesOf(const std::vector<Move>& line) {
    std::string text;
    for (const Move move : line) {
        text += (text.empty() ? "" : " ") + protocol::toText(move.point());
    }
    return text;
}

std::string namesOf(const std::vector<Move>& line, const Report::Options& options) {
    std::string text;
    for (const Move move : line) {
        const bool turns = options.rowFirst && !move.isPass();
        const Move named = turns ? Move(Point(move.point().y, move.point().x)) : move;
        text += (text.empty() ? "" : " ") + tianyuan::toText(named, options.size);
    }
    return text;
}

}  // namespace

void Report::take(const Thought& thought) {
    if (thought.line.empty()) return;
    if (thought.rank == 0) best_ = thought;
    if (thought.provedMoves) {
        say_(reply::Message{"proved: wins in at most " + std::to_string(*thought.provedMoves) +
                            (*thought.provedMoves == 1 ? " more move" : " more moves")});
    }
    if (options_.lines) sayLines(thought);
    if (options_.messages) sayMessage(thought);
    if (options_.marks && thought.depth >= LeastDepthForMarks) sayMarks(thought);
}

void Report::take(Point point, bool isDone) const {
    const bool isSlow =
        best_ && best_->depth + 1 >= LeastDepthForMarks && best_->time >= LeastTimeForMoves;
    if (!options_.marks || !isSlow) return;
    say_(reply::Message{(isDone ? "REALTIME DONE " : "REALTIME POS ") + protocol::toText(point)});
}

void Report::sayLines(const Thought& thought) const {
    const auto detail = [this](const char* key, std::string value) {
        say_(reply::Detail{key, std::move(value)});
    };
    detail("pv", std::to_string(thought.rank));
    detail("numpv", std::to_string(options_.count));
    detail("depth", std::to_string(thought.depth));
    detail("seldepth", std::to_string(selectiveDepthOf(thought)));
    detail("nodes", std::to_string(thought.nodes));
    detail("totalnodes", std::to_string(thought.nodes));
    detail("totaltime", std::to_string(thought.time.count()));
    detail("speed", std::to_string(speedOf(thought)));
    detail("eval", toText(thought.score));
    if (options_.winRate) detail("winrate", toText(options_.winRate(thought.score)));
    detail("bestline", coordinatesOf(thought.line));
    detail("pv", "DONE");
}

void Report::sayMarks(const Thought& thought) {
    const std::string point = protocol::toText(thought.line.front().point());
    if (thought.rank == 0) {
        say_(reply::Message{"REALTIME REFRESH"});
        say_(reply::Message{"REALTIME BEST " + point});
    } else if (thought.score.isLoss()) {
        say_(reply::Message{"REALTIME LOST " + point});
    }
}

void Report::sayMessage(const Thought& thought) const {
    constexpr int MostTold = 10;  // who wants all of them looks at the board
    if (thought.rank >= MostTold) return;
    std::string text;
    if (options_.count > 1) text = "(" + std::to_string(thought.rank + 1) + ") ";
    text += "Depth " + std::to_string(thought.depth) + "-" +
            std::to_string(selectiveDepthOf(thought)) + " | Eval " + toText(thought.score) +
            " | Time " + std::to_string(thought.time.count()) + "ms | " +
            namesOf(thought.line, options_);
    say_(reply::Message{text});
}

void Report::finish() const {
    if (!best_) return;
    say_(reply::Message{
        "Speed " + std::to_string(speedOf(*best_) / 1000) + "K | Depth " +
        std::to_string(best_->depth) + "-" + std::to_string(selectiveDepthOf(*best_)) + " | Eval " +
        toText(best_->score) + " | Node " + std::to_string(best_->nodes) + " | Time " +
        std::to_string(best_->time.count()) + "ms | " + namesOf(best_->line, options_)});
}

}  // namespace tianyuan::brain
