#pragma once

#include "core/descriptor.h"
#include "core/result.h"
#include "protocol/line_buffer.h"
#include "protocol/process_tree.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::protocol {

struct ProcessOptions {
    std::vector<std::string> command;     // the program, as a path or a name in PATH; arguments
    std::filesystem::path folder;         // where it works; empty: where the program lies
    std::size_t longestLine = 64 * 1024;  // bytes
    std::size_t mostOutput = 4u << 20;    // bytes between two calls of resetOutput()
    std::uint64_t mostMemory = 0;  // bytes, with all it has started; 0: half of the machine's
    int mostProcesses = 64;        // itself and all it has started
};

/// How a program came to its end, if it has.
struct ExitStatus {
    enum class Kind : std::uint8_t { Running, Exited, Killed };
    Kind kind = Kind::Running;
    int number = 0;  // the exit code, or the signal that killed it

    friend bool operator==(const ExitStatus&, const ExitStatus&) = default;
};

/// Another program that runs beside this one, with pipes to its standard input, output and error.
///
/// It runs in a session of its own, so that keys typed at our terminal do not reach it, and
/// inherits no descriptor but the three pipes. When this object goes, the program and all it has
/// started are killed (ProcessTree says what is found). If this program itself dies without a
/// chance to do so, the pipes close, which most engines take for an END.
///
/// One thread at a time may use it. Many may run at once, in several threads.
class Process {
public:
    using Clock = std::chrono::steady_clock;
    using Deadline = std::optional<Clock::time_point>;

    /// Starts the program; the reason is "engine.cannot-start" or the like.
    static Result<std::unique_ptr<Process>> start(const ProcessOptions& options);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    pid_t id() const { return tree_.leader(); }

    /// Gives bytes to its standard input. Never blocks: what the program does not take yet is kept
    /// and given later, while readLine() waits.
    void send(std::string_view bytes);

    enum class Event : std::uint8_t {
        Line,      // it has written a line
        Deadline,  // the time is over
        Stopped,   // the stop was asked for
        Closed,    // it has ended, or closed its output: no further line will come
        TooLong,   // a line beyond longestLine
        TooMuch,   // more than mostOutput
        TooLarge,  // it takes more than mostMemory
        TooMany    // it has started more than mostProcesses
    };
    struct Reading {
        Event event = Event::Line;
        std::string line;  // if there is one
    };
    /// Waits for the next line of its standard output; without a deadline for ever. Looks about
    /// once a second at what the program takes of the machine.
    Reading readLine(Deadline deadline, const std::stop_token& stop = {});
    /// A line that has come already, without waiting.
    Reading readLineAtOnce() { return readLine(Clock::now()); }
    /// Starts to count the output anew.
    void resetOutput() { output_ = 0; }

    /// What it has written to standard error since the last call, by lines; cut if it is too much.
    std::vector<std::string> takeComplaints();

    /// Whether it still runs; waits up to `patience` for it to end.
    ExitStatus status(std::chrono::milliseconds patience = {});

    struct Ending {
        ExitStatus status;
        bool byForce = false;  // it had to be killed
        int leftBehind = 0;    // processes it had started and left, all killed now
        std::vector<std::string> lastLines;
    };
    /// Lets the program end by itself for up to `patience`, then kills it, and in any case what it
    /// has started. Nothing can be sent or read after that.
    Ending end(std::chrono::milliseconds patience);

    std::uint64_t peakMemory() const { return tree_.peakMemory(); }
    /// The most memory it may take, in bytes.
    std::uint64_t mostMemory() const;

private:
    struct Pipes {
        Descriptor input;
        Descriptor output;
        Descriptor complaints;
    };
    Process(const ProcessOptions& options, ProcessTree tree, Pipes pipes, Descriptor wake);

    void flush();
    void drainOutput();
    void drainComplaints();
    void calm();
    void waitForActivity(Deadline deadline);
    std::optional<Event> overstep();

    const ProcessOptions options_;
    ProcessTree tree_;
    Pipes pipes_;
    Descriptor wake_;    // readable once a stop is asked for
    Descriptor handle_;  // readable once the program has ended; may be missing
    std::string pending_;
    LineBuffer lines_;
    LineBuffer complaints_;
    std::vector<std::string> complaintLines_;
    std::size_t output_ = 0;
    std::size_t complaintBytes_ = 0;
    Clock::time_point nextLook_;  // at what it takes of the machine
    bool ended_ = false;
    ExitStatus finalStatus_;
};

}  // namespace tianyuan::protocol
