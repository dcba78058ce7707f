#include "core/notation.h"
#include "store/library.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <map>
#include <random>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace tianyuan::store {
namespace {

using test::must;

/// The program store_journal_writer, and what it says.
class Writer {
public:
    Writer(const std::filesystem::path& file, unsigned seed) {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
        pid_ = fork();
        if (pid_ == 0) {
            dup2(ends[1], STDOUT_FILENO);
            close(ends[0]);
            close(ends[1]);
            execl(TIANYUAN_JOURNAL_WRITER, "store_journal_writer", file.c_str(),
                  std::to_string(seed).c_str(), nullptr);
            _exit(3);
        }
        close(ends[1]);
        out_ = ends[0];
    }
    ~Writer() {
        kill();
        close(out_);
    }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    /// Ends it without a warning.
    void kill() {
        if (pid_ <= 0) return;
        ::kill(pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
        pid_ = 0;
    }

    /// A line without its end; empty when there are no more.
    std::string line() {
        std::string text;
        char c = 0;
        while (read(out_, &c, 1) == 1) {
            if (c == '\n') return text;
            text += c;
        }
        return {};
    }

private:
    pid_t pid_ = 0;
    int out_ = -1;
};

// All moves of a game as far as the library knows it, running or not.
std::vector<std::string> movesOf(Library& library, GameId game) {
    if (must(library.summary(game)).running) return must(library.events(game));
    std::vector<std::string> moves;
    for (const Move move : record::mainLine(must(library.load(game)))) {
        moves.push_back(toText(move, 15));
    }
    return moves;
}

TEST(Kill, EveryMoveThatWasSaidToBeSavedIsThereAfterwards) {
    constexpr unsigned Kills = 100;
    const test::TemporaryFolder folder;
    std::mt19937 random(1);
    std::size_t said = 0;
    for (unsigned seed = 0; seed < Kills; ++seed) {
        std::map<GameId, std::vector<std::string>> games;
        const auto note = [&games](const std::string& line) {
            const std::size_t space = line.find(' ');
            games[std::stoll(line)].push_back(line.substr(space + 1));
        };
        {
            Writer writer(folder / "games.db", seed);
            for (auto lines = random() % 24; lines > 0; --lines) {
                const std::string line = writer.line();
                ASSERT_FALSE(line.empty());
                note(line);
            }
            writer.kill();
            // What it had still said before it died.
            for (std::string line; !(line = writer.line()).empty();) note(line);
        }
        Library library = must(Library::open(folder / "games.db"));
        ASSERT_TRUE(library.check());
        for (const auto& [game, moves] : games) {
            const std::vector<std::string> saved = movesOf(library, game);
            ASSERT_GE(saved.size(), moves.size());
            ASSERT_TRUE(std::equal(moves.begin(), moves.end(), saved.begin()));
            said += moves.size();
        }
    }
    EXPECT_GT(said, Kills);
}

}  // namespace
}  // namespace tianyuan::store
