#include "screen.h"

#include "terminal.h"
#include "words/wrapped.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

namespace tianyuan::cli {
namespace {

constexpr const char* OtherScreen = "\x1b[?1049h";
constexpr const char* UsualScreen = "\x1b[?1049l";
constexpr const char* ClearToEnd = "\x1b[J";
/// The prompt, and one that stays free below it.
constexpr int RowsBelow = 2;

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::string withLineEnd(std::string text) {
    if (!text.empty() && !text.ends_with('\n')) text += '\n';
    return text;
}

/// Colours take no columns.
int columnsOf(std::string_view row) {
    int columns = 0;
    while (true) {
        const std::size_t escape = row.find('\x1b');
        columns += words::columnsOf(row.substr(0, escape));
        if (escape == std::string_view::npos) return columns;
        row.remove_prefix(std::min(row.find('m', escape), row.size() - 1) + 1);
    }
}

}  // namespace

Screen::Screen(Inbox& inbox) : inbox_(inbox) {}

Screen::~Screen() { close(); }

void Screen::close() {
    if (!isPainted_) return;
    isPainted_ = false;
    isAsking_ = false;
    fmt::print("{}{}{}{}", UsualScreen, picture_, fittedToTerminal(lines_),
               fittedToTerminal(notes_));
    std::fflush(stdout);
}

void Screen::show(const std::string& picture, const std::string& lines) {
    picture_ = withLineEnd(picture);
    lines_ = withLineEnd(lines);
    page_.reset();
    if (fits(picture_ + fittedToTerminal(lines_))) return paint();
    close();
    print(picture_ + fittedToTerminal(lines_));
}

void Screen::showAgain(const std::string& picture, const std::string& lines) {
    const std::string text = withLineEnd(picture) + withLineEnd(fittedToTerminal(lines));
    const auto size = sizeOfTerminal();
    const auto rows = static_cast<int>(linesOf(text).size());
    const bool isOver = rowsAbove_ > 0 && size && rowsAbove_ < size->rows &&
                        TerminalAbilities::ofStandardOutput().cursor;
    if (isOver) fmt::print("\x1b[{}A{}", rowsAbove_, ClearToEnd);
    print(text);
    std::fflush(stdout);
    rowsAbove_ = rows;
}

void Screen::say(const std::string& text) {
    notes_ += withLineEnd(text);
    isPainted_ ? paint() : print(fittedToTerminal(withLineEnd(text)));
}

void Screen::showPage(const std::string& text) {
    if (!isPainted_) return print(fittedToTerminal(withLineEnd(text)));
    page_ = withLineEnd(text);
    paint();
}

bool Screen::fits(const std::string& text) const {
    const auto size = sizeOfTerminal();
    if (!inbox_.isEdited() || !size) return false;
    const std::vector<std::string> rows = linesOf(text);
    const auto fits = [&](const std::string& row) { return columnsOf(row) <= size->columns; };
    return static_cast<int>(rows.size()) + RowsBelow < size->rows &&
           std::all_of(rows.begin(), rows.end(), fits);
}

/// Everything from the first row on. Where there are too many notes, the older ones are not shown.
void Screen::paint() {
    const TerminalSize size = sizeOfTerminal().value_or(TerminalSize{});
    std::vector<std::string> rows =
        linesOf(page_ ? fittedToTerminal(*page_) : picture_ + fittedToTerminal(lines_));
    const std::vector<std::string> notes = linesOf(fittedToTerminal(notes_));
    const int room = std::max(0, size.rows - RowsBelow - static_cast<int>(rows.size()));
    const auto shown = std::min(notes.size(), static_cast<std::size_t>(room));
    rows.insert(rows.end(), notes.end() - static_cast<std::ptrdiff_t>(shown), notes.end());
    std::string text = isPainted_ ? "" : OtherScreen;
    text += "\x1b[H";
    for (const std::string& row : rows) text += row + "\x1b[K\n";
    text += ClearToEnd;
    fmt::print("{}", text);
    isPainted_ = true;
    isAsking_ = false;
    promptRow_ = std::min(static_cast<int>(rows.size()) + 1, size.rows);
}

void Screen::print(const std::string& text) {
    // What is typed so far comes back below.
    if (isAsking_) fmt::print("{}", inbox_.isEdited() ? "\r\x1b[J" : "\n");
    fmt::print("{}", text);
    isAsking_ = false;
}

void Screen::ask(const std::string& prompt) {
    if (isAsking_ && (prompt == prompt_ || !inbox_.isEdited())) return;
    if (isAsking_) {
        fmt::print("{}{}", isPainted_ ? fmt::format("\x1b[{};1H", promptRow_) : "\r", ClearToEnd);
    }
    prompt_ = prompt;
    isAsking_ = true;
    inbox_.showPrompt(prompt);
}

void Screen::takeTyped(const std::string& line) {
    // What comes through a pipe is not seen; show it, so that the transcript can be read.
    if (!standardInputIsTerminal()) fmt::print("{}\n", line);
    isAsking_ = false;
    notes_.clear();
    page_.reset();
    if (isPainted_) paint();
}

void Screen::repaint() {
    if (picture_.empty()) return;
    if (fits(picture_ + fittedToTerminal(lines_))) return paint();
    if (isPainted_) return close();
    if (isAsking_) fmt::print("\r{}", ClearToEnd);
    isAsking_ = false;
}

}  // namespace tianyuan::cli
