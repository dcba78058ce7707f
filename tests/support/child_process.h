#pragma once

#include <cstdlib>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

namespace tianyuan::test {

/// Runs `work` in a process of its own, from a program that has only one thread. What it returns is
/// the exit code; an exception is 99.
class ChildProcess {
public:
    explicit ChildProcess(const std::function<int()>& work) : pid_(fork()) {
        if (pid_ < 0) std::abort();
        if (pid_ > 0) return;
        int code = 99;
        try {
            code = work();
        } catch (...) {
        }
        _exit(code);
    }
    ~ChildProcess() {
        if (pid_ > 0) wait();
    }
    ChildProcess(ChildProcess&& other) noexcept : pid_(other.pid_) { other.pid_ = 0; }
    ChildProcess& operator=(ChildProcess&&) = delete;

    bool isRunning() const { return waitpid(pid_, nullptr, WNOHANG | WNOWAIT) == 0; }
    pid_t pid() const { return pid_; }

    /// The exit code, or minus the signal that ended it.
    int wait() {
        int status = 0;
        waitpid(pid_, &status, 0);
        pid_ = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }

private:
    pid_t pid_;
};

}  // namespace tianyuan::test
