#include "protocol/examiner.h"

#include "protocol/printable.h"

#include <algorithm>

namespace tianyuan::protocol {

using Milliseconds = Examiner::Milliseconds;

namespace {

// Beyond the thinking time: an engine that means to refuse says nothing more.
constexpr Milliseconds AfterComplaint{500};

}  // namespace

Examiner::Examiner(const DoctorOptions& options, std::stop_token stop,
                   std::shared_ptr<Transcript> transcript)
    : options_(options),
      stop_(std::move(stop)),
      conversation_({.command = options.command, .folder = options.folder}, std::move(transcript)),
      deadline_(Process::Clock::now() + options.total) {}

bool Examiner::isOver() const {
    return stop_.stop_requested() || Process::Clock::now() >= deadline_;
}

Patience Examiner::patienceFor(Milliseconds time) const {
    return {std::min(Process::Clock::now() + time, deadline_), stop_, {}};
}

Attempt Examiner::open() {
    conversation_.close(Milliseconds(0));
    return conversation_.open();
}

Attempt Examiner::start(int size) {
    if (Attempt opened = open(); !opened) return opened;
    const command::Start command{size};
    const auto before = Process::Clock::now();
    const auto answer = conversation_.ask(command, patienceFor(options_.start));
    elapsed_ = std::chrono::ceil<Milliseconds>(Process::Clock::now() - before);
    if (!answer) return answer.reason();
    if (!std::holds_alternative<reply::Ok>(answer->reply)) return refusalOf(*answer, command);
    board_ = Board(size);
    tell("timeout_match", "0");
    tell("timeout_turn", std::to_string(Thinking.count()));
    tell("time_left", std::to_string(NoTimeLimit));
    return Done{};
}

void Examiner::tell(const std::string& key, const std::string& value) {
    conversation_.tell(command::Info{key, value});
}

Result<Answer> Examiner::ask(const Command& command, Milliseconds thinking) {
    const auto before = Process::Clock::now();
    Patience patience = patienceFor(thinking + options_.patience);
    patience.afterComplaint = thinking + AfterComplaint;
    auto answer = conversation_.ask(command, patience);
    elapsed_ = std::chrono::ceil<Milliseconds>(Process::Clock::now() - before);
    return answer;
}

Result<Answer> Examiner::waitForAnswer(const Command& command, Milliseconds time) {
    return conversation_.waitForAnswer(keywordOf(command), patienceFor(time));
}

Attempt Examiner::askForOk(const Command& command) {
    const auto answer = ask(command, Milliseconds(0));
    if (!answer) return answer.reason();
    if (!std::holds_alternative<reply::Ok>(answer->reply)) return refusalOf(*answer, command);
    return Done{};
}

Result<Point> Examiner::askForPoint(const Command& command, Milliseconds thinking) {
    auto answer = ask(command, thinking);
    if (!answer) return answer.reason();
    if (const auto* suggestion = std::get_if<reply::Suggest>(&answer->reply)) {
        answer = ask(command::Play{suggestion->point}, Milliseconds(0));
        if (!answer) return answer.reason();
    }
    return pointFrom(*answer, command);
}

Result<Point> Examiner::pointFrom(const Answer& answer, const Command& command) {
    const auto* points = std::get_if<reply::Points>(&answer.reply);
    if (!points || points->points.size() != 1) return refusalOf(answer, command);
    const Point point = points->points.front();
    if (!board_.isEmpty(point)) {
        return Reason{"engine.illegal-move",
                      {printable(answer.line), board_.contains(point) ? "engine.point-occupied"
                                                                      : "engine.point-off-board"}};
    }
    board_.place(point, Stone::Black);
    return point;
}

Result<Point> Examiner::askTurn(Point point, Milliseconds thinking) {
    board_.place(point, Stone::White);
    return askForPoint(command::Turn{point}, thinking);
}

}  // namespace tianyuan::protocol
