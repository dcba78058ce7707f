#pragma once

#include "line_editor.h"

#include <queue>

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace tianyuan::cli {

/// Lines typed on standard input, and functions posted from other threads, as they come. At a
/// terminal that can, lines are edited, and Ctrl-C takes back what was typed or ends the input. To
/// be made in the main thread before others are started; it belongs to that, and only post() may be
/// called from others.
class Inbox {
public:
    using TimePoint = std::chrono::steady_clock::time_point;
    enum class Event {
        Line,
        Posted,
        Time,
        Disturbed,  // the terminal has another size, or what was typed is taken back: show anew
        End,
    };

    enum class Editing { IfPossible, No };

    explicit Inbox(Editing editing = Editing::IfPossible);
    ~Inbox();
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;

    void post(std::function<void()> function);

    /// Waits for a line, a posted function (which it runs), the given time, or the end of input.
    /// Without `lines`, what is typed waits for the next time.
    Event wait(std::optional<TimePoint> until, std::string& line, bool lines = true);

    /// Waits for a line and nothing else; false at the end of input.
    bool readLine(const std::string& prompt, std::string& line);

    /// Are lines edited?
    bool isEdited() const { return editor_ != nullptr; }
    /// Shows what the person is asked, where the cursor is: at the beginning of an empty line.
    void showPrompt(const std::string& prompt);

private:
    bool takeLine(std::string& line);
    bool runPosted();
    std::optional<Event> readSome(std::string& line);
    std::optional<Event> takeSignal();
    void catchSignals();

    std::unique_ptr<LineEditor> editor_;
    std::string buffer_;
    bool ended_ = false;
    std::mutex mutex_;
    std::queue<std::function<void()>> posted_;
    int wakeRead_ = -1;
    int wakeWrite_ = -1;
    int signals_ = -1;  // a descriptor that tells of them; only with an editor
};

}  // namespace tianyuan::cli
