#include "protocol/line_buffer.h"

#include <utility>

namespace tianyuan::protocol {

void LineBuffer::append(std::string_view bytes) {
    if (tooLong_) return;
    bytes_.erase(0, start_);
    scanned_ -= start_;
    start_ = 0;
    bytes_ += bytes;
}

std::optional<std::string> LineBuffer::takeLine() {
    while (!tooLong_) {
        const std::size_t end = bytes_.find_first_of("\r\n", scanned_);
        const bool whole = end != std::string::npos;
        scanned_ = whole ? end : bytes_.size();
        if (passing_) {
            start_ = scanned_;
            if (!whole) break;
            passing_ = false;
        }
        if (scanned_ - start_ > longest_) tooLong_ = true;
        if (tooLong_ || !whole) break;
        std::string line = bytes_.substr(start_, end - start_);
        start_ = scanned_ = end + 1;
        if (!line.empty()) return line;
    }
    return std::nullopt;
}

void LineBuffer::passOver() {
    if (!tooLong_) return;
    tooLong_ = false;
    passing_ = true;
}

std::optional<std::string> LineBuffer::takeRest() {
    if (tooLong_ || passing_ || start_ == bytes_.size()) return std::nullopt;
    std::string rest = bytes_.substr(start_);
    bytes_.clear();
    start_ = scanned_ = 0;
    return rest;
}

}  // namespace tianyuan::protocol
