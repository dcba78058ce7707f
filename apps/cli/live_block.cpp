#include "live_block.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <sys/ioctl.h>
#include <unistd.h>

namespace tianyuan::cli {
namespace {

winsize terminalSize() {
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0) return {};
    return size;
}

/// Where the next character begins, and how many columns this one takes: Chinese ones take two.
struct Character {
    std::size_t bytes;
    int columns;
};

Character characterAt(const std::string& text, std::size_t place) {
    const auto lead = static_cast<unsigned char>(text[place]);
    const std::size_t bytes = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    return {std::min(bytes, text.size() - place), bytes >= 3 ? 2 : 1};
}

int columnsOf(const std::string& text) {
    int columns = 0;
    for (std::size_t i = 0; i < text.size();) {
        const Character next = characterAt(text, i);
        columns += next.columns;
        i += next.bytes;
    }
    return columns;
}

std::vector<std::string> pieces(const std::string& text, int width) {
    std::vector<std::string> lines(1);
    int columns = 0;
    for (std::size_t i = 0; i < text.size();) {
        const Character next = characterAt(text, i);
        if (columns + next.columns > width) {
            lines.emplace_back();
            columns = 0;
        }
        lines.back() += text.substr(i, next.bytes);
        columns += next.columns;
        i += next.bytes;
    }
    return lines;
}

}  // namespace

LiveBlock::LiveBlock() : isTerminal_(isatty(STDERR_FILENO) != 0) {}

LiveBlock::~LiveBlock() { clear(); }

int LiveBlock::width() const {
    const int columns = terminalSize().ws_col;
    return columns == 0 ? 79 : std::max(10, columns - 1);
}

int LiveBlock::height() const {
    const int rows = terminalSize().ws_row;
    return rows == 0 ? 23 : std::max(2, rows - 1);
}

void LiveBlock::show(const std::vector<std::string>& lines) {
    if (!isTerminal_) return;
    std::string text;
    if (lines_ > 1) text += fmt::format("\x1b[{}A", lines_ - 1);
    text += "\r\x1b[J";
    for (std::size_t i = 0; i < lines.size(); ++i) text += (i == 0 ? "" : "\n") + lines[i];
    fmt::print(stderr, "{}", text);
    std::fflush(stderr);
    lines_ = lines.size();
}

void LiveBlock::clear() {
    if (lines_ == 0) return;
    show({});
    lines_ = 0;
}

std::vector<std::string> wrapped(const std::vector<std::string>& parts, int width) {
    std::vector<std::string> lines;
    for (const std::string& part : parts) {
        const bool fits = !lines.empty() && columnsOf(lines.back()) + 2 + columnsOf(part) <= width;
        if (fits) {
            lines.back() += "  " + part;
            continue;
        }
        for (std::string& piece : pieces(part, width)) lines.push_back(std::move(piece));
    }
    return lines;
}

}  // namespace tianyuan::cli
