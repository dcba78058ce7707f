#pragma once

#include "protocol/command_text.h"
#include "protocol/process.h"
#include "protocol/reply_text.h"
#include "protocol/transcript.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace tianyuan::protocol {

/// How long to wait for an answer.
struct Patience {
    Process::Deadline deadline;  // none: for ever
    std::stop_token stop;
    /// For a move, once the engine has complained: it may have meant something else. None: until
    /// the deadline, or some time if there is none.
    std::optional<std::chrono::milliseconds> afterComplaint = {};
};

/// What an engine answered.
struct Answer {
    std::string line;
    Reply reply;
    std::string about;  // what it speaks of, if that is not what was asked: "INFO time_left"
};

/// A program that is spoken to in the Gomocup protocol: starts it, sends commands, waits for
/// answers, and puts everything into a transcript. It knows nothing of games.
class Conversation {
public:
    /// Called with MESSAGE, DEBUG and INFO lines that come before an answer.
    using OnRemark = std::function<void(const Reply&)>;

    Conversation(ProcessOptions options, std::shared_ptr<Transcript> transcript);
    /// Kills what is still there.
    ~Conversation();

    /// Starts the program if it does not run.
    Attempt open();
    bool isOpen() const { return process_ != nullptr; }

    /// Sends a command that has no answer.
    void tell(const Command& command);

    /// Sends a command and waits for its answer. Whoever answers with what was asked for has
    /// answered, whatever else it prints before: lines of its own everywhere, and ERROR and UNKNOWN
    /// before a move or ABOUT, since some engines answer INFO so. If nothing follows, that was the
    /// answer. Reasons: "engine.crashed", "engine.exited", "engine.closed-output",
    /// "engine.no-answer", "engine.too-much-output", "engine.line-too-long",
    /// "engine.too-much-memory", "engine.too-many-processes", "engine.stopped", and
    /// "engine.out-of-turn" if there was an answer before the question.
    Result<Answer> ask(const Command& command, const Patience& patience,
                       const OnRemark& onRemark = {});
    /// Goes on waiting, after "engine.stopped" or for a second answer.
    Result<Answer> waitForAnswer(std::string_view keyword, const Patience& patience,
                                 const OnRemark& onRemark = {});

    /// Sends END, lets the program end within `patience`, and kills what is left.
    Process::Ending close(std::chrono::milliseconds patience);

    /// How many times the program has answered an INFO, since it was started.
    int forgiven() const { return forgiven_; }
    /// The first lines that came before answers and were none, in all programs of this
    /// conversation.
    const std::vector<std::string>& strays() const { return strays_; }
    /// The same, and forgets them.
    std::vector<std::string> takeStrays() { return std::exchange(strays_, {}); }

    /// Only while it is open.
    Process& process() { return *process_; }
    Transcript& transcript() { return *transcript_; }

private:
    void write(const Command& command);
    void noteComplaints();
    Attempt checkNothingUnasked();
    void noteStray(const Answer& answer, const OnRemark& onRemark);
    Patience patienceAfter(const Answer& complaint, const Patience& patience) const;
    std::string subjectOf(const std::string& line) const;
    Reason failureOf(Process::Event event, std::string_view keyword,
                     Process::Clock::time_point since);
    Reason reasonOfEnd();

    const ProcessOptions options_;
    const std::shared_ptr<Transcript> transcript_;
    std::unique_ptr<Process> process_;
    std::vector<std::string> infos_;  // keys told since the last question
    int forgiven_ = 0;
    std::vector<std::string> strays_;
};

/// Why an answer is not the one that the command asks for: "engine.refused" (ERROR),
/// "engine.not-understood" (UNKNOWN), "engine.out-of-turn" or "engine.nonsense".
Reason refusalOf(const Answer& answer, const Command& command);

/// How long an engine may take to end after END; what Gomocup's own manager grants.
inline constexpr std::chrono::milliseconds EndPatience{700};

}  // namespace tianyuan::protocol
