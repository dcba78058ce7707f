// What boards of the Yixin family say, beyond the game itself.
#include "brain/brain.h"
#include "brain/opening_steps.h"
#include "core/foul.h"
#include "protocol/printable.h"

#include <algorithm>
#include <string>
#include <utility>

namespace tianyuan::brain {

namespace command = protocol::command;
namespace reply = protocol::reply;

namespace {

constexpr const char* NoDatabase = "This engine keeps no database of positions.";

}  // namespace

void Brain::carryOut(const command::Block& block) {
    blocked_.insert(blocked_.end(), block.points.begin(), block.points.end());
}

void Brain::carryOut(const command::Unblock& block) {
    std::erase_if(blocked_, [&](Point point) {
        return std::find(block.points.begin(), block.points.end(), point) != block.points.end();
    });
}

void Brain::carryOut(const command::UnblockAll&) { blocked_.clear(); }

void Brain::carryOut(const command::BlockPath& path) {
    if (!path.moves.empty()) blockedPaths_.push_back(path.moves);
}

void Brain::carryOut(const command::UnblockPath& path) { std::erase(blockedPaths_, path.moves); }

void Brain::carryOut(const command::UnblockAllPaths&) { blockedPaths_.clear(); }

/// There is none: a board that asks what is in it hears so in its own words.
void Brain::carryOut(const command::Database& database) {
    const auto tell = [this](const char* text) {
        say(reply::Message{std::string("DATABASE ") + text});
    };
    const std::string_view keyword = database.keyword;
    const bool asks = keyword.starts_with("YXQUERY");
    if (!asks) return say(reply::Message{NoDatabase});
    if (keyword.ends_with("ONE")) return tell("ONE 0 0 0 0");
    const bool asksForText = keyword.ends_with("T");
    const bool asksForPoints = !keyword.ends_with("TEXT");
    if (asksForPoints) tell("REFRESH");
    if (asksForText) tell("TEXT \"\"");
    if (asksForPoints) tell("DONE");
}

void Brain::carryOut(const command::Aside& aside) {
    const std::string line = protocol::printable(aside.line);
    const bool isOfDatabase =
        line.find("database") != std::string::npos || line.find("db") != std::string::npos;
    say(reply::Message{isOfDatabase ? NoDatabase : "Not known here: " + line});
}

void Brain::carryOut(const command::ShowLimits&) {
    isBoard_ = true;
    const auto limit = [this](const char* name, int value) {
        say(reply::Message{std::string("INFO ") + name + " " + std::to_string(value)});
    };
    limit("MAX_THREAD_NUM", ManagerSettings::MostThreads);
    limit("MAX_HASH_SIZE", ManagerSettings::LargestTableLog2);
}

void Brain::carryOut(const command::ForgetFindings&) { engine_.reset(); }

void Brain::carryOut(const command::ShowUsage&) {
    const int use = engine_.tableUse();
    say(reply::Message{"Table in use: " + std::to_string(use / 10) + "." +
                       std::to_string(use % 10) + " %"});
}

/// All moves there are: each is reported, and who looks sees which of them hold.
void Brain::carryOut(const command::SearchDefend&) {
    if (hasBoard()) think(stones_->size() * stones_->size());
}

void Brain::carryOut(const command::OpeningStep& step) {
    if (!hasBoard()) return;
    if (const auto objection = settings_.objection()) return sayError(*objection);
    answer(taskOf(1), [this, step](const Task& task, std::stop_token stop) -> protocol::Reply {
        std::vector<Point> stones = step.stones;
        if (!step.isSoosorv) {
            for (const Move move : stones_->position(task.rule).moves) {
                stones.push_back(move.point());
            }
        }
        std::vector<protocol::Reply> replies =
            openingStepAnswer(engine_, task.rule, stones_->size(), step, stones, task.limits, stop);
        for (std::size_t i = 0; i + 1 < replies.size(); ++i) say(replies[i]);
        return std::move(replies.back());
    });
}

void Brain::carryOut(const command::ShowForbidden&) {
    if (!hasBoard()) return;
    reply::Forbidden forbidden;
    const player::Position position = stones_->position(settings_.rule());
    if (position.rule == Rule::Renju && position.board.sideToMove() == Stone::Black) {
        for (const ForbiddenPoint& each : forbiddenPoints(position.board)) {
            forbidden.points.push_back(each.point);
        }
    }
    say(forbidden);
}

std::vector<Point> Brain::excluded() const {
    std::vector<Point> points = blocked_;
    if (blockedPaths_.empty()) return points;
    std::vector<Point> stones;
    for (const Move move : stones_->position(settings_.rule()).moves) {
        stones.push_back(move.point());
    }
    for (const std::vector<Point>& path : blockedPaths_) {
        const bool leadsHere = path.size() == stones.size() + 1 &&
                               std::equal(stones.begin(), stones.end(), path.begin());
        if (leadsHere) points.push_back(path.back());
    }
    return points;
}

}  // namespace tianyuan::brain
