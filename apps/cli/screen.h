#pragma once

#include "inbox.h"

#include <optional>
#include <string>

namespace tianyuan::cli {

/// What is shown of a game at the terminal: a picture with the lines that belong to it, below that
/// what was said since something was typed last, and the line where the person types. Where lines
/// are edited and the window is high enough, all of it stays where it is and is painted anew;
/// elsewhere one thing is printed after the other.
class Screen {
public:
    explicit Screen(Inbox& inbox);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Takes the place of the last picture.
    void show(const std::string& picture, const std::string& lines);
    void say(const std::string& text);
    /// The same where nobody types: on a terminal that can, over the last one.
    void showAgain(const std::string& picture, const std::string& lines);
    /// Something long, in the place of the picture until the next line is typed.
    void showPage(const std::string& text);

    /// The person is asked, if that is not to be seen yet.
    void ask(const std::string& prompt);
    /// A line was typed: what was said before is old.
    void takeTyped(const std::string& line);
    /// The terminal may show something else by now.
    void repaint();

    /// The terminal is again as it was before; the last picture stays to be seen.
    void close();

    /// Is everything painted in place now?
    bool isPainted() const { return isPainted_; }

private:
    bool fits(const std::string& text) const;
    void paint();
    void print(const std::string& text);

    Inbox& inbox_;
    std::string picture_, lines_;  // with line ends
    std::string notes_;
    std::optional<std::string> page_;
    std::string prompt_;
    bool isAsking_ = false;   // the prompt is the last thing on the terminal
    bool isPainted_ = false;  // the terminal shows its other screen
    int promptRow_ = 0;       // of that, from 1
    int rowsAbove_ = 0;       // of what showAgain() has printed last
};

}  // namespace tianyuan::cli
