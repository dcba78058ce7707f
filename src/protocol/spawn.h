#pragma once

#include "core/descriptor.h"
#include "core/result.h"

#include <filesystem>
#include <string>
#include <sys/types.h>
#include <vector>

namespace tianyuan::protocol {

/// A program that has just been started, and our ends of its pipes, which never block.
struct Spawned {
    pid_t id = 0;
    std::string mark;  // a variable of its environment that no other program has
    Descriptor input;
    Descriptor output;
    Descriptor complaints;
};

/// Starts a program in a session of its own, with an environment that holds no secrets of ours
/// (engine_environment.h). An empty `folder` is where the program lies, if it is
/// given as a path. Before, it ends what was left of programs that others like us had started and
/// could not end. Safe in a program with threads.
Result<Spawned> spawn(const std::vector<std::string>& command, const std::filesystem::path& folder);

}  // namespace tianyuan::protocol
