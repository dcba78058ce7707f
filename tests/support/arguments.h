#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::test {

/// The command line of a program that only tests use: "--games 15 --seed 2", or one file.
class Arguments {
public:
    /// `about`: what the program does, in a sentence.
    explicit Arguments(std::string about) : about_(std::move(about)) {}

    /// An option and where its value goes; numbers are not negative. Each variable outlives this.
    void take(const std::string& name, int& value, const std::string& meaning);
    void take(const std::string& name, std::uint64_t& value, const std::string& meaning);
    void take(const std::string& name, std::string& value, const std::string& meaning);
    /// What stands there without a name.
    void takeFile(std::string& value) { file_ = &value; }

    /// Reads it. What the program should end with at once, because it was only asked what it does
    /// or was told something that makes no sense; nothing: it can begin.
    std::optional<int> read(int count, const char* const* words);

private:
    using Store = std::function<bool(const std::string& text)>;

    std::optional<int> complain(const std::string& about) const;

    std::string about_;
    std::vector<std::string> lines_;  // of the help
    std::map<std::string, Store> options_;
    std::string* file_ = nullptr;
};

}  // namespace tianyuan::test
