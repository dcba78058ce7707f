#include "transcript_files.h"

#include "file.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <ctime>
#include <system_error>

namespace tianyuan::cli {
namespace {

namespace fs = std::filesystem;

std::string folderOfFailures() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    std::array<char, 64> text{};
    const std::size_t length =
        std::strftime(text.data(), text.size(), "match-failures-%Y%m%d-%H%M%S", &parts);
    return std::string(text.data(), length);
}

/// What may stand in a file's name everywhere.
std::string fileNameFor(const std::string& name) {
    std::string safe;
    for (const char c : name.substr(0, 60)) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isPlain = byte >= 0x80 || std::isalnum(byte) != 0 || c == '-' || c == '.';
        safe += isPlain ? c : '_';
    }
    return safe;
}

Attempt make(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return Reason{"match.cannot-write", {folder.string(), error.message()}};
    return Done{};
}

}  // namespace

TranscriptFiles::TranscriptFiles(std::string folder) : folder_(std::move(folder)) {}

Attempt TranscriptFiles::open() const {
    if (folder_.empty()) return Done{};
    if (const Attempt made = make(folder_); !made) return made;
    return tryWriting(folder_ / "game-000000.tmp");
}

Attempt TranscriptFiles::write(const match::PlayedGame& game, const match::ContestSetup& setup) {
    for (std::size_t seat = 0; seat < game.transcripts.size(); ++seat) {
        if (game.transcripts[seat].empty()) continue;
        if (written_.empty()) {
            written_ = folder_.empty() ? fs::path(folderOfFailures()) : folder_;
            if (const Attempt made = make(written_); !made) return made;
        }
        const std::string& name = setup.entrant(game.fixture.players[seat]).name;
        const std::string file =
            fmt::format("game-{:06}-{}.txt", game.fixture.index + 1, fileNameFor(name));
        const Attempt done = writeFile(written_ / file, game.transcripts[seat], true);
        if (!done) return done;
    }
    return Done{};
}

}  // namespace tianyuan::cli
