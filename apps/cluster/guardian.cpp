#include "cluster/guardian.h"

#include "core/rest_of.h"

#include <array>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace tianyuan::cluster {
namespace {

constexpr const char* Mark = "TIANYUAN_CLUSTER_PROCESS";

/// Processes whose environment has the mark; this one has it too.
int killMarked(const std::string& mark) {
    int killed = 0;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", ignored)) {
        const std::string name = entry.path().filename().string();
        pid_t id = 0;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), id);
        if (error != std::errc() || *end != '\0' || id == getpid()) continue;
        std::ifstream file(entry.path() / "environ", std::ios::binary);
        const std::string environment = restOf(file);
        if (environment.find(mark) == std::string::npos) continue;
        if (kill(id, SIGKILL) == 0) ++killed;
    }
    return killed;
}

[[noreturn]] void watch(int pipe, const std::string& mark) {
    setsid();
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) std::signal(number, SIG_IGN);
    const int nothing = open("/dev/null", O_RDWR);
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nothing, standard);
    std::array<char, 8> buffer{};
    while (read(pipe, buffer.data(), buffer.size()) < 0 && errno == EINTR) continue;
    // Whoever is killed may just have started another.
    for (int round = 0; round < 20; ++round) {
        if (killMarked(mark) == 0) break;
        usleep(20'000);
    }
    _exit(0);
}

}  // namespace

void startGuardian() {
    const std::string value = std::to_string(getpid()) + "-" + std::to_string(std::rand()) + "-" +
                              std::to_string(std::time(nullptr));
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
    const pid_t child = fork();
    if (child == 0) {
        close(ends[1]);
        watch(ends[0], std::string(Mark) + "=" + value);
    }
    close(ends[0]);
    // Only what is started from now on has the mark. The other end stays open as long as we live.
    setenv(Mark, value.c_str(), 1);
}

}  // namespace tianyuan::cluster
