#include "support/arguments.h"

#include <charconv>
#include <cstdio>
#include <string_view>
#include <utility>

namespace tianyuan::test {
namespace {

template <typename Number>
bool readNumber(const std::string& text, Number& value) {
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    return read.ec == std::errc() && read.ptr == end && !std::string_view(text).starts_with('-');
}

}  // namespace

void Arguments::take(const std::string& name, int& value, const std::string& meaning) {
    lines_.push_back(name + " N     " + meaning + " (" + std::to_string(value) + ")");
    options_[name] = [&value](const std::string& text) { return readNumber(text, value); };
}

void Arguments::take(const std::string& name, std::uint64_t& value, const std::string& meaning) {
    lines_.push_back(name + " N     " + meaning + " (" + std::to_string(value) + ")");
    options_[name] = [&value](const std::string& text) { return readNumber(text, value); };
}

void Arguments::take(const std::string& name, std::string& value, const std::string& meaning) {
    lines_.push_back(name + " TEXT  " + meaning + " (" + value + ")");
    options_[name] = [&value](const std::string& text) {
        value = text;
        return true;
    };
}

std::optional<int> Arguments::read(int count, const char* const* words) {
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        const auto option = options_.find(word);
        if (word == "-h" || word == "--help") {
            std::printf("%s\n", about_.c_str());
            for (const std::string& line : lines_) std::printf("    %s\n", line.c_str());
            return 0;
        }
        if (option == options_.end()) {
            if (!file_ || word.starts_with('-')) return complain("what is " + word + "?");
            *file_ = word;
            continue;
        }
        if (++i == count) return complain(word + " wants a value");
        if (!option->second(words[i])) return complain(word + ": not a number: " + words[i]);
    }
    return std::nullopt;
}

std::optional<int> Arguments::complain(const std::string& about) const {
    std::fprintf(stderr, "%s; --help says what can be asked for\n", about.c_str());
    return 2;
}

}  // namespace tianyuan::test
