#include "protocol/process.h"

#include "protocol/process_handle.h"
#include "protocol/sigpipe.h"
#include "protocol/spawn.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tianyuan::protocol {
namespace {

using std::chrono::milliseconds;

// Where the system gives no handle for a process, its end is looked for this often.
constexpr milliseconds LongestNap{50};
constexpr milliseconds BetweenLooks{1000};        // at what a program takes of the machine
constexpr std::size_t MostComplaints = 1u << 20;  // bytes kept between two calls
constexpr std::size_t MostLastLines = 20;

int pollTime(Process::Deadline deadline, bool mayNap) {
    milliseconds time = BetweenLooks;
    if (deadline) {
        const auto left = std::chrono::ceil<milliseconds>(*deadline - Process::Clock::now());
        time = std::clamp(left, milliseconds(0), time);
    }
    if (!mayNap) time = std::min(time, LongestNap);
    return static_cast<int>(time.count());
}

/// Reads what is there, up to a bound; false when the other end is closed.
template <typename Take>
bool readAvailable(int descriptor, const Take& take) {
    std::array<char, 1 << 16> chunk{};
    const auto count = read(descriptor, chunk.data(), chunk.size());
    if (count > 0) take(std::string_view(chunk.data(), static_cast<std::size_t>(count)));
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

}  // namespace

Result<std::unique_ptr<Process>> Process::start(const ProcessOptions& options) {
    auto spawned = spawn(options.command, options.folder);
    if (!spawned) return spawned.reason();
    Descriptor wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    return std::unique_ptr<Process>(new Process(
        options, ProcessTree(spawned->id, spawned->mark),
        {std::move(spawned->input), std::move(spawned->output), std::move(spawned->complaints)},
        std::move(wake)));
}

Process::Process(const ProcessOptions& options, ProcessTree tree, Pipes pipes, Descriptor wake)
    : options_(options),
      tree_(std::move(tree)),
      pipes_(std::move(pipes)),
      wake_(std::move(wake)),
      handle_(holdProcess(tree_.leader())),
      lines_(options.longestLine),
      complaints_(options.longestLine),
      nextLook_(Clock::now() + BetweenLooks) {}

Process::~Process() { end(milliseconds(0)); }

void Process::send(std::string_view bytes) {
    pending_ += bytes;
    flush();
}

void Process::flush() {
    if (!pipes_.input) {
        pending_.clear();
        return;
    }
    const SigpipeBlocked quiet;
    while (!pending_.empty()) {
        const auto count = write(pipes_.input.number(), pending_.data(), pending_.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 && errno == EAGAIN) return;
        if (count < 0) {
            // Nobody reads it any more; what that means shows in the output and the status.
            pipes_.input.close();
            pending_.clear();
            return;
        }
        pending_.erase(0, static_cast<std::size_t>(count));
    }
}

void Process::drainOutput() {
    const bool open = readAvailable(pipes_.output.number(), [this](std::string_view bytes) {
        output_ += bytes.size();
        if (output_ <= options_.mostOutput) lines_.append(bytes);
    });
    if (!open) pipes_.output.close();
}

void Process::drainComplaints() {
    const bool open = readAvailable(pipes_.complaints.number(), [this](std::string_view bytes) {
        complaintBytes_ += bytes.size();
        if (complaintBytes_ > MostComplaints) return;
        complaints_.append(bytes);
        while (auto line = complaints_.takeLine()) complaintLines_.push_back(std::move(*line));
    });
    if (open) return;
    pipes_.complaints.close();
    if (auto rest = complaints_.takeRest()) complaintLines_.push_back(std::move(*rest));
}

/// Takes back what asked to wake up.
void Process::calm() {
    std::uint64_t count = 0;
    [[maybe_unused]] const auto drained = read(wake_.number(), &count, sizeof(count));
}

void Process::waitForActivity(Deadline deadline) {
    const auto wanted = [](bool wants, int descriptor) { return wants ? descriptor : -1; };
    std::array<pollfd, 5> waiting{{{wanted(!pending_.empty(), pipes_.input.number()), POLLOUT, 0},
                                   {pipes_.output.number(), POLLIN, 0},
                                   {pipes_.complaints.number(), POLLIN, 0},
                                   {wake_.number(), POLLIN, 0},
                                   {handle_.number(), POLLIN, 0}}};
    if (poll(waiting.data(), waiting.size(), pollTime(deadline, static_cast<bool>(handle_))) <= 0) {
        return;
    }
    if (waiting[0].revents != 0) flush();
    if (waiting[1].revents != 0) drainOutput();
    if (waiting[2].revents != 0) drainComplaints();
    if (waiting[3].revents != 0) calm();
}

Process::Reading Process::readLine(Deadline deadline, const std::stop_token& stop) {
    calm();
    const std::stop_callback waking(stop, [wake = wake_.number()] {
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto written = write(wake, &one, sizeof(one));
    });
    bool gone = false;
    while (true) {
        if (auto line = lines_.takeLine()) return {Event::Line, std::move(*line)};
        if (lines_.isTooLong()) return {Event::TooLong, {}};
        if (output_ > options_.mostOutput) return {Event::TooMuch, {}};
        if (!pipes_.output || gone) {
            if (auto rest = lines_.takeRest()) return {Event::Line, std::move(*rest)};
            return {Event::Closed, {}};
        }
        if (stop.stop_requested()) return {Event::Stopped, {}};
        if (const auto event = overstep()) return {*event, {}};
        // A child of the program may hold its output open when the program itself has ended; what
        // it had written before is in the pipe.
        gone = status().kind != ExitStatus::Kind::Running;
        const bool late = deadline && Clock::now() >= *deadline;
        waitForActivity(gone ? Clock::now() : deadline);
        if (late && !gone) {
            if (auto line = lines_.takeLine()) return {Event::Line, std::move(*line)};
            return {Event::Deadline, {}};
        }
    }
}

std::uint64_t Process::mostMemory() const {
    if (options_.mostMemory > 0) return options_.mostMemory;
    const auto pages = static_cast<std::uint64_t>(std::max(0L, sysconf(_SC_PHYS_PAGES)));
    return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) / 2;
}

