#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace tianyuan::protocol {

/// How the variables begin that mark what a program of ours has started; its number follows.
inline constexpr std::string_view MarkStart = "TIANYUAN_ENGINE_";

/// Kills what programs of ours had started that were themselves ended by force, and so could not
/// end it.
void killOrphans();

/// A program and everything it has started, as far as it can be told from /proc. A process belongs
/// to it if it is the leader, shares its session or process group, descends from one that belongs,
/// or carries the leader's mark, a variable of the environment, which children inherit.
///
/// So a child is found that leaves the group, starts a session of its own, or whose parent has died
/// (a daemon); one that does the last two and also throws its environment away is not.
class ProcessTree {
public:
    /// `leader` leads its own session, was started with the variable `mark` in its environment, and
    /// has not been waited for (so that its number cannot have gone to another process).
    ProcessTree(pid_t leader, std::string mark) : leader_(leader), mark_(std::move(mark)) {}

    pid_t leader() const { return leader_; }

    /// The processes that are alive now. The leader is among them unless it has ended.
    std::vector<pid_t> members() const;

    /// Kills them all, and whom they start meanwhile. Gives back how many there were besides the
    /// leader. Blocks for a few milliseconds, and at the very most for two seconds.
    int kill() const;

    /// The most memory that the living ones have held at once, each by itself, added up; in bytes.
    std::uint64_t peakMemory() const;

    /// What they take of the machine now.
    struct Burden {
        int processes = 0;
        std::uint64_t memory = 0;  // bytes, each by itself, added up
    };
    Burden burden() const;

private:
    bool carriesMark(pid_t id) const;

    pid_t leader_;
    std::string mark_;
};

}  // namespace tianyuan::protocol
