#pragma once

#include "core/rest_of.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace tianyuan::test {

/// A word to put on a command line, so that the program and its children can be found by it.
inline std::string markFor(const std::string& name) {
    return "mark-" + std::to_string(getpid()) + '-' + name;
}

/// How many living processes have this word on their command line.
inline int processesWith(const std::string& mark) {
    int count = 0;
    std::error_code error;
    for (auto it = std::filesystem::directory_iterator("/proc", error);
         !error && it != std::filesystem::directory_iterator(); it.increment(error)) {
        std::ifstream file(it->path() / "cmdline", std::ios::binary);
        const std::string line = restOf(file);
        count += line.find(mark) != std::string::npos ? 1 : 0;
    }
    return count;
}

}  // namespace tianyuan::test
