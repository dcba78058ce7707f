#include "brain/brain.h"

#include "brain/swap2_answer.h"
#include "protocol/printable.h"
#include "protocol/reply_text.h"

#include <algorithm>
#include <exception>
#include <type_traits>
#include <utility>
#include <variant>

namespace tianyuan::brain {

namespace command = protocol::command;
namespace reply = protocol::reply;
using player::Milliseconds;

namespace {

/// Does it leave the search alone?
bool isQuiet(const protocol::Command& command) {
    return std::visit(
        [](const auto& each) {
            using Each = std::decay_t<decltype(each)>;
            return std::disjunction_v<
                std::is_same<Each, command::Info>, std::is_same<Each, command::About>,
                std::is_same<Each, command::Block>, std::is_same<Each, command::Unblock>,
                std::is_same<Each, command::UnblockAll>, std::is_same<Each, command::BlockPath>,
                std::is_same<Each, command::UnblockPath>,
                std::is_same<Each, command::UnblockAllPaths>, std::is_same<Each, command::Database>,
                std::is_same<Each, command::Aside>, std::is_same<Each, command::Malformed>,
                std::is_same<Each, command::Other>>;
        },
        command);
}

/// Of a board that is not full.
Point firstEmptyPoint(const tianyuan::Board& board) {
    Point point{0, 0};
    while (!board.isEmpty(point)) {
        point = point.x + 1 < board.size() ? Point{point.x + 1, point.y} : Point{0, point.y + 1};
    }
    return point;
}

/// A report hears what an engine looks at, as long as this stands.
class Watch {
public:
    Watch(AdjustablePlayer& engine, Report* report) : engine_(engine) {
        if (!report) return;
        engine_.watch([report](Point point, bool isDone) { report->take(point, isDone); });
    }
    ~Watch() { engine_.watch({}); }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    AdjustablePlayer& engine_;
};

}  // namespace

Brain::Brain(AdjustablePlayer& engine, reply::About about, Say say)
    : engine_(engine), about_(std::move(about)), say_(std::move(say)) {}

Brain::~Brain() {
    const std::lock_guard lock(speech_);
    silent_ = true;
}

bool Brain::take(std::string_view line) {
    received_ = Clock::now();
    const auto command = reader_.take(line);
    if (!command) return true;
    if (std::holds_alternative<command::End>(*command)) {
        const std::lock_guard lock(speech_);
        silent_ = true;
        return false;
    }
    if (!isQuiet(*command)) {
        thinking_.request_stop();
        join();
    }
    std::visit([this](const auto& each) { carryOut(each); }, *command);
    return true;
}

void Brain::takeTooLong() { sayError("this line is too long"); }

void Brain::finish() {
    thinking_.request_stop();
    join();
}

void Brain::join() {
    if (!thinking_.joinable()) return;
    thinking_.join();
    settings_.spend(std::exchange(used_, {}));
}

// The board

void Brain::begin(int size) {
    if (size < Board::MinSize || size > Board::MaxSize) {
        return sayError("boards of 5 to 22 lines are supported");
    }
    stones_.emplace(size);
    settings_.restartClock();
    prepare();
    say(reply::Ok{});
}

/// No clock runs now, but one will at the first question.
void Brain::prepare() {
    const Attempt prepared = engine_.prepare(settings_.rule(), stones_->size(), {}, {});
    if (!prepared) sayError(prepared.reason().code);
}

void Brain::carryOut(const command::Start& start) { begin(start.size); }

void Brain::carryOut(const command::RectStart& start) {
    if (start.width != start.height) return sayError("only square boards are supported");
    begin(start.width);
}

void Brain::carryOut(const command::Restart&) {
    if (hasBoard()) begin(stones_->size());
}

void Brain::carryOut(const command::TakeBack& move) {
    if (!hasBoard()) return;
    if (const auto objection = stones_->take(move.point)) return sayError(*objection);
    say(reply::Ok{});
}

void Brain::carryOut(const command::Play& move) {
    if (!hasBoard()) return;
    if (const auto objection = stones_->place(move.point, ToldStones::Owner::Own)) {
        return sayError(*objection);
    }
    say(reply::Points{{move.point}});
}

void Brain::carryOut(const command::SetBoard& board) {
    if (!hasBoard()) return;
    if (const auto objection = stones_->set(board.stones)) sayError(*objection);
}

// Questions

void Brain::carryOut(const command::Begin&) {
    if (!hasBoard()) return;
    if (!stones_->isEmpty()) return sayError("the board is not empty");
    think(1);
}

void Brain::carryOut(const command::Turn& turn) {
    if (!hasBoard()) return;
    if (const auto objection = stones_->place(turn.point, ToldStones::Owner::Opponent)) {
        return sayError(*objection);
    }
    think(1);
}

void Brain::carryOut(const command::Board& board) {
    if (!hasBoard()) return;
    if (const auto objection = stones_->set(board.stones)) return sayError(*objection);
    think(1);
}

void Brain::carryOut(const command::Best& best) {
    if (hasBoard()) think(best.lines);
}

void Brain::carryOut(const command::Balance& balance) {
    if (!hasBoard() || !canThink()) return;
    answer(taskOf(1), [this, balance](const Task& task, std::stop_token stop) {
        return balancedStones(balance, task, stop);
    });
}

void Brain::carryOut(const command::Swap2Board& board) {
    if (!hasBoard()) return;
    if (const auto objection = settings_.objection()) return sayError(*objection);
    answer(taskOf(1), [this, stones = board.stones](const Task& task, std::stop_token stop) {
        return swap2Answer(engine_, task.rule, stones_->size(), stones, task.limits, stop);
    });
}

// Settings

void Brain::carryOut(const command::Info& info) {
    const Rule before = settings_.rule();
    settings_.take(info);
    // The engine is the other thread's while that thinks; then the next question prepares it.
    const bool isOurs = !thinking_.joinable();
    if (isOurs && stones_ && settings_.rule() != before) prepare();
}

// The rest

void Brain::carryOut(const command::About&) { say(reply::Nonsense{protocol::toLine(about_)}); }
void Brain::carryOut(const command::Stop&) {}
void Brain::carryOut(const command::End&) {}

void Brain::carryOut(const command::Malformed& command) {
    sayError("this makes no sense: " + protocol::printable(command.line));
}

void Brain::carryOut(const command::Other& command) {
    say(reply::Unknown{protocol::printable(command.line)});
}

// Thinking

bool Brain::hasBoard() {
    if (!stones_) sayError("there is no board yet: START comes first");
    return stones_.has_value();
}

bool Brain::canThink() {
    std::optional<std::string_view> objection = settings_.objection();
    if (!objection && stones_->isFull()) objection = "the board is full";
    if (!objection && stones_->isWon(settings_.rule())) {
        objection = "the game is over: there is a five on the board";
    }
    if (objection) sayError(*objection);
    return !objection;
}

Brain::Task Brain::taskOf(int lines) const {
    Task task;
    task.rule = settings_.rule();
    task.limits = settings_.limits();
    task.limits.lines = lines;
    task.limits.excluded = excluded();
    task.adjustments = settings_.adjustments();
    task.report.lines = settings_.showsLines();
    task.report.marks = settings_.showsLiveMarks();
    task.report.messages = isBoard_;
    task.report.rowFirst = isBoard_;
    task.report.count = lines;
    task.report.size = stones_->size();
    task.report.winRate = [this](player::Score score) { return engine_.winRate(score); };
    task.received = received_;
    return task;
}

void Brain::think(int lines) {
    if (!canThink()) return;
    Task task = taskOf(lines);
    task.ponders = settings_.ponders();
    answer(std::move(task),
           [this](const Task& each, std::stop_token stop) { return chosenMove(each, stop); });
}

void Brain::answer(Task task, Work work) {
    thinking_ =
        std::jthread([this, task = std::move(task), work = std::move(work)](std::stop_token stop) {
            try {
                runTask(task, work, stop);
            } catch (const std::exception& problem) {
                adjusted_.reset();
                sayError(problem.what());
            }
        });
}

void Brain::runTask(Task task, const Work& work, std::stop_token stop) {
    const auto waited = [&task] {
        return std::chrono::duration_cast<Milliseconds>(Clock::now() - task.received);
    };
    if (adjusted_ != task.adjustments) {
        engine_.adjust(task.adjustments);
        adjusted_ = task.adjustments;
    }
    std::optional<Milliseconds>& turn = task.limits.turn;
    if (turn) turn = std::max(*turn - waited(), Milliseconds(1));
    const protocol::Reply reply = work(task, stop);
    used_ = waited();
    say(reply);
    const bool goesOn = std::holds_alternative<reply::Points>(reply) && !stones_->isFull() &&
                        !stones_->isWon(task.rule);
    if (!task.ponders || !goesOn) return;
    engine_.ponder(stones_->position(task.rule, ToldStones::Owner::Opponent), stop);
}

protocol::Reply Brain::chosenMove(const Task& task, std::stop_token stop) {
    Report report(task.report, [this](const protocol::Reply& reply) { say(reply); });
    const Watch watch(engine_, task.report.marks ? &report : nullptr);
    const player::Position position = stones_->position(task.rule);
    const auto move = engine_.choose(position, task.limits, stop,
                                     [&](const player::Thought& each) { report.take(each); });
    if (!move) return reply::Error{"every move is excluded"};
    report.finish();
    // With only forbidden points left the engine passes; a manager waits for a stone.
    const Point point = move->isPass() ? firstEmptyPoint(position.board) : move->point();
    stones_->place(point, ToldStones::Owner::Own);
    return reply::Points{{point}};
}

protocol::Reply Brain::balancedStones(const command::Balance& balance, const Task& task,
                                      std::stop_token stop) {
    const auto points = engine_.balance(stones_->position(task.rule), balance.stones, balance.bias,
                                        task.limits, stop);
    if (!points) return reply::Error{"there are no such stones"};
    ToldStones::Owner owner = ToldStones::Owner::Own;
    for (const Point point : *points) {
        stones_->place(point, owner);
        owner = ToldStones::Owner::Opponent;
    }
    return reply::Points{*points};
}

// Saying

void Brain::say(const protocol::Reply& reply) {
    const std::lock_guard lock(speech_);
    if (!silent_) say_(protocol::toLine(reply));
}

void Brain::sayError(std::string_view text) { say(reply::Error{std::string(text)}); }

}  // namespace tianyuan::brain
