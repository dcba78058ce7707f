#pragma once

#include <memory>
#include <string>

namespace tianyuan::cli {

/// A line being typed at a terminal, with cursor keys and the lines typed before (libedit). It
/// never waits: read() is called when something has been typed. Only one at a time.
class LineEditor {
public:
    enum class Key {
        None,  // the line goes on
        Line,  // Enter
        End,   // Ctrl-D on an empty line, or the terminal is gone
    };

    /// nullptr where standard input and output are no terminal, or one that cannot move its cursor.
    static std::unique_ptr<LineEditor> atTerminal();
    /// The terminal is again as it was.
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    /// Shows prompt and line where the cursor is: at the beginning of an empty line.
    void show(const std::string& prompt);
    /// What was typed since the last time; `line` is set if a line is whole.
    Key read(std::string& line);
    /// Forgets what was typed of this line; false if that was nothing.
    bool clear();
    /// The terminal has another size, or was another program's for a while.
    void takeTerminal();

private:
    struct State;
    explicit LineEditor(std::unique_ptr<State> state);

    std::unique_ptr<State> state_;
};

}  // namespace tianyuan::cli
