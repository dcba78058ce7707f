#pragma once

#include <queue>

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

namespace tianyuan::cli {

/// What the terminal behind standard output can show.
struct TerminalAbilities {
    bool colour = false;   // 256 colours
    bool unicode = false;  // line drawing and round stones

    /// From the environment: TERM, NO_COLOR, COLORTERM and the character set of the locale.
    static TerminalAbilities ofStandardOutput();
};

/// Lines typed on standard input, and functions posted from other threads, as they come. Owned by
/// the main thread; only post() may be called from others.
class Inbox {
public:
    using TimePoint = std::chrono::steady_clock::time_point;
    enum class Event { Line, Posted, Time, End };

    Inbox();
    ~Inbox();
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;

    void post(std::function<void()> function);

    /// Waits for a line, a posted function (which it runs), the given time, or the end of input.
    /// Without `lines`, what is typed waits for the next time.
    Event wait(std::optional<TimePoint> until, std::string& line, bool lines = true);

    /// Waits for a line and nothing else; false at the end of input.
    bool readLine(std::string& line);

private:
    bool takeLine(std::string& line);
    bool runPosted();

    std::string buffer_;
    bool ended_ = false;
    std::mutex mutex_;
    std::queue<std::function<void()>> posted_;
    int wakeRead_ = -1;
    int wakeWrite_ = -1;
};

bool standardInputIsTerminal();

}  // namespace tianyuan::cli