/// Does the program take more of the machine than it may? Not looked at before its time has come.
std::optional<Process::Event> Process::overstep() {
    if (Clock::now() < nextLook_) return std::nullopt;
    nextLook_ = Clock::now() + BetweenLooks;
    const ProcessTree::Burden burden = tree_.burden();
    if (burden.memory > mostMemory()) return Event::TooLarge;
    if (burden.processes > options_.mostProcesses) return Event::TooMany;
    return std::nullopt;
}

std::vector<std::string> Process::takeComplaints() {
    complaintBytes_ = 0;
    return std::exchange(complaintLines_, {});
}

ExitStatus Process::status(milliseconds patience) {
    if (ended_) return finalStatus_;
    const auto deadline = Clock::now() + patience;
    while (true) {
        // The program stays a zombie until end(), so that its number stays ours.
        siginfo_t info{};
        const auto id = static_cast<id_t>(tree_.leader());
        if (waitid(P_PID, id, &info, WEXITED | WNOHANG | WNOWAIT) != 0) {
            // Whoever runs us ignores SIGCHLD: it has ended, but nobody can say how.
            return {ExitStatus::Kind::Exited, 0};
        }
        if (info.si_pid != 0) {
            const bool exited = info.si_code == CLD_EXITED;
            return {exited ? ExitStatus::Kind::Exited : ExitStatus::Kind::Killed, info.si_status};
        }
        if (Clock::now() >= deadline) return {};
        waitForActivity(deadline);
    }
}

Process::Ending Process::end(milliseconds patience) {
    Ending ending;
    if (ended_) {
        ending.status = finalStatus_;
        return ending;
    }
    ending.status = status(patience);
    ending.byForce = ending.status.kind == ExitStatus::Kind::Running;
    while (ending.lastLines.size() < MostLastLines) {
        const auto reading = readLineAtOnce();
        if (reading.event != Event::Line) break;
        ending.lastLines.push_back(reading.line);
    }
    ending.leftBehind = tree_.kill();
    finalStatus_ = status(milliseconds(1000));
    if (!ending.byForce) finalStatus_ = ending.status;
    ending.status = finalStatus_;
    waitpid(tree_.leader(), nullptr, WNOHANG);
    ended_ = true;
    pipes_ = {};
    return ending;
}

}  // namespace tianyuan::protocol
