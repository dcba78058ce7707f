#include "protocol/conversation.h"

#include "protocol/printable.h"
#include "protocol/scanner.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

namespace tianyuan::protocol {
namespace {

using std::chrono::milliseconds;
using Speaker = Transcript::Speaker;

// A program that has closed its output is about to end, most of the time.
constexpr milliseconds TimeToEnd{300};

bool isRemark(const Reply& reply) {
    return std::holds_alternative<reply::Message>(reply) ||
           std::holds_alternative<reply::Debug>(reply) ||
           std::holds_alternative<reply::Detail>(reply);
}

bool wantsMove(const Command& command) {
    return std::holds_alternative<command::Begin>(command) ||
           std::holds_alternative<command::Turn>(command) ||
           std::holds_alternative<command::Board>(command);
}

// After a complaint, where nothing else says how long a move may take.
constexpr milliseconds UsualGrace{30'000};

bool isNonsense(const Answer& answer) {
    return std::holds_alternative<reply::Nonsense>(answer.reply);
}

bool isComplaint(const Answer& answer) {
    return std::holds_alternative<reply::Error>(answer.reply) ||
           std::holds_alternative<reply::Unknown>(answer.reply);
}

bool wantsOk(const Command& command) {
    return std::holds_alternative<command::Start>(command) ||
           std::holds_alternative<command::RectStart>(command) ||
           std::holds_alternative<command::Restart>(command) ||
           std::holds_alternative<command::TakeBack>(command);
}

/// May the answer still come after this line?
bool isStray(const Answer& answer, const Command& command, bool afterInfo) {
    const bool isOk = std::holds_alternative<reply::Ok>(answer.reply);
    if (wantsMove(command)) return isNonsense(answer) || isComplaint(answer) || isOk;
    if (std::holds_alternative<command::About>(command)) {
        return afterInfo && std::holds_alternative<reply::Unknown>(answer.reply);
    }
    if (std::holds_alternative<command::Swap2Board>(command)) return isNonsense(answer) || isOk;
    return wantsOk(command) && isNonsense(answer);
}

std::string nameOfSignal(int number) {
    const char* name = sigabbrev_np(number);
    return name ? std::string("SIG") + name : std::to_string(number);
}

}  // namespace

Conversation::Conversation(ProcessOptions options, std::shared_ptr<Transcript> transcript)
    : options_(std::move(options)), transcript_(std::move(transcript)) {}

Conversation::~Conversation() {
    if (isOpen()) close(milliseconds(0));
}

Attempt Conversation::open() {
    if (isOpen()) return Done{};
    auto started = Process::start(options_);
    if (!started) return started.reason();
    process_ = std::move(*started);
    infos_.clear();
    forgiven_ = 0;
    transcript_->add(Speaker::Note, "started " + options_.command.front());
    return Done{};
}

void Conversation::write(const Command& command) {
    std::string bytes;
    for (const std::string& line : toLines(command)) {
        transcript_->add(Speaker::Manager, line);
        bytes += line + "\r\n";
    }
    process_->send(bytes);
}

void Conversation::tell(const Command& command) {
    if (!isOpen()) return;
    if (const auto* info = std::get_if<command::Info>(&command)) infos_.push_back(info->key);
    write(command);
}

void Conversation::noteComplaints() {
    for (const std::string& line : process_->takeComplaints()) {
        transcript_->add(Speaker::Complaint, line);
    }
}

/// Looks at what came since the last answer. A point would be taken for the answer to the question
/// that comes now.
Attempt Conversation::checkNothingUnasked() {
    while (true) {
        const Process::Reading reading = process_->readLineAtOnce();
        if (reading.event != Process::Event::Line) return Done{};
        transcript_->add(Speaker::Engine, reading.line);
        const Reply reply = replyFromLine(reading.line);
        const bool isAnswer = std::holds_alternative<reply::Points>(reply) ||
                              std::holds_alternative<reply::Suggest>(reply) ||
                              std::holds_alternative<reply::Swap>(reply);
        if (isAnswer) return Reason{"engine.out-of-turn", {printable(reading.line)}};
        if (isRemark(reply)) continue;
        if (!infos_.empty()) ++forgiven_;
        noteStray({reading.line, reply, {}}, {});
    }
}

Result<Answer> Conversation::ask(const Command& command, const Patience& patience,
                                 const OnRemark& onRemark) {
    if (!isOpen()) return Reason{"engine.not-running", {}};
    if (const Attempt quiet = checkNothingUnasked(); !quiet) return quiet.reason();
    process_->resetOutput();
    write(command);
    const std::string_view keyword = keywordOf(command);
    Patience left = patience;
    auto answer = waitForAnswer(keyword, left, onRemark);
    std::optional<Answer> complaint;
    for (; answer && isStray(*answer, command, !infos_.empty());) {
        noteStray(*answer, onRemark);
        if (!infos_.empty() && !isNonsense(*answer)) ++forgiven_;
        answer->about = subjectOf(answer->line);
        left = patienceAfter(*answer, left);
        if (!complaint || isNonsense(*complaint)) complaint = std::move(*answer);
        answer = waitForAnswer(keyword, left, onRemark);
    }
    infos_.clear();
    // If nothing follows, it was the answer.
    if (!answer && answer.reason().code == "engine.no-answer" && complaint) return *complaint;
    return answer;
}

/// The same line again and again is told once.
void Conversation::noteStray(const Answer& answer, const OnRemark& onRemark) {
    constexpr std::size_t Most = 20;
    const std::string line = printable(answer.line);
    const bool isNew = std::find(strays_.begin(), strays_.end(), line) == strays_.end();
    if (isNew && strays_.size() < Most) strays_.push_back(line);
    if (onRemark) onRemark(answer.reply);
}

Patience Conversation::patienceAfter(const Answer& complaint, const Patience& patience) const {
    Patience left = patience;
    left.afterComplaint.reset();  // it counts from the first
    if (isNonsense(complaint) && !patience.afterComplaint) return left;
    if (patience.deadline && !patience.afterComplaint) return left;
    const auto until = Process::Clock::now() + patience.afterComplaint.value_or(UsualGrace);
    left.deadline = patience.deadline ? std::min(*patience.deadline, until) : until;
    return left;
}

/// The INFO that a complaint is about, if it names one.
std::string Conversation::subjectOf(const std::string& line) const {
    const std::string small = inSmallLetters(line);
    for (const std::string& key : infos_) {
        if (small.find(key) != std::string::npos) return "INFO " + key;
    }
    return {};
}

Result<Answer> Conversation::waitForAnswer(std::string_view keyword, const Patience& patience,
                                           const OnRemark& onRemark) {
    if (!isOpen()) return Reason{"engine.not-running", {}};
    const auto since = Process::Clock::now();
    while (true) {
        Process::Reading reading = process_->readLine(patience.deadline, patience.stop);
        noteComplaints();
        if (reading.event != Process::Event::Line) {
            return failureOf(reading.event, keyword, since);
        }
        transcript_->add(Speaker::Engine, reading.line);
        Reply reply = replyFromLine(reading.line);
        if (!isRemark(reply)) return Answer{std::move(reading.line), std::move(reply), {}};
        if (onRemark) onRemark(reply);
    }
}

Reason Conversation::failureOf(Process::Event event, std::string_view keyword,
                               Process::Clock::time_point since) {
    switch (event) {
        case Process::Event::Stopped:
            return {"engine.stopped", {}};
        case Process::Event::TooLong:
            return {"engine.line-too-long", {std::to_string(options_.longestLine)}};
        case Process::Event::TooMuch:
            return {"engine.too-much-output", {std::to_string(options_.mostOutput)}};
        case Process::Event::TooLarge:
            return {"engine.too-much-memory", {std::to_string(process_->mostMemory() >> 20)}};
        case Process::Event::TooMany:
            return {"engine.too-many-processes", {std::to_string(options_.mostProcesses)}};
        case Process::Event::Closed:
            return reasonOfEnd();
        case Process::Event::Deadline:
        case Process::Event::Line:
            break;
    }
    const auto waited =
        std::chrono::duration_cast<milliseconds>(Process::Clock::now() - since).count();
    transcript_->add(Speaker::Note, "no answer after " + std::to_string(waited) + " ms");
    return {"engine.no-answer", {std::string(keyword), std::to_string(waited)}};
}

Reason Conversation::reasonOfEnd() {
    const ExitStatus status = process_->status(TimeToEnd);
    noteComplaints();
    switch (status.kind) {
        case ExitStatus::Kind::Killed:
            transcript_->add(Speaker::Note, "killed by " + nameOfSignal(status.number));
            return {"engine.crashed", {nameOfSignal(status.number)}};
        case ExitStatus::Kind::Exited:
            transcript_->add(Speaker::Note, "exited with code " + std::to_string(status.number));
            return {"engine.exited", {std::to_string(status.number)}};
        case ExitStatus::Kind::Running:
            break;
    }
    transcript_->add(Speaker::Note, "closed its output");
    return {"engine.closed-output", {}};
}

Process::Ending Conversation::close(milliseconds patience) {
    if (!isOpen()) return {};
    // What was said before END is not what comes after it.
    while (process_->readLineAtOnce().event == Process::Event::Line) continue;
    process_->resetOutput();
    if (patience > milliseconds(0)) write(command::End{});
    Process::Ending ending = process_->end(patience);
    noteComplaints();
    for (const std::string& line : ending.lastLines) transcript_->add(Speaker::Engine, line);
    transcript_->add(Speaker::Note, ending.byForce ? "ended by force" : "ended");
    process_.reset();
    return ending;
}

Reason refusalOf(const Answer& answer, const Command& command) {
    const std::string keyword =
        answer.about.empty() ? std::string(keywordOf(command)) : answer.about;
    if (const auto* error = std::get_if<reply::Error>(&answer.reply)) {
        return {"engine.refused", {keyword, printable(error->text)}};
    }
    if (const auto* unknown = std::get_if<reply::Unknown>(&answer.reply)) {
        return {"engine.not-understood", {keyword, printable(unknown->text)}};
    }
    const bool wantsPoint = wantsMove(command) || std::holds_alternative<command::Play>(command) ||
                            std::holds_alternative<command::Swap2Board>(command);
    if (std::holds_alternative<reply::Points>(answer.reply) && !wantsPoint) {
        return {"engine.out-of-turn", {printable(answer.line)}};
    }
    return {"engine.nonsense", {printable(answer.line), keyword}};
}

}  // namespace tianyuan::protocol
