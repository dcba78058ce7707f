#pragma once

#include "core/board.h"
#include "protocol/conversation.h"
#include "protocol/doctor.h"

#include <string>

namespace tianyuan::protocol {

/// The doctor's hands: starts the engine, asks, and judges single answers. It keeps the board as
/// the engine should see it (Black: the engine's stones), so that it can tell a legal point.
class Examiner {
public:
    using Milliseconds = std::chrono::milliseconds;

    /// How long the engine is told to think where a check does not say otherwise.
    static constexpr Milliseconds Thinking{200};

    Examiner(const DoctorOptions& options, std::stop_token stop,
             std::shared_ptr<Transcript> transcript);

    const DoctorOptions& options() const { return options_; }
    /// Is there no time left, or was a stop asked for?
    bool isOver() const;

    /// A new process of the engine, that has said OK to START.
    Attempt start(int size);
    /// The same without START.
    Attempt open();
    /// The size that the engine is known to take.
    int size() const { return size_; }
    void setSize(int size) { size_ = size; }
    Attempt start() { return start(size_); }

    void tell(const std::string& key, const std::string& value);
    /// Sends a command that has no answer.
    void say(const Command& command) { conversation_.tell(command); }

    /// Asks and waits for any answer.
    Result<Answer> ask(const Command& command, Milliseconds thinking = Thinking);
    Result<Answer> waitForAnswer(const Command& command, Milliseconds time);
    /// Asks for OK.
    Attempt askForOk(const Command& command);
    /// Asks for a move, which must be on an empty point; it is put on the board.
    Result<Point> askForPoint(const Command& command, Milliseconds thinking = Thinking);
    /// The same, for the moment when the answer is there.
    Result<Point> pointFrom(const Answer& answer, const Command& command);
    /// A stone of ours, and the engine's answer.
    Result<Point> askTurn(Point point, Milliseconds thinking = Thinking);

    /// What the last ask() took.
    Milliseconds elapsed() const { return elapsed_; }

    /// Has the program answered an INFO since it was started?
    bool hasAnsweredInfo() const { return conversation_.forgiven() > 0; }

    /// What it has printed before its answers that was none.
    const std::vector<std::string>& strays() const { return conversation_.strays(); }

    Board& board() { return board_; }
    Process& process() { return conversation_.process(); }
    Process::Ending end(Milliseconds patience) { return conversation_.close(patience); }

private:
    Patience patienceFor(Milliseconds time) const;

    const DoctorOptions& options_;
    std::stop_token stop_;
    Conversation conversation_;
    Process::Clock::time_point deadline_;
    int size_ = Board::DefaultSize;
    Board board_;
    Milliseconds elapsed_{0};
};

}  // namespace tianyuan::protocol
