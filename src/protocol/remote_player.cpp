#include "protocol/remote_player.h"

#include "protocol/printable.h"
#include "protocol/swap2.h"
#include "protocol/thought_reader.h"

#include <algorithm>
#include <utility>

namespace tianyuan::protocol {
namespace {

using player::Limits;
using player::Milliseconds;

// What boards of the Yixin family send where there is no limit.
constexpr long long NoTurnLimit = 2'000'000;
constexpr Milliseconds TakeBackTime{2000};

std::shared_ptr<Transcript> ownOr(std::shared_ptr<Transcript> given) {
    return given ? std::move(given) : std::make_shared<Transcript>();
}

Process::Deadline deadlineFor(const Limits& limits, Milliseconds margin) {
    std::optional<Milliseconds> time = limits.turn;
    if (limits.left && (!time || *limits.left < *time)) time = limits.left;
    if (!time) return std::nullopt;
    return Process::Clock::now() + std::max(*time, Milliseconds(0)) + margin;
}

/// Is it one of the two ways to say that a command is not supported?
bool refuses(const Reason& reason, std::string_view keyword) {
    return (reason.code == "engine.refused" || reason.code == "engine.not-understood") &&
           reason.arguments.front() == keyword;
}

bool isOk(const Answer& answer) { return std::holds_alternative<reply::Ok>(answer.reply); }

std::optional<Point> onePoint(const Answer& answer) {
    const auto* points = std::get_if<reply::Points>(&answer.reply);
    if (!points || points->points.size() != 1) return std::nullopt;
    return points->points.front();
}

/// Who was told how much memory to use may err, but not without end; 0: as any program.
std::uint64_t mostMemoryOf(std::optional<std::uint64_t> told) {
    constexpr std::uint64_t Margin = std::uint64_t{512} << 20;
    return told.value_or(0) == 0 ? 0 : 2 * *told + Margin;
}

}  // namespace

RemotePlayer::RemotePlayer(RemoteOptions options)
    : options_(std::move(options)),
      conversation_({.command = options_.command,
                     .folder = options_.folder,
                     .mostMemory = mostMemoryOf(options_.memory)},
                    options_.transcript = ownOr(std::move(options_.transcript))) {}

RemotePlayer::~RemotePlayer() { shutDown(EndPatience); }

void RemotePlayer::reset() {
    mustRestart_ = true;
    matchTime_.reset();
    forgetPlans();
}

Attempt RemotePlayer::prepare(Rule rule, int size, const Limits& limits, std::stop_token stop) {
    const GameKind kind{rule, size};
    Attempt ready = prepare(kind, limits, stop);
    if (ready) {
        tellLimits(limits);
        ready = settle(stop);
    }
    if (!ready && ready.reason().code == "engine.no-answer" && !answersAbout_) {
        shutDown(Milliseconds(0));
        ready = prepare(kind, limits, stop);
    }
    if (!ready) shutDown(Milliseconds(0));
    return ready;
}

/// INFO has no answer, and some engines take a while over it: they make their tables when they hear
/// of the memory. ABOUT has one, which comes after that.
Attempt RemotePlayer::settle(const std::stop_token& stop) {
    if (!answersAbout_) return Done{};
    const auto answer =
        conversation_.ask(command::About{}, {Process::Clock::now() + options_.startTime, stop});
    if (answer) {
        answersAbout_ = !std::holds_alternative<reply::Unknown>(answer->reply);
        return Done{};
    }
    if (answer.reason().code == "engine.no-answer") answersAbout_ = false;
    return answer.reason();
}

/// With no patience the program is killed: after a fault nobody knows what it would say next.
void RemotePlayer::shutDown(Milliseconds patience) {
    conversation_.close(patience);
    kind_ = {kind_.rule, 0};
    state_ = {};
    told_.clear();
    mustRestart_ = false;
}

Result<reply::About> RemotePlayer::about() {
    if (const Attempt opened = conversation_.open(); !opened) return opened.reason();
    const Patience patience{Process::Clock::now() + options_.startTime, {}};
    const auto answer = conversation_.ask(command::About{}, patience);
    if (!answer) {
        shutDown(Milliseconds(0));
        return answer.reason();
    }
    if (std::holds_alternative<reply::Error>(answer->reply) ||
        std::holds_alternative<reply::Unknown>(answer->reply)) {
        return refusalOf(*answer, command::About{});
    }
    return aboutFromLine(answer->line);
}

player::Talk RemotePlayer::takeTalk(bool withTranscript) {
    player::Talk talk;
    talk.remarks = conversation_.takeStrays();
    const std::uint64_t first = std::exchange(heard_, transcript().count());
    if (!withTranscript) return talk;
    for (const Transcript::Line& line : transcript().since(first)) {
        talk.transcript += toText(line) + '\n';
    }
    return talk;
}

void RemotePlayer::tell(const std::string& key, const std::string& value) {
    told_[key] = value;
    conversation_.tell(command::Info{key, value});
}

void RemotePlayer::tellKind(const GameKind& kind) {
    kind_ = kind;
    const auto changed = [this](const std::string& key, const std::string& value) {
        const auto found = told_.find(key);
        if (found == told_.end() || found->second != value) tell(key, value);
    };
    changed("max_memory", std::to_string(options_.memory.value_or(0)));
    changed("game_type", std::to_string(options_.opponent));
    changed("rule", std::to_string(codeOf(kind.rule)));
    if (!options_.dataFolder.empty()) changed("folder", options_.dataFolder.string());
    for (const auto& [key, value] : options_.infos) changed(key, value);
}

void RemotePlayer::tellLimits(const Limits& limits) {
    const auto changed = [this](const std::string& key, long long value) {
        const auto found = told_.find(key);
        if (found == told_.end() || found->second != std::to_string(value)) {
            tell(key, std::to_string(value));
        }
    };
    if (limits.left && !matchTime_) matchTime_ = limits.left;
    changed("timeout_match", matchTime_.value_or(Milliseconds(0)).count());
    changed("timeout_turn", limits.turn   ? limits.turn->count()
                            : limits.left ? matchTime_->count()
                                          : NoTurnLimit);
    if (limits.increment) changed("time_increment", limits.increment->count());
    if (limits.nodes) changed("max_node", static_cast<long long>(*limits.nodes));
    if (limits.depth) changed("max_depth", *limits.depth);
    tell("time_left", std::to_string(limits.left ? limits.left->count() : NoTimeLimit));
}

Attempt RemotePlayer::start(int size, const std::stop_token& stop) {
    if (const Attempt opened = conversation_.open(); !opened) return opened.reason();
    const command::Start command{size};
    const auto answer =
        conversation_.ask(command, {Process::Clock::now() + options_.startTime, stop});
    if (!answer) return answer.reason();
    if (isOk(*answer)) {
        kind_.size = size;
        mustRestart_ = false;
        return Done{};
    }
    if (const auto* error = std::get_if<reply::Error>(&answer->reply)) {
        return Reason{"engine.refuses-size", {std::to_string(size), printable(error->text)}};
    }
    return refusalOf(*answer, command);
}

Attempt RemotePlayer::restart(const std::stop_token& stop) {
    const int size = kind_.size;
    const auto answer =
        conversation_.ask(command::Restart{}, {Process::Clock::now() + options_.startTime, stop});
    if (answer && isOk(*answer)) {
        state_ = {};
        told_.clear();
        mustRestart_ = false;
        return Done{};
    }
    if (!answer && stop.stop_requested()) return answer.reason();
    // RESTART is optional; a new process is as good.
    shutDown(EndPatience);
    return start(size, stop);
}

Attempt RemotePlayer::prepare(const GameKind& kind, const Limits& limits,
                              const std::stop_token& stop) {
    const bool unlimits = (told_.contains("max_node") && !limits.nodes) ||
                          (told_.contains("max_depth") && !limits.depth) ||
                          (told_.contains("time_increment") && !limits.increment);
    // Some things cannot be taken back, only begun anew.
    if (kind_.size != 0 && (kind.size != kind_.size || unlimits)) shutDown(EndPatience);
    if (kind_.size == 0) {
        if (Attempt started = start(kind.size, stop); !started) return started;
    } else if (mustRestart_ || kind.rule != kind_.rule) {
        if (Attempt restarted = restart(stop); !restarted) return restarted;
    }
    tellKind(kind);
    return Done{};
}

Attempt RemotePlayer::takeBack(const std::vector<Point>& points, const std::stop_token& stop) {
    for (const Point point : points) {
        const command::TakeBack command{point};
        const auto answer =
            conversation_.ask(command, {Process::Clock::now() + TakeBackTime, stop});
        if (!answer) return answer.reason();
        if (!isOk(*answer)) return refusalOf(*answer, command);
        state_.stones.pop_back();
    }
    return Done{};
}

Result<Answer> RemotePlayer::question(const Command& command, const Limits& limits,
                                      const std::stop_token& stop,
                                      const Conversation::OnRemark& onRemark) {
    auto answer =
        conversation_.ask(command, {deadlineFor(limits, options_.margin), stop}, onRemark);
    if (!answer && answer.reason().code == "engine.stopped") {
        answer = answerAfterStop(keywordOf(command), onRemark);
    }
    if (!answer) return answer;
    const auto* suggestion = std::get_if<reply::Suggest>(&answer->reply);
    if (!suggestion) return answer;
    return conversation_.ask(command::Play{suggestion->point},
                             {Process::Clock::now() + options_.margin, {}}, onRemark);
}

/// The protocol has no way to stop an engine, but a Yixin-like one knows one, and any may be about
/// to answer anyway.
Result<Answer> RemotePlayer::answerAfterStop(std::string_view keyword,
                                             const Conversation::OnRemark& onRemark) {
    if (options_.understandsStop) conversation_.tell(command::Stop{});
    auto answer = conversation_.waitForAnswer(
        keyword, {Process::Clock::now() + options_.margin, {}}, onRemark);
    if (!answer && answer.reason().code == "engine.no-answer") return Reason{"engine.stopped", {}};
    return answer;
}

Result<Point> RemotePlayer::askForPoint(const player::Position& position, const Limits& limits,
                                        const std::stop_token& stop, const OnThought& onThought) {
    const GameKind kind{position.rule, position.board.size()};
    const Stone side = position.board.sideToMove();
    const auto wanted = stonesInOrder(position);
    forgetPlans();
    if (Attempt ready = prepare(kind, limits, stop); !ready) return ready.reason();

    Approach approach = approachTo(wanted, side, state_, canTakeBack_);
    if (const Attempt taken = takeBack(approach.takeBacks, stop); !taken) {
        if (stop.stop_requested()) return taken.reason();
        canTakeBack_ = false;
        mustRestart_ = true;
        if (Attempt ready = prepare(kind, limits, stop); !ready) return ready.reason();
        approach = approachTo(wanted, side, state_, canTakeBack_);
    }
    if (approach.restart) {
        if (Attempt restarted = restart(stop); !restarted) return restarted.reason();
        tellKind(kind);
    }
    if (onThought && !told_.contains("show_detail")) tell("show_detail", "2");
    tellLimits(limits);

    ThoughtReader reader(kind.size);
    const auto answer = question(approach.question, limits, stop, [&](const Reply& remark) {
        const auto thought = reader.take(remark);
        if (thought && onThought) onThought(*thought);
    });
    if (!answer) return answer.reason();
    const auto point = onePoint(*answer);
    if (!point) return refusalOf(*answer, approach.question);
    if (!position.board.isEmpty(*point)) {
        const bool outside = !position.board.contains(*point);
        return Reason{"engine.illegal-move",
                      {printable(answer->line),
                       outside ? "engine.point-off-board" : "engine.point-occupied"}};
    }
    state_ = {wanted, side};
    state_.stones.push_back({*point, side});
    return *point;
}

Result<Move> RemotePlayer::choose(const player::Position& position, const Limits& limits,
                                  std::stop_token stop, const OnThought& onThought) {
    if (position.board.isFull()) return Reason{"engine.board-full", {}};
    if (moveToCome_ && moveToCome_->first == position.board) {
        return Move(std::exchange(moveToCome_, std::nullopt)->second);
    }
    const auto point = askForPoint(position, limits, stop, onThought);
    if (point) return Move(*point);
    shutDown(Milliseconds(0));
    return point.reason();
}

void RemotePlayer::forgetPlans() {
    stonesToCome_.clear();
    moveToCome_.reset();
}

void RemotePlayer::remember(const Board& board, const opening::Decision& decision,
                            const std::vector<Point>& points) {
    forgetPlans();
    const bool isMove =
        decision.choice == opening::Choice::Keep || decision.choice == opening::Choice::Swap;
    if (isMove && !points.empty()) {
        moveToCome_.emplace(board, points.front());
        return;
    }
    Board then = board;
    for (const Point point : points) {
        stonesToCome_.emplace_back(then, point);
        then.play(point);
    }
}

Result<opening::Decision> RemotePlayer::decide(const opening::Question& asked, const Limits& limits,
                                               std::stop_token stop) {
    if (asked.protocol == opening::Protocol::Swap2 && asked.allows(opening::Choice::Place)) {
        for (const auto& [board, point] : stonesToCome_) {
            if (board == asked.board) return opening::Decision{opening::Choice::Place, point, 0};
        }
    }
    if (!knowsSwap2_ || !isSwap2Question(asked)) return Player::decide(asked, limits, stop);
    auto decision = askSwap2(asked, limits, stop);
    if (decision) return decision;
    if (refuses(decision.reason(), "SWAP2BOARD")) {
        knowsSwap2_ = false;
        return Player::decide(asked, limits, stop);
    }
    shutDown(Milliseconds(0));
    return decision;
}

Result<opening::Decision> RemotePlayer::askSwap2(const opening::Question& asked,
                                                 const Limits& limits,
                                                 const std::stop_token& stop) {
    const GameKind kind{asked.rule, asked.board.size()};
    if (!state_.stones.empty()) mustRestart_ = true;
    if (Attempt ready = prepare(kind, limits, stop); !ready) return ready.reason();
    tellLimits(limits);
    const command::Swap2Board command{swap2Stones(asked.board)};
    const auto answer = question(command, limits, stop);
    if (!answer) return answer.reason();
    const auto choice = swap2Choice(asked, answer->reply);
    if (!choice) return refusalOf(*answer, command);
    if (!choice->areFree(asked.board)) {
        return Reason{"engine.illegal-move", {printable(answer->line), "engine.point-occupied"}};
    }
    remember(asked.board, choice->decision, choice->points);
    return choice->decision;
}

}  // namespace tianyuan::protocol
