#include "inbox.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/signalfd.h>
#include <unistd.h>

namespace tianyuan::cli {
namespace {

constexpr std::size_t LongestLine = 1 << 20;
constexpr std::array Signals{SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT};

sigset_t signalSet() {
    sigset_t set;
    sigemptyset(&set);
    for (const int number : Signals) sigaddset(&set, number);
    return set;
}

int millisecondsUntil(std::optional<Inbox::TimePoint> until) {
    if (!until) return -1;
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(*until - std::chrono::steady_clock::now());
    return static_cast<int>(std::clamp<long long>(left.count(), 0, 60'000));
}

}  // namespace

Inbox::Inbox(Editing editing)
    : editor_(editing == Editing::No ? nullptr : LineEditor::atTerminal()) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        throw std::runtime_error(std::strerror(errno));
    }
    wakeRead_ = ends[0];
    wakeWrite_ = ends[1];
    if (editor_) catchSignals();
}

Inbox::~Inbox() {
    close(wakeRead_);
    close(wakeWrite_);
    if (signals_ < 0) return;
    close(signals_);
    const sigset_t set = signalSet();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

/// An edited terminal must not be left as it is: every way out leads through the end of input.
void Inbox::catchSignals() {
    const sigset_t set = signalSet();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    signals_ = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

void Inbox::post(std::function<void()> function) {
    const std::lock_guard lock(mutex_);
    posted_.push(std::move(function));
    const char wake = 0;
    // A full pipe wakes just as well.
    [[maybe_unused]] const auto written = write(wakeWrite_, &wake, 1);
}

bool Inbox::runPosted() {
    std::function<void()> function;
    {
        const std::lock_guard lock(mutex_);
        if (posted_.empty()) return false;
        function = std::move(posted_.front());
        posted_.pop();
    }
    function();
    return true;
}

bool Inbox::takeLine(std::string& line) {
    const std::size_t end = buffer_.find('\n');
    if (end == std::string::npos && !(ended_ && !buffer_.empty()) && buffer_.size() < LongestLine) {
        return false;
    }
    line = buffer_.substr(0, end);
    buffer_.erase(0, end == std::string::npos ? end : end + 1);
    if (line.ends_with('\r')) line.pop_back();
    return true;
}

std::optional<Inbox::Event> Inbox::readSome(std::string& line) {
    if (editor_) {
        const LineEditor::Key key = editor_->read(line);
        if (key == LineEditor::Key::Line) return Event::Line;
        if (key == LineEditor::Key::End) ended_ = true;
        return std::nullopt;
    }
    std::array<char, 4096> chunk{};
    const auto count = read(STDIN_FILENO, chunk.data(), chunk.size());
    if (count > 0) buffer_.append(chunk.data(), static_cast<std::size_t>(count));
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) ended_ = true;
    return std::nullopt;
}

std::optional<Inbox::Event> Inbox::takeSignal() {
    signalfd_siginfo signal{};
    if (read(signals_, &signal, sizeof signal) != sizeof signal) return std::nullopt;
    switch (static_cast<int>(signal.ssi_signo)) {
        case SIGWINCH:
        case SIGCONT:
            editor_->takeTerminal();
            return Event::Disturbed;
        case SIGINT:
            if (editor_->clear()) return Event::Disturbed;
            break;
        default:
            break;
    }
    ended_ = true;
    return std::nullopt;
}

Inbox::Event Inbox::wait(std::optional<TimePoint> until, std::string& line, bool lines) {
    while (true) {
        if (runPosted()) return Event::Posted;
        if (lines && takeLine(line)) return Event::Line;
        if (lines && ended_) return Event::End;
        if (until && std::chrono::steady_clock::now() >= *until) return Event::Time;

        const int input = lines ? STDIN_FILENO : -1;
        std::array<pollfd, 3> waiting{
            {{input, POLLIN, 0}, {wakeRead_, POLLIN, 0}, {signals_, POLLIN, 0}}};
        if (poll(waiting.data(), waiting.size(), millisecondsUntil(until)) < 0) continue;
        if (waiting[1].revents != 0) {
            std::array<char, 256> wakes{};
            while (read(wakeRead_, wakes.data(), wakes.size()) > 0) {
            }
        }
        if (waiting[2].revents != 0) {
            if (const auto event = takeSignal()) return *event;
        }
        if (waiting[0].revents != 0) {
            if (const auto event = readSome(line)) return *event;
        }
    }
}

void Inbox::showPrompt(const std::string& prompt) {
    if (editor_) return editor_->show(prompt);
    std::fputs(prompt.c_str(), stdout);
    std::fflush(stdout);
}

bool Inbox::readLine(const std::string& prompt, std::string& line) {
    showPrompt(prompt);
    while (true) {
        const Event event = wait(std::nullopt, line);
        if (event == Event::Line) return true;
        if (event == Event::End) return false;
        if (event != Event::Disturbed) continue;
        std::fputs("\r\x1b[J", stdout);
        showPrompt(prompt);
    }
}

}  // namespace tianyuan::cli
