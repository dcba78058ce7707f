#include "protocol/command_text.h"
#include "protocol/line_buffer.h"
#include "protocol/printable.h"
#include "protocol/reply_text.h"
#include "protocol/thought_reader.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace tianyuan::protocol;

constexpr std::size_t LongestLine = 200;

void expect(bool holds) {
    if (!holds) std::abort();
}

/// What was read as a command is written so that it is read as the same.
void checkCommand(const Command& command) {
    if (std::holds_alternative<command::Malformed>(command)) return;
    CommandReader reader;
    std::optional<Command> again;
    for (const std::string& line : toLines(command)) again = reader.take(line);
    expect(!reader.inBlock() && again == command);
}

void checkReply(std::string_view line) {
    const Reply reply = replyFromLine(line);
    expect(replyFromLine(toLine(reply)) == reply);
    reply::About about = aboutFromLine(line);
    const std::string written = toLine(about);
    expect(written.find_first_of("\r\n") == std::string::npos);
    printable(line, 40);
}

}  // namespace

/// The bytes as both sides may send them: lines of any kind of end are cut the same whether they
/// come at once or byte by byte, and every line means something that can be written again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    LineBuffer atOnce(LongestLine);
    LineBuffer byteByByte(LongestLine);
    atOnce.append(bytes);
    std::size_t given = 0;
    CommandReader reader;
    ThoughtReader thoughts(15);
    while (const auto line = atOnce.takeLine()) {
        std::optional<std::string> same;
        while (!same && given < size) {
            byteByByte.append(bytes.substr(given++, 1));
            same = byteByByte.takeLine();
        }
        expect(same == line && line->size() <= LongestLine);
        if (const auto command = reader.take(*line)) checkCommand(*command);
        checkReply(*line);
        if (const auto thought = thoughts.take(replyFromLine(*line))) {
            expect(thought->depth >= 0 && thought->rank >= 0 && thought->time.count() >= 0);
        }
    }
    return 0;
}
