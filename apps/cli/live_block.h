#pragma once

#include <string>
#include <vector>

namespace tianyuan::cli {

/// Some lines on standard error that are written over and over; only at a terminal.
class LiveBlock {
public:
    LiveBlock();
    ~LiveBlock();
    LiveBlock(const LiveBlock&) = delete;
    LiveBlock& operator=(const LiveBlock&) = delete;

    bool isVisible() const { return isTerminal_; }
    /// Replaces what is there. Lines are at most width() columns wide, and at most height() of
    /// them.
    void show(const std::vector<std::string>& lines);
    /// Takes it away, so that something else can be printed.
    void clear();

    int width() const;
    int height() const;

private:
    bool isTerminal_;
    std::size_t lines_ = 0;  // shown now
};

/// Parts of a line, put side by side with two spaces between them and broken between two of them
/// where they do not fit; a part that is too wide by itself is broken too. Nothing is left out.
std::vector<std::string> wrapped(const std::vector<std::string>& parts, int width);

}  // namespace tianyuan::cli
