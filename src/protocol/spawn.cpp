#include "protocol/spawn.h"

#include "protocol/engine_environment.h"
#include "protocol/process_tree.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <random>
#include <spawn.h>
#include <system_error>
#include <unistd.h>

namespace tianyuan::protocol {
namespace {

namespace fs = std::filesystem;

constexpr int FirstFree = 3;  // after standard input, output and error

struct Pipe {
    Descriptor reads;
    Descriptor writes;
};

/// A pipe whose ends are none of the three standard descriptors, even if those are closed here.
int makePipe(Pipe& pipe) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return errno;
    const Descriptor reads(ends[0]);
    const Descriptor writes(ends[1]);
    pipe.reads = Descriptor(fcntl(ends[0], F_DUPFD_CLOEXEC, FirstFree));
    pipe.writes = Descriptor(fcntl(ends[1], F_DUPFD_CLOEXEC, FirstFree));
    return pipe.reads && pipe.writes ? 0 : errno;
}

void neverBlock(const Descriptor& descriptor) {
    const int flags = fcntl(descriptor.number(), F_GETFL);
    fcntl(descriptor.number(), F_SETFL, flags | O_NONBLOCK);
}

/// A name that no other program's environment has.
std::string freshMark() {
    std::random_device device;
    std::string mark = std::string(MarkStart) + std::to_string(getpid());
    for (int i = 0; i < 3; ++i) mark += '_' + std::to_string(device());
    return mark;
}

/// What posix_spawn takes, with an owner.
class SpawnPlan {
public:
    SpawnPlan() {
        posix_spawn_file_actions_init(&actions_);
        posix_spawnattr_init(&attributes_);
        sigset_t signals;
        sigemptyset(&signals);
        posix_spawnattr_setsigmask(&attributes_, &signals);
        for (const int each : {SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGCHLD, SIGUSR1, SIGUSR2,
                               SIGALRM, SIGTSTP, SIGTTIN, SIGTTOU}) {
            sigaddset(&signals, each);
        }
        posix_spawnattr_setsigdefault(&attributes_, &signals);
        posix_spawnattr_setflags(
            &attributes_, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;

    int connect(const Descriptor& ours, int theirs) {
        return posix_spawn_file_actions_adddup2(&actions_, ours.number(), theirs);
    }
    int workIn(const fs::path& folder) {
        return posix_spawn_file_actions_addchdir_np(&actions_, folder.c_str());
    }
    int closeTheRest() { return posix_spawn_file_actions_addclosefrom_np(&actions_, FirstFree); }

    int start(pid_t& id, const std::string& program, char* const* arguments,
              char* const* environment) const {
        return posix_spawnp(&id, program.c_str(), &actions_, &attributes_, arguments, environment);
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

Reason cannotStart(const std::string& program, int error) {
    if (error == ENOEXEC && program.ends_with(".exe")) {
        return {"engine.windows-program", {program}};
    }
    return {"engine.cannot-start", {program, std::generic_category().message(error)}};
}

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

std::vector<std::string> environmentWith(const std::string& mark) {
    std::vector<std::string> variables = forEngines(environ);
    variables.push_back(mark + "=1");
    return variables;
}

/// Where memory runs out, the system is to end the engine, and what it has started, before anything
/// else: the game and its window least of all. Nothing is lost where it cannot be told so.
void goesFirstWhereMemoryRunsOut(pid_t id) {
    std::ofstream("/proc/" + std::to_string(id) + "/oom_score_adj") << 900;
}

}  // namespace

Result<Spawned> spawn(const std::vector<std::string>& command, const fs::path& folder) {
    if (command.empty() || command.front().empty()) return Reason{"engine.no-program", {}};
    std::vector<std::string> arguments = command;
    fs::path where = folder;
    if (arguments.front().find('/') != std::string::npos) {
        std::error_code ignored;
        const fs::path program = fs::absolute(arguments.front(), ignored);
        arguments.front() = program.string();
        if (where.empty()) where = program.parent_path();
        if (fs::is_directory(program, ignored)) return cannotStart(arguments.front(), EISDIR);
        if (!fs::exists(program, ignored)) return cannotStart(arguments.front(), ENOENT);
    }
    if (std::error_code ignored; !where.empty() && !fs::is_directory(where, ignored)) {
        return Reason{"engine.no-folder", {where.string()}};
    }

    std::array<Pipe, 3> pipes;
    for (Pipe& pipe : pipes) {
        if (const int error = makePipe(pipe)) return cannotStart(command.front(), error);
    }
    killOrphans();
    SpawnPlan plan;
    int error = plan.connect(pipes[0].reads, STDIN_FILENO);
    if (error == 0) error = plan.connect(pipes[1].writes, STDOUT_FILENO);
    if (error == 0) error = plan.connect(pipes[2].writes, STDERR_FILENO);
    if (error == 0) error = plan.closeTheRest();
    if (error == 0 && !where.empty()) error = plan.workIn(where);

    Spawned spawned;
    spawned.mark = freshMark();
    std::vector<std::string> environment = environmentWith(spawned.mark);
    if (error == 0) {
        error = plan.start(spawned.id, arguments.front(), pointersTo(arguments).data(),
                           pointersTo(environment).data());
    }
    if (error != 0) return cannotStart(command.front(), error);
    goesFirstWhereMemoryRunsOut(spawned.id);
    spawned.input = std::move(pipes[0].writes);
    spawned.output = std::move(pipes[1].reads);
    spawned.complaints = std::move(pipes[2].reads);
    for (const Descriptor* each : {&spawned.input, &spawned.output, &spawned.complaints}) {
        neverBlock(*each);
    }
    return spawned;
}

}  // namespace tianyuan::protocol
