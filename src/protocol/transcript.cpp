#include "protocol/transcript.h"

#include "protocol/printable.h"

#include <algorithm>

namespace tianyuan::protocol {
namespace {

constexpr std::size_t LongestLine = 2000;

char markOf(Transcript::Speaker speaker) {
    switch (speaker) {
        case Transcript::Speaker::Manager:
            return '>';
        case Transcript::Speaker::Engine:
            return '<';
        case Transcript::Speaker::Complaint:
            return '!';
        case Transcript::Speaker::Note:
            break;
    }
    return '#';
}

std::string padded(std::string text, std::size_t width, char with) {
    return std::string(width - std::min(width, text.size()), with) + text;
}

}  // namespace

Transcript::Transcript(std::size_t mostLines, Clock::time_point start)
    : mostLines_(std::max<std::size_t>(mostLines, 1)), start_(start) {}

void Transcript::add(Speaker speaker, std::string_view text, Clock::time_point at) {
    Line line{std::chrono::duration_cast<std::chrono::milliseconds>(at - start_), speaker,
              printable(text, LongestLine)};
    const std::lock_guard lock(mutex_);
    if (lines_.size() == mostLines_) {
        lines_.pop_front();
        ++dropped_;
    }
    lines_.push_back(std::move(line));
}

std::uint64_t Transcript::count() const {
    const std::lock_guard lock(mutex_);
    return dropped_ + lines_.size();
}

std::vector<Transcript::Line> Transcript::since(std::uint64_t first) const {
    const std::lock_guard lock(mutex_);
    const std::uint64_t skipped = std::max(first, dropped_) - dropped_;
    if (skipped >= lines_.size()) return {};
    return {lines_.begin() + static_cast<std::ptrdiff_t>(skipped), lines_.end()};
}

std::string Transcript::toText() const {
    std::string text;
    for (const Line& line : lines()) text += protocol::toText(line) + '\n';
    return text;
}

std::string toText(const Transcript::Line& line) {
    const auto milliseconds = std::max<long long>(line.at.count(), 0);
    return padded(std::to_string(milliseconds / 1000), 4, ' ') + '.' +
           padded(std::to_string(milliseconds % 1000), 3, '0') + ' ' + markOf(line.speaker) + ' ' +
           line.text;
}

}  // namespace tianyuan::protocol
