#pragma once

#include <functional>
#include <string>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace tianyuan::cli {

// The door to CLI11. Its header makes every file that includes it a second longer to read and some
// to compile, and there is a file for each command.

/// An option or argument of a command. A handle: its copies are the same option.
class Option {
public:
    explicit Option(CLI::Option& option) : option_(&option) {}

    /// It has to be there.
    Option required(bool required = true) const;
    /// What stands for its value in the help.
    Option shownAs(const std::string& text) const;
    /// Its value may be left out.
    Option maybeWithoutValue() const;
    /// Not together with another, which is there already.
    Option excludes(const std::string& other) const;
    /// Only where the other is there.
    Option needs(const std::string& other) const;
    /// `complaint` says what is wrong with a value; empty: nothing.
    Option check(std::function<std::string(const std::string& value)> complaint) const;
    /// `reading` makes what is checked and stored of what was typed.
    Option read(std::function<std::string(const std::string& typed)> reading) const;

    CLI::Option& inner() const { return *option_; }

private:
    CLI::Option* option_;
};

/// The program, one of its commands, or one below that. A handle: its copies are the same command.
class Command {
public:
    Command(CLI::App& app) : app_(&app) {}

    Command addCommand(const std::string& name, const std::string& description) const;
    /// An option that is there or not.
    Option addFlag(const std::string& name, bool& variable, const std::string& description) const;
    /// An option with a value, or an argument that has a place instead of a name. For the types
    /// that command_line.cpp lists; numbers are added with addNumber(), which has bounds.
    template <typename Value>
    Option addOption(const std::string& name, Value& variable,
                     const std::string& description) const;

    /// What it does when it was asked for.
    void run(std::function<void()> action) const;
    /// What stands below its help.
    void footer(const std::string& text) const;
    /// One of the commands below it has to be there, or at most one.
    void requireCommand() const;
    void allowCommand() const;
    /// Options of the command above may follow too.
    void takeOptionsOfParent() const;
    /// Was the option there?
    bool has(const std::string& option) const;
    /// Was one of the commands below it there?
    bool hasCommand() const;

    CLI::App& inner() const { return *app_; }

private:
    CLI::App* app_;
};

}  // namespace tianyuan::cli
