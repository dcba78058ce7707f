#include "protocol/process_tree.h"

#include "protocol/process_handle.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>
#include <thread>
#include <unistd.h>

namespace tianyuan::protocol {
namespace {

namespace fs = std::filesystem;
using std::chrono::steady_clock;

constexpr std::chrono::seconds LongestKill{2};
// A process that starts another and ends while /proc is being read can hide the other one, once;
// and one that is just becoming another program has no environment to show for a moment.
constexpr int QuietLooks = 3;
constexpr std::chrono::milliseconds BetweenLooks{1};

struct ProcessEntry {
    pid_t id = 0;
    pid_t parent = 0;
    pid_t group = 0;
    pid_t session = 0;
    bool isDead = false;  // waits to be noticed by its parent
};

std::string contentsOf(const std::string& path) {
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    std::string contents;
    std::array<char, 4096> chunk{};
    for (ssize_t count = 1; count > 0;) {
        count = read(file.number(), chunk.data(), chunk.size());
        if (count > 0) contents.append(chunk.data(), static_cast<std::size_t>(count));
    }
    return contents;
}

std::optional<ProcessEntry> entryOf(pid_t id) {
    const std::string stat = contentsOf("/proc/" + std::to_string(id) + "/stat");
    // The name, in parentheses, may itself hold any character.
    const std::size_t end = stat.rfind(')');
    if (end == std::string::npos) return std::nullopt;
    std::istringstream fields(stat.substr(end + 1));
    ProcessEntry entry{.id = id};
    char state = 0;
    if (!(fields >> state >> entry.parent >> entry.group >> entry.session)) return std::nullopt;
    entry.isDead = state == 'Z' || state == 'X';
    return entry;
}

std::vector<ProcessEntry> allProcesses() {
    std::vector<ProcessEntry> entries;
    std::error_code error;
    for (auto it = fs::directory_iterator("/proc", error); !error && it != fs::directory_iterator();
         it.increment(error)) {
        const std::string name = it->path().filename().string();
        pid_t id = 0;
        const char* end = name.data() + name.size();
        if (const auto read = std::from_chars(name.data(), end, id);
            read.ec != std::errc() || read.ptr != end) {
            continue;
        }
        if (const auto entry = entryOf(id)) entries.push_back(*entry);
    }
    return entries;
}

/// The variables of its environment, each with a zero before it.
std::string environmentOf(pid_t id) {
    return '\0' + contentsOf("/proc/" + std::to_string(id) + "/environ");
}

/// Which program of ours has started it, or what it descends from; nothing if none has.
std::optional<pid_t> starterOf(pid_t id) {
    const std::string environment = environmentOf(id);
    const std::string start = '\0' + std::string(MarkStart);
    const std::size_t place = environment.find(start);
    if (place == std::string::npos) return std::nullopt;
    const char* number = environment.data() + place + start.size();
    pid_t starter = 0;
    const auto read = std::from_chars(number, environment.data() + environment.size(), starter);
    return read.ec == std::errc() ? std::optional(starter) : std::nullopt;
}

/// Processes in a container are numbered apart, though they can be seen from outside.
fs::path numberingOf(const std::string& process) {
    std::error_code hidden;
    return fs::read_symlink("/proc/" + process + "/ns/pid", hidden);
}

bool isOrphan(pid_t id) {
    const std::optional<pid_t> starter = starterOf(id);
    const bool isGone = starter && ::kill(*starter, 0) != 0 && errno == ESRCH;
    return isGone && numberingOf(std::to_string(id)) == numberingOf("self");
}

/// A field of what the system says of a process that is given in kilobytes; in bytes.
std::uint64_t bytesIn(std::string_view field, pid_t id) {
    std::istringstream status(contentsOf("/proc/" + std::to_string(id) + "/status"));
    std::string line;
    while (std::getline(status, line)) {
        std::uint64_t kilobytes = 0;
        std::istringstream fields(line);
        std::string key;
        if (fields >> key >> kilobytes && key == field) return kilobytes * 1024;
    }
    return 0;
}

}  // namespace

void killOrphans() {
    for (const ProcessEntry& entry : allProcesses()) {
        if (!isOrphan(entry.id)) continue;
        // Held before it is looked at again, as below.
        const Descriptor held = holdProcess(entry.id);
        if (held && isOrphan(entry.id)) sendSignal(held, SIGKILL);
    }
}

bool ProcessTree::carriesMark(pid_t id) const {
    return environmentOf(id).find('\0' + mark_ + '=') != std::string::npos;
}

std::vector<pid_t> ProcessTree::members() const {
    const std::vector<ProcessEntry> entries = allProcesses();
    std::set<pid_t> belonging{leader_};
    for (const ProcessEntry& entry : entries) {
        const bool related = entry.session == leader_ || entry.group == leader_;
        if (!entry.isDead && (related || carriesMark(entry.id))) belonging.insert(entry.id);
    }
    for (bool grown = true; grown;) {
        grown = false;
        for (const ProcessEntry& entry : entries) {
            if (belonging.contains(entry.parent)) {
                grown = belonging.insert(entry.id).second || grown;
            }
        }
    }
    std::vector<pid_t> living;
    for (const ProcessEntry& entry : entries) {
        if (!entry.isDead && belonging.contains(entry.id)) living.push_back(entry.id);
    }
    return living;
}

int ProcessTree::kill() const {
    const bool canHold = static_cast<bool>(holdProcess(getpid()));
    const auto deadline = steady_clock::now() + LongestKill;
    auto pause = std::chrono::milliseconds(1);
    std::set<pid_t> others;
    int quietLooks = 0;
    while (quietLooks < QuietLooks && steady_clock::now() < deadline) {
        // Held before they are looked at again: if a number goes to a stranger in between, it is
        // not the stranger that is killed.
        std::vector<std::pair<pid_t, Descriptor>> held;
        for (const pid_t id : members()) held.emplace_back(id, holdProcess(id));
        if (held.empty()) {
            if (++quietLooks < QuietLooks) std::this_thread::sleep_for(BetweenLooks);
            continue;
        }
        quietLooks = 0;
        const std::vector<pid_t> still = members();
        for (const auto& [id, handle] : held) {
            if (std::find(still.begin(), still.end(), id) == still.end()) continue;
            if (id != leader_) others.insert(id);
            if (handle) sendSignal(handle, SIGKILL);
            if (!canHold) ::kill(id, SIGKILL);
        }
        std::this_thread::sleep_for(pause);
        pause = std::min(pause * 2, std::chrono::milliseconds(20));
    }
    return static_cast<int>(others.size());
}

std::uint64_t ProcessTree::peakMemory() const {
    std::uint64_t sum = 0;
    for (const pid_t id : members()) sum += bytesIn("VmHWM:", id);
    return sum;
}

ProcessTree::Burden ProcessTree::burden() const {
    Burden burden;
    for (const pid_t id : members()) {
        ++burden.processes;
        burden.memory += bytesIn("VmRSS:", id);
    }
    return burden;
}

}  // namespace tianyuan::protocol
