#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::protocol {

/// Makes lines of bytes as they come. A line ends with LF, CR or both; empty lines are skipped.
class LineBuffer {
public:
    /// Lines longer than this are a fault; no more than this is kept of one.
    explicit LineBuffer(std::size_t longest) : longest_(longest) {}

    void append(std::string_view bytes);
    /// The next whole line, without its end.
    std::optional<std::string> takeLine();
    /// What came after the last line end; for when no more will come.
    std::optional<std::string> takeRest();
    /// Has a line, whole or not, been longer than allowed? Nothing comes out any more then, unless
    /// one passes over it.
    bool isTooLong() const { return tooLong_; }
    /// Forgets the line that is too long, also what is still to come of it, and goes on after it.
    void passOver();

private:
    std::size_t longest_;
    std::string bytes_;
    std::size_t start_ = 0;    // of the line that comes next
    std::size_t scanned_ = 0;  // no line end before this
    bool tooLong_ = false;
    bool passing_ = false;  // the rest of a line that was too long is thrown away
};

}  // namespace tianyuan::protocol
