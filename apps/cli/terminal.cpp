#include "terminal.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <langinfo.h>
#include <poll.h>
#include <stdexcept>
#include <string_view>
#include <unistd.h>

namespace tianyuan::cli {
namespace {

constexpr std::size_t LongestLine = 1 << 20;

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

bool localeIsUtf8() {
    std::setlocale(LC_CTYPE, "");
    if (std::string_view(nl_langinfo(CODESET)) == "UTF-8") return true;
    // The locale may be named but not installed.
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string_view value = environment(name);
        if (value.empty()) continue;
        return value.ends_with("UTF-8") || value.ends_with("utf8");
    }
    return false;
}

int millisecondsUntil(std::optional<Inbox::TimePoint> until) {
    if (!until) return -1;
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(*until - std::chrono::steady_clock::now());
    return static_cast<int>(std::clamp<long long>(left.count(), 0, 60'000));
}

}  // namespace

TerminalAbilities TerminalAbilities::ofStandardOutput() {
    const std::string_view term = environment("TERM");
    const bool colour = isatty(STDOUT_FILENO) != 0 && environment("NO_COLOR").empty() &&
                        !term.empty() && term != "dumb";
    return {colour, localeIsUtf8()};
}

bool standardInputIsTerminal() { return isatty(STDIN_FILENO) != 0; }

Inbox::Inbox() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        throw std::runtime_error(std::strerror(errno));
    }
    wakeRead_ = ends[0];
    wakeWrite_ = ends[1];
}

Inbox::~Inbox() {
    close(wakeRead_);
    close(wakeWrite_);
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

Inbox::Event Inbox::wait(std::optional<TimePoint> until, std::string& line, bool lines) {
    while (true) {
        if (runPosted()) return Event::Posted;
        if (lines && takeLine(line)) return Event::Line;
        if (lines && ended_) return Event::End;
        if (until && std::chrono::steady_clock::now() >= *until) return Event::Time;

        const int input = lines ? STDIN_FILENO : -1;
        std::array<pollfd, 2> waiting{{{input, POLLIN, 0}, {wakeRead_, POLLIN, 0}}};
        if (poll(waiting.data(), waiting.size(), millisecondsUntil(until)) < 0) continue;
        std::array<char, 4096> chunk{};
        if (waiting[1].revents != 0) {
            while (read(wakeRead_, chunk.data(), chunk.size()) > 0) {
            }
        }
        if (waiting[0].revents != 0) {
            const auto count = read(STDIN_FILENO, chunk.data(), chunk.size());
            if (count > 0) buffer_.append(chunk.data(), static_cast<std::size_t>(count));
            if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) ended_ = true;
        }
    }
}

bool Inbox::readLine(std::string& line) {
    while (true) {
        const Event event = wait(std::nullopt, line);
        if (event == Event::Line) return true;
        if (event == Event::End) return false;
    }
}

}  // namespace tianyuan::cli
