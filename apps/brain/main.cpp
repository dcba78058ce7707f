// pbrain-tianyuan: the engine as a Gomocup program, on standard input and output.
#include "brain/adjustable_engine.h"
#include "brain/brain.h"
#include "perfect/installed_books.h"
#include "protocol/line_buffer.h"

#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <random>
#include <string>
#include <string_view>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#else
#include <unistd.h>
#endif

namespace {

using namespace tianyuan;

constexpr std::size_t LongestLine = 64 * 1024;
constexpr int StandardInput = 0;

void prepareStreams() {
#ifdef _WIN32
    _setmode(StandardInput, _O_BINARY);  // no byte of the input ends it
#else
    std::signal(SIGPIPE, SIG_IGN);  // whoever does not read any more will close our input too
#endif
}

/// What has come so far, at least one byte; nothing at the end.
std::string_view readSome(std::array<char, 4096>& buffer) {
    const auto count = ::read(StandardInput, buffer.data(), static_cast<unsigned>(buffer.size()));
    return count > 0 ? std::string_view(buffer.data(), static_cast<std::size_t>(count))
                     : std::string_view();
}

void sayLine(const std::string& line) {
    std::fputs((line + '\n').c_str(), stdout);
    std::fflush(stdout);
}

/// All lines that are whole by now. False: END was among them.
bool takeLines(brain::Brain& brain, protocol::LineBuffer& lines) {
    for (;;) {
        while (const auto line = lines.takeLine()) {
            if (!brain.take(*line)) return false;
        }
        if (!lines.isTooLong()) return true;
        brain.takeTooLong();
        lines.passOver();
    }
}

void listen(brain::Brain& brain) {
    protocol::LineBuffer lines(LongestLine);
    std::array<char, 4096> buffer;
    for (std::string_view bytes = readSome(buffer); !bytes.empty(); bytes = readSome(buffer)) {
        lines.append(bytes);
        if (!takeLines(brain, lines)) return;
    }
    if (const auto rest = lines.takeRest(); rest && !brain.take(*rest)) return;
    brain.finish();
}

/// Somebody who starts it by hand is told what it is. Managers say other things, which are nothing
/// to us. True: there is nothing more to do.
bool explainsItself(int count, char** arguments) {
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        if (argument == "--version") {
            sayLine("pbrain-tianyuan " TIANYUAN_VERSION);
            return true;
        }
        if (argument == "--help" || argument == "-h") {
            sayLine(
                "Usage: pbrain-tianyuan\n"
                "The engine of Tianyuan (five in a row) for programs that speak the Gomocup "
                "protocol:\n"
                "it reads commands from standard input and answers on standard output.\n"
                "For example: START 15, INFO timeout_turn 1000, BEGIN, TURN 7,6, END.\n"
                "\n"
                "  -h, --help     this text\n"
                "      --version  the version\n"
                "\n"
                "To play against it, register it in a manager such as Piskvork, or run "
                "\"tianyuan-cli play\".");
            return true;
        }
    }
    return false;
}

}  // namespace

int main(int count, char** arguments) {
    if (explainsItself(count, arguments)) return 0;
    try {
        prepareStreams();
        brain::AdjustableEngine engine(std::random_device{}(), perfect::installedBooks());
        protocol::reply::About about;
        about.name = "Tianyuan";
        about.version = TIANYUAN_VERSION;
        about.author = "the Tianyuan project";
        brain::Brain brain(engine, about, sayLine);
        listen(brain);
    } catch (const std::exception& problem) {
        sayLine(std::string("ERROR ") + problem.what());
        return 1;
    }
    return 0;
}
