#include "roster/engine_archive.h"

#include "core/user_folder.h"
#include "files/zip_archive.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

namespace tianyuan::roster {
namespace {

namespace fs = std::filesystem;

std::string lowered(std::string text) {
    for (char& c : text) {
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return text;
}

bool canBeRunHere(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string head(4, '\0');
    stream.read(head.data(), static_cast<std::streamsize>(head.size()));
    return head ==
               "\x7f"
               "ELF" ||
           head.starts_with("#!");
}

/// A folder that is not there yet: "name", "name-2", …
fs::path freshFolder(const fs::path& engines, const std::string& name) {
    std::error_code error;
    fs::path folder = engines / name;
    for (int i = 2; fs::exists(folder, error); ++i) {
        folder = engines / (name + "-" + std::to_string(i));
    }
    return folder;
}

/// How much a program looks like the engine itself.
int likeness(const fs::path& program, const std::string& archive) {
    const std::string name = lowered(program.filename().string());
    int points = 0;
    if (name.find("64") != std::string::npos) points += 4;
    if (name.find(archive) != std::string::npos) points += 2;
    if (name.starts_with("pbrain")) points += 1;
    return points;
}

}  // namespace

bool isEngineArchive(const fs::path& file) { return lowered(file.extension().string()) == ".zip"; }

fs::path usualEngineFolder() { return folderOf(UserFolder::Data).value_or(".") / "engines"; }

Result<fs::path> unpackEngine(const fs::path& archive, const fs::path& engines) {
    const fs::path folder = freshFolder(engines, archive.stem().string());
    const auto giveUp = [&](Reason reason) -> Result<fs::path> {
        std::error_code error;
        fs::remove_all(folder, error);
        return reason;
    };
    const auto files = files::unpackZip(archive, folder);
    if (!files) return giveUp(files.reason());
    std::vector<fs::path> programs;
    bool hasWindowsProgram = false;
    for (const fs::path& file : *files) {
        if (canBeRunHere(file)) programs.push_back(file);
        hasWindowsProgram = hasWindowsProgram || lowered(file.extension().string()) == ".exe";
    }
    if (programs.empty()) {
        return giveUp(
            {hasWindowsProgram ? "engine.archive-for-windows" : "engine.archive-without-program",
             {archive.string()}});
    }
    const std::string name = lowered(archive.stem().string());
    const fs::path program = *std::max_element(programs.begin(), programs.end(),
                                               [&](const fs::path& a, const fs::path& b) {
                                                   return likeness(a, name) < likeness(b, name);
                                               });
    std::error_code error;
    fs::permissions(program, fs::perms::owner_exec, fs::perm_options::add, error);
    return program;
}

}  // namespace tianyuan::roster
