#pragma once

#include "core/result.h"
#include "protocol/message.h"
#include "protocol/process.h"
#include "protocol/transcript.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace tianyuan::protocol {

struct DoctorOptions {
    std::vector<std::string> command;            // the program and its arguments
    std::filesystem::path folder;                // where it works; empty: where the program lies
    std::chrono::milliseconds total{180'000};    // for the whole checkup
    std::chrono::milliseconds start{10'000};     // for the program to start and answer START
    std::chrono::milliseconds patience{10'000};  // for any other answer, beyond its thinking time
    std::uint64_t memory = 350u << 20;           // bytes, as in Gomocup
    std::vector<std::string> only;               // of the checks after the basic ones; empty: all
};

enum class Severity : std::uint8_t {
    Pass,  // as it should be
    Note,  // something optional is missing, or worth knowing
    Fault  // against the protocol
};

/// What a check has shown.
struct Symptom {
    std::string check;  // "size-20", "takeback", …; "check." before it makes its name in words
    Severity severity = Severity::Pass;
    Reason reason;                          // what was seen
    std::vector<Transcript::Line> excerpt;  // the last lines of the conversation
};

/// What is known of an engine after all checks.
struct Checkup {
    std::vector<Symptom> symptoms;
    reply::About about;            // empty if it did not say
    std::vector<int> sizes;        // of those tried, on which it plays
    bool canPlay = false;          // it starts, and gives legal moves
    bool understandsStop = false;  // it answers YXSTOP
    std::shared_ptr<Transcript> transcript;

    int count(Severity severity) const;
    /// Name, version and author, or what it said in place of them, as it can be shown.
    std::string whoItIs() const;
};

/// Examines how an engine keeps to the protocol: starts it again and again and tries each command.
/// Blocks for at most `total` and a little; checks that no time was left for are noted as skipped.
/// An engine that cannot start or move is not examined further.
/// `onSymptom`, which may be empty, is called in this thread after each check. Nothing of the
/// engine is left running.
Checkup examine(const DoctorOptions& options, const std::stop_token& stop = {},
                const std::function<void(const Symptom&)>& onSymptom = {});

}  // namespace tianyuan::protocol
