// pbrain-tianyuan: the engine as a Gomocup program, on standard input and output.
#include "brain/brain.h"
#include "brain/search_engine.h"
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

}  // namespace

int main() {
    try {
        prepareStreams();
        brain::SearchEngine engine(std::random_device{}());
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
